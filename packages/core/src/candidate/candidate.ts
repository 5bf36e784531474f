import { createHash } from "node:crypto";
import { questionsFor, recommendationOf, scoreFromCredits, scoreOf, summaryOf, type Criterion } from "@candor/scoring";
import { Service } from "electrodb";
import * as z from "zod/mini";
import { Actor } from "../actor.ts";
import { Cv } from "../cv/cv.ts";
import { Failure } from "../failure.ts";
import { fn } from "../fn.ts";
import { countsOf } from "../job/distribution.ts";
import { JobEntity } from "../job/job.entity.ts";
import type { Info as JobInfo } from "../job/job.info.ts";
import { Job } from "../job/job.ts";
import { LIST_PAGE } from "../limits.ts";
import { matches } from "../search-text.ts";
import { Storage } from "../storage.ts";
import { commit } from "../table/commit.ts";
import { UploadEntity } from "../upload/upload.entity.ts";
import { CandidateEntity, CandidateRowEntity, SHARDS } from "./candidate.entity.ts";
import { Stage, type HistoryEntry, type Info, type Row } from "./candidate.info.ts";

export * as Candidate from "./candidate.ts";

const Key = z.object({ jobId: z.string(), cvId: z.string() });
type Key = z.infer<typeof Key>;

type StoredRow = NonNullable<Awaited<ReturnType<typeof findRow>>>;

/** Candidates of a job by score, best first; `query` are words of name, title, place or skills. */
export const list = fn(
  z.object({ jobId: z.string(), query: z.optional(z.string()), next: z.optional(z.string()) }),
  async ({ jobId, query, next }) => {
    const [job, stored] = await Promise.all([Job.get({ jobId }), rowsOf(jobId)]);
    const rows = stored.map((row) => rowOf(row, job)).toSorted(byScore);
    const found = query
      ? rows.filter((row) => matches([row.fullName, row.jobTitle, row.location, ...row.technicalSkills].join(" "), query))
      : rows;
    const after = next ? found.findIndex((row) => byScore(row, cursorOf(next)) > 0) : 0;
    const page = after < 0 ? [] : found.slice(after, after + LIST_PAGE);
    const last = page.at(-1);
    return { items: page, next: last && last !== found.at(-1) ? cursorFor(last) : null, total: found.length };
  },
);

/** One candidate with everything that was found, or `cv.notFound`. */
export const get = fn(Key, async ({ jobId, cvId }): Promise<Info> => {
  const [job, row, detail, cv] = await Promise.all([
    Job.get({ jobId }),
    findRow(jobId, cvId),
    findDetail({ jobId, cvId }),
    Cv.get(cvId),
  ]);
  if (!row || !detail) throw new Failure("cv.notFound", cvId);

  const { profile, protectedFacts } = cv;
  const result = scoreOf(job.criteria, detail.marks);
  const pointsOf = new Map(result.points.map((point) => [point.criterionId, point]));
  const locale = localeOf();
  const prose = { profile, criteria: job.criteria, marks: detail.marks, result, locale };
  return {
    ...rowOf(row, job),
    updatedAt: row.updatedAt > detail.updatedAt ? row.updatedAt : detail.updatedAt,
    email: profile.email?.value ?? null,
    phone: profile.phone?.value ?? null,
    driverLicence: profile.driverLicence?.value ?? null,
    experienceLevel: profile.experienceLevel ?? null,
    yearsOfExperience: profile.experienceMonths === undefined ? null : Math.round(profile.experienceMonths / 1.2) / 10,
    department: profile.department ?? null,
    industryExperience: profile.industryExperience,
    educationLevel: profile.educationLevel?.value ?? null,
    toolsAndSoftware: profile.toolsAndSoftware.map(({ value }) => value),
    certifications: profile.certifications.map(({ value }) => value),
    languages: profile.languages.map(({ value, level }) => (level ? `${value} ${level}` : value)),
    overallSummary: summaryOf(prose),
    interviewRecommendation: recommendationOf(prose),
    interviewQuestions: questionsFor(prose),
    interviewNotes: detail.interviewNotes,
    errorCount: detail.errorCount,
    state: "analyzed",
    confidence: result.confidence,
    pointsTotal: result.total / 10,
    marks: detail.marks.map(({ criterionId, mark, rung, quotes, note }) => ({
      criterionId,
      mark,
      rung,
      points: (pointsOf.get(criterionId)?.points ?? 0) / 10,
      possible: (pointsOf.get(criterionId)?.possible ?? 0) / 10,
      quotes,
      ...(note && { note }),
    })),
    integrity: {
      verdict: cv.integrity.verdict,
      hidden: cv.integrity.hidden.map((hidden) => ({
        ...hidden,
        boxes: hidden.boxes.map(([...box]) => box),
        words: hidden.text.split(/\s+/u).length,
      })),
      notes: [],
    },
    history: detail.history,
    protected: protectedFacts,
    profile,
    file: { name: cv.fileName, size: cv.size, pages: cv.pages, sha256: cv.sha256 },
  };
});

