import type { Criterion } from "@candor/scoring";
import * as z from "zod/mini";
import { Failure } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { CriteriaEdit, type Info as JobInfo } from "../job/job.info.ts";
import { getJob, rankedJob } from "../job/stored.ts";
import { assertLawful } from "../job/lawful.ts";
import { stalenessIn } from "../job/criteria-hash.ts";
import { LIST_PAGE } from "../kernel/limits.ts";
import { Filter, type Preview, type Row } from "./candidate.info.ts";
import { facetsOf, filterOf, orderOf } from "./filter.ts";
import { Rows, type StoredRow } from "./rows.ts";
import { scoredBy, type Scored } from "./score.ts";
import { twinsIn, type Twins } from "./twins.ts";
import { Visit } from "./visit.ts";
import { Candidacy } from "./write.ts";

export * as Ranking from "./ranking.ts";

/** Candidates of a job who fit a filter, in the order asked for, the best first where none is; with what else could be filtered by. */
export const list = fn(
  z.extend(Filter, { jobId: z.string(), next: z.optional(z.string()) }),
  async ({ jobId, next, ...filter }) => {
    const fits = filterOf(filter);
    const [{ job, changes, wordings }, since] = await Promise.all([rankedJob(jobId), Visit.since(jobId)]);
    const isStale = stalenessIn(job.criteria, wordings);
    const rows = await Rows.of(jobId, changes);
    const twins = twinsIn(rows);
    const order = orderOf<Scored>(filter.sort);
    const found = order.sorted(rows.map(scoredBy(job.criteria)).filter(fits));
    const after = next ? found.findIndex(order.isAfter(next)) : 0;
    const page = after < 0 ? [] : found.slice(after, after + LIST_PAGE);
    const last = page.at(-1);
    return {
      items: page.map((one) => rowOf(one, isStale, twins)),
      next: last && last !== found.at(-1) ? order.cursorAfter(last) : null,
      total: found.length,
      stale: rows.filter(({ criteriaHash }) => isStale(criteriaHash)).length,
      facets: facetsOf(rows),
      since,
      fresh: since === null ? 0 : rows.filter(({ createdAt }) => createdAt > since).length,
    };
  },
);

/** The ids of all candidates of a job who fit a filter, in its order: what is done to all of them is done to those who were seen. */
export const ids = fn(z.extend(Filter, { jobId: z.string() }), async ({ jobId, ...filter }) => {
  const fits = filterOf(filter);
  const { job, changes } = await rankedJob(jobId);
  const placed = (await Rows.of(jobId, changes)).map(scoredBy(job.criteria));
  return {
    cvIds: orderOf<Scored>(filter.sort)
      .sorted(placed.filter(fits))
      .map(({ row }) => row.cvId),
  };
});

const Edit = z.object({ jobId: z.string(), criteria: CriteriaEdit, revision: z.optional(z.int()) });

/** The ranking as it would be under other criteria: weights and importance from stored credits, changed words not at all. */
export const preview = fn(Edit, async ({ jobId, criteria: edit }): Promise<Preview> => {
  const { job, changes, wordings, criteriaMade } = await rankedJob(jobId);
  const { criteria } = withIds(edit, job.criteria, criteriaMade);
  assertLawful(criteria);
  const rows = await Rows.of(jobId, changes);
  const twins = twinsIn(rows);
  const before = ranked(rows, job.criteria);
  const after = ranked(rows, criteria);
  const previous = new Map(before.map(({ row, shown }, index) => [row.cvId, { rank: index + 1, summary: shown }]));
  const isStale = stalenessIn(criteria, wordings);
  return {
    items: after.slice(0, LIST_PAGE).map((one, index) => {
      const { rank, summary } = previous.get(one.row.cvId)!;
      return { ...rowOf(one, isStale, twins), rank: index + 1, previousRank: rank, previousScore: summary.score ?? null };
    }),
    total: rows.length,
    highFit: after.filter(({ shown }) => shown.level === "high").length,
    previousHighFit: before.filter(({ shown }) => shown.level === "high").length,
    levelChanges: after.filter(({ row, shown }) => previous.get(row.cvId)!.summary.level !== shown.level).length,
    stale: rows.filter(({ criteriaHash }) => isStale(criteriaHash)).length,
  };
});

/**
 * Replaces a job's criteria. Weights and importance count at once: the job's counts are computed from all stored credits. Changed words
 * wait for an analysis. Refusals: `job.changed` where `revision` is not the present one, `job.notFound`, unlawful criteria.
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

/** Gives new criteria an id that the job never had. */
function withIds(edit: CriteriaEdit, known: readonly Criterion[], made: number): { criteria: Criterion[]; made: number } {
  const ids = new Set(known.map(({ id }) => id));
  let last = made;
  const criteria = edit.map((criterion) => {
    const isKnown = criterion.id !== undefined && ids.delete(criterion.id);
    return { ...criterion, id: isKnown ? criterion.id! : `c${++last}` };
  });
  return { criteria, made: last };
}

/** All rows with their score summaries, best first; among equals the earlier application. */
function ranked(rows: readonly StoredRow[], criteria: readonly Criterion[]): Scored[] {
  return rows.map(scoredBy(criteria)).toSorted((a, b) => compare(placeOf(a), placeOf(b)));
}

/** A row as lists show it. */
export function rowOf({ row, computed, shown }: Scored, isStale: (criteriaHash: string) => boolean, twins: Twins): Row {
  return {
    id: row.cvId,
    jobId: row.jobId,
    cvId: row.cvId,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    fullName: row.fullName ?? null,
    jobTitle: row.jobTitle ?? null,
    location: row.location ?? null,
    stage: row.stage,
    source: row.source,
    appliedAt: row.appliedAt,
    technicalSkills: [...row.skills],
    score: shown.score ?? null,
    computedScore: computed.score ?? null,
    level: shown.level ?? null,
    isMatched: shown.isMatched,
    isRecommended: shown.isRecommended,
    isCapped: shown.isCapped,
    isStale: isStale(row.criteriaHash),
    isEdited: row.editedScore !== undefined,
    confidence: computed.confidence,
    hasHiddenText: row.hasHiddenText,
    hasTwin: twins.has(row.cvId),
  };
}

interface Place {
  readonly score: number;
  readonly cvId: string;
}

const placeOf = ({ row, shown }: Scored): Place => ({ score: shown.score ?? -1, cvId: row.cvId });

export const compare = (a: Place, b: Place): number => b.score - a.score || (a.cvId < b.cvId ? -1 : a.cvId > b.cvId ? 1 : 0);

export const cursorFor = ({ score, cvId }: Place): string => Buffer.from(`${score} ${cvId}`).toString("base64url");

/** A cursor that was tampered with leads to some other page of the same list, and nowhere else. */
export function cursorOf(next: string): Place {
  const [score, cvId = ""] = Buffer.from(next, "base64url").toString("utf8").split(" ");
  return { score: Number(score), cvId };
}
