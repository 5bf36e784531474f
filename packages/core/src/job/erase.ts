import { Actor } from "../kernel/actor.ts";
import { JobEntity, JobTextEntity } from "./job.entity.ts";
import { MailboxEntity } from "./mailbox.entity.ts";
import { PublicIdEntity } from "./publication.entity.ts";

/**
 * Deletes the items of a deleted job, its mailboxes and its public id. The head is deleted last, because a repeated task finds
 * the rest through it.
 */
export async function eraseJobItems(jobId: string): Promise<void> {
  const key = { accountId: Actor.accountId(), jobId };
  const { data } = await JobEntity.get(key).go({ consistent: true });
  if (!data?.deletedAt) return;
  for (const name of [data.mailbox, data.formerMailbox]) if (name) await MailboxEntity.delete({ name }).go();
  await PublicIdEntity.delete({ publicId: data.publicId }).go();
  await JobTextEntity.delete(key).go();
  await JobEntity.delete(key).go();
}
