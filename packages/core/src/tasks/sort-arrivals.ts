import type { Notification as MailNotification } from "../channels/email/notification.ts";
import { Mailbox } from "../job/mailbox.ts";
import { Queue } from "../kernel/queue.ts";
import { ArrivalEntity } from "../upload/upload.entity.ts";

export * as SortArrivals from "./sort-arrivals.ts";

// S3 and SES cannot tell the account of what has come in, and a queue is fair only between accounts that it knows.

/** Sends the message about files that have arrived on to the scoring queue, as one of the files' account. */
export async function passOnFiles([cvId]: readonly string[], body: string): Promise<void> {
  // A test message of S3.
  if (cvId === undefined) return;
  const { data } = await ArrivalEntity.get({ cvId }).go({ consistent: true });
  await Queue.send("SCORING_QUEUE_URL", body, { accountId: data?.accountId });
}

/** Sends the message about a mail on to the queue of received mails, as one of the first addressed job's account. */
export async function passOnMail({ receipt }: MailNotification, body: string): Promise<void> {
  const addressed = await Mailbox.find(receipt.recipients);
  await Queue.send("MAIL_QUEUE_URL", body, { accountId: addressed.find(({ job }) => job)?.job?.accountId });
}
