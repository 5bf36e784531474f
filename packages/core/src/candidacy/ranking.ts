import { scoreSummaryFor, withEditedScore, type Criterion, type ScoreSummary } from "@candor/scoring";
import { Service } from "electrodb";
import * as z from "zod/mini";
import { Actor } from "../kernel/actor.ts";
import { Failure } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { CHANGES, countsOfAll } from "../job/distribution.ts";
import { JobEntity, JobTextEntity } from "../job/job.entity.ts";
import { CriteriaEdit, type Info as JobInfo } from "../job/job.info.ts";
import { Job } from "../job/job.ts";
import { assertLawful } from "../job/lawful.ts";
import { remembered, stalenessIn } from "../job/wording.ts";
import { LIST_PAGE } from "../kernel/limits.ts";
import { commit } from "../kernel/commit.ts";
import { Filter, type Preview, type Row } from "./candidate.info.ts";
import { facetsOf, filterOf, orderOf } from "./filter.ts";
import { Rows, type StoredRow } from "./rows.ts";
import { twinsIn, type Twins } from "./twins.ts";
import { Visit } from "./visit.ts";

export * as Ranking from "./ranking.ts";

/** A candidate and where they stand: as computed, and as shown, which a score set by hand decides. */
export interface Placed {
  readonly row: StoredRow;
  readonly computed: ScoreSummary;
  readonly shown: ScoreSummary;
}

/** Tells where a row stands under these criteria; made once, asked for each row. */
export const placeIn = (criteria: readonly Criterion[]): ((row: StoredRow) => Placed) => {
  const summaryOf = scoreSummaryFor(criteria);
  return (row) => {
    const computed = summaryOf(row.credits);
    return { row, computed, shown: row.editedScore === undefined ? computed : withEditedScore(computed, row.editedScore) };
  };
};

/** Candidates of a job who fit a filter, in the order asked for, the best first where none is; with what else could be filtered by. */
export const list = fn(
  z.extend(Filter, { jobId: z.string(), next: z.optional(z.string()) }),
  async ({ jobId, next, ...filter }) => {
    const fits = filterOf(filter);
    const [{ job, changes, wordings }, since] = await Promise.all([Job.ranked(jobId), Visit.since(jobId)]);
    const isStale = stalenessIn(job.criteria, wordings);
    const rows = await Rows.of(jobId, changes);
    const twins = twinsIn(rows);
    const order = orderOf<Placed>(filter.sort);
    const found = order.sorted(rows.map(placeIn(job.criteria)).filter(fits));
    const after = next ? found.findIndex(order.isAfter(next)) : 0;
    const page = after < 0 ? [] : found.slice(after, after + LIST_PAGE);
    const last = page.at(-1);
    return {
      items: page.map((one) => rowOf(one, isStale, twins)),
      next: last && last !== found.at(-1) ? order.cursorAfter(last) : null,
      total: found.length,
      stale: rows.filter(({ markedOn }) => isStale(markedOn)).length,
      facets: facetsOf(rows),
      since,
      fresh: since === null ? 0 : rows.filter(({ createdAt }) => createdAt > since).length,
    };
  },
);

/** The ids of all candidates of a job who fit a filter, in its order: what is done to all of them is done to those who were seen. */
export const ids = fn(z.extend(Filter, { jobId: z.string() }), async ({ jobId, ...filter }) => {
  const fits = filterOf(filter);
  const { job, changes } = await Job.ranked(jobId);
  const placed = (await Rows.of(jobId, changes)).map(placeIn(job.criteria));
  return {
    cvIds: orderOf<Placed>(filter.sort)
      .sorted(placed.filter(fits))
      .map(({ row }) => row.cvId),
  };
});

const Edit = z.object({ jobId: z.string(), criteria: CriteriaEdit, revision: z.optional(z.int()) });

/** The ranking as it would be under other criteria: weights and importance from stored credits, changed words not at all. */
export const preview = fn(Edit, async ({ jobId, criteria: edit }): Promise<Preview> => {
  const { job, changes, wordings, criteriaMade } = await Job.ranked(jobId);
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
    stale: rows.filter(({ markedOn }) => isStale(markedOn)).length,
  };
});

/** So often the counts are computed again when CVs are scored meanwhile. */
const TRIES = 30;

/**
 * Replaces a job's criteria. Weights and importance count at once: the job's counts are computed from all stored credits and written
 * together with the criteria, on the condition that no candidate was written meanwhile. Changed words wait for an analysis.
 */
export const setCriteria = fn(Edit, async ({ jobId, criteria: edit, revision }): Promise<JobInfo> => {
  const accountId = Actor.accountId();
  for (let tries = 1; tries <= TRIES; tries++) {
    const { job, changes, wordings, criteriaMade } = await Job.ranked(jobId);
    if (revision !== undefined && revision !== job.revision) throw new Failure("job.changed", jobId);
    const { criteria, made } = withIds(edit, job.criteria, criteriaMade);
    assertLawful(criteria);
    const place = placeIn(criteria);
    const counts = countsOfAll((await Rows.of(jobId, changes)).map((row) => place(row).shown.score));
    const failed = await commit(() =>
      service()
        .transaction.write((entity) => [
          entity.job
            .patch({ accountId, jobId })
            .set(counts)
            .add({ revision: 1 })
            .where((attributes, { eq, notExists }) =>
              [
                eq(attributes.revision, job.revision),
                notExists(attributes.deletedAt),
                ...CHANGES.map((shard, index) => eq(attributes[shard], changes[index]!)),
              ].join(" AND "),
            )
            .commit(),
          entity.text
            .patch({ accountId, jobId })
            .set({ criteria, criteriaMade: made, wordings: remembered(wordings, criteria) })
            .commit(),
        ])
        .go(),
    );
    if (failed.length === 0) return Job.get({ jobId });
  }
  throw new Error(`The counts of ${jobId} could not be settled in ${TRIES} turns`);
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
function ranked(rows: readonly StoredRow[], criteria: readonly Criterion[]): Placed[] {
  return rows.map(placeIn(criteria)).toSorted((a, b) => compare(placeOf(a), placeOf(b)));
}

/** A row as lists show it. */
export function rowOf({ row, computed, shown }: Placed, isStale: (markedOn: string) => boolean, twins: Twins): Row {
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
    isStale: isStale(row.markedOn),
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

const placeOf = ({ row, shown }: Placed): Place => ({ score: shown.score ?? -1, cvId: row.cvId });

export const compare = (a: Place, b: Place): number => b.score - a.score || (a.cvId < b.cvId ? -1 : a.cvId > b.cvId ? 1 : 0);

export const cursorFor = ({ score, cvId }: Place): string => Buffer.from(`${score} ${cvId}`).toString("base64url");

/** A cursor that was tampered with leads to some other page of the same list, and nowhere else. */
export function cursorOf(next: string): Place {
  const [score, cvId = ""] = Buffer.from(next, "base64url").toString("utf8").split(" ");
  return { score: Number(score), cvId };
}

const service = () => new Service({ job: JobEntity, text: JobTextEntity });
