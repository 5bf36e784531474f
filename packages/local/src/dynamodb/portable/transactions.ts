import { createHash } from "node:crypto";
import type { Item } from "../history.ts";
import { act, checked, rules, type Input } from "./dynalite.ts";
import { codeOf, isRefused, refusal } from "./refusal.ts";
import type { Store } from "./store.ts";

/** dynalite has no transactions. The caller runs these within one of SQLite's, which it undoes when they throw. */

const MOST_ITEMS = 100;
/** The time in which a repeated token does nothing, as at DynamoDB. */
const TOKEN_MS = 10 * 60_000;
/** DynamoDB prepares each item, then commits it. Its indexes follow once. */
const UNITS_FACTOR = 2;

interface Part {
  readonly operation: string;
  readonly call: Input;
  /** The whole item is asked for when its condition fails. */
  readonly showsOld: boolean;
}

interface Reason {
  readonly Code: string;
  readonly Message?: string;
  readonly Item?: Item;
}

/** The operation of a single item whose rules hold for the same item in a transaction. A check may say what a deletion may say. */
const OPERATION_OF: Readonly<Record<string, string>> = {
  Put: "PutItem",
  Update: "UpdateItem",
  Delete: "DeleteItem",
  ConditionCheck: "DeleteItem",
};

/** @throws Refused */
export async function transactWrite(input: Input, store: Store): Promise<Record<string, unknown>> {
  const items = itemsOf(input);
  const parts = items.map((item) => partOf(item, store));
  refuseRepeated(parts.map(({ call }) => placeOf(call, store)));
  const isRepeated = claimToken(input, store);

  const units = new Map<string, number>();
  const add = (table: string, more: number) => units.set(table, (units.get(table) ?? 0) + more);
  const reasons: Reason[] = [];
  store.takeIndexUnits();
  for (const part of isRepeated ? [] : parts) {
    const { consumed, reason } = await attempt(part, store);
    add(part.call["TableName"] as string, UNITS_FACTOR * consumed);
    reasons.push(reason);
  }
  if (reasons.some(({ Code }) => Code !== "None")) throw cancelled(reasons);
  for (const [table, more] of store.takeIndexUnits()) add(table, more);
  return consumedIn(input, units);
}

/** @throws Refused */
export async function transactGet(input: Input, store: Store): Promise<Record<string, unknown>> {
  const calls = itemsOf(input).map((item) =>
    checked("GetItem", { ...(item["Get"] as Input), ConsistentRead: true, ReturnConsumedCapacity: "TOTAL" }, store),
  );
  refuseRepeated(calls.map((call) => placeOf(call, store)));
  const units = new Map<string, number>();
  const Responses: object[] = [];
  for (const call of calls) {
    const { Item, ConsumedCapacity } = await act("GetItem", call, store);
    const table = call["TableName"] as string;
    units.set(table, (units.get(table) ?? 0) + UNITS_FACTOR * unitsOf(ConsumedCapacity));
    Responses.push(Item ? { Item } : {});
  }
  return { Responses, ...consumedIn(input, units) };
}

function itemsOf(input: Input): Record<string, unknown>[] {
  const items = input["TransactItems"];
  if (Array.isArray(items) && items.length > 0 && items.length <= MOST_ITEMS) return items as Record<string, unknown>[];
  throw refusal("ValidationException", `A transaction has 1 to ${MOST_ITEMS} items in 'transactItems'`);
}

function partOf(item: Record<string, unknown>, store: Store): Part {
  const [kind = "", ...others] = Object.keys(item).filter((name) => item[name] !== undefined);
  const operation = OPERATION_OF[kind];
  if (!operation || others.length > 0) {
    throw refusal("ValidationException", "TransactItems can only contain one of Check, Put, Update or Delete");
  }
  const { ReturnValuesOnConditionCheckFailure, ...said } = item[kind] as Input;
  return {
    operation: kind === "ConditionCheck" ? kind : operation,
    call: checked(operation, { ...said, ReturnConsumedCapacity: "TOTAL" }, store),
    showsOld: ReturnValuesOnConditionCheckFailure === "ALL_OLD",
  };
}

