import { Actor } from "../kernel/actor.ts";
import { derivedId } from "../kernel/id.ts";
import { Job } from "../job/job.ts";
import { Realtime } from "../kernel/realtime/realtime.ts";
import { Upload } from "../upload/upload.ts";
import { applicationOf, envelopeOf } from "../channels/email/letterhead.ts";
import { Mailbox } from "../job/mailbox.ts";
import type { Notification } from "../channels/email/notification.ts";

export * as Intake from "./burying-mail.ts";

// Apart from intake.ts: who buries a mail does not open it.

/**
 * Shows recruiters that a mail came which could not be taken in, whatever was tried, and from whom. The raw mail stays until the
 * bucket's rule removes it.
 */
export async function bury({ mail, receipt }: Notification): Promise<void> {
  const letterhead = envelopeOf(mail.headers ?? []);
  for (const { job } of await Mailbox.find(receipt.recipients)) {
    if (!job) continue;
    const { accountId, jobId } = job;
    await Actor.enter({ type: "system", accountId }, async () => {
      const found = await Job.find(jobId);
      if (!found) return;
      const cvId = derivedId("cv", Date.parse(receipt.timestamp), jobId, receipt.action.objectKey);
      const files = [{ cvId, name: letterhead.subject ?? "E-mail", size: 0 }];
      const application = applicationOf(letterhead, false);
      await Upload.reserve({ jobId, files, source: "email", locale: found.language, application });
      await Upload.fail(jobId, cvId, "server");
      await Realtime.hint({ about: "uploads", jobId });
    });
  }
}
