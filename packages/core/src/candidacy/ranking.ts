import type { Criterion } from "@candor/scoring";
import * as z from "zod/mini";
import { Actor } from "../kernel/actor.ts";
import { Failure } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { CriteriaEdit, type Info as JobInfo } from "../job/job.info.ts";
import { getJob, rankedJob } from "../job/stored.ts";
import { assertLawful } from "../job/lawful.ts";
import { stalenessIn } from "../job/criteria-hash.ts";
import { LIST_PAGE } from "../kernel/limits.ts";
import { Filter, type Preview, type Row } from "./candidate.info.ts";
import { facetsOf } from "./filter.ts";
import { listingOf } from "./listing.ts";
import { compare, type Place } from "./place.ts";
import { Rows, type StoredRow } from "./rows.ts";
import { scoredAll, type Scored } from "./score.ts";
import { duplicatesIn, type Duplicates } from "./duplicates.ts";
import { Visit } from "./visit.ts";
import { Candidacy } from "./write.ts";

export * as Ranking from "./ranking.ts";

/**
 * Lists the candidates of a job that match a filter in the given order, by default the best first, with the values they can be
 * filtered by.
 */
export const list = fn(
  z.extend(Filter, { jobId: z.string(), next: z.optional(z.string()) }),
  async ({ jobId, next, ...filter }) => {
    const [{ job, changes, wordings }, since, { order, fitsUnder, noteFor }] = await Promise.all([
      rankedJob(jobId),
      Visit.since(jobId),
      listingOf(jobId, filter),
    ]);
    const fits = fitsUnder(job.criteria);
    const isStale = stalenessIn(job.criteria, wordings);
    const rows = await Rows.of(jobId, changes);
    const duplicates = duplicatesIn(rows);
    const scored = scoredAll(rows, job.criteria);
    const found = scored.filter(fits);
    const page = order.page(found, next, LIST_PAGE);
    const last = page.items.at(-1);
    return {
      items: page.items.map((one) => {
        const note = noteFor(one);
        return { ...rowOf(one, isStale, duplicates), ...(note && { note }) };
      }),
      next: last && !page.isLast ? order.cursorAfter(last) : null,
      total: found.length,
      stale: rows.filter((row) => isStale(row.criteriaHash) || Rows.isOfEarlierEngine(row)).length,
      earlierEngine: rows.filter((row) => !isStale(row.criteriaHash) && Rows.isOfEarlierEngine(row)).length,
      highFit: scored.filter(({ shown }) => shown.level === "high").length,
      facets: facetsOf(rows, job.criteria, Actor.member().locale),
      since,
      fresh: since === null ? 0 : rows.filter(({ createdAt }) => createdAt > since).length,
    };
  },
);

/**
 * Returns the ids of all candidates of a job that match a filter, in its order, so that an action on all of them applies to
 * exactly the list that was shown.
 */
export const ids = fn(z.extend(Filter, { jobId: z.string() }), async ({ jobId, ...filter }) => {
  const [{ job, changes }, { order, fitsUnder }] = await Promise.all([rankedJob(jobId), listingOf(jobId, filter)]);
  const placed = scoredAll(await Rows.of(jobId, changes), job.criteria);
  return {
    cvIds: order.sorted(placed.filter(fitsUnder(job.criteria))).map(({ row }) => row.cvId),
  };
});

const Edit = z.object({ jobId: z.string(), criteria: CriteriaEdit, revision: z.optional(z.int()) });

/**
 * Returns the ranking under changed criteria, without saving them. Weights and importance apply to the stored credits; reworded
 * criteria have no effect until they are analyzed.
 */
