import { randomUUID } from "node:crypto";
import { mail, multipart, pdfPart, textPart } from "@candor/core/channels/email/sample-mails.fixture";
import { expect } from "vitest";
import { anAddress, answersTo, postAndWait, theAnswer, until } from "../support/mails/post-office.ts";
import { aCv, pdfOf } from "../support/pdf.ts";
import { asOperator, asRecruiter, asRecruiterInDetail, faults } from "../support/product.ts";

/** Sends what is owed, as the product does every minute; also what was written a moment ago. */
async function payAll(): Promise<number> {
  asOperator();
  const { Outbox } = await import("@candor/core/kernel/outbox");
  return Outbox.payAll(Date.now() + 60_000);
}

asRecruiterInDetail(
  "a mail whose CV has settled is answered though the order for it could not be sent at first",
  async (recruiter) => {
    const job = await recruiter.openJob();
    const ada = anAddress("ada");
    const fault = await faults().add({ service: "sqs", operation: "SendMessage", about: job.id, does: { kind: "fail" } });
    const content = multipart("mixed", textPart("My CV."), pdfPart(await aCv({ salt: ada }), "Ada.pdf"));
    await postAndWait(mail({ from: ada, to: job.mailbox }, content), { from: ada, to: job.mailbox });
    await until("the CV is a candidate", async () => {
      const { total } = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId: job.id } });
      return total === 1 ? true : undefined;
    });
    await until("the order was refused", async () => ((await fault.hits()) > 0 ? true : undefined));
    expect(await answersTo(ada)).toEqual([]);

    await fault.end();
    await payAll();
    expect((await theAnswer(ada)).text).toContain("• Ada.pdf");
  },
);

asRecruiter("an answer about files that could not be read is owed in the same way", async (recruiter) => {
  const job = await recruiter.openJob();
  const ada = anAddress("ada");
  const fault = await faults().add({ service: "sqs", operation: "SendMessage", about: job.id, does: { kind: "fail" } });
  const locked = await pdfOf(["x", ada], { password: "secret" });
  await postAndWait(mail({ from: ada, to: job.mailbox }, multipart("mixed", textPart("My CV."), pdfPart(locked, "Locked.pdf"))), {
    from: ada,
    to: job.mailbox,
  });
  await until("the order was refused", async () => ((await fault.hits()) > 0 ? true : undefined));
  await fault.end();
  await payAll();
  expect((await theAnswer(ada)).text).toContain("• Locked.pdf: The PDF asks for a password.");
});

asRecruiterInDetail(
  "a mail is answered at once though the table's word that nobody else answers it got lost",
  async (recruiter) => {
    const job = await recruiter.openJob();
    const ada = anAddress("ada");
    asOperator();
    const [{ Actor }, { Answers }, { MailEntity }] = await Promise.all([
      import("@candor/core/kernel/actor"),
      import("@candor/core/channels/email/answers"),
      import("@candor/core/channels/email/mail.entity"),
    ]);
    const { id: accountId } = (await recruiter.ok("GET /api/auth/session")).account;
    const mailId = `mail_${randomUUID()}`;
    await MailEntity.create({
      accountId,
      jobId: job.id,
      mailId,
      outcome: "noPdf",
      receivedAt: new Date().toISOString(),
      locale: "en",
      mailbox: job.mailbox,
      answersAs: "Firm",
      addressee: { to: ada, subject: null, messageId: null, references: [] },
      files: [],
      others: [],
      beyond: { names: [], count: 0 },
      expiresAt: Math.floor(Date.now() / 1000) + 3600,
    }).go();
    const lost = await faults().add({
      service: "dynamodb",
      operation: "UpdateItem",
      about: mailId,
      times: 1,
      does: { kind: "loseAnswer" },
    });
    const task = { type: "answerMail", accountId, jobId: job.id, mailId } as const;
    await Actor.enter({ type: "system", accountId }, () => Answers.send(task));
    expect(await lost.hits()).toBe(1);
    expect(await answersTo(ada)).toHaveLength(1);
  },
);

asRecruiterInDetail("a job is erased though its task could not be sent when it was deleted", async (recruiter) => {
  const job = await recruiter.openJob();
  await recruiter.upload(job.id, await aCv({ salt: job.id }));
  const fault = await faults().add({ service: "sqs", operation: "SendMessage", about: job.id, does: { kind: "fail" } });
  expect((await recruiter.call("DELETE /api/jobs/{jobId}", { path: { jobId: job.id } })).status).toBe(204);
  await fault.end();
  await payAll();

  asOperator();
  const { id: accountId } = (await recruiter.ok("GET /api/auth/session")).account;
  const { JobEntity } = await import("@candor/core/job/job.entity");
  await until("the job is gone", async () => ((await JobEntity.get({ accountId, jobId: job.id }).go()).data ? undefined : true));
});