/** Moves a candidate to another stage, in any order, or keeps the interview notes. */
export const update = fn(
  z.extend(Key, { stage: z.optional(Stage), interviewNotes: z.optional(z.string().check(z.maxLength(20_000))) }),
  async ({ jobId, cvId, stage, interviewNotes }) => {
    const accountId = Actor.accountId();
    for (;;) {
      const [row, detail] = await Promise.all([findRow(jobId, cvId), findDetail({ jobId, cvId })]);
      if (!row || !detail) throw new Failure("row.notUpdated", cvId);
      const moved = stage !== undefined && stage !== row.stage;
      const entry: HistoryEntry = { at: new Date().toISOString(), by: Actor.name(), what: "stage", from: row.stage, to: stage };
      const failed = await commit(() =>
        service()
          .transaction.write((entity) => [
            entity.row
              .patch({ accountId, jobId, cvId, shard: shardOf(cvId) })
              .set({ stage: stage ?? row.stage })
              .where(({ stage }, { eq }) => eq(stage, row.stage))
              .commit(),
            entity.candidate
              .patch({ accountId, jobId, cvId })
              .set({
                interviewNotes: interviewNotes ?? detail.interviewNotes,
                history: moved ? [...detail.history, entry] : detail.history,
              })
              .where(({ updatedAt }, { eq }) => eq(updatedAt, detail.updatedAt))
              .commit(),
          ])
          .go(),
      );
      if (failed.length === 0) return get({ jobId, cvId });
    }
  },
);

/** Takes a candidate off a job; the CV stays in the account, and the job's counts follow in the same transaction. */
export const remove = fn(Key, async ({ jobId, cvId }) => {
  const accountId = Actor.accountId();
  for (;;) {
    const [job, row] = await Promise.all([Job.get({ jobId }), findRow(jobId, cvId)]);
    if (!row) throw new Failure("row.notUpdated", cvId);
    const { score } = scoreOfRow(row, job);
    const failed = await commit(() =>
      service()
        .transaction.write((entity) => [
          entity.row
            .delete({ accountId, jobId, cvId, shard: shardOf(cvId) })
            .where(({ updatedAt }, { eq }) => eq(updatedAt, row.updatedAt))
            .commit(),
          entity.candidate.delete({ accountId, jobId, cvId }).commit(),
          // Its file is listed no longer, because it would lead to nothing.
          entity.upload.delete({ accountId, jobId, cvId }).commit(),
          entity.job
            .patch({ accountId, jobId })
            .add(countsOf(score, -1))
            .where(({ revision }, { eq }) => eq(revision, job.revision))
            .commit(),
        ])
        .go(),
    );
    if (failed.length === 0) return;
  }
});

