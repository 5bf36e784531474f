import { scoreFromCredits, wouldChange, type Criterion } from "@candor/scoring";
import { corrected } from "../cv/facts.ts";
import type { HistoryEntry } from "../cv/cv.info.ts";
import { Cv } from "../cv/cv.ts";
import { stalenessIn } from "../job/criteria-hash.ts";
import { rankedJob } from "../job/stored.ts";
import { Actor } from "../kernel/actor.ts";
import { Failure, isFailureCode } from "../kernel/failure.ts";
import type { Duplicate, Info, MarkShown, Untold } from "./candidate.info.ts";
import { shownMarks } from "./marks-shown.ts";
import { proseFor, saidIn } from "./prose.ts";
import { rowOf } from "./ranking.ts";
import { Rows, type StoredRow } from "./rows.ts";
import { scoredBy } from "./score.ts";
import { findDetail, findLetter, findRow } from "./stored.ts";
import { duplicatesIn } from "./duplicates.ts";

/** Returns one candidate of a job, complete. Refusal: `cv.notFound`. */
export async function showCandidate(jobId: string, cvId: string): Promise<Untold> {
  const [{ job, wordings, rows }, row, detail, cv, text, letter] = await Promise.all([
    rankedWithRows(jobId),
    findRow(jobId, cvId),
    findDetail(jobId, cvId),
    Cv.find(cvId),
    Cv.findText(cvId),
    findLetter(jobId, cvId),
  ]);
  if (!row || !detail || !cv || !text) throw new Failure("cv.notFound", cvId);

  const { criteria } = job;
  const { profile, protectedFacts, integrity, corrections = {}, correctionHistory = [] } = text;
  const person = corrected(profile, corrections);
  const result = scoreFromCredits(criteria, row.credits);
  const locale = localeOf();
  const said = saidIn(locale, criteria);
  return {
    ...rowOf(scoredBy(criteria)(row), stalenessIn(criteria, wordings), duplicatesIn(rows)),
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
    ...proseFor({ job, row, detail, profile, locale }),
    interviewNotes: detail.interviewNotes,
    errorCount: detail.errorCount,
    error: detail.error && isFailureCode(detail.error) ? detail.error : null,
    state: "analyzed",
    marker: detail.marker,
    engine: row.engine,
    asOf: detail.asOf,
    wouldChange: wouldChange(criteria, row.credits),
    edited: editOf(row, detail.history),
    pointsTotal: result.total / 10,
    marks: named(shownMarks(criteria, detail.marks, { markedCriteria: detail.markedCriteria, locale }), criteria, said),
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
    letter: letter ? { sendAt: letter.sendAt, subject: letter.subject, text: letter.text } : null,
    duplicates: duplicatesOf(cvId, rows, criteria),
    merged: (detail.merges ?? []).map(({ cvId, fileName, by, at }) => ({ cvId, fileName, by, at })),
    distinct: rows
      .filter((other) => row.distinctFrom?.includes(other.cvId) || other.distinctFrom?.includes(cvId))
      .map((other) => ({ cvId: other.cvId, fullName: other.fullName ?? null })),
    file: { name: cv.fileName, size: cv.size, pages: cv.pages, sha256: cv.sha256 },
  };
}

/** Marks with the names of their criteria in the reader's language, where these differ from the wording. */
function named(marks: readonly MarkShown[], criteria: readonly Criterion[], said: readonly Criterion[]): MarkShown[] {
  const names = new Map(said.filter(({ text }, index) => text !== criteria[index]!.text).map(({ id, text }) => [id, text]));
  return marks.map((mark) => {
    const name = names.get(mark.criterionId);
    return name === undefined ? mark : { ...mark, name };
  });
}

async function rankedWithRows(jobId: string) {
  const ranked = await rankedJob(jobId);
  return { ...ranked, rows: await Rows.of(jobId, ranked.changes) };
}

/** Returns other candidates of the job who may be the same person, the latest application first. */
function duplicatesOf(cvId: string, rows: readonly StoredRow[], criteria: readonly Criterion[]): Duplicate[] {
  const duplicates = duplicatesIn(rows).get(cvId);
  if (!duplicates) return [];
  const scored = scoredBy(criteria);
  return rows
    .filter((row) => duplicates.has(row.cvId))
    .toSorted((a, b) => (a.appliedAt < b.appliedAt ? 1 : -1))
    .map((row) => ({
      cvId: row.cvId,
      fullName: row.fullName ?? null,
      jobTitle: row.jobTitle ?? null,
      score: scored(row).shown.score ?? null,
      appliedAt: row.appliedAt,
      stage: row.stage,
      because: [...duplicates.get(row.cvId)!],
    }));
}

/** Returns the person who set the score, found in the history. */
function editOf(row: StoredRow, history: readonly HistoryEntry[]): Info["edited"] {
  const entry = row.editedScore === undefined ? undefined : history.findLast(({ what }) => what === "scoreEdited");
  return entry ? { by: entry.by, at: entry.at, ...(entry.reason && { reason: entry.reason }) } : null;
}

/** The reader's language. */
const localeOf = () => Actor.member().locale;
