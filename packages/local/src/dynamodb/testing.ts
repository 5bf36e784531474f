/** The table alone, without the rest of the cloud: for measurements with very many items, and tests that need nothing else. */
import { createForwarder } from "./forward.ts";
import { startDynamo } from "./process.ts";
import { tableOver } from "./program.ts";
import { createTable } from "./table.ts";

const NAME = "alone";

const key = (partition: string, sort: string) => [
  { AttributeName: partition, KeyType: "HASH" },
  { AttributeName: sort, KeyType: "RANGE" },
];

export interface TestTable {
  /** The environment that AWS's clients and the product's code read. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Starts a DynamoDB with one empty table, keyed as the product's is. */
export async function startTestTable(): Promise<TestTable> {
  const forwarder = createForwarder();
  // A file would be synchronised with every write, which takes most of the time.
  const dynamo = await startDynamo({ ...tableOver("."), file: ":memory:" });
  const properties = {
    TableName: NAME,
    KeySchema: key("pk", "sk"),
    AttributeDefinitions: ["pk", "sk", "gsi1pk", "gsi1sk"].map((AttributeName) => ({ AttributeName, AttributeType: "S" })),
    GlobalSecondaryIndexes: [{ IndexName: "gsi1", KeySchema: key("gsi1pk", "gsi1sk"), Projection: { ProjectionType: "ALL" } }],
    BillingMode: "PAY_PER_REQUEST",
  };
  await createTable(properties, async (operation, input) => {
    const { status, text } = await forwarder.send(dynamo.url, operation, JSON.stringify(input));
    if (status !== 200) throw new Error(text);
    return JSON.parse(text) as Record<string, unknown>;
  });
  return {
    env: {
      AWS_ENDPOINT_URL_DYNAMODB: dynamo.url,
      AWS_REGION: "us-east-1",
      AWS_ACCESS_KEY_ID: "local",
      AWS_SECRET_ACCESS_KEY: "local",
      TABLE_NAME: NAME,
    },
    async stop() {
      forwarder.close();
      await dynamo.stop();
    },
  };
}
