import { QueryCommand, type QueryCommandInput, type QueryCommandOutput } from "@aws-sdk/lib-dynamodb";
import { dynamo } from "./aws.ts";

/**
 * Reads all items of a query, or its first `most`, consistently and without the entity, because for thousands of items the entity's
 * conversion takes longer than the requests.
 */
export async function itemsOf<T>(params: object, attributes: readonly string[], most = Infinity): Promise<T[]> {
  const query = params as QueryCommandInput;
  const names = Object.fromEntries(attributes.map((name) => [`#p_${name}`, name]));
  const items: T[] = [];
  let ExclusiveStartKey: QueryCommandOutput["LastEvaluatedKey"];
  do {
    const page = await dynamo().send(
      new QueryCommand({
        ...query,
        ConsistentRead: true,
        ProjectionExpression: Object.keys(names).join(", "),
        ExpressionAttributeNames: { ...query.ExpressionAttributeNames, ...names },
        ...(most < Infinity && { Limit: most - items.length }),
        ...(ExclusiveStartKey && { ExclusiveStartKey }),
      }),
    );
    items.push(...((page.Items ?? []) as T[]));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey && items.length < most);
  return items;
}
