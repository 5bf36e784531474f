import { searchIndex, understandQuery, type Criterion, type Mark } from "@candor/scoring";
import { Actor } from "../kernel/actor.ts";
import { TextTooSlow, TextWork } from "../cv/text-work.ts";
import type { CriteriaEdit } from "../job/job.info.ts";
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

/** Returns all CVs that show at least one of the criteria, best first. */
export function rank(terms: Iterable<Indexed | undefined>, asked: readonly Criterion[]): Hit[] {
  const creditsIn = searchIndex(asked);
  const weights = asked.reduce((sum, { weight }) => sum + weight, 0);
  const hits: Hit[] = [];
  for (const indexed of terms) {
    if (!indexed) continue;
    const credits = creditsIn(indexed.terms);
    const won = asked.reduce((sum, { weight }, position) => sum + weight * credits[position]!, 0);
    if (won > 0)
      hits.push({
        cvId: indexed.cvId,
        sha256: indexed.sha256,
        score: Math.round(won / weights),
        isComplete: credits.every((credit) => credit > 0),
      });
  }
  return hits.toSorted(compare);
}

/** Returns the page of hits at a cursor, and the cursor of the next page. */
export function pageOf(hits: readonly Hit[], next: string | undefined): { page: readonly Hit[]; next: string | null } {
  const from = next ? hits.findIndex((hit) => compare(hit, cursorOf(next)) > 0) : 0;
  const page = from < 0 ? [] : hits.slice(from, from + SEARCH_PAGE);
  const last = page.at(-1);
  return { page, next: last && last !== hits.at(-1) ? cursorFor(last) : null };
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
