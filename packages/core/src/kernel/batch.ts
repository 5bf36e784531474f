import { setTimeout } from "node:timers/promises";
import { BatchWriteCommand } from "@aws-sdk/lib-dynamodb";
import { dynamo, environment } from "./aws.ts";
import { batchesOf } from "./batches.ts";

/**
 * The table did not take all items of a batch, however often it was asked: it lacks capacity for now. Workers return their message to
 * the queue for it, and the API answers that its caller should try again soon.
 */
export class Throttled extends Error {
  override readonly name = "Throttled";
}

/** Requests for what is left of a batch, and the waits between them, which double on average: some three seconds in all. */
const ATTEMPTS = 8;
const FIRST_WAIT_MS = 25;
const LONGEST_WAIT_MS = 1000;

/** A batch of electrodb: `unprocessed` names the items for which the table lacked capacity. */
type Batch<T> = Promise<T & { readonly unprocessed: readonly object[] }>;

/**
 * Reads items by their keys, all of them: those that the table left out are asked for again. Those that do not exist are not in the
 * answer. Throws `Throttled` rather than answer with a part, which a caller would take for everything.
 */
export async function readEach<Key extends object, Item>(
  keys: readonly Key[],
  read: (keys: Key[]) => Batch<{ readonly data: Item[] }>,
): Promise<Item[]> {
  const found: Item[] = [];
  await insist(keys, async (left) => {
    const { data, unprocessed } = await read(left);
    found.push(...data);
    return unprocessed;
  });
  return found;
}

/** Writes or deletes items, all of them. Throws `Throttled` when the table does not take some. */
export function writeEach<Item extends object>(items: readonly Item[], write: (items: Item[]) => Batch<unknown>): Promise<void> {
  return insist(items, async (left) => (await write(left)).unprocessed);
}

/** Items per request, and requests at once: a partition takes a thousand small writes in a second. */
const [BATCH, BATCHES_AT_ONCE] = [25, 4] as const;

/** The key of an item as the table has it. */
interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** Deletes items of any entities by their keys, all of them. Throws `Throttled` when the table does not take some. */
export async function deleteItems(items: readonly Key[]): Promise<void> {
  const keys = items.map(({ pk, sk }) => ({ pk, sk }));
  for (const batches of batchesOf(batchesOf(keys, BATCH), BATCHES_AT_ONCE)) {
    await Promise.all(batches.map((batch) => insist(batch, deleteBatch)));
  }
}

async function deleteBatch(keys: readonly Key[]): Promise<readonly Key[]> {
  const table = environment("TABLE_NAME");
  const requests = keys.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
  const { UnprocessedItems } = await dynamo().send(new BatchWriteCommand({ RequestItems: { [table]: requests } }));
  return (UnprocessedItems?.[table] ?? []).map(({ DeleteRequest }) => DeleteRequest!.Key as unknown as Key);
}

async function insist<Item extends object>(
  items: readonly Item[],
  attempt: (items: Item[]) => Promise<readonly object[]>,
): Promise<void> {
  let left = [...items];
  for (let attempts = 0; left.length > 0; attempts++) {
    if (attempts === ATTEMPTS) throw new Throttled(`The table did not take ${left.length} of ${items.length} items`);
    if (attempts > 0) await setTimeout(Math.random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempts));
    const unprocessed = await attempt(left);
    left = unprocessed.length === 0 ? [] : left.filter((item) => unprocessed.some((key) => isOf(item, key)));
    if (left.length < unprocessed.length) throw new Error("The table left out items that it was not asked for");
  }
}

/**
 * True if an item is the one that was left out. It is named by its key, whose numbers may come as text; one that was to be put comes whole,
 * with attributes that the entity added.
 */
function isOf(item: object, left: object): boolean {
  const known = item as Record<string, unknown>;
  const asText = (value: unknown) => (typeof value === "number" ? String(value) : value);
  return Object.entries(left).every(
    ([name, value]) => known[name] === undefined || typeof value === "object" || asText(known[name]) === asText(value),
  );
}
