import * as z from "zod";
import { Refusal, type Clock } from "../kernel/service.ts";
import type { History, Item } from "./history.ts";
import type { Ask } from "./table.ts";

/** Items that one batch holds. */
const BATCH = 25;

const Table = z.looseObject({ TableName: z.string() });

const Restore = z.strictObject({
  SourceTableName: z.string(),
  TargetTableName: z.string(),
  /** Seconds since 1970. */
  RestoreDateTime: z.number().optional(),
  UseLatestRestorableTime: z.boolean().optional(),
});

const Switch = z.strictObject({
  TableName: z.string(),
  PointInTimeRecoverySpecification: z.strictObject({ PointInTimeRecoveryEnabled: z.literal(true) }),
});

interface Recovery {
  /** Undefined where another server holds the tables: it keeps no history for us. */
  readonly history: History | undefined;
  readonly clock: Clock;
  readonly ask: Ask;
}

type Answer = Readonly<Record<string, unknown>>;

/** The calls of point-in-time recovery, by operation. */
export const RECOVERY: Readonly<Record<string, (input: unknown, recovery: Recovery) => Promise<Answer>>> = {
  DescribeContinuousBackups: (input, recovery) => described(read(Table, input).TableName, recovery),

  async UpdateContinuousBackups(input, recovery) {
    const { TableName } = read(Switch, input);
    await tableOf(TableName, recovery.ask);
    needed(recovery).begin(TableName, recovery.clock.now());
    return described(TableName, recovery);
  },

  async RestoreTableToPointInTime(input, recovery) {
    const { SourceTableName: source, TargetTableName: target, ...when } = read(Restore, input);
    const history = needed(recovery);
    const table = await tableOf(source, recovery.ask);
    const now = recovery.clock.now();
    const at = when.UseLatestRestorableTime ? now : (when.RestoreDateTime ?? Number.NaN) * 1000;
    const since = history.since(source);
    if (since === undefined) {
      throw new Refusal("PointInTimeRecoveryUnavailableException", `Point in time recovery is not enabled for table '${source}'`);
    }
    if (!(at >= since && at <= now)) {
      throw new Refusal("InvalidRestoreTimeException", "The requested restore time is not within the restorable window");
    }
    if ((((await recovery.ask("ListTables", {}))["TableNames"] ?? []) as string[]).includes(target)) {
      throw new Refusal("TableAlreadyExistsException", `Table already exists: ${target}`);
    }
    await recovery.ask("CreateTable", { ...shapeOf(table), TableName: target });
    await fill(target, [...history.itemsAt(source, at)], recovery.ask);
    return {
      TableDescription: {
        ...((await recovery.ask("DescribeTable", { TableName: target }))["Table"] as object),
        TableStatus: "CREATING",
      },
    };
  },
};

/** A restored table has the keys and indexes of its source; its other settings are the default, as on AWS. */
const Shape = z.object({
  KeySchema: z.array(z.unknown()),
  AttributeDefinitions: z.array(z.unknown()),
  GlobalSecondaryIndexes: z
    .array(z.object({ IndexName: z.string(), KeySchema: z.array(z.unknown()), Projection: z.unknown() }))
    .optional(),
});

const shapeOf = (table: unknown) => ({ ...Shape.parse(table), BillingMode: "PAY_PER_REQUEST" });

async function fill(table: string, items: readonly Item[], ask: Ask): Promise<void> {
  for (let from = 0; from < items.length; from += BATCH) {
    let requests = items.slice(from, from + BATCH).map((item) => ({ PutRequest: { Item: item } }));
    while (requests.length > 0) {
      const { UnprocessedItems: left } = await ask("BatchWriteItem", { RequestItems: { [table]: requests } });
      requests = (left as Record<string, typeof requests> | undefined)?.[table] ?? [];
    }
  }
}

async function described(table: string, { history, clock, ask }: Recovery): Promise<Answer> {
  await tableOf(table, ask);
  const since = history?.since(table);
  return {
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: "ENABLED",
      PointInTimeRecoveryDescription:
        since === undefined
          ? { PointInTimeRecoveryStatus: "DISABLED" }
          : {
              PointInTimeRecoveryStatus: "ENABLED",
              EarliestRestorableDateTime: since / 1000,
              LatestRestorableDateTime: clock.now() / 1000,
            },
    },
  };
}

async function tableOf(name: string, ask: Ask): Promise<unknown> {
  const names = ((await ask("ListTables", {}))["TableNames"] ?? []) as string[];
  if (!names.includes(name)) throw new Refusal("TableNotFoundException", `Table not found: ${name}`);
  return (await ask("DescribeTable", { TableName: name }))["Table"];
}

function needed({ history }: Recovery): History {
  if (history) return history;
  throw new Refusal("PointInTimeRecoveryUnavailableException", "The server of DYNAMODB_ENDPOINT keeps no history for this cloud");
}

function read<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new Refusal("ValidationException", `Invalid value at '${issue?.path.join(".") ?? ""}': ${issue?.message ?? ""}`);
}
