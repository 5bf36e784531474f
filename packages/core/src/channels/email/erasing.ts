import { Actor } from "../../kernel/actor.ts";
import { MailEntity } from "./mail.entity.ts";
import { MailboxEntity } from "../../job/mailbox.entity.ts";

export * as Intake from "./erasing.ts";

// Apart from intake.ts: who only erases needs no parser of mails.

/** Removes the addresses of a job that was deleted, by their names, and what is kept of the mails that came to it. */
export async function eraseOf(jobId: string, mailboxes: readonly (string | undefined)[]): Promise<void> {
  for (const name of mailboxes) if (name) await MailboxEntity.delete({ name }).go();
  const accountId = Actor.accountId();
  const { data } = await MailEntity.query.ofJob({ accountId, jobId }).go({ pages: "all" });
  await MailEntity.delete(data.map(({ mailId }) => ({ accountId, jobId, mailId }))).go({ concurrency: 4 });
}
