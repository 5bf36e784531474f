import { randomUUID } from "node:crypto";
import {
  attachment,
  forwarded,
  mail,
  multipart,
  pdfPart,
  textPart,
  type Head,
  type Piece,
} from "@candor/core/channels/email/sample-mails.fixture";
import { expect } from "vitest";
import { anAddress, answersTo, postAndWait, theAnswer, until } from "../support/mails/post-office.ts";
import { aCv, pdfOf } from "../support/pdf.ts";
import { asOperator, asRecruiter, asRecruiterInDetail } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

const HOUR_MS = 3_600_000;
const words = textPart("Please find my CV attached.");
const doc = attachment("application/msword", "CV.doc", Buffer.from("d0cf11e0", "hex"));
const unverified = () => anAddress("ada", "spf-fail.test");

const listed = async (recruiter: Recruiter, jobId: string) =>
  (await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } })).items;

const oneListed = (recruiter: Recruiter, jobId: string) =>
  until("the mail is listed", async () => (await listed(recruiter, jobId)).at(0));

async function send(job: { mailbox: string }, from: string, content: Piece, head: Head = {}) {
  await postAndWait(mail({ from, to: job.mailbox, subject: "My application", ...head }, content), { from, to: job.mailbox });
}

/** Spends a count of the product, as if so much had come before. */
async function spend(subject: string, units: number, windowMs: number): Promise<void> {
  asOperator();
  const { Rate } = await import("@candor/core/kernel/rate");
  await Rate.spend(subject, units, windowMs, units);
}

asRecruiter("a mail that nobody is told of is listed with what it says and what came with it", async (recruiter) => {
  const job = await recruiter.openJob();
  const ada = unverified();
  await send(job, ada, multipart("mixed", words, doc));
  const item = await oneListed(recruiter, job.id);
  expect(item).toMatchObject({
    name: "My application",
    state: "failed",
    code: "mail.noCv",
    message: "This mail brought no CV, and its sender was not answered.",
    sender: ada,
    canRetry: false,
    mail: { subject: "My application", message: "Please find my CV attached.", attached: ["CV.doc"] },
  });
  expect(await answersTo(ada)).toEqual([]);
  expect(
    (await recruiter.call("DELETE /api/jobs/{jobId}/uploads/{cvId}", { path: { jobId: job.id, cvId: item.cvId } })).status,
  ).toBe(204);
});

asRecruiter("so is a letter alone of an unverified sender", async (recruiter) => {
  const job = await recruiter.openJob();
  const letter = await pdfOf([
    "Dear hiring team,",
    "I am writing to apply for the position of Senior Frontend Engineer.",
    "In my present role I have rebuilt the invoicing app and I would like to do the same for you.",
    "I look forward to hearing from you.",
    "Yours sincerely,",
    "Ada Lovelace",
  ]);
  await send(job, unverified(), multipart("mixed", words, pdfPart(letter, "Cover letter.pdf")));
  const found = await until("the mail is listed", async () =>
    (await listed(recruiter, job.id)).find(({ code }) => code === "mail.noCv"),
  );
  expect(found.mail?.attached).toEqual(["Cover letter.pdf"]);
});

asRecruiter("a note of absence is not listed, and a job board's document is", async (recruiter) => {
  const job = await recruiter.openJob();
  await send(job, anAddress("away"), textPart("I am away until Monday."), { more: ["Auto-Submitted: auto-replied"] });
  await send(job, anAddress("board"), multipart("mixed", words, doc), { more: ["List-Id: <jobs.board.example>"] });
  const item = await oneListed(recruiter, job.id);
  expect(item.sender).toMatch(/^board/u);
  expect(await listed(recruiter, job.id)).toHaveLength(1);
});

asRecruiterInDetail(
  "a bounce is not listed, although nothing vouches for its sender, and neither is the mail that it returns",
  async (recruiter) => {
    const job = await recruiter.openJob();
    const returned = mail({ from: job.mailbox, to: "gone@post.example" }, multipart("mixed", words, doc));
    const report = multipart("report; report-type=delivery-status", textPart("It could not be delivered."), forwarded(returned));
    const relay = anAddress("relay", "spf-fail.test");
    await send(job, "", report, { from: `Relay <${relay}>` });
    // Some mail systems attach what they know, in types of their own.
    const known = attachment("application/ms-tnef", "winmail.dat", Buffer.from("789f3e22", "hex"));
    await send(job, "", multipart("mixed", textPart("It could not be delivered."), known), { from: "MAILER-DAEMON <>" });
    // WorkMail sends its bounces from an address of its own.
    const daemon = `mailer-daemon@${randomUUID()}.post.test`;
    await send(job, daemon, multipart("mixed", textPart("It could not be delivered."), known));
    // The class of its message alone tells that this one is a report.
    const head = Buffer.from("789f3e22010001088007001400000000", "hex").subarray(0, 15);
    const packed = Buffer.concat([head, Buffer.from("REPORT.IPM.Note.NDR\0")]);
    await send(job, relay, multipart("mixed", textPart("."), attachment("application/ms-tnef", "winmail.dat", packed)));
    const ada = unverified();
    await send(job, ada, multipart("mixed", words, doc));
    expect(await oneListed(recruiter, job.id)).toMatchObject({ sender: ada });
    expect(await listed(recruiter, job.id)).toHaveLength(1);
    expect(await answersTo(relay)).toEqual([]);
  },
);

