import { randomBytes } from "node:crypto";

export * as ChangedNames from "./changed-names.ts";

// Many items are cached in memory. So that one change does not make a reader read them all again, each write leaves the name of what it
// has changed, in one item beside a counter of the writes; the reader fetches only what is named.

/** Sets of names that are filled one after the other. The one after the next is emptied, so that a late writer empties none in use. */
const SETS = ["names0", "names1", "names2", "names3"] as const;
type NameSet = (typeof SETS)[number];

const set = { type: "set", items: "string" } as const;
/** The attributes of an item that tells the latest writes. */
export const nameSets = { names0: set, names1: set, names2: set, names3: set } as const;

/** The latest writes: their number, and the names that are left. */
export interface Latest {
  readonly writes: number;
  readonly names: ReadonlySet<string>;
}

/** The names that an item tells, of so many writes. */
export function latestOf(writes: number, told: Partial<Record<NameSet, readonly string[]>>): Latest {
  return { writes, names: new Set(SETS.flatMap((name) => told[name] ?? [])) };
}

/** Characters that tell apart two writes of one name. */
const NONCE = 2;

const onceMore = (name: string): string => name + randomBytes(NONCE).toString("base64url").slice(0, NONCE);

/** The names of all writes between two readings, each once; undefined where some are not there any more. */
export function changedBetween(before: Latest, now: Latest): string[] | undefined {
  const told = [...now.names].filter((name) => !before.names.has(name));
  if (told.length !== now.writes - before.writes) return undefined;
  return [...new Set(told.map((name) => name.slice(0, -NONCE)))];
}

/** The names that a write adds, and the set that it empties. */
export interface Addition {
  readonly added: Partial<Record<NameSet, string[]>>;
  readonly emptied: NameSet;
}

/**
 * Plans what a write leaves. The number of earlier writes only says which set is being filled, so an eventually consistent read of it is
 * enough.
 * @param size of a set; two full ones should fit into one kilobyte, which is the unit that a write is billed in
 */
export function additionOf(names: readonly string[], earlierWrites: number, size: number): Addition {
  const filled = Math.floor(earlierWrites / size);
  return { added: { [SETS[filled % SETS.length]!]: names.map(onceMore) }, emptied: SETS[(filled + 2) % SETS.length]! };
}
