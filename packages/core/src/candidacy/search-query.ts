import { evaluate, readProfile, redact, searchIndex, understandQuery, type Criterion, type Mark } from "@candor/scoring";
import { Actor } from "../kernel/actor.ts";
import type { CriteriaEdit } from "../job/job.info.ts";
import { SEARCH_PAGE } from "../kernel/limits.ts";
import { Storage } from "../kernel/storage.ts";
import type { SearchAnswer } from "./candidate.info.ts";
import { compare, cursorFor, cursorOf } from "./ranking.ts";
import type { Indexed } from "./rows.ts";

export * as SearchQuery from "./search-query.ts";

// What the search of a job and that of the pool have in common.

export type Understood = Pick<SearchAnswer, "understood" | "refused" | "leftOut">;

/** The criteria that a sentence of the acting member becomes. */
export function understand(query: string): Understood {
  const { criteria, refused, leftOut } = understandQuery(query, Actor.member().locale);
  return { understood: criteria, refused: [...refused], leftOut: [...leftOut] };
}

/** Criteria that a person chose need no understanding. */
export const asked = (criteria: CriteriaEdit): Understood => ({
  understood: criteria.map((criterion, index) => ({ ...criterion, id: `s${index + 1}` })),
  refused: [],
  leftOut: [],
});

/** A CV that shows something of what was asked. */
export interface Hit {
  readonly cvId: string;
  readonly sha256: string;
  /** 0 to 100 against what was understood, by the packed terms. */
  readonly score: number;
  readonly isComplete: boolean;
}

/** Everybody who shows something of what was asked, best first. */
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

/** The page of hits that a cursor leads to, and the cursor after it. */
export function pageOf(hits: readonly Hit[], next: string | undefined): { page: readonly Hit[]; next: string | null } {
  const from = next ? hits.findIndex((hit) => compare(hit, cursorOf(next)) > 0) : 0;
  const page = from < 0 ? [] : hits.slice(from, from + SEARCH_PAGE);
  const last = page.at(-1);
  return { page, next: last && last !== hits.at(-1) ? cursorFor(last) : null };
}

/** The marks of one CV for what was asked, from its stored text, as of a day. A text that is gone shows nothing. */
export async function marksOf(
  { sha256, asOf }: { readonly sha256: string; readonly asOf: string },
  criteria: readonly Criterion[],
): Promise<Mark[]> {
  const document = await Storage.reading(Actor.accountId(), sha256);
  if (!document) return [];
  const { profile, redactions } = readProfile(document, asOf);
  return evaluate({ document, profile, redacted: redact(document, redactions), criteria, asOf });
}
