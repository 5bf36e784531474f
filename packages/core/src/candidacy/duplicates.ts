import type { Duplicate } from "./candidate.info.ts";
import { Derived } from "./derived.ts";
import { SKETCH, type Person } from "./person.ts";

/** A fact that two candidacies share and that identifies a person. */
type Reason = Duplicate["because"][number];

/** For each candidate with possible duplicates in the job: their ids and the reasons. Symmetric. */
export type Duplicates = ReadonlyMap<string, ReadonlyMap<string, readonly Reason[]>>;

/** The part of a candidate's row that is compared. */
export interface Compared {
  readonly cvId: string;
  readonly person?: Person;
  /** CVs that a person has declared to belong to other people. */
  readonly distinctFrom?: readonly string[];
}

/**
 * Most candidates that may share a fact. A fact shared by more identifies nobody: an agency's telephone, a text that a whole
 * course hands in.
 */
const SHARED_MOST = 5;
/** Least number of equal values in the sketches of nearly equal texts, measured in decision 0018. */
const ALIKE = 19;
/**
 * Values per stretch. Only sketches that agree in a whole stretch are compared, so that ten thousand need not be compared with
 * ten thousand.
 */
const STRETCH = 4;
/** Most candidates that may share a stretch; one that more share is a common phrase. */
const STRETCH_SHARED_MOST = 50;

/** Finds the possible duplicates in a job. The result is cached per array of rows, and stays while nobody's facts change. */
export const duplicatesIn: (rows: readonly Compared[]) => Duplicates = Derived.once(compare, (before, { removed, added }) => {
  const factsOf = new Map(removed.map((row) => [row.cvId, factsIn(row)]));
  const isSame = removed.length === added.length && added.every((row) => factsOf.get(row.cvId) === factsIn(row));
  return isSame ? before : undefined;
});

/** All of a row that is compared, as text. */
const factsIn = ({ person, distinctFrom = [] }: Compared): string =>
  JSON.stringify([person?.email, person?.phone, person?.text, distinctFrom.toSorted()]);

function compare(rows: readonly Compared[]): Duplicates {
  const duplicates = new Map<string, Map<string, Reason[]>>();
  const add = (a: Compared, b: Compared, reason: Reason) => {
    if (a.distinctFrom?.includes(b.cvId) || b.distinctFrom?.includes(a.cvId)) return;
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const others = duplicates.get(one.cvId) ?? new Map<string, Reason[]>();
      duplicates.set(one.cvId, others);
      others.set(other.cvId, [...(others.get(other.cvId) ?? []), reason]);
    }
  };
  for (const [a, b] of sharing(rows, "email")) add(a, b, "email");
  for (const [a, b] of sharing(rows, "phone")) add(a, b, "phone");
  for (const [a, b] of alike(rows)) add(a, b, "text");
  return duplicates;
}

type Pair = readonly [Compared, Compared];

function sharing(rows: readonly Compared[], key: "email" | "phone"): Pair[] {
  const groups = new Map<string, Compared[]>();
  for (const row of rows) {
    const value = row.person?.[key];
    if (value === undefined) continue;
    const group = groups.get(value);
    if (group) group.push(row);
    else groups.set(value, [row]);
  }
  return [...groups.values()].flatMap((group) => (group.length > SHARED_MOST ? [] : pairsOf(group)));
}

const pairsOf = (group: readonly Compared[]): Pair[] =>
  group.flatMap((a, index) => group.slice(index + 1).map((b): Pair => [a, b]));

/** Returns pairs whose sketches agree in most values. */
function alike(rows: readonly Compared[]): Pair[] {
  const sketched = rows.filter(({ person }) => person?.text?.length === SKETCH);
  const sketches = Uint8Array.from(Buffer.from(sketched.map(({ person }) => person!.text!).join(""), "latin1"));
  const found = sketched.map(() => new Set<number>());
  for (let n = 0; n < STRETCHES; n++) compareWhereEqual(n, sketches, found);
  const isTelling = (index: number) => found[index]!.size < SHARED_MOST;
  return found.flatMap((others, a) =>
    [...others].flatMap((b): Pair[] => (a < b && isTelling(a) && isTelling(b) ? [[sketched[a]!, sketched[b]!]] : [])),
  );
}

/**
 * Adds pairs to `found` whose sketches are equal in stretch `n` and alike as a whole, for each candidate at most as many as may
 * share a text. Sketches with an equal stretch are chained in a typed array, because a map of lists takes longer than the
 * comparison itself.
 */
function compareWhereEqual(n: number, sketches: Uint8Array, found: readonly Set<number>[]): void {
  const stretches = new Int32Array(sketches.buffer);
  const latest = new Int32Array(TABLE).fill(-1);
  const before = new Int32Array(found.length);
  for (let index = 0; index < found.length; index++) {
    const value = stretches[index * STRETCHES + n]!;
    const slot = (Math.imul(value, 0x9e3779b1) >>> 0) % TABLE;
    before[index] = latest[slot]!;
    latest[slot] = index;
    const others = found[index]!;
    let met = 0;
    for (let other = before[index]!; other >= 0 && met < STRETCH_SHARED_MOST; other = before[other]!) {
      if (stretches[other * STRETCHES + n] !== value) continue;
      met += 1;
      if (others.size === SHARED_MOST) break;
      if (others.has(other) || !isAlike(sketches, index * SKETCH, other * SKETCH)) continue;
      others.add(other);
      if (found[other]!.size < SHARED_MOST) found[other]!.add(index);
    }
  }
}

const TABLE = 16_381;
const STRETCHES = SKETCH / STRETCH;

function isAlike(sketches: Uint8Array, a: number, b: number): boolean {
  let other = 0;
  for (let n = 0; n < SKETCH; n++) if (sketches[a + n] !== sketches[b + n] && ++other > SKETCH - ALIKE) return false;
  return true;
}
