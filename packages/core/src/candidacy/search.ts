import { scoreOf } from "@candor/scoring";
import * as z from "zod/mini";
import { Actor } from "../kernel/actor.ts";
import { fn } from "../kernel/fn.ts";
import { CriteriaEdit } from "../job/job.info.ts";
import { rankedJob } from "../job/stored.ts";
import { assertLawful } from "../job/lawful.ts";
import { stalenessIn } from "../job/criteria-hash.ts";
import { SEARCH_MAX_CHARACTERS } from "../kernel/limits.ts";
import type { SearchAnswer } from "./candidate.info.ts";
import { SearchQuery } from "./search-query.ts";
import { shownMarks } from "./marks-shown.ts";
import { rowOf } from "./ranking.ts";
import { scoredBy } from "./score.ts";
import { Rows } from "./rows.ts";
import { duplicatesIn } from "./duplicates.ts";

export * as Search from "./search.ts";

/**
 * Finds candidates of a job by a sentence, best first. The sentence is converted into criteria; all candidates are ranked by
 * their packed terms, and only those of the page are marked from their stored text, which gives the quotes.
 */
export const ofJob = fn(
  z.object({
    jobId: z.string(),
    query: z.optional(z.string().check(z.maxLength(SEARCH_MAX_CHARACTERS))),
    criteria: z.optional(CriteriaEdit),
    next: z.optional(z.string()),
  }),
  async ({ jobId, query = "", criteria, next }): Promise<SearchAnswer> => {
    const { understood, refused, leftOut } = criteria ? SearchQuery.asked(criteria) : SearchQuery.understand(query);
    const { job, changes, wordings } = await rankedJob(jobId);
    if (understood.length === 0)
      return { understood, refused, leftOut, items: [], leftOutCvs: 0, next: null, total: 0, complete: 0 };
    assertLawful(understood);

    const rows = await Rows.of(jobId, changes);
    const hits = SearchQuery.hitsAmong(await Rows.termsOf(jobId, rows), understood);
    const { page, next: after } = SearchQuery.pageOf(hits, next);
    const shown = new Set(page.map(({ cvId }) => cvId));
    const rowOfCv = new Map(rows.flatMap((row) => (shown.has(row.cvId) ? [[row.cvId, row] as const] : [])));

    const isStale = stalenessIn(job.criteria, wordings);
    const place = scoredBy(job.criteria);
    const duplicates = duplicatesIn(rows);
    const budget = SearchQuery.timeForTexts();
    const { locale } = Actor.member();
    const found = await Promise.all(
      page.map(async (hit) => {
        const row = rowOfCv.get(hit.cvId)!;
        const marks = await SearchQuery.marksOf({ ...hit, asOf: row.appliedAt.slice(0, 10) }, understood, budget);
        if (!marks) return [];
        // The packed terms of free words contain no sentences, so the score from the full text replaces the one from the terms.
        const searchScore = Math.round(scoreOf(understood, marks).total / 10);
        return [{ ...rowOf(place(row), isStale, duplicates), searchScore, marks: shownMarks(understood, marks, { locale }) }];
      }),
    );
    const items = found.flat();
    return {
      understood,
      refused,
      leftOut,
      items: items.toSorted((a, b) => b.searchScore - a.searchScore),
      leftOutCvs: page.length - items.length,
      next: after,
      total: hits.length,
      complete: hits.filter(({ isComplete }) => isComplete).length,
    };
  },
);
