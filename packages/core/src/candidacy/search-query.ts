import { searchIndex, understandQuery, type Criterion, type Mark } from "@candor/scoring";
import { Actor } from "../kernel/actor.ts";
import { TextTooSlow, TextWork } from "../cv/text-work.ts";
import type { CriteriaEdit } from "../job/job.info.ts";
import { firstOf } from "../kernel/first-of.ts";
import { keep } from "../kernel/keep.ts";
import { SEARCH_PAGE, SEARCH_TEXT_MS, SEARCH_TEXTS_MS } from "../kernel/limits.ts";
import { Storage } from "../kernel/storage.ts";
import type { SearchAnswer } from "./candidate.info.ts";
import { compare, cursorFor, cursorOf } from "./place.ts";
import type { Indexed } from "./rows.ts";

export * as SearchQuery from "./search-query.ts";

// The part that the answers of job search and pool search share.

export type Understood = Pick<SearchAnswer, "understood" | "refused" | "leftOut">;

/** Converts a sentence of the acting member into criteria. */
export function understand(query: string): Understood {
  const { criteria, refused, leftOut } = understandQuery(query, Actor.member().locale);
  return { understood: criteria, refused: [...refused], leftOut: [...leftOut] };
}

/** Criteria chosen by a person are used as they are. */
export const asked = (criteria: CriteriaEdit): Understood => ({
  understood: criteria.map((criterion, index) => ({ ...criterion, id: `s${index + 1}` })),
  refused: [],
  leftOut: [],
});

/** A CV that shows at least one of the criteria. */
export interface Hit {
  readonly cvId: string;
  readonly sha256: string;
  /** 0 to 100 against the understood criteria, computed from the packed terms. */
  readonly score: number;
  readonly isComplete: boolean;
}

/** Results by the criteria asked for, then by index. An index never changes, so neither does its result. */
const known = new Map<string, WeakMap<Indexed, Hit | typeof NO_HIT>>();
const NO_HIT = Symbol("no hit");
const QUERIES_KEPT = 8;

/** Returns all CVs that show at least one of the criteria. */
export function hitsAmong(terms: Iterable<Indexed | undefined>, asked: readonly Criterion[]): Hit[] {
  const key = JSON.stringify(asked.map(({ kind, text, weight }) => [kind, text, weight]));
  const results = known.get(key) ?? new WeakMap<Indexed, Hit | typeof NO_HIT>();
  keep(known, key, results, QUERIES_KEPT);
  const hitOf = hitsFor(asked);
  const hits: Hit[] = [];
  for (const indexed of terms) {
    if (!indexed) continue;
    let hit = results.get(indexed);
    if (hit === undefined) results.set(indexed, (hit = hitOf(indexed) ?? NO_HIT));
    if (hit !== NO_HIT) hits.push(hit);
  }
  return hits;
}

function hitsFor(asked: readonly Criterion[]): (indexed: Indexed) => Hit | undefined {
  const creditsIn = searchIndex(asked);
  const weights = asked.reduce((sum, { weight }) => sum + weight, 0);
  return ({ cvId, sha256, terms }) => {
    const credits = creditsIn(terms);
    const won = asked.reduce((sum, { weight }, position) => sum + weight * credits[position]!, 0);
    if (won === 0) return undefined;
    return { cvId, sha256, score: Math.round(won / weights), isComplete: credits.every((credit) => credit > 0) };
  };
}

/** Returns the page of hits at a cursor, best first, and the cursor of the next page. */
export function pageOf(hits: readonly Hit[], next: string | undefined): { page: readonly Hit[]; next: string | null } {
  const at = next === undefined ? undefined : cursorOf(next);
  const following = at ? hits.filter((hit) => compare(hit, at) > 0) : hits;
  const page = firstOf(following, SEARCH_PAGE, compare);
  const last = page.at(-1);
  return { page, next: last && following.length > SEARCH_PAGE ? cursorFor(last) : null };
}

/** Time for the texts of one answer. */
export const timeForTexts = () => new TextWork.Budget(SEARCH_TEXT_MS, SEARCH_TEXTS_MS);

/**
 * Marks one CV against the asked criteria, from its stored text, as of a day. A CV whose text is gone shows nothing; one whose text takes
 * too long gives `undefined` and is left out.
 */
export async function marksOf(
  { sha256, asOf }: { readonly sha256: string; readonly asOf: string },
  criteria: readonly Criterion[],
  budget: TextWork.Budget,
): Promise<Mark[] | undefined> {
  const document = await Storage.reading(Actor.accountId(), sha256);
  if (!document) return [];
  try {
    return await TextWork.run("marks", { document, criteria, asOf }, budget);
  } catch (error) {
    if (error instanceof TextTooSlow) return undefined;
    throw error;
  }
}