export const preview = fn(Edit, async ({ jobId, criteria: edit }): Promise<Preview> => {
  const { job, changes, wordings, criteriaMade } = await rankedJob(jobId);
  const { criteria } = withIds(edit, job.criteria, criteriaMade);
  assertLawful(criteria);
  const rows = await Rows.of(jobId, changes);
  const duplicates = duplicatesIn(rows);
  const before = ranked(rows, job.criteria);
  const after = ranked(rows, criteria);
  const previous = new Map(before.map(({ row, shown }, index) => [row.cvId, { rank: index + 1, summary: shown }]));
  const isStale = stalenessIn(criteria, wordings);
  return {
    items: after.slice(0, LIST_PAGE).map((one, index) => {
      const { rank, summary } = previous.get(one.row.cvId)!;
      return { ...rowOf(one, isStale, duplicates), rank: index + 1, previousRank: rank, previousScore: summary.score ?? null };
    }),
    total: rows.length,
    highFit: after.filter(({ shown }) => shown.level === "high").length,
    previousHighFit: before.filter(({ shown }) => shown.level === "high").length,
    levelChanges: after.filter(({ row, shown }) => previous.get(row.cvId)!.summary.level !== shown.level).length,
    stale: rows.filter(({ criteriaHash }) => isStale(criteriaHash)).length,
  };
});

/**
 * Replaces a job's criteria. Weights and importance take effect at once: the job's counts are recomputed from all stored credits.
 * Reworded criteria need another analysis. Refusals: `job.changed` where `revision` is out of date, `job.notFound`, unlawful
 * criteria.
 */
export const setCriteria = fn(Edit, async ({ jobId, criteria: edit, revision }): Promise<JobInfo> => {
  await Candidacy.setCriteria(jobId, ({ job, criteriaMade }) => {
    if (revision !== undefined && revision !== job.revision) throw new Failure("job.changed", jobId);
    const { criteria, made } = withIds(edit, job.criteria, criteriaMade);
    assertLawful(criteria);
    return { criteria, criteriaMade: made };
  });
  return getJob(jobId);
});

/** Gives each new criterion an id that the job has never used. */
function withIds(edit: CriteriaEdit, known: readonly Criterion[], made: number): { criteria: Criterion[]; made: number } {
  const ids = new Set(known.map(({ id }) => id));
  let last = made;
  const criteria = edit.map((criterion) => {
    const isKnown = criterion.id !== undefined && ids.delete(criterion.id);
    return { ...criterion, id: isKnown ? criterion.id! : `c${++last}` };
  });
  return { criteria, made: last };
}

/** Sorts rows by score, best first; among equals the earlier application comes first. */
function ranked(rows: readonly StoredRow[], criteria: readonly Criterion[]): Scored[] {
  return scoredAll(rows, criteria).toSorted((a, b) => compare(placeOf(a), placeOf(b)));
}

/** Builds the row that lists show. */
export function rowOf({ row, computed, shown }: Scored, isStale: (criteriaHash: string) => boolean, duplicates: Duplicates): Row {
  return {
    id: row.cvId,
    jobId: row.jobId,
    cvId: row.cvId,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    fullName: row.fullName ?? null,
    jobTitle: row.jobTitle ?? null,
    location: row.location ?? null,
    email: row.email ?? null,
    stage: row.stage,
    rejectedFor: row.rejectedFor ?? null,
    source: row.source,
    appliedAt: row.appliedAt,
    technicalSkills: [...row.skills],
    score: shown.score ?? null,
    computedScore: computed.score ?? null,
    level: shown.level ?? null,
    isMatched: shown.isMatched,
    isRecommended: shown.isRecommended,
    isCapped: shown.isCapped,
    isMustMissing: shown.isMustMissing,
    isStale: isStale(row.criteriaHash),
    isOfEarlierEngine: Rows.isOfEarlierEngine(row),
    isEdited: row.editedScore !== undefined,
    confidence: computed.confidence,
    hasHiddenText: row.hasHiddenText,
    isBesideOtherWork: row.isBesideOtherWork === true,
    hasDuplicate: duplicates.has(row.cvId),
    otherJobs: row.alsoIn?.length ?? 0,
  };
}

const placeOf = ({ row, shown }: Scored): Place => ({ score: shown.score ?? -1, cvId: row.cvId });
