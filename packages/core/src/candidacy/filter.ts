import { Failure } from "../kernel/failure.ts";
import { fold, matches } from "../kernel/search-text.info.ts";
import type { Source } from "../cv/cv.info.ts";
import { Stage, type Filter, type Facets, type Sort } from "./candidate.info.ts";
import type { StoredRow } from "./rows.ts";

/** Most skills of a job that are offered as filters. */
const SKILLS_OFFERED = 30;

/** Input of filters and sorts: a row and its shown score. */
export interface Filtered {
  readonly row: StoredRow;
  readonly shown: { readonly score?: number };
}

/**
 * Returns a predicate for candidates that match every part of a filter: words of name, title, place or skills, a range of scores,
 * all skills, one of the stages, one of the sources.
 * @throws Failure `input.invalid` when `minScore` is above `maxScore`
 */
export function filterOf({ query, minScore, maxScore, skills, stage, source }: Filter): (one: Filtered) => boolean {
  const [least, most] = [numberOf(minScore, 0), numberOf(maxScore, 100)];
  if (least > most) throw new Failure("input.invalid", "minScore", { fields: { minScore: "not above maxScore" } });
  const hasRange = minScore !== undefined || maxScore !== undefined;
  const folded = foldOnce();
  const wanted = partsOf(skills).map(folded);
  const [stages, sources] = [partsOf(stage), partsOf(source)];
  return ({ row, shown: { score } }) => {
    // Without criteria there are no scores, so no candidate is in a range.
    if (hasRange && (score === undefined || score < least || score > most)) return false;
    if (stages.length > 0 && !stages.includes(row.stage)) return false;
    if (sources.length > 0 && !sources.includes(row.source)) return false;
    if (wanted.length > 0 && !hasAll(row.skills.map(folded), wanted)) return false;
    return !query || matches([row.fullName, row.jobTitle, row.location, ...row.skills].join(" "), query);
  };
}

const numberOf = (text: string | undefined, otherwise: number): number => (text === undefined ? otherwise : Number(text));

const partsOf = (text: string | undefined): string[] =>
  (text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

const hasAll = (skills: readonly string[], wanted: readonly string[]): boolean => wanted.every((skill) => skills.includes(skill));

/** Returns a `fold` with a cache, because ten thousand rows repeat the same words. */
function foldOnce(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    let folded = known.get(text);
    if (folded === undefined) known.set(text, (folded = fold(text)));
    return folded;
  };
}

/** Sort position of a candidate; `key` is undefined where the candidate lacks the sorted value. */
interface Spot {
  readonly key: number | string | undefined;
  readonly cvId: string;
}

/** Sorting of candidates, and cursors into the sorted list. */
export interface Order<T extends Filtered> {
  readonly sorted: (all: readonly T[]) => T[];
  /** Returns the cursor that continues after a candidate. */
  readonly cursorAfter: (one: T) => string;
  /** Returns a predicate for the candidates after a cursor. A forged cursor leads to some other page of the same list. */
  readonly isAfter: (cursor: string) => (one: T) => boolean;
}

/**
 * Returns the order for `sort`, by default the best first. Candidates without the sorted value come last; among equals the
 * earlier application comes first.
 */
export function orderOf<T extends Filtered>(sort: Sort = "-score"): Order<T> {
  const isDescending = sort.startsWith("-");
  const keyOf = KEYS[sort.replace("-", "") as keyof typeof KEYS];
  const spotOf = (one: T): Spot => ({ key: keyOf(one), cvId: one.row.cvId });
  const compare = (a: Spot, b: Spot): number =>
    compareKeys(a.key, b.key, isDescending) || (a.cvId < b.cvId ? -1 : a.cvId > b.cvId ? 1 : 0);
  return {
    sorted: (all) =>
      all
        .map((one) => ({ one, spot: spotOf(one) }))
        .toSorted((a, b) => compare(a.spot, b.spot))
        .map(({ one }) => one),
    cursorAfter: (one) => {
      const { key, cvId } = spotOf(one);
      return Buffer.from(`${cvId} ${key ?? ""}`).toString("base64url");
    },
    isAfter: (cursor) => {
      const text = Buffer.from(cursor, "base64url").toString("utf8");
      const [cvId = ""] = text.split(" ", 1);
      const key = text.slice(cvId.length + 1);
      const spot = { cvId, key: key === "" ? undefined : IS_NUMBER[sort] ? Number(key) : key };
      return (one) => compare(spotOf(one), spot) > 0;
    },
  };
}

const KEYS = {
  score: ({ shown }: Filtered) => shown.score,
  name: ({ row }: Filtered) => (row.fullName ? fold(row.fullName) : undefined),
  applied: ({ row }: Filtered) => row.appliedAt,
  stage: ({ row }: Filtered) => Stage.options.indexOf(row.stage),
} as const;

const IS_NUMBER: Partial<Record<Sort, true>> = { score: true, "-score": true, stage: true, "-stage": true };

function compareKeys(a: Spot["key"], b: Spot["key"], isDescending: boolean): number {
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  return a < b === isDescending ? 1 : -1;
}

const known = new WeakMap<readonly StoredRow[], Facets>();

/** Returns the values that a job's candidates can be filtered by, with their counts. The result is cached per array of rows. */
export function facetsOf(rows: readonly StoredRow[]): Facets {
  let facets = known.get(rows);
  if (!facets) known.set(rows, (facets = count(rows)));
  return facets;
}

function count(rows: readonly StoredRow[]): Facets {
  const stages = Object.fromEntries(Stage.options.map((stage) => [stage, 0])) as Record<Stage, number>;
  const sources = new Map<Source, number>();
  const skills = new Map<string, { skill: string; count: number }>();
  const foldedOf = foldOnce();
  for (const row of rows) {
    stages[row.stage] += 1;
    sources.set(row.source, (sources.get(row.source) ?? 0) + 1);
    for (const [folded, skill] of new Map(row.skills.map((skill) => [foldedOf(skill), skill]))) {
      const entry = skills.get(folded);
      if (entry) entry.count += 1;
      // A skill with a comma cannot be filtered by, because the parameter is comma-separated.
      else if (!skill.includes(",")) skills.set(folded, { skill, count: 1 });
    }
  }
  return {
    all: rows.length,
    stages,
    sources: [...sources].map(([source, count]) => ({ source, count })).toSorted((a, b) => b.count - a.count),
    skills: [...skills]
      .toSorted(([a, one], [b, other]) => other.count - one.count || (a < b ? -1 : 1))
      .slice(0, SKILLS_OFFERED)
      .map(([, offered]) => offered),
  };
}