asRecruiter("so is the mail of somebody who was answered five times that day", async (recruiter) => {
  const job = await recruiter.openJob();
  const ada = anAddress("ada");
  await spend(`answer:${ada}`, 5, 24 * HOUR_MS);
  await send(job, ada, words);
  expect(await oneListed(recruiter, job.id)).toMatchObject({ code: "mail.noCv", sender: ada });
});

asRecruiter("a CV that looks like spam waits for the recruiter's word and spends nothing until then", async (recruiter) => {
  const job = await recruiter.openJob();
  await send(job, anAddress("ada", "spam.test"), multipart("mixed", words, pdfPart(await aCv({ salt: job.id }), "Ada.pdf")));
  const item = await oneListed(recruiter, job.id);
  expect(item).toMatchObject({ name: "Ada.pdf", state: "failed", code: "mail.held", canRetry: true });
  expect((await recruiter.ok("GET /api/auth/session")).account.plan.cvs.used).toBe(0);

  const path = { jobId: job.id, cvId: item.cvId };
  expect((await recruiter.call("POST /api/jobs/{jobId}/uploads/{cvId}/retry", { path })).status).toBe(202);
  expect((await recruiter.settled(job.id))[0]).toMatchObject({ state: "complete", code: null });
  expect((await recruiter.ok("GET /api/auth/session")).account.plan.cvs.used).toBe(1);
});

asRecruiter(
  "more CVs than a sender may have read in an hour wait, and the sender is told that they were received",
  async (recruiter) => {
    const job = await recruiter.openJob();
    const [ada, bob] = [anAddress("ada"), anAddress("bob")];
    await spend(`mail:${job.id}:${ada}`, 20, HOUR_MS);
    await send(job, ada.replace("@", "+again@"), multipart("mixed", words, pdfPart(await aCv({ salt: ada }), "Ada.pdf")));
    expect(await oneListed(recruiter, job.id)).toMatchObject({ name: "Ada.pdf", code: "mail.held" });
    expect((await theAnswer(ada.replace("@", "+again@"))).text).toContain("we have received:\n• Ada.pdf");

    await send(job, bob, multipart("mixed", words, pdfPart(await aCv({ salt: bob }), "Bob.pdf")));
    const read = await until("the other one is read", async () =>
      (await listed(recruiter, job.id)).find(({ name, state }) => name === "Bob.pdf" && state === "complete"),
    );
    expect(read.code).toBeNull();
  },
);

asRecruiterInDetail("what a mailbox reads in an hour ends for all senders together, verified ones as well", async (recruiter) => {
  const [job, other] = [await recruiter.openJob(), await recruiter.openJob()];
  await spend(`mail:${job.id}:everybody`, 500, HOUR_MS);
  const ada = anAddress("ada");
  for (const each of [job, other]) await send(each, ada, multipart("mixed", words, pdfPart(await aCv({ salt: ada }), "Ada.pdf")));
  expect(await oneListed(recruiter, job.id)).toMatchObject({ name: "Ada.pdf", code: "mail.held" });
  expect((await recruiter.settled(other.id))[0]).toMatchObject({ state: "complete" });
  expect((await recruiter.ok("GET /api/auth/session")).account.plan.cvs.used).toBe(1);
});

asRecruiter("a member's own mails are all read", async (recruiter) => {
  const job = await recruiter.openJob();
  await spend(`mail:${job.id}:${recruiter.email}`, 20, HOUR_MS);
  await send(job, recruiter.email, multipart("mixed", words, pdfPart(await aCv({ salt: recruiter.email }), "Forwarded.pdf")));
  await until("it is read", async () =>
    (await listed(recruiter, job.id)).find(({ name, state }) => name === "Forwarded.pdf" && state === "complete"),
  );
});
