import type { Order } from "../candidacy/analysis/orders.ts";
import { applicationOf, envelopeOf } from "../channels/email/letterhead.ts";
import type { Notification as MailNotification } from "../channels/email/notification.ts";
import { findJob } from "../job/stored.ts";
import { Mailbox } from "../job/mailbox.ts";
import { Actor } from "../kernel/actor.ts";
import { derivedId } from "../kernel/id.ts";
import { Realtime } from "../kernel/realtime/realtime.ts";
import { Storage } from "../kernel/storage.ts";
import { Upload } from "../upload/upload.ts";

export * as DeadLetters from "./dead-letters.ts";

// A message that came back too often lands here, so that its work ends in a state that people see. Nothing in this file needs the
// vocabulary or the mail parser: the function stays small.

/** Ends a file as failed: its recruiter can retry it, and its sender gets an answer. */
export async function failFile(cvId: string): Promise<void> {
  const arrival = await Upload.arrivalOf(cvId);
  if (arrival) {
    const { accountId, jobId } = arrival;
    await Actor.enter({ type: "system", accountId }, async () => {
      await Upload.giveUp(jobId, cvId);
    });
  }
  await Storage.removeIncoming(cvId);
}

/**
 * Ends an order. CVs that were to be put forward end as failed, and can be put forward again. Candidates who were to be analyzed again
 * keep their earlier results, shown as such; the recruiter can ask again.
 */
export async function failOrder({ type, accountId, jobId, cvIds }: Order): Promise<void> {
  if (type !== "import") return;
  await Actor.enter({ type: "system", accountId }, async () => {
    for (const cvId of cvIds) await Upload.giveUp(jobId, cvId);
    await Realtime.notify({ about: "uploads", jobId });
  });
}

/**
 * Shows the recruiters of each addressed job that a mail came which could not be processed, and its sender. The bucket's rule removes the raw
 * mail.
 */
export async function failMail({ mail, receipt }: MailNotification): Promise<void> {
  const letterhead = envelopeOf(mail.headers ?? []);
  for (const { job } of await Mailbox.find(receipt.recipients)) {
    if (!job) continue;
    const { accountId, jobId } = job;
    await Actor.enter({ type: "system", accountId }, async () => {
      const found = await findJob(jobId);
      if (!found) return;
      const cvId = derivedId("cv", Date.parse(receipt.timestamp), jobId, receipt.action.objectKey);
      const files = [{ cvId, name: (letterhead.subject ?? "E-mail").replaceAll(/[/\\]/gu, "-"), size: 0 }];
      const application = applicationOf(letterhead, false);
      await Upload.reserve({ jobId, files, source: "email", locale: found.language, application });
      await Upload.fail(jobId, cvId, "server");
      await Realtime.notify({ about: "uploads", jobId });
    });
  }
}
