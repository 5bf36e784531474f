import type { Criterion } from "@candor/scoring";
import type { Locale } from "../account/account.info.ts";
import { Failure } from "../kernel/failure.ts";
import { OWN_ORDER_MAX } from "../kernel/limits.ts";
import { keep } from "../kernel/keep.ts";
import { firstOf } from "../kernel/first-of.ts";
import { fold, matches } from "../kernel/search-text.info.ts";
import type { Source } from "../cv/cv.info.ts";
import { Stage, type Filter, type Facets, type Sort } from "./candidate.info.ts";
import { Derived } from "./derived.ts";
import type { StoredRow } from "./rows.ts";
import { showsAll, SkillCounts } from "./skills.ts";

/** Input of filters and sorts: a row and its shown score. */
export interface Filtered {
  readonly row: StoredRow;
  readonly shown: { readonly score?: number };
}

/**
 * Returns a predicate for candidates that match every part of a filter: words of name, title, place, e-mail address or skills, a range of scores,
 * all skills, one of the stages, one of the reasons, one of the sources. The words may also stand in the notes, given by CV.
 * @throws Failure `input.invalid` when `minScore` is above `maxScore`
 */
export function filterOf(
  { query, minScore, maxScore, skills, stage, reason, source }: Filter,
  criteria: readonly Criterion[],
  notes?: ReadonlyMap<string, string>,
): (one: Filtered) => boolean {
  const [least, most] = [numberOf(minScore, 0), numberOf(maxScore, 100)];
  if (least > most) throw new Failure("input.invalid", "minScore", { fields: { minScore: "not above maxScore" } });
  const hasRange = minScore !== undefined || maxScore !== undefined;
  const wanted = partsOf(skills);
  const isSkilled = showsAll(wanted, criteria);
  const [stages, sources] = [partsOf(stage), partsOf(source)];
  const reasons = (reason ?? "").split("\n").filter(Boolean);
  return ({ row, shown: { score } }) => {
    // Without criteria there are no scores, so no candidate is in a range.
    if (hasRange && (score === undefined || score < least || score > most)) return false;
    if (stages.length > 0 && !stages.includes(row.stage)) return false;
    if (reasons.length > 0 && !reasons.includes(row.rejectedFor ?? "")) return false;
    if (sources.length > 0 && !sources.includes(row.source)) return false;
    if (wanted.length > 0 && !isSkilled(row)) return false;
    if (!query) return true;
    return matches([row.fullName, row.jobTitle, row.location, row.email, ...row.skills, notes?.get(row.cvId)].join(" "), query);
  };
}

const numberOf = (text: string | undefined, otherwise: number): number => (text === undefined ? otherwise : Number(text));

