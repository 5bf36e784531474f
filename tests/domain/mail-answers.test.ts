import {
  attachment,
  mail,
  multipart,
  pdfPart,
  textPart,
  type Head,
  type Piece,
} from "@candor/core/channels/email/sample-mails.fixture";
import { expect } from "vitest";
import { anAddress, answered, answersTo, postAndWait, theAnswer, until } from "../support/mails/post-office.ts";
import { aCv } from "../support/pdf.ts";
import { aRecruiter, asOperator, asRecruiter, asRecruiterInDetail, asRecruiterAtSize, setPlan } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

const words = textPart("Hello, here is my CV.");
const withCv = async (salt: string) => multipart("mixed", words, pdfPart(await aCv({ salt })));

/** Sends a mail to a job and waits until it has been taken in. */
async function write(
  job: { mailbox: string },
  from: string,
  content: Piece,
  { envelope = from, ...head }: Head & { envelope?: string } = {},
) {
  await postAndWait(mail({ from, to: job.mailbox, ...head }, content), { from: envelope, to: job.mailbox });
}

async function uploads(recruiter: Recruiter, jobId: string, count: number) {
  await until(`${count} files are listed`, async () => {
    const { items } = await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } });
    return items.length >= count ? true : undefined;
  });
  return recruiter.settled(jobId);
}

asRecruiter("a mail without a PDF gets an answer that says what to send and names its attachments", async (recruiter) => {
  const job = await recruiter.openJob({ language: "es" });
  const from = anAddress();
  await write(
    job,
    from,
    multipart(
      "mixed",
      words,
      attachment(
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        "CV Núñez.docx",
        Buffer.from("504b0304", "hex"),
      ),
    ),
  );
  const { text, from: by } = await theAnswer(from);
  expect(by).toBe(job.mailbox);
  expect(text).toContain("no traía ningún PDF");
  expect(text).toContain("• CV Núñez.docx: Un documento de texto. Guárdalo como PDF y envíalo así.");
  const { items } = await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId: job.id } });
  expect(items).toEqual([]);
});

asRecruiter("a mail of three hundred nested parts is answered as unreadable, and not retried", async (recruiter) => {
  const job = await recruiter.openJob({ language: "tr" });
  const from = anAddress();
  let nest: Piece = pdfPart(await aCv());
  for (let depth = 0; depth < 300; depth++) nest = multipart("mixed", nest);
  await write(job, from, nest);
  expect((await theAnswer(from)).text).toContain("ile ilgili e-postanız açılamadı.");
});

for (const { status, says } of [
  { status: "closed", says: "takes no more applications. Your mail was not taken, and its files were not kept." },
  { status: "onHold", says: "takes no applications at the moment. Your mail was not taken, and its files were not kept." },
] as const) {
  asRecruiter(`a mail to a job that is ${status} is told so, and nothing of it is kept`, async (recruiter) => {
    const job = await recruiter.openJob();
    await recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId: job.id }, body: { status } });
    const [from, stranger] = [anAddress(), anAddress("stranger", "spf-fail.test")];
    await write(job, stranger, await withCv(stranger));
    await write(job, from, await withCv(from));
    expect((await theAnswer(from)).text).toContain(says);
    expect(await answersTo(stranger)).toEqual([]);
    const { items } = await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId: job.id } });
    expect(items).toEqual([]);
  });
}

asRecruiterInDetail(
  "mail to an unknown or former address is answered in its language, and not from a job's mailbox",
  async (recruiter) => {
    const job = await recruiter.openJob();
    await recruiter.ok("DELETE /api/jobs/{jobId}", { path: { jobId: job.id } });
    const from = anAddress();
    const german = textPart(
      "Sehr geehrte Damen und Herren, anbei finden Sie meine Unterlagen für die Stelle. Ich freue mich auf Ihre Antwort.",
    );
    await write(job, from, multipart("mixed", german, pdfPart(await aCv({ salt: from }))));
    const answer = await theAnswer(from);
    expect(answer.from).toBe("no-reply@jobs.localhost");
    expect(answer.text).toContain(`Unter ${job.mailbox} nimmt keine Stelle Bewerbungen an.`);

    // No mail loop can begin: mail to this name, and to the names of mail systems, gets no answer.
    const other = anAddress();
    for (const name of ["no-reply", "postmaster"]) await write({ mailbox: `${name}@jobs.localhost` }, other, await withCv(name));
    await write({ mailbox: "nobody-here@jobs.localhost" }, other, await withCv("nobody"));
    expect(await answered(other)).toHaveLength(1);
  },
);

const MACHINES: readonly (readonly [string, Head & { envelope?: string; who?: string }])[] = [
  ["an out-of-office note", { more: ["Auto-Submitted: auto-replied"] }],
  ["bulk mail", { more: ["Precedence: bulk"] }],
  ["a mailing list", { more: ["List-Id: <jobs.lists.example>", "List-Unsubscribe: <mailto:leave@lists.example>"] }],
  ["Exchange's automatic mail", { more: ["X-Auto-Response-Suppress: All"] }],
  ["a bounce", { envelope: "" }],
  ["a job board that nobody reads", { who: "no-reply" }],
  ["a mail that fails SPF, DKIM and DMARC", { envelope: "x@spf-fail.test" }],
];

