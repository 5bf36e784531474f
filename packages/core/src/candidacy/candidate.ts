import {
  questionsFor,
  receiptOf,
  recommendationOf,
  scoreFromCredits,
  summaryOf,
  wouldChange,
  type Criterion,
  type Receipt,
} from "@candor/scoring";
import { Service } from "electrodb";
import * as z from "zod/mini";
import { Actor } from "../kernel/actor.ts";
import { Cv } from "../cv/cv.ts";
import { Failure } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { changeOf } from "../job/distribution.ts";
import { JobEntity } from "../job/job.entity.ts";
import { Job } from "../job/job.ts";
import { stalenessIn } from "../job/wording.ts";
import { NOTES_MAX_CHARACTERS } from "../kernel/limits.ts";
import { Storage } from "../kernel/storage.ts";
import { allOf, commit } from "../kernel/commit.ts";
import { CandidateEntity, CandidateRowEntity } from "./candidate.entity.ts";
import { Stage, type Info, type Twin } from "./candidate.info.ts";
import { type HistoryEntry } from "../cv/cv.info.ts";
import { shownMarks } from "./marks-shown.ts";
import { corrected } from "../cv/facts.ts";
import { placeIn, rowOf } from "./ranking.ts";
import { rowFrom, Rows, shardOf, type StoredRow } from "./rows.ts";
import { takeOff } from "./removing.ts";
import { twinsIn } from "./twins.ts";

export * as Candidate from "./candidate.ts";

const Key = z.object({ jobId: z.string(), cvId: z.string() });
type Key = z.infer<typeof Key>;

/** One candidate with everything that was found, or `cv.notFound`. */
export const get = fn(Key, async ({ jobId, cvId }): Promise<Info> => {
  const [{ job, wordings, rows }, row, detail, cv, text] = await Promise.all([
    rankedWithRows(jobId),
    findRow(jobId, cvId),
    findDetail({ jobId, cvId }),
    Cv.find(cvId),
    Cv.findText(cvId),
  ]);
  if (!row || !detail || !cv || !text) throw new Failure("cv.notFound", cvId);

  const { criteria } = job;
  const { profile, protectedFacts, integrity, corrections = {}, correctionHistory = [] } = text;
  const person = corrected(profile, corrections);
  const result = scoreFromCredits(criteria, row.credits);
  const marks = detail.marks.filter(({ criterionId }) => criteria.some(({ id }) => id === criterionId));
  const locale = localeOf();
  const ofReader = { profile, criteria, marks, result, locale };
  const written = detail.prose?.locale === locale ? detail.prose : undefined;
  return {
    ...rowOf(placeIn(criteria)(row), stalenessIn(criteria, wordings), twinsIn(rows)),
    updatedAt: row.updatedAt > detail.updatedAt ? row.updatedAt : detail.updatedAt,
    fullName: person.fullName?.value ?? null,
    location: person.location?.value ?? null,
    email: person.email?.value ?? null,
    phone: person.phone?.value ?? null,
    driverLicence: profile.driverLicence?.value ?? null,
    experienceLevel: profile.experienceLevel ?? null,
    yearsOfExperience: profile.experienceMonths === undefined ? null : Math.round(profile.experienceMonths / 1.2) / 10,
    department: profile.department ?? null,
    industryExperience: profile.industryExperience,
    educationLevel: profile.educationLevel?.value ?? null,
    toolsAndSoftware: profile.toolsAndSoftware.map(({ value }) => value),
    certifications: profile.certifications.map(({ value }) => value),
    languages: profile.languages.map(({ value, level }) => (level ? `${value} ${level}` : value)),
    overallSummary: written?.summary ?? summaryOf(ofReader),
    interviewRecommendation: written?.recommendation ?? recommendationOf(ofReader),
    interviewQuestions: [...(written?.questions ?? questionsFor(ofReader))],
    interviewNotes: detail.interviewNotes,
    errorCount: detail.errorCount,
    state: "analyzed",
    marker: detail.marker,
    engine: row.engine,
    asOf: detail.asOf,
    wouldChange: wouldChange(criteria, row.credits),
    edited: editOf(row, detail.history),
    pointsTotal: result.total / 10,
    marks: shownMarks(criteria, detail.marks, detail.markedCriteria),
    integrity: {
      verdict: integrity.verdict,
      hidden: integrity.hidden.map((hidden) => ({
        ...hidden,
        boxes: hidden.boxes.map(([...box]) => box),
        words: hidden.text.split(/\s+/u).length,
      })),
      notes: integrity.notes.map((quote) => ({ kind: "instruction", quote })),
    },
    history: [...detail.history, ...correctionHistory].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)),
    protected: protectedFacts,
    profile,
    corrections,
    application: detail.application ?? null,
    twins: twinsOf(cvId, rows, criteria),
    merged: (detail.merges ?? []).map(({ cvId, fileName, by, at }) => ({ cvId, fileName, by, at })),
    file: { name: cv.fileName, size: cv.size, pages: cv.pages, sha256: cv.sha256 },
  };
});

