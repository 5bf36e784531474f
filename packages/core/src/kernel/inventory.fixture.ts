import { gunzipSync } from "node:zlib";
import { ListObjectsV2Command } from "@aws-sdk/client-s3";
import { ScanCommand, type ScanCommandInput } from "@aws-sdk/lib-dynamodb";
import { dynamo, environment, s3 } from "./aws.ts";

/**
 * Returns all stored data under one of these names, for tests of erasure: items of the table whose partition key contains a name,
 * as text with packed attributes unpacked, and keys of the bucket.
 */
export async function inventory(names: readonly string[]): Promise<{ items: string[]; keys: string[] }> {
  const [items, keys] = await Promise.all([itemsUnder(names), keysWith(names)]);
  return { items: items.toSorted(), keys: keys.toSorted() };
}

/** Returns everything stored in which one of these words stands anywhere: items of the whole table as text, and keys of the bucket. */
export async function everythingThatSays(words: readonly string[]): Promise<string[]> {
  const [items, keys] = await Promise.all([scanned({}), keysWith(words)]);
  return [...items.filter((text) => words.some((word) => text.includes(word))), ...keys];
}

const itemsUnder = (names: readonly string[]): Promise<string[]> =>
  scanned({
    FilterExpression: names.map((_, index) => `contains(pk, :n${index})`).join(" OR "),
    ExpressionAttributeValues: Object.fromEntries(names.map((name, index) => [`:n${index}`, name])),
  });

async function scanned(filter: Omit<ScanCommandInput, "TableName">): Promise<string[]> {
  const items: string[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await dynamo().send(new ScanCommand({ TableName: process.env["TABLE_NAME"], ...filter, ExclusiveStartKey }));
    items.push(...(page.Items ?? []).map(spelledOut));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
}

async function keysWith(names: readonly string[]): Promise<string[]> {
  const keys: string[] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await s3().send(new ListObjectsV2Command({ Bucket: environment("CV_BUCKET"), ContinuationToken }));
    keys.push(...(page.Contents ?? []).map(({ Key }) => Key!));
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  return keys.filter((key) => names.some((name) => key.includes(name)));
}

const spelledOut = (item: Record<string, unknown>): string =>
  JSON.stringify(item, (_, value: unknown) => {
    if (value instanceof Set) return [...value];
    if (!(value instanceof Uint8Array)) return value;
    return value[0] === 0x1f && value[1] === 0x8b ? gunzipSync(value).toString("utf8") : "bytes";
  });
