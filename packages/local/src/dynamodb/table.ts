import { isDeepStrictEqual } from "node:util";
import * as z from "zod";

const KeySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(["HASH", "RANGE"]) }));
const Index = z.object({
  IndexName: z.string(),
  KeySchema,
  Projection: z.object({ ProjectionType: z.string(), NonKeyAttributes: z.array(z.string()).optional() }),
});
type Index = z.infer<typeof Index>;

/**
 * The properties of an AWS::DynamoDB::Table in its template. Those without effect on one machine are read and not used;
 * one that is not listed stops the start.
 */
const Properties = z.strictObject({
  TableName: z.string(),
  KeySchema,
  AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.enum(["S", "N", "B"]) })),
  GlobalSecondaryIndexes: z.array(Index.loose()).default([]),
  TimeToLiveSpecification: z.object({ AttributeName: z.string(), Enabled: z.boolean() }).optional(),
  BillingMode: z.literal("PAY_PER_REQUEST"),
  DeletionProtectionEnabled: z.unknown().optional(),
  PointInTimeRecoverySpecification: z.object({ PointInTimeRecoveryEnabled: z.boolean() }).optional(),
  SSESpecification: z.unknown().optional(),
  Tags: z.unknown().optional(),
});

/** Calls the stand-in directly, without signature and counts; see dynamodb.ts. */
export type Ask = (operation: string, input: unknown) => Promise<Record<string, unknown>>;

const Description = z.object({
  KeySchema,
  GlobalSecondaryIndexes: z.array(Index).default([]),
});

/**
 * Creates the table that a template describes. An existing table is kept and gains missing indexes. Returns its name, and true if it can
 * be restored to an earlier time.
 * @throws Error for unknown properties, or when the existing table has other keys
 */
export async function createTable(properties: unknown, ask: Ask): Promise<{ name: string; isRecoverable: boolean }> {
  const parsed = Properties.safeParse(properties);
  if (!parsed.success) throw new Error(`An AWS::DynamoDB::Table is not understood:\n${z.prettifyError(parsed.error)}`);
  const table = parsed.data;
  const names = ((await ask("ListTables", {}))["TableNames"] ?? []) as string[];

  if (names.includes(table.TableName)) {
    await grow(table, Description.parse((await ask("DescribeTable", { TableName: table.TableName }))["Table"]), ask);
  } else {
    await ask("CreateTable", {
      TableName: table.TableName,
      KeySchema: table.KeySchema,
      AttributeDefinitions: table.AttributeDefinitions,
      BillingMode: table.BillingMode,
      ...(table.GlobalSecondaryIndexes.length > 0
        ? { GlobalSecondaryIndexes: table.GlobalSecondaryIndexes.map((index) => Index.parse(index)) }
        : {}),
    });
  }
  if (table.TimeToLiveSpecification) {
    await ask("UpdateTimeToLive", { TableName: table.TableName, TimeToLiveSpecification: table.TimeToLiveSpecification });
  }
  return { name: table.TableName, isRecoverable: table.PointInTimeRecoverySpecification?.PointInTimeRecoveryEnabled ?? false };
}

async function grow(table: z.infer<typeof Properties>, standing: z.infer<typeof Description>, ask: Ask): Promise<void> {
  const changed = (what: string) =>
    new Error(
      `Table ${table.TableName} stands with other ${what} than the template asks for: delete the data folder to start anew.`,
    );
  if (!isDeepStrictEqual(standing.KeySchema, table.KeySchema)) throw changed("keys");

  for (const wanted of table.GlobalSecondaryIndexes.map((index) => Index.parse(index))) {
    const index = standing.GlobalSecondaryIndexes.find(({ IndexName }) => IndexName === wanted.IndexName);
    if (index && !isDeepStrictEqual(index, wanted)) throw changed(`keys in its index ${wanted.IndexName}`);
    if (!index) {
      await ask("UpdateTable", {
        TableName: table.TableName,
        AttributeDefinitions: table.AttributeDefinitions,
        GlobalSecondaryIndexUpdates: [{ Create: wanted }],
      });
    }
  }
}