/** Table and key of an item. */
function placeOf(call: Input, store: Store): { readonly table: string; readonly key: string } {
  const name = call["TableName"] as string;
  const table = store.table(name);
  if (!table) throw refusal("ResourceNotFoundException", "Requested resource not found");
  const wrong = call["Key"] ? rules.validateKey(call["Key"] as Item, table) : undefined;
  if (wrong) throw wrong;
  return { table: name, key: rules.createKey((call["Key"] ?? call["Item"]) as Item, table) };
}

function refuseRepeated(places: readonly { readonly table: string; readonly key: string }[]): void {
  if (new Set(places.map(({ table, key }) => `${table} ${key}`)).size === places.length) return;
  throw refusal("ValidationException", "Transaction request cannot include multiple operations on one item");
}

async function attempt(part: Part, store: Store): Promise<{ readonly consumed: number; readonly reason: Reason }> {
  const { operation, call } = part;
  try {
    if (operation !== "ConditionCheck") {
      const { ConsumedCapacity } = await act(operation, call, store);
      return { consumed: unitsOf(ConsumedCapacity), reason: { Code: "None" } };
    }
    const item = itemOf(call, store);
    const failure = rules.checkConditional(call, item);
    if (failure) throw failure;
    return { consumed: rules.capacityUnits(item, false, false), reason: { Code: "None" } };
  } catch (error) {
    if (!isRefused(error)) throw error;
    const message = String(error.body["message"]);
    if (codeOf(error) !== "ConditionalCheckFailedException") {
      return { consumed: 0, reason: { Code: "ValidationError", Message: message } };
    }
    const old = part.showsOld ? itemOf(call, store) : undefined;
    return { consumed: 0, reason: { Code: "ConditionalCheckFailed", Message: message, ...(old ? { Item: old } : {}) } };
  }
}

/** The item that a call of one item is about, as it is. */
export function itemOf(call: Input, store: Store): Item | undefined {
  const { table, key } = placeOf(call, store);
  let found: Item | undefined;
  store.getItemDb(table).get(key, (_, item) => (found = item));
  return found;
}

const cancelled = (reasons: readonly Reason[]) => {
  const codes = reasons.map(({ Code }) => Code).join(", ");
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`;
  return refusal("TransactionCanceledException", message, { Message: message, CancellationReasons: reasons });
};

/** True when the same transaction has been done under this token. It is kept with the transaction, or undone with it. */
function claimToken(input: Input, { database }: Store): boolean {
  const token = input["ClientRequestToken"];
  if (typeof token !== "string") return false;
  const request = createHash("sha256").update(JSON.stringify(input["TransactItems"])).digest("base64");
  const now = Date.now();
  database.prepare("DELETE FROM candor_tokens WHERE at < ?").run(now - TOKEN_MS);
  const known = database.prepare("SELECT request FROM candor_tokens WHERE token = ?").get(token);
  if (known && known["request"] !== request) {
    throw refusal(
      "IdempotentParameterMismatchException",
      "ClientRequestToken was used with other parameters in the last ten minutes",
    );
  }
  if (!known) database.prepare("INSERT INTO candor_tokens VALUES (?, ?, ?)").run(token, request, now);
  return known !== undefined;
}

export const unitsOf = (consumed: unknown): number => (consumed as { CapacityUnits?: number } | undefined)?.CapacityUnits ?? 0;

const consumedIn = (input: Input, units: ReadonlyMap<string, number>): Record<string, unknown> =>
  ["TOTAL", "INDEXES"].includes(String(input["ReturnConsumedCapacity"]))
    ? { ConsumedCapacity: [...units].map(([TableName, CapacityUnits]) => ({ TableName, CapacityUnits })) }
    : {};
