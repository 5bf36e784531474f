import { BatchWriteCommand } from "@aws-sdk/lib-dynamodb";
import { dynamo } from "@candor/core/kernel/aws";
import { batchesOf } from "@candor/core/kernel/batches";

const [BATCH, AT_ONCE] = [25, 8] as const;

/** Writes items, given as the parameters by which an entity would put them, directly to the table. */
export async function putAll(params: readonly object[]): Promise<void> {
  const table = process.env["TABLE_NAME"]!;
  const items = params.map((each) => (each as { readonly Item: Record<string, unknown> }).Item);
  for (const batches of batchesOf(batchesOf(items, BATCH), AT_ONCE)) {
    await Promise.all(
      batches.map((batch) =>
        dynamo().send(new BatchWriteCommand({ RequestItems: { [table]: batch.map((Item) => ({ PutRequest: { Item } })) } })),
      ),
    );
  }
}
