import { setTimeout as wait } from "node:timers/promises";
import { act, checked, isKnown, rules, type Index, type Input, type Table } from "./dynalite.ts";
import { codeOf, isRefused, refusal } from "./refusal.ts";
import type { Store } from "./store.ts";
import { itemOf, transactGet, transactWrite, unitsOf } from "./transactions.ts";

type Answer = Record<string, unknown>;
type Operation = (input: Input, store: Store) => Promise<Answer>;

/** The operations that dynalite lacks, or answers otherwise than DynamoDB. */
const OWN: Readonly<Record<string, Operation>> = {
  TransactWriteItems: transactWrite,
  TransactGetItems: transactGet,

  async CreateTable(input, store) {
    const answer = await act("CreateTable", checked("CreateTable", input, store), store);
    // dynalite makes the table active a moment later.
    while (store.table(input["TableName"] as string)?.TableStatus !== "ACTIVE") await wait(1);
    return answer;
  },

  async UpdateTable(input, store) {
    const table = found(input, store);
    const updates = (input["GlobalSecondaryIndexUpdates"] ?? []) as { Create?: Index }[];
    if (updates.length === 0 || updates.some(({ Create }) => !Create)) {
      throw refusal("ValidationException", "The local table only gains indexes: GlobalSecondaryIndexUpdates with Create");
    }
    const definitions = (input["AttributeDefinitions"] ?? []) as Table["AttributeDefinitions"];
    const added = definitions.filter(
      ({ AttributeName }) => !table.AttributeDefinitions.some((known) => known.AttributeName === AttributeName),
    );
    const changed: Table = { ...table, AttributeDefinitions: [...table.AttributeDefinitions, ...added] };
    for (const { Create } of updates) {
      const index: Index = { ...Create!, IndexStatus: "ACTIVE" };
      changed.GlobalSecondaryIndexes = [...(changed.GlobalSecondaryIndexes ?? []), index];
      store.keep(changed);
      const entries = store.getIndexDb("Global", table.TableName, index.IndexName);
      for await (const item of store.getItemDb(table.TableName).createValueStream({})) {
        for (const put of rules.getIndexActions([index], null, item, changed).puts) entries.put(put.key, put.item, () => {});
      }
    }
    return { TableDescription: changed };
  },

  async UpdateTimeToLive(input, store) {
    const { TableName } = found(input, store);
    const specification = input["TimeToLiveSpecification"];
    store.database.prepare("UPDATE candor_tables SET expiry = ? WHERE name = ?").run(JSON.stringify(specification), TableName);
    return { TimeToLiveSpecification: specification };
  },

  async DescribeTimeToLive(input, store) {
    const { TableName } = found(input, store);
    const row = store.database.prepare("SELECT expiry FROM candor_tables WHERE name = ?").get(TableName);
    const expiry = row?.["expiry"] as string | null | undefined;
    const { Enabled = false, AttributeName } = expiry
      ? (JSON.parse(expiry) as { Enabled?: boolean; AttributeName?: string })
      : {};
    return {
      TimeToLiveDescription: Enabled ? { TimeToLiveStatus: "ENABLED", AttributeName } : { TimeToLiveStatus: "DISABLED" },
    };
  },
};

/** Operations that change nothing. All others are one transaction of SQLite each. */
const READS = new Set([
  "BatchGetItem",
  "DescribeTable",
  "DescribeTimeToLive",
  "GetItem",
  "ListTables",
  "Query",
  "Scan",
  "TransactGetItems",
]);

/** Answers one call; the caller sends the next one when it has. @throws Refused */
export async function answer(operation: string, input: Input, store: Store): Promise<Answer> {
  if (!OWN[operation] && !isKnown(operation)) {
    throw refusal("UnknownOperationException", `There is no operation ${operation}`);
  }
  if (READS.has(operation)) return run(operation, input, store);
  store.database.exec("BEGIN IMMEDIATE");
  try {
    const answer = await run(operation, input, store);
    store.database.exec("COMMIT");
    return answer;
  } catch (error) {
    store.database.exec("ROLLBACK");
    store.forget();
    throw error;
  }
}

async function run(operation: string, input: Input, store: Store): Promise<Answer> {
  const own = OWN[operation];
  if (own) return own(input, store);
  const call = checked(operation, input, store);
  store.takeIndexUnits();
  try {
    const answer = await act(operation, call, store);
    return withUnits(operation, call, answer, store.takeIndexUnits());
  } catch (error) {
    const wantsOld = input["ReturnValuesOnConditionCheckFailure"] === "ALL_OLD";
    if (!wantsOld || !isRefused(error) || codeOf(error) !== "ConditionalCheckFailedException") throw error;
    const Item = itemOf(call, store);
    throw refusal(codeOf(error), error.message, Item ? { Item } : {});
  }
}

/** Adds what dynalite does not count: writes to indexes, and the least that a read costs. */
function withUnits(operation: string, call: Input, answer: Answer, indexUnits: ReadonlyMap<string, number>): Answer {
  const consumed = answer["ConsumedCapacity"];
  if (!consumed) return answer;
  const least = operation === "Query" || operation === "Scan" ? (call["ConsistentRead"] ? 1 : 0.5) : 0;
  const whole = (one: { TableName: string; CapacityUnits: number }) => ({
    ...one,
    CapacityUnits: Math.max(least, unitsOf(one)) + (indexUnits.get(one.TableName) ?? 0),
  });
  return {
    ...answer,
    ConsumedCapacity: Array.isArray(consumed) ? consumed.map(whole) : whole(consumed as Parameters<typeof whole>[0]),
  };
}

function found(input: Input, store: Store): Table {
  const name = String(input["TableName"]);
  const table = store.table(name);
  if (table) return table;
  throw refusal("ResourceNotFoundException", `Requested resource not found: Table: ${name} not found`);
}
