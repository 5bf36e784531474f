import { mark, readProfile, scoreOf, searchIndex, understandQuery, withhold, type Criterion, type Mark } from "@candor/scoring";
import * as z from "zod/mini";
import { Actor } from "../actor.ts";
import { fn } from "../fn.ts";
import { CriteriaEdit } from "../job/job.info.ts";
import { Job } from "../job/job.ts";
import { assertLawful } from "../job/lawful.ts";
import { stalenessIn } from "../job/wording.ts";
import { SEARCH_MAX_CHARACTERS, SEARCH_PAGE } from "../limits.ts";
import { Storage } from "../storage.ts";
import type { SearchAnswer } from "./candidate.info.ts";
import { shownMarks } from "./marks-shown.ts";
import { compare, cursorFor, cursorOf, placeIn, rowOf } from "./ranking.ts";
import { Rows, type Indexed, type StoredRow } from "./rows.ts";
import { twinsIn } from "./twins.ts";

export * as Search from "./search.ts";

interface Hit {
  readonly row: StoredRow;
  readonly sha256: string;
  /** 0 to 100 against what was understood, by the packed terms. */
  readonly score: number;
  readonly isComplete: boolean;
}

/**
 * Candidates of a job who answer a sentence, best first. The sentence becomes criteria; all candidates are ranked by their packed terms,
 * and only those of the page are marked from their stored text, which gives the quotes.
 */
export const ofJob = fn(
  z.object({
    jobId: z.string(),
    query: z.optional(z.string().check(z.maxLength(SEARCH_MAX_CHARACTERS))),
    criteria: z.optional(CriteriaEdit),
    next: z.optional(z.string()),
  }),
  async ({ jobId, query = "", criteria, next }): Promise<SearchAnswer> => {
    const { understood, refused, leftOut } = criteria ? asked(criteria) : understand(query);
    const { job, changes, wordings } = await Job.ranked(jobId);
    if (understood.length === 0) return { understood, refused, leftOut, items: [], next: null, total: 0, complete: 0 };
    assertLawful(understood);

    const rows = await Rows.of(jobId, changes);
    const hits = rank(rows, await Rows.termsOf(jobId, rows), understood);
    const from = next ? hits.findIndex((hit) => compare(placeOf(hit), cursorOf(next)) > 0) : 0;
    const page = from < 0 ? [] : hits.slice(from, from + SEARCH_PAGE);
    const last = page.at(-1);

    const isStale = stalenessIn(job.criteria, wordings);
    const place = placeIn(job.criteria);
    const twins = twinsIn(rows);
    const items = await Promise.all(
      page.map(async (hit) => {
        const marks = await marksOf(hit, understood);
        // Free words are packed without their sentences: the text itself has the last word.
        const searchScore = Math.round(scoreOf(understood, marks).total / 10);
        return { ...rowOf(place(hit.row), isStale, twins), searchScore, marks: shownMarks(understood, marks) };
      }),
    );
    return {
      understood,
      refused,
      leftOut,
      items: items.toSorted((a, b) => b.searchScore - a.searchScore),
      next: last && last !== hits.at(-1) ? cursorFor(placeOf(last)) : null,
      total: hits.length,
      complete: hits.filter(({ isComplete }) => isComplete).length,
    };
  },
);

type Understood = Pick<SearchAnswer, "understood" | "refused" | "leftOut">;

function understand(query: string): Understood {
  const { criteria, refused, leftOut } = understandQuery(query, Actor.member().locale);
  return { understood: criteria, refused: [...refused], leftOut: [...leftOut] };
}

/** Criteria that a person chose need no understanding. */
const asked = (criteria: z.output<typeof CriteriaEdit>): Understood => ({
  understood: criteria.map((criterion, index) => ({ ...criterion, id: `s${index + 1}` })),
  refused: [],
  leftOut: [],
});

/** Everybody who shows something of what was asked, best first. */
function rank(rows: readonly StoredRow[], terms: readonly (Indexed | undefined)[], asked: readonly Criterion[]): Hit[] {
  const creditsIn = searchIndex(asked);
  const weights = asked.reduce((sum, { weight }) => sum + weight, 0);
  const hits: Hit[] = [];
  for (const [index, row] of rows.entries()) {
    const indexed = terms[index];
    if (!indexed) continue;
    const credits = creditsIn(indexed.terms);
    const won = asked.reduce((sum, { weight }, position) => sum + weight * credits[position]!, 0);
    if (won > 0)
      hits.push({
        row,
        sha256: indexed.sha256,
        score: Math.round(won / weights),
        isComplete: credits.every((credit) => credit > 0),
      });
  }
  return hits.toSorted((a, b) => compare(placeOf(a), placeOf(b)));
}

const placeOf = ({ row, score }: Hit) => ({ score, cvId: row.cvId });

/** The marks of one CV for what was asked, from its stored text. A text that is gone shows nothing. */
async function marksOf({ row, sha256 }: Hit, criteria: readonly Criterion[]): Promise<Mark[]> {
  const document = await Storage.reading(row.accountId, sha256);
  if (!document) return [];
  const asOf = row.appliedAt.slice(0, 10);
  const { profile, withheld } = readProfile(document, asOf);
  return mark({ document, profile, withheld: withhold(document, withheld), criteria, asOf });
}