const partsOf = (text: string | undefined): string[] =>
  (text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/** Sort position of a candidate; `key` is undefined where the candidate lacks the sorted value. */
interface Spot {
  readonly key: number | string | undefined;
  readonly cvId: string;
}

/** Sorting of candidates, and cursors into the sorted list. */
export interface Order<T extends Filtered> {
  readonly sorted: (all: readonly T[]) => T[];
  /**
   * The first `most` of those after a cursor, or of all, sorted; `isLast` where none follows them. Only these are sorted. A forged cursor leads
   * to some other page of the same list.
   */
  readonly page: (all: readonly T[], next: string | undefined, most: number) => { readonly items: T[]; readonly isLast: boolean };
  /** Returns the cursor that continues after a candidate. */
  readonly cursorAfter: (one: T) => string;
}

/** Places that recruiters gave candidates, by `placeName`. */
export type Places = ReadonlyMap<string, number>;

/** A place belongs to a candidate in one stage: elsewhere it does not count. */
export const placeName = ({ stage, cvId }: { readonly stage: Stage; readonly cvId: string }): string => `${stage}/${cvId}`;

/**
 * Returns the order for `sort`, by default the best first. Candidates without the sorted value come last; among equals the
 * earlier application comes first. The own order goes by stage, then by the given places, then by score.
 */
export function orderOf<T extends Filtered>(sort: Sort = "-score", places?: Places): Order<T> {
  const isDescending = sort.startsWith("-");
  const keyOf = sort === "own" ? ownKeyOf(places) : KEYS[sort.replace("-", "") as keyof typeof KEYS];
  const spotOf = (one: T): Spot => ({ key: keyOf(one), cvId: one.row.cvId });
  const compare = (a: Spot, b: Spot): number =>
    compareKeys(a.key, b.key, isDescending) || (a.cvId < b.cvId ? -1 : a.cvId > b.cvId ? 1 : 0);
  const spotAt = (cursor: string): Spot => {
    const text = Buffer.from(cursor, "base64url").toString("utf8");
    const [cvId = ""] = text.split(" ", 1);
    const key = text.slice(cvId.length + 1);
    return { cvId, key: key === "" ? undefined : IS_NUMBER[sort] ? Number(key) : key };
  };
  const placed = (all: readonly T[]) => all.map((one) => ({ one, spot: spotOf(one) }));
  return {
    sorted: (all) =>
      placed(all)
        .toSorted((a, b) => compare(a.spot, b.spot))
        .map(({ one }) => one),
    page: (all, next, most) => {
      const after = next === undefined ? undefined : spotAt(next);
      const following = after ? placed(all).filter(({ spot }) => compare(spot, after) > 0) : placed(all);
      const items = firstOf(following, most, (a, b) => compare(a.spot, b.spot)).map(({ one }) => one);
      return { items, isLast: following.length <= most };
    },
    cursorAfter: (one) => {
      const { key, cvId } = spotOf(one);
      return Buffer.from(`${cvId} ${key ?? ""}`).toString("base64url");
    },
  };
}

const KEYS = {
  score: ({ shown }: Filtered) => shown.score,
  name: ({ row }: Filtered) => (row.fullName ? fold(row.fullName) : undefined),
  applied: ({ row }: Filtered) => row.appliedAt,
  stage: ({ row }: Filtered) => Stage.options.indexOf(row.stage),
} as const;

/** One number that sorts by stage, then by place, then by score, best first. */
const ownKeyOf =
  (places?: Places) =>
  ({ row, shown }: Filtered): number => {
    const stage = Stage.options.indexOf(row.stage) * 1_000_000;
    return stage + (places?.get(placeName(row)) ?? OWN_ORDER_MAX + 100 - (shown.score ?? -1));
  };

const IS_NUMBER: Partial<Record<Sort, true>> = { score: true, "-score": true, stage: true, "-stage": true, own: true };

function compareKeys(a: Spot["key"], b: Spot["key"], isDescending: boolean): number {
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  return a < b === isDescending ? 1 : -1;
}

/** Counts of a job's rows, from which its facets are made. */
interface Counted {
  all: number;
  readonly stages: Record<Stage, number>;
  readonly sources: Map<Source, number>;
  readonly reasons: Map<string, number>;
  readonly skills: SkillCounts;
}

const counted = new Map<string, (rows: readonly StoredRow[]) => Counted>();
const CRITERIA_KEPT = 12;

/** Returns the values that a job's candidates can be filtered by, with their counts. They are cached per array of rows. */
export function facetsOf(rows: readonly StoredRow[], criteria: readonly Criterion[], locale: Locale): Facets {
  const of = JSON.stringify(criteria.map(({ id, kind, text }) => [id, kind, text]));
  const countIn = counted.get(of) ?? counterFor(criteria);
  keep(counted, of, countIn, CRITERIA_KEPT);
  const { all, stages, sources, reasons, skills } = countIn(rows);
  return {
    all,
    stages: { ...stages },
    reasons: byCount([...reasons].map(([reason, count]) => ({ reason, count }))),
    sources: byCount([...sources].map(([source, count]) => ({ source, count }))),
    skills: skills.facets(locale),
  };
}

const byCount = <T extends { readonly count: number }>(facets: readonly T[]): T[] =>
  facets.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);

/** Counts the rows of arrays; of one that was made of another, only what has changed. */
function counterFor(criteria: readonly Criterion[]): (rows: readonly StoredRow[]) => Counted {
  const add = (counts: Counted, rows: readonly StoredRow[], by: 1 | -1): Counted => {
    for (const row of rows) {
      counts.all += by;
      counts.stages[row.stage] += by;
      counts.sources.set(row.source, (counts.sources.get(row.source) ?? 0) + by);
      if (row.rejectedFor) counts.reasons.set(row.rejectedFor, (counts.reasons.get(row.rejectedFor) ?? 0) + by);
      counts.skills.count(row, by);
    }
    return counts;
  };
  const none = (): Counted => ({
    all: 0,
    stages: Object.fromEntries(Stage.options.map((stage) => [stage, 0])) as Record<Stage, number>,
    sources: new Map(),
    reasons: new Map(),
    skills: new SkillCounts(criteria),
  });
  return Derived.once(
    (rows) => add(none(), rows, 1),
    ({ all, stages, sources, reasons, skills }, { removed, added }) => {
      const copy = { all, stages: { ...stages }, sources: new Map(sources), reasons: new Map(reasons), skills: skills.copy() };
      return add(add(copy, removed, -1), added, 1);
    },
  );
}