asRecruiter("CVs in mails of machines, lists and unverified senders are scored, but get no answer", async (recruiter) => {
  const job = await recruiter.openJob();
  const senders: string[] = [];
  for (const [sentence, { who, ...head }] of MACHINES) {
    const from = anAddress(who);
    senders.push(from);
    await write(job, from, await withCv(sentence), { subject: sentence, ...head });
  }
  const items = await uploads(recruiter, job.id, MACHINES.length);
  expect(items.filter(({ state }) => state === "complete")).toHaveLength(MACHINES.length);

  const verified = new Map<string, boolean>();
  for (const { cvId } of items) {
    const { application } = await recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId: job.id, cvId } });
    verified.set(application!.subject!, application!.isVerified);
  }
  for (const [sentence, { envelope }] of MACHINES) {
    expect([sentence, verified.get(sentence)]).toEqual([sentence, !/spf-fail/.test(envelope ?? "")]);
  }
  const person = anAddress("person");
  await write(job, person, await withCv("a person"));
  await theAnswer(person);
  for (const from of senders) expect([from, await answersTo(from)]).toEqual([from, []]);
});

asRecruiter("a mail with a virus is deleted without an answer, and none of its files is taken", async (recruiter) => {
  const job = await recruiter.openJob();
  const from = anAddress();
  await write(job, from, await withCv("virus"), { envelope: "x@virus.test" });
  const person = anAddress("person");
  await write(job, person, await withCv("a healthy person"));
  await theAnswer(person);
  const items = await uploads(recruiter, job.id, 1);
  expect(items.map(({ sender }) => sender)).toEqual([person]);
  expect(await answersTo(from)).toEqual([]);
});

asRecruiterAtSize("forty mails of one sender with the same CV are one candidate and at most five answers", async (recruiter) => {
  const job = await recruiter.openJob();
  const from = anAddress("storm");
  const content = await withCv(from);
  await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      write(job, from.replace("@", n % 2 === 0 ? "@" : "+x@"), content, { subject: `Re: ${n}` }),
    ),
  );
  await uploads(recruiter, job.id, 40);
  expect((await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId: job.id } })).totalResumes).toBe(1);
  const tagged = from.replace("@", "+x@");
  const heard = await until("five answers", async () => {
    const all = [...(await answersTo(from)), ...(await answersTo(tagged))];
    return all.length >= 5 ? all : undefined;
  });
  const person = anAddress("person");
  await write(job, person, await withCv("a person after the storm"));
  await theAnswer(person);
  expect([...(await answersTo(from)), ...(await answersTo(tagged))]).toHaveLength(heard.length);
  expect(heard).toHaveLength(5);
});

asRecruiterInDetail(
  "while the employer has to pay, an applicant reads that the CV was received, and it waits",
  async (recruiter) => {
    const job = await recruiter.openJob();
    await setPlan(recruiter.email, "unpaid");
    const from = anAddress();
    await write(job, from, await withCv(from));
    const { text } = await theAnswer(from);
    expect(text).toContain("we have received:\n• CV.pdf");
    expect(text).not.toMatch(/pay|subscription|plan/i);
    const { items } = await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId: job.id } });
    expect(items).toMatchObject([{ state: "waiting", code: "subscription.unpaid", sender: from }]);

    await setPlan(recruiter.email, "beta");
    expect(await recruiter.settled(job.id)).toMatchObject([{ state: "complete" }]);
    expect(await answersTo(from)).toHaveLength(1);
  },
);

asRecruiter("a subject, a name or a message id cannot inject headers into an answer", async (recruiter) => {
  const job = await recruiter.openJob({ title: 'Chef "de" partie\\, <x@y.example>' });
  const from = anAddress();
  await write(
    job,
    `"A\\"\r\n Bcc: evil@y.example" <${from}>`,
    multipart("mixed", words, pdfPart(await aCv({ salt: from }), "=?UTF-8?Q?a=0D=0ABcc:_evil@y.example?=.pdf")),
    {
      envelope: from,
      subject: "=?UTF-8?Q?Hi=0D=0ABcc:_evil@y.example=0D=0A=0D=0ABody?=",
      messageId: "<a b\tc>",
      more: ["References: <one@x> nonsense <two\u0007@x> <three@x>", "Reply-To: evil@y.example"],
    },
  );
  const answer = await theAnswer(from);
  expect(answer.to).toEqual([from]);
  expect(answer.subject).toBe("Re: Hi Bcc: evil@y.example Body");
  expect(answer.headers).toEqual({ "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" });
  expect(await answersTo("evil@y.example")).toEqual([]);
  expect(answer.from).toBe(job.mailbox);
});

