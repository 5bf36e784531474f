import { ExtensionTokenHashEntity } from "../../account/extension/extension.entity.ts";
import { partitionsOf } from "../../candidacy/rows.ts";
import { BulkTokenEntity } from "../../channels/bulk-link/bulk-link.entity.ts";
import { CvTextEntity } from "../../cv/cv.entity.ts";
import { MailboxEntity } from "../../job/mailbox.entity.ts";
import { PublicIdEntity } from "../../job/publication.entity.ts";
import { deleteItems } from "../../kernel/batch.ts";
import { batchesOf } from "../../kernel/batches.ts";
import { Storage } from "../../kernel/storage.ts";
import { itemsUnder, partitionOf, type Stored } from "../../kernel/sweep.ts";
import { Frozen } from "../../model/frozen.ts";
import { UploadEntity } from "../../upload/upload.entity.ts";
import { Upload } from "../../upload/upload.ts";
import type { Time } from "./time.ts";

/** Uploads whose files are erased at once. */
const AT_ONCE = 8;

const textOf = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

/** Erases what an item of the account's own partition names and what is stored elsewhere. */
export async function eraseLeaves(accountId: string, item: Stored, time: Time): Promise<void> {
  switch (item.__edb_e__) {
    case "job":
      return eraseJob(accountId, item, time);
    case "cv":
    case "cvErasure":
      return eraseCv(accountId, String(item["cvId"]), textOf(item["sha256"]), time);
    case "cvHash":
      return Frozen.eraseOfCv(accountId, String(item["sha256"]));
    case "company":
      return eraseLogo(textOf(item["logo"]));
    case "held":
      return Upload.eraseFile(String(item["cvId"]));
    case "extensionToken":
      await ExtensionTokenHashEntity.delete({ tokenHash: String(item["tokenHash"]) }).go();
      return undefined;
    default:
      return undefined;
  }
}

async function eraseJob(accountId: string, job: Stored, time: Time): Promise<void> {
  await sweepJob(accountId, String(job["jobId"]), time);
  const mailboxes = [textOf(job["mailbox"]), textOf(job["formerMailbox"])].flatMap((name) => name ?? []);
  await Promise.all(mailboxes.map((name) => MailboxEntity.delete({ name }).go()));
  await PublicIdEntity.delete({ publicId: String(job["publicId"]) }).go();
}

/** Erases the partitions of a job, and what their items name. Returns the number of items found. */
export async function sweepJob(accountId: string, jobId: string, time: Time): Promise<number> {
  let found = 0;
  for await (const page of itemsUnder(partitionOf(UploadEntity.query.byJob({ accountId, jobId }).params()))) {
    for (const some of batchesOf(page, AT_ONCE)) {
      time.check();
      await Promise.all(some.map(eraseLeavesInJob));
    }
    await deleteItems(page);
    found += page.length;
  }
  for (const partition of partitionsOf(accountId, jobId)) {
    for await (const page of itemsUnder(partitionOf(partition))) {
      time.check();
      await deleteItems(page);
      found += page.length;
    }
  }
  return found;
}

async function eraseLeavesInJob(item: Stored): Promise<void> {
  if (item.__edb_e__ === "upload") await Upload.eraseFile(String(item["cvId"]));
  if (item.__edb_e__ === "bulkLink") await BulkTokenEntity.delete({ token: String(item["token"]) }).go();
}

async function eraseCv(accountId: string, cvId: string, sha256: string | undefined, time: Time): Promise<void> {
  for await (const page of itemsUnder(partitionOf(CvTextEntity.query.one({ accountId, cvId }).params()))) {
    time.check();
    await deleteItems(page);
  }
  if (!sha256) return;
  await Frozen.eraseOfCv(accountId, sha256);
  await Storage.eraseReading(accountId, sha256);
}

async function eraseLogo(logo: string | undefined): Promise<void> {
  const { id } = JSON.parse(logo ?? "{}") as { id?: string };
  if (id) await Storage.removeLogo(id);
}
