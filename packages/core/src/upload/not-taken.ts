import { Actor } from "../kernel/actor.ts";
import { notTakenKey } from "./indexed.ts";
import { UploadEntity } from "./upload.entity.ts";
import { itemOf, type Item } from "./stored.ts";

/** A file that was not taken. */
export interface NotTaken extends Item {
  readonly jobId: string;
  readonly at: string;
}

/** The files of the acting account that were not taken since a time and that nobody has dismissed, latest first, at most `most`. */
export async function notTakenSince(since: string, most: number): Promise<NotTaken[]> {
  const { data } = await UploadEntity.query
    .indexed({ indexedUnder: notTakenKey({ accountId: Actor.accountId() }) })
    .gt({ indexedAt: since })
    .go({ order: "desc", limit: most });
  return data.map((row) => ({ ...itemOf(row), jobId: row.jobId, at: row.indexedAt! }));
}