asRecruiterInDetail(
  "a job's address can be renamed once; mail to both names arrives, and the name stays unguessable",
  async (recruiter) => {
    const job = await recruiter.openJob();
    const rename = (name: string) => recruiter.call("PUT /api/jobs/{jobId}/mailbox", { path: { jobId: job.id }, body: { name } });
    for (const name of ["", "x", "日本語", "–", "a".repeat(41)]) {
      const { status, body } = await rename(name);
      expect({ name, status, body }).toMatchObject({ name, status: 400, body: { code: "mailbox.invalid" } });
    }
    const replies = await Promise.all([rename("Über uns"), rename("Über uns")]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)!.body).toMatchObject({ code: "mailbox.renamed" });

    const renamed = await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId: job.id } });
    expect(renamed.mailbox).toMatch(/^ueber-uns-[2-9a-z]{10}@jobs\.localhost$/);
    expect(renamed.isMailboxRenamed).toBe(true);
    const from = anAddress();
    await write(job, from, await withCv("former"));
    await write(renamed, from, await withCv("present"));
    expect(await uploads(recruiter, job.id, 2)).toHaveLength(2);
    expect((await answered(from, 2)).map((answer) => answer.from)).toEqual([renamed.mailbox, renamed.mailbox]);

    const other = await aRecruiter();
    const foreign = await other.call("PUT /api/jobs/{jobId}/mailbox", { path: { jobId: job.id }, body: { name: "mine" } });
    expect(foreign).toMatchObject({ status: 404, body: { code: "job.notFound" } });
  },
);

asRecruiter("a mail that fails on every attempt is shown to the recruiter with its sender", async (recruiter) => {
  const job = await recruiter.openJob();
  asOperator();
  const { DeadLetters } = await import("@candor/core/tasks/dead-letters");
  const from = anAddress();
  const notification = {
    notificationType: "Received" as const,
    mail: {
      messageId: "x",
      source: from,
      headers: [
        { name: "From", value: `=?UTF-8?Q?Ada_L=C3=B6velace?= <${from}>` },
        { name: "Subject", value: "My application" },
      ],
    },
    receipt: {
      timestamp: new Date().toISOString(),
      recipients: [job.mailbox, "nobody-here@jobs.localhost"],
      action: { objectKey: `mail/${from}` },
    },
  };
  await DeadLetters.failMail(notification);
  await DeadLetters.failMail(notification);
  const { items } = await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId: job.id } });
  expect(items).toMatchObject([
    { name: "My application", state: "failed", code: "server", source: "email", sender: from, canRetry: false },
  ]);
});

asRecruiterInDetail("a deleted job leaves neither its addresses nor its mails behind", async (recruiter) => {
  const job = await recruiter.openJob();
  const renamed = await recruiter.ok("PUT /api/jobs/{jobId}/mailbox", { path: { jobId: job.id }, body: { name: "soon gone" } });
  const from = anAddress();
  await write(job, from, await withCv(from));
  await theAnswer(from);

  asOperator();
  const [{ Mailbox }, { MailEntity }] = await Promise.all([
    import("@candor/core/job/mailbox"),
    import("@candor/core/channels/email/mail.entity"),
  ]);
  const addresses = [job.mailbox, renamed.mailbox];
  const [owner] = await Mailbox.find(addresses);
  const left = async () => ({
    jobs: (await Mailbox.find(addresses)).filter((found) => found.job).length,
    mails: (await MailEntity.query.ofJob(owner!.job!).go()).data.length,
  });
  expect(await left()).toEqual({ jobs: 2, mails: 1 });
  await recruiter.ok("DELETE /api/jobs/{jobId}", { path: { jobId: job.id } });
  await until("nothing is left", async () => {
    const { jobs, mails } = await left();
    return jobs + mails === 0 ? true : undefined;
  });
});

asRecruiterInDetail("two concurrent runs that answer the same mail send one answer", async (recruiter) => {
  const job = await recruiter.openJob();
  const from = anAddress();
  await write(job, from, await withCv(from));
  await theAnswer(from);
  asOperator();
  const [{ Answers }, { MailEntity }, { Mailbox }, { Actor }] = await Promise.all([
    import("@candor/core/channels/email/answers"),
    import("@candor/core/channels/email/mail.entity"),
    import("@candor/core/job/mailbox"),
    import("@candor/core/kernel/actor"),
  ]);
  const [owner] = await Mailbox.find([job.mailbox]);
  const { data } = await MailEntity.query.ofJob(owner!.job!).go();
  const { accountId, jobId, mailId } = data[0]!;
  const again = () =>
    Actor.enter({ type: "system", accountId }, () => Answers.send({ type: "answerMail", accountId, jobId, mailId }));
  await again();
  expect(await answersTo(from)).toHaveLength(1);

  // The state of a mail whose answer was claimed by a function that crashed before sending it.
  await MailEntity.patch({ accountId, jobId, mailId })
    .set({ claimedUntil: new Date(Date.now() - 1).toISOString() })
    .remove(["answeredAt"])
    .go();
  await Promise.all([again(), again(), again()]);
  expect(await answersTo(from)).toHaveLength(2);
});
