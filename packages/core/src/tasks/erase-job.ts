import { VisitEntity } from "../candidacy/visit.entity.ts";
import { Candidacy } from "../candidacy/write.ts";
import { BulkLinkEntity, BulkTokenEntity } from "../channels/bulk-link/bulk-link.entity.ts";
import { MailEntity } from "../channels/email/mail.entity.ts";
import { isDeletedJob } from "../job/stored.ts";
import { eraseJobItems } from "../job/erase.ts";
import { writeEach } from "../kernel/batch.ts";
import { Actor } from "../kernel/actor.ts";
import { Upload } from "../upload/upload.ts";

/** Removes everything that belongs to a deleted job. The job's own items go last: a repeated task finds by them what is left. */
export async function eraseJob(jobId: string): Promise<void> {
  if (!(await isDeletedJob(jobId))) return;
  await Candidacy.eraseAll(jobId);
  await VisitEntity.delete({ accountId: Actor.accountId(), jobId }).go();
  await Upload.eraseOfJob(jobId);
  await eraseBulkLinks(jobId);
  await eraseMails(jobId);
  await eraseJobItems(jobId);
}

async function eraseBulkLinks(jobId: string): Promise<void> {
  const accountId = Actor.accountId();
  const { data } = await BulkLinkEntity.query.ofJob({ accountId, jobId }).go({ pages: "all", consistent: true });
  // Links go last: a repeated task finds the remaining tokens by them.
  await writeEach(
    data.map(({ token }) => ({ token })),
    (left) => BulkTokenEntity.delete(left).go({ concurrency: 4 }),
  );
  await writeEach(
    data.map(({ linkId }) => ({ accountId, jobId, linkId })),
    (left) => BulkLinkEntity.delete(left).go({ concurrency: 4 }),
  );
}

async function eraseMails(jobId: string): Promise<void> {
  const accountId = Actor.accountId();
  const { data } = await MailEntity.query.ofJob({ accountId, jobId }).go({ pages: "all" });
  await writeEach(
    data.map(({ mailId }) => ({ accountId, jobId, mailId })),
    (left) => MailEntity.delete(left).go({ concurrency: 4 }),
  );
}