async function rankedWithRows(jobId: string) {
  const ranked = await Job.ranked(jobId);
  return { ...ranked, rows: await Rows.of(jobId, ranked.changes) };
}

/** Who else in the job may be the same person, the latest application first. */
function twinsOf(cvId: string, rows: readonly StoredRow[], criteria: readonly Criterion[]): Twin[] {
  const twins = twinsIn(rows).get(cvId);
  if (!twins) return [];
  const place = placeIn(criteria);
  return rows
    .filter((row) => twins.has(row.cvId))
    .toSorted((a, b) => (a.appliedAt < b.appliedAt ? 1 : -1))
    .map((row) => ({
      cvId: row.cvId,
      fullName: row.fullName ?? null,
      jobTitle: row.jobTitle ?? null,
      score: place(row).shown.score ?? null,
      appliedAt: row.appliedAt,
      stage: row.stage,
      because: [...twins.get(row.cvId)!],
    }));
}

/** Moves a candidate to another stage, in any order, or keeps the interview notes. */
export const update = fn(
  z.extend(Key, { stage: z.optional(Stage), interviewNotes: z.optional(z.string().check(z.maxLength(NOTES_MAX_CHARACTERS))) }),
  async ({ jobId, cvId, stage, interviewNotes }) => {
    if (interviewNotes !== undefined) await writeNotes({ jobId, cvId }, interviewNotes);
    if (stage === undefined) return get({ jobId, cvId });
    return write({ jobId, cvId }, ({ row }) => ({
      row: { stage },
      history: stage === row.stage ? undefined : { what: "stage", from: row.stage, to: stage },
    }));
  },
);

/** Notes are kept as they are typed, often: they touch nothing that lists or counts. */
async function writeNotes({ jobId, cvId }: Key, interviewNotes: string): Promise<void> {
  const { rejected } = await CandidateEntity.patch({ accountId: Actor.accountId(), jobId, cvId })
    .set({ interviewNotes })
    .where(({ mergedInto }, { notExists }) => notExists(mergedInto))
    .go({ returnOnConditionCheckFailure: true });
  if (rejected) throw new Failure("row.notUpdated", cvId);
}

/** Sets a score by hand, 0 to 100, beside the computed one: it decides level, match and high-fit count, and survives re-scoring. */
export const editScore = fn(
  z.extend(Key, { score: z.optional(z.unknown()), reason: z.optional(z.string()) }),
  async ({ jobId, cvId, score, reason }) => {
    if (score === undefined || score === null || score === "") throw new Failure("score.required", cvId);
    if (typeof score !== "number" || !Number.isInteger(score) || score < 0 || score > 100) throw new Failure("score.range", cvId);
    return write({ jobId, cvId }, ({ row, shown }) => ({
      row: { editedScore: score },
      history:
        row.editedScore === score && !reason
          ? undefined
          : { what: "scoreEdited", from: String(shown ?? ""), to: String(score), ...(reason && { reason }) },
    }));
  },
);

/** Brings the computed score back. */
export const resetScore = fn(Key, ({ jobId, cvId }) =>
  write({ jobId, cvId }, ({ row, computed }) => ({
    row: { editedScore: null },
    history:
      row.editedScore === undefined
        ? undefined
        : { what: "scoreReset", from: String(row.editedScore), to: String(computed ?? "") },
  })),
);