/** Where the PDF of a candidate can be fetched for five minutes; as a named download if asked. */
export const documentUrl = fn(z.extend(Key, { download: z.optional(z.string()) }), async ({ jobId, cvId, download }) => {
  const [, row, cv] = await Promise.all([Job.assertExists(jobId), findRow(jobId, cvId), Cv.get(cvId)]);
  if (!row) throw new Failure("cv.notFound", cvId);
  return Storage.documentUrl(Actor.accountId(), cv.sha256, download === undefined ? undefined : cv.fileName);
});

/** The stored row of a candidacy, read consistently, or undefined. */
export async function findRow(jobId: string, cvId: string) {
  const { data } = await CandidateRowEntity.get({ accountId: Actor.accountId(), jobId, shard: shardOf(cvId), cvId }).go({
    consistent: true,
  });
  return data ?? undefined;
}

/** Score, level and match of a stored row under the job's weights as they are now. */
export const scoreOfRow = (row: StoredRow, job: JobInfo) => scoreFromCredits(job.criteria, row.credits);

/** In which partition of its job a candidate's row lies. */
export const shardOf = (cvId: string): number => createHash("sha256").update(cvId).digest()[0]! % SHARDS;

/** Names the wording of a job's criteria; weights and order are not part of it, because they count at once. */
export const criteriaHash = (criteria: readonly Criterion[]): string => {
  const wording = criteria.map(({ id, kind, text }) => [id, kind, text].join("\u0000")).toSorted();
  return createHash("sha256").update(wording.join("\u0001")).digest("hex").slice(0, 16);
};

/** Removes every candidacy of a job that was deleted. */
export async function eraseOfJob(jobId: string): Promise<void> {
  const accountId = Actor.accountId();
  const keys = (await rowsOf(jobId)).map(({ cvId, shard }) => ({ accountId, jobId, cvId, shard }));
  await CandidateEntity.delete(keys).go({ concurrency: 4 });
  await CandidateRowEntity.delete(keys).go({ concurrency: 4 });
}

async function rowsOf(jobId: string): Promise<StoredRow[]> {
  const accountId = Actor.accountId();
  const shards = Array.from({ length: SHARDS }, (_, shard) =>
    CandidateRowEntity.query.ofJob({ accountId, jobId, shard }).go({ pages: "all" }),
  );
  return (await Promise.all(shards)).flatMap(({ data }) => data);
}

async function findDetail({ jobId, cvId }: Key) {
  const { data } = await CandidateEntity.get({ accountId: Actor.accountId(), jobId, cvId }).go({ consistent: true });
  return data ?? undefined;
}

function rowOf(row: StoredRow, job: JobInfo): Row {
  const { score, level, isMatched, isRecommended, isCapped } = scoreOfRow(row, job);
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
    technicalSkills: row.skills,
    score: score ?? null,
    computedScore: score ?? null,
    level: level ?? null,
    isMatched,
    isRecommended,
    isCapped,
    isStale: row.criteriaHash !== criteriaHash(job.criteria),
    hasHiddenText: row.hasHiddenText,
  };
}

type Place = Pick<Row, "score" | "cvId">;

/** Best first; among equals the earlier application. */
const byScore = (a: Place, b: Place): number =>
  (b.score ?? -1) - (a.score ?? -1) || (a.cvId < b.cvId ? -1 : a.cvId > b.cvId ? 1 : 0);

const cursorFor = ({ score, cvId }: Place): string => Buffer.from(`${score ?? -1} ${cvId}`).toString("base64url");

function cursorOf(next: string): Place {
  const [score, cvId = ""] = Buffer.from(next, "base64url").toString("utf8").split(" ");
  return { score: Number(score), cvId };
}

/** Prose is written in the language of whoever reads it. */
const localeOf = () => Actor.member().locale;

const service = () => new Service({ job: JobEntity, row: CandidateRowEntity, candidate: CandidateEntity, upload: UploadEntity });
