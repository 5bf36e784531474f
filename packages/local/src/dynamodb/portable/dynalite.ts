import { createRequire } from "node:module";
import type { Item } from "../history.ts";
import type { Store } from "./store.ts";

/**
 * The modules of dynalite that know DynamoDB's rules: what a call may say, what its expressions mean, how an item becomes a key. They are not
 * the package's public face, so its version is pinned and the contract tests stand for the rest.
 */

export type Input = Record<string, unknown>;

/** A table as DescribeTable shows it. */
export interface Table {
  TableName: string;
  TableStatus: string;
  KeySchema: { AttributeName: string; KeyType: string }[];
  AttributeDefinitions: { AttributeName: string; AttributeType: string }[];
  GlobalSecondaryIndexes?: Index[];
}

export interface Index {
  IndexName: string;
  KeySchema: Table["KeySchema"];
  Projection: { ProjectionType: string; NonKeyAttributes?: string[] };
  [more: string]: unknown;
}

export type Callback<T = unknown> = (error: unknown, value?: T) => void;

interface Rules {
  createKey(item: Item, table: Table): string;
  getIndexActions(indexes: Index[], before: Item | null, now: Item, table: Table): { puts: { key: string; item: Item }[] };
  validateKey(key: Item, table: Table): Error | null | undefined;
  checkConditional(call: Input, item: Item | undefined): Error | null | undefined;
  capacityUnits(item: Item | undefined, isRead: boolean, isConsistent: boolean): number;
}

interface Checks {
  checkTypes(input: Input, types: unknown): Input;
  checkValidations(call: Input, types: unknown, custom: unknown, store: Store): void;
}

const load = createRequire(import.meta.url);
const moduleOf = (operation: string) => operation.charAt(0).toLowerCase() + operation.slice(1);

export const rules = load("dynalite/db") as Rules;
const checks = load("dynalite/validations") as Checks;

const OPERATIONS = [
  "BatchGetItem",
  "BatchWriteItem",
  "CreateTable",
  "DeleteItem",
  "DescribeTable",
  "GetItem",
  "ListTables",
  "PutItem",
  "Query",
  "Scan",
  "UpdateItem",
] as const;

type Action = (store: Store, call: Input, done: Callback<Record<string, unknown>>) => void;

const ACTIONS = new Map<string, { readonly act: Action; readonly types: unknown; readonly custom: unknown }>(
  OPERATIONS.map((operation) => [
    operation,
    {
      act: load(`dynalite/actions/${moduleOf(operation)}`) as Action,
      ...(load(`dynalite/validations/${moduleOf(operation)}`) as { types: unknown; custom: unknown }),
    },
  ]),
);

export const isKnown = (operation: string): boolean => ACTIONS.has(operation);

/** The call with its expressions parsed. @throws Error with DynamoDB's refusal when it may not say this */
export function checked(operation: string, input: Input, store: Store): Input {
  const { types, custom } = ACTIONS.get(operation)!;
  // Unknown members are removed from the object that is given.
  const call = checks.checkTypes({ ...input }, types);
  checks.checkValidations(call, types, custom, store);
  return call;
}

/** Does what a checked call asks. */
export function act(operation: string, call: Input, store: Store): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    ACTIONS.get(operation)!.act(store, call, (error, answer) =>
      error ? reject(error) : resolve(answer as Record<string, unknown>),
    );
  });
}
