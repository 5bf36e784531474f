import { QueryCommand, type QueryCommandOutput } from "@aws-sdk/lib-dynamodb";
import { dynamo, environment } from "./aws.ts";

/** An item as the table keeps it, read without its entity. */
export interface Stored {
  readonly pk: string;
  readonly sk: string;
  /** The name of its entity. */
  readonly __edb_e__?: string;
  readonly [attribute: string]: unknown;
}

/** Items per page of a sweep. */
const PAGE = 200;

/** The partition key that an entity's query names: `partitionOf(JobEntity.query.byDate({ accountId }).params())`. */
export function partitionOf(params: object): string {
  const { ExpressionAttributeValues: values } = params as { ExpressionAttributeValues?: Record<string, unknown> };
  const key = values?.[":pk"];
  if (typeof key !== "string") throw new Error("The query names no partition");
  return key;
}

/**
 * Pages through everything under a partition key, whatever its entity, so that an erasure also reaches items of which its author knew
 * nothing. The index lags behind the table for a moment.
 */
export async function* itemsUnder(key: string, index?: "gsi1"): AsyncGenerator<readonly Stored[]> {
  let ExclusiveStartKey: QueryCommandOutput["LastEvaluatedKey"];
  do {
    const page: QueryCommandOutput = await dynamo().send(
      new QueryCommand({
        TableName: environment("TABLE_NAME"),
        ...(index ? { IndexName: index } : { ConsistentRead: true }),
        KeyConditionExpression: "#pk = :pk",
        ExpressionAttributeNames: { "#pk": index ? `${index}pk` : "pk" },
        ExpressionAttributeValues: { ":pk": key },
        Limit: PAGE,
        ...(ExclusiveStartKey && { ExclusiveStartKey }),
      }),
    );
    yield (page.Items ?? []) as Stored[];
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
}