interface Change {
  readonly row: { readonly stage?: Stage; readonly editedScore?: number | null };
  readonly history: Pick<HistoryEntry, "what" | "from" | "to" | "reason"> | undefined;
}

interface Standing {
  readonly row: StoredRow;
  readonly computed: number | undefined;
  readonly shown: number | undefined;
}

/**
 * Writes a person's change to row, detail and the job's counts in one transaction, with its line in the history. Somebody else's
 * change in between makes it start again from what is stored then.
 */
async function write({ jobId, cvId }: Key, change: (standing: Standing) => Change): Promise<Info> {
  const accountId = Actor.accountId();
  for (;;) {
    const [found, row, detail] = await Promise.all([Job.find(jobId), findRow(jobId, cvId), findDetail({ jobId, cvId })]);
    if (!found || !row || !detail) throw new Failure("row.notUpdated", cvId);
    const place = placeIn(found.criteria);
    const before = place(row);
    const { row: set, history } = change({ row, computed: before.computed.score, shown: before.shown.score });
    const { editedScore, ...others } = set;
    const { editedScore: _, ...computedOnly } = row;
    const after = place(editedScore === undefined ? row : editedScore === null ? computedOnly : { ...row, editedScore });
    const entry = history && { at: new Date().toISOString(), by: Actor.name(), ...history };

    const failed = await commit(() =>
      service()
        .transaction.write((entity) => {
          const patch = entity.row.patch({ accountId, jobId, cvId, shard: row.shard }).set({
            ...others,
            ...(typeof editedScore === "number" && { editedScore }),
          });
          return [
            (editedScore === null ? patch.remove(["editedScore"]) : patch)
              .where(({ updatedAt }, { eq }) => eq(updatedAt, row.updatedAt))
              .commit(),
            entity.candidate
              .patch({ accountId, jobId, cvId })
              .set({ history: entry ? [...detail.history, entry] : detail.history })
              .where(({ updatedAt }, { eq }) => eq(updatedAt, detail.updatedAt))
              .commit(),
            entity.job
              .patch({ accountId, jobId })
              .add(changeOf(row.shard, before.shown, after.shown))
              .where(
                ({ revision, deletedAt }, { eq, notExists }) => `${eq(revision, found.revision)} AND ${notExists(deletedAt)}`,
              )
              .commit(),
          ];
        })
        .go(),
    );
    if (failed.length === 0) return get({ jobId, cvId });
  }
}

/** Who set the score that stands, by the history. */
function editOf(row: StoredRow, history: readonly HistoryEntry[]): Info["edited"] {
  const entry = row.editedScore === undefined ? undefined : history.findLast(({ what }) => what === "scoreEdited");
  return entry ? { by: entry.by, at: entry.at, ...(entry.reason && { reason: entry.reason }) } : null;
}

/**
 * Takes a candidate off a job, with what was merged into it; the CVs stay in the account, and the job's counts follow in the same
 * transaction.
 */
export const remove = fn(Key, async ({ jobId, cvId }) => {
  for (;;) {
    const [job, row, detail] = await Promise.all([Job.get({ jobId }), findRow(jobId, cvId), findDetail({ jobId, cvId })]);
    if (!row) throw new Failure("row.notUpdated", cvId);
    const merged = (detail?.merges ?? []).flatMap((merge) => [merge.cvId, ...merge.also]);
    const counts = changeOf(row.shard, placeIn(job.criteria)(row).shown, undefined);
    const failed = await takeOff({ jobId, revision: job.revision }, [{ row, merged }], counts);
    if (failed.length === 0) return;
  }
});

/**
 * How the computed score came about, complete, with the hash of the file it speaks of: whoever has the PDF can recompute it. Criteria
 * stand in it as they were marked, weighed as they weigh now; what was not marked yet is not in it.
 */
