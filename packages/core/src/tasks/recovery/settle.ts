import { ScanCommand, type ScanCommandOutput } from "@aws-sdk/lib-dynamodb";
import { PendingLetterEntity, LETTER_SHARDS } from "../../candidacy/pending-letter.entity.ts";
import { Candidacy } from "../../candidacy/write.ts";
import { Actor } from "../../kernel/actor.ts";
import { dynamo, environment } from "../../kernel/aws.ts";
import { deleteItems } from "../../kernel/batch.ts";
import type { Stored } from "../../kernel/sweep.ts";

/**
 * Entities that open something to whoever holds their secret. Some were ended after the time to which a table was restored, and nothing tells
 * which, so that all of them end: people sign in again, and connect their extension again.
 */
const OPENERS = new Set([
  "session",
  "magicLink",
  "ticket",
  "connection",
  "extensionCode",
  "extensionToken",
  "extensionTokenHash",
  "bridgeCode",
]);

/** Deletes every session, link, ticket and token of a restored table. Returns their number by entity. */
export async function endAllSessions(): Promise<Readonly<Record<string, number>>> {
  const ended: Record<string, number> = {};
  for await (const page of wholeTable()) {
    const meant = page.filter(({ __edb_e__: entity = "" }) => OPENERS.has(entity));
    await deleteItems(meant);
    for (const { __edb_e__: entity = "" } of meant) ended[entity] = (ended[entity] ?? 0) + 1;
  }
  return ended;
}

/**
 * Takes out the mails to candidates that fell due between the time of the restore and the end of the old table: the product has sent them,
 * and a restored table would have them sent twice. Returns their number.
 */
export async function settleLetters({ from, to }: { readonly from: Date; readonly to: Date }): Promise<number> {
  let settled = 0;
  for (let shard = 0; shard < LETTER_SHARDS; shard++) {
    const { data } = await PendingLetterEntity.query
      .byTime({ shard })
      .between({ sendAt: from.toISOString() }, { sendAt: to.toISOString() })
      .go({ pages: "all" });
    for (const { accountId, jobId, cvId, subject } of data) {
      await PendingLetterEntity.delete({ accountId, jobId, cvId }).go();
      await Actor.enter({ type: "system", accountId }, () => Candidacy.tell(jobId, cvId, { what: "mailed", to: subject }));
    }
    settled += data.length;
  }
  return settled;
}

/** Pages through the table. Only an operator may: no function has the right to scan. */
export async function* wholeTable(): AsyncGenerator<readonly Stored[]> {
  let ExclusiveStartKey: ScanCommandOutput["LastEvaluatedKey"];
  do {
    const page: ScanCommandOutput = await dynamo().send(
      new ScanCommand({ TableName: environment("TABLE_NAME"), ConsistentRead: true, ExclusiveStartKey }),
    );
    yield (page.Items ?? []) as Stored[];
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
}
