import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, type ListObjectsV2CommandOutput } from "@aws-sdk/client-s3";
import { randomBytes } from "node:crypto";
import { Actor } from "./actor.ts";
import { environment, s3 } from "./aws.ts";

export * as ErasureLog from "./erasure-log.ts";

/** A thing that a member erases: ids, and nothing that says who a person is. */
export type Erased =
  | { readonly type: "cv"; readonly cvId: string }
  | { readonly type: "job"; readonly jobId: string }
  | { readonly type: "candidates"; readonly jobId: string; readonly cvIds: readonly string[] }
  | { readonly type: "upload"; readonly jobId: string; readonly cvId: string }
  | { readonly type: "wayIn"; readonly identityId: string }
  | { readonly type: "account" };

/** An entry of the log. */
export type Entry = Erased & {
  /** ISO 8601. */
  readonly at: string;
  readonly accountId: string;
  readonly userId: string;
};

const FOLDER = "erased/";

/**
 * Writes down what the acting member is about to erase, in the bucket and so outside of the table: a table that is restored to an earlier
 * time holds it again, and the log tells what has to be erased anew. Call it before the erasing write. An entry whose erasure then fails
 * names what a member wanted gone; a restore erases it. The bucket forgets an entry when no restore reaches back to it any more.
 */
export async function write(erased: Erased): Promise<void> {
  const { accountId, userId } = Actor.member();
  const at = new Date().toISOString();
  const entry: Entry = { ...erased, at, accountId, userId };
  await s3().send(
    new PutObjectCommand({
      Bucket: environment("CV_BUCKET"),
      Key: `${FOLDER}${at}-${randomBytes(8).toString("hex")}`,
      Body: JSON.stringify(entry),
      ContentType: "application/json",
    }),
  );
}

/** Yields the entries since a time, oldest first. */
export async function* since(time: Date): AsyncGenerator<Entry> {
  const Bucket = environment("CV_BUCKET");
  let ContinuationToken: string | undefined;
  do {
    const page: ListObjectsV2CommandOutput = await s3().send(
      new ListObjectsV2Command({ Bucket, Prefix: FOLDER, StartAfter: FOLDER + time.toISOString(), ContinuationToken }),
    );
    for (const { Key } of page.Contents ?? []) {
      const { Body } = await s3().send(new GetObjectCommand({ Bucket, Key }));
      yield JSON.parse(await Body!.transformToString()) as Entry;
    }
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
}