export const receipt = fn(Key, async ({ jobId, cvId }): Promise<Receipt & { fileHash: string }> => {
  const [job, row, detail, cv] = await Promise.all([
    Job.get({ jobId }),
    findRow(jobId, cvId),
    findDetail({ jobId, cvId }),
    Cv.find(cvId),
  ]);
  const document = cv && (await Storage.reading(cv.accountId, cv.sha256));
  if (!row || !detail || !document) throw new Failure("cv.notFound", cvId);

  const criteria = job.criteria.flatMap(({ id, importance, weight }): Criterion[] => {
    const marked = detail.markedCriteria.find((one) => one.id === id);
    return marked ? [{ id, kind: marked.kind, text: marked.text, importance, weight }] : [];
  });
  // In the criteria's order, as marking them anew would give them.
  const marks = criteria.flatMap(({ id }) => detail.marks.filter(({ criterionId }) => criterionId === id));
  const { asOf, marker } = detail;
  return { ...receiptOf({ document, criteria, marks, asOf, marker: marker.by, engine: row.engine }), fileHash: cv.sha256 };
});

/** Where the PDF of a candidate can be fetched for five minutes; as a named download if asked. */
export const documentUrl = fn(
  z.extend(Key, { download: z.optional(z.string()), letter: z.optional(z.string()) }),
  async ({ jobId, cvId, download, letter }) => {
    const [, row, cv] = await Promise.all([Job.assertExists(jobId), findRow(jobId, cvId), Cv.find(cvId)]);
    if (!row || !cv) throw new Failure("cv.notFound", cvId);
    const nameFor = (name: string) => (download === undefined ? undefined : name);
    if (letter === undefined) return Storage.documentUrl(Actor.accountId(), cv.sha256, nameFor(cv.fileName));
    const detail = await findDetail({ jobId, cvId });
    const found = detail?.application?.letters.find(({ id }) => id === letter);
    if (!found) throw new Failure("cv.notFound", letter);
    return Storage.letterUrl({ accountId: Actor.accountId(), jobId, cvId: letter }, nameFor(found.name));
  },
);

/** The row under which a CV stands in a job: its own, or that of the candidacy it was merged into. Undefined where it does not. */
export async function findStanding(jobId: string, cvId: string): Promise<StoredRow | undefined> {
  const row = await findRow(jobId, cvId);
  if (row) return row;
  const into = (await findDetail({ jobId, cvId }))?.mergedInto;
  return into === undefined ? undefined : findStanding(jobId, into);
}

/** Which of these CVs, at most 50, stand in a job, those merged into another included. */
export async function knownAmong(jobId: string, cvIds: readonly string[]): Promise<Set<string>> {
  const accountId = Actor.accountId();
  const rows = await allOf(
    CandidateRowEntity.get(cvIds.map((cvId) => ({ accountId, jobId, cvId, shard: shardOf(cvId) }))).go({ consistent: true }),
  );
  const known = new Set(rows.map(({ cvId }) => cvId));
  const others = cvIds.filter((cvId) => !known.has(cvId));
  if (others.length === 0) return known;
  const details = await allOf(
    CandidateEntity.get(others.map((cvId) => ({ accountId, jobId, cvId }))).go({
      consistent: true,
      attributes: ["cvId", "mergedInto"],
    }),
  );
  for (const { cvId, mergedInto } of details) if (mergedInto !== undefined) known.add(cvId);
  return known;
}

/** The stored row of a candidacy, read consistently, or undefined. */
export async function findRow(jobId: string, cvId: string): Promise<StoredRow | undefined> {
  const { data } = await CandidateRowEntity.get({ accountId: Actor.accountId(), jobId, shard: shardOf(cvId), cvId }).go({
    consistent: true,
  });
  return data ? rowFrom(data) : undefined;
}

/** The long part of a candidacy, read consistently, or undefined. */
export async function findDetail({ jobId, cvId }: Key) {
  const { data } = await CandidateEntity.get({ accountId: Actor.accountId(), jobId, cvId }).go({ consistent: true });
  return data ?? undefined;
}

/** Prose is written in the language of whoever reads it. */
const localeOf = () => Actor.member().locale;

const service = () =>
  new Service({
    job: JobEntity,
    row: CandidateRowEntity,
    candidate: CandidateEntity,
  });
