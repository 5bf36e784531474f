import { receiptOf, type Criterion, type Receipt } from "@candor/scoring";
import * as z from "zod/mini";
import { Audit } from "../account/audit/audit.ts";
import type { Kind } from "../account/audit/audit.info.ts";
import { CorrectionEdit } from "../cv/cv.info.ts";
import { Account } from "../account/account.ts";
import { Cv } from "../cv/cv.ts";
import { DAY_MS, HOUR_MS } from "../kernel/durations.ts";
import { Rate } from "../kernel/rate.ts";
import { LetterKind, Rejection } from "./phrases.info.ts";
import { assertExists, getJob, rankedJob } from "../job/stored.ts";
import { Actor } from "../kernel/actor.ts";
import { ErasureLog } from "../kernel/erasure-log.ts";
import { Failure } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { BULK_MAX, LETTERS_PER_ACCOUNT_AND_DAY, NOTES_MAX_CHARACTERS } from "../kernel/limits.ts";
import { Storage } from "../kernel/storage.ts";
import { Stage, type Moved, type Rejected, type Removed, type Untold } from "./candidate.info.ts";
import { correct as correctFacts } from "./corrections.ts";
import { Rows } from "./rows.ts";
import { showCandidate } from "./show.ts";
import { findDetail, findRow } from "./stored.ts";
import { duplicatesIn } from "./duplicates.ts";
import { Candidacy } from "./write.ts";

export * as Candidate from "./candidate.ts";

const Key = z.object({ jobId: z.string(), cvId: z.string() });
const Pair = z.extend(Key, { other: z.string() });
const Several = z.object({
  jobId: z.string(),
  cvIds: z.array(z.string()).check(z.minLength(1), z.maxLength(BULK_MAX)),
});

/** Returns one candidate, complete. Refusal: `cv.notFound`. */
export const get = fn(Key, ({ jobId, cvId }): Promise<Untold> => showCandidate(jobId, cvId));

/** Moves a candidate to any stage, or changes the interview notes. Refusal: `row.notUpdated`. */
export const update = fn(
  z.extend(Key, { stage: z.optional(Stage), interviewNotes: z.optional(z.string().check(z.maxLength(NOTES_MAX_CHARACTERS))) }),
  async ({ jobId, cvId, stage, interviewNotes }) => {
    if (interviewNotes !== undefined) await Candidacy.note(jobId, cvId, interviewNotes);
    if (stage !== undefined) {
      const { moved, failed } = await Candidacy.move(jobId, [cvId], { stage });
      if (failed.length > 0) throw new Failure("row.notUpdated", cvId);
      if (moved.length > 0) await noteSeveral("candidates.moved", jobId, [cvId], stage);
    }
    return showCandidate(jobId, cvId);
  },
);

/**
 * Moves candidates of a job, at most 500, to one stage. With `from` it moves only those in that stage, so that an undo does not
 * revert later moves by others. Returns the former stage of each moved candidate, and the ids that could not be moved. Refusal:
 * `row.notUpdated` where no candidate was found.
 */
export const moveSeveral = fn(
  z.extend(Several, { stage: Stage, from: z.optional(Stage) }),
  async ({ jobId, cvIds, stage, from }): Promise<Moved> => {
    const { letters: _, ...moved } = await Candidacy.move(jobId, cvIds, { stage, from });
    if (moved.failed.length === new Set(cvIds).size) throw new Failure("row.notUpdated", jobId);
    if (moved.moved.length > 0) await noteSeveral("candidates.moved", jobId, idsOf(moved.moved), stage);
    return moved;
  },
);

/**
 * Rejects candidates of a job, at most 500, for a reason of the account's list. With a letter each of them who has an address gets it
 * after the given hours, unless a recruiter stops it or moves the candidate on. Refusals: `row.notUpdated`, `rate.limited`.
 */
export const rejectSeveral = fn(
  z.extend(Several, Rejection.shape),
  async ({ jobId, cvIds, reason, letter }): Promise<Rejected> => {
    const { accountId, email } = Actor.member();
    if (letter) await Rate.spend(`letters:${accountId}`, LETTERS_PER_ACCOUNT_AND_DAY, DAY_MS, cvIds.length);
    const outcome = await Candidacy.move(jobId, cvIds, {
      stage: "rejected",
      reason,
      letter: letter && (await letterFrom(letter, email)),
    });
    if (outcome.failed.length === new Set(cvIds).size) throw new Failure("row.notUpdated", jobId);
    if (outcome.moved.length > 0) await noteSeveral("candidates.moved", jobId, idsOf(outcome.moved), "rejected");
    return outcome;
  },
);

async function letterFrom({ afterHours, ...text }: NonNullable<Rejection["letter"]>, email: string) {
  const user = await Account.findUser({ email });
  const sendAt = new Date(Date.now() + afterHours * HOUR_MS).toISOString();
  return { ...text, sendAt, writer: { email, ...(user?.name && { name: user.name }) } };
}

/** Notes that a mail to the candidate was opened in the recruiter's own program. Refusal: `row.notUpdated`. */
export const noteWritten = fn(z.extend(Key, { letter: LetterKind }), async ({ jobId, cvId, letter }): Promise<void> => {
  if (!(await findRow(jobId, cvId))) throw new Failure("row.notUpdated", cvId);
  await Candidacy.tell(jobId, cvId, { what: "written", to: letter });
});

/**
 * Sets a score by hand, 0 to 100, beside the computed one. Level, match and high-fit count follow from it, and re-scoring keeps
 * it.
 */
export const editScore = fn(
  z.extend(Key, { score: z.optional(z.unknown()), reason: z.optional(z.string()) }),
  async ({ jobId, cvId, score, reason }) => {
    if (score === undefined || score === null || score === "") throw new Failure("score.required", cvId);
    if (typeof score !== "number" || !Number.isInteger(score) || score < 0 || score > 100) throw new Failure("score.range", cvId);
    await Candidacy.rate(jobId, cvId, ({ row, shown }) => ({
      editedScore: score,
      line:
        row.editedScore === score && !reason
          ? undefined
          : { what: "scoreEdited", from: String(shown.score ?? ""), to: String(score), ...(reason && { reason }) },
    }));
    return showCandidate(jobId, cvId);
  },
);

/** Removes the score set by hand, so that the computed one counts again. */
export const resetScore = fn(Key, async ({ jobId, cvId }) => {
  await Candidacy.rate(jobId, cvId, ({ row, computed }) => ({
    editedScore: null,
    line:
      row.editedScore === undefined
        ? undefined
        : { what: "scoreReset", from: String(row.editedScore), to: String(computed.score ?? "") },
  }));
  return showCandidate(jobId, cvId);
});

/**
 * Corrects name, e-mail, phone or place of a candidate in each job of the CV; null restores the value that was read. Refusals:
 * `row.notUpdated`, and those of each fact's format.
 */
export const correct = fn(z.extend(CorrectionEdit, Key.shape), ({ jobId, cvId, ...edit }) => correctFacts(jobId, cvId, edit));

/**
 * Removes a candidate from a job, with the candidacies merged into it; the CVs stay in the account. Refusal: `row.notUpdated`.
 */
export const remove = fn(Key, async ({ jobId, cvId }): Promise<void> => {
  await assertExists(jobId);
  await ErasureLog.write({ type: "candidates", jobId, cvIds: [cvId] });
  const { removed } = await Candidacy.leave(jobId, [cvId]);
  if (removed.length === 0) throw new Failure("row.notUpdated", cvId);
  await noteSeveral("candidates.removed", jobId, removed);
});

/**
 * Removes candidates from a job, at most 500, with the candidacies merged into them; the CVs stay in the account. Returns the
 * removed ids and those that were not found. Refusal: `row.notUpdated` where none was found.
 */
export const removeSeveral = fn(Several, async ({ jobId, cvIds }): Promise<Removed> => {
  await ErasureLog.write({ type: "candidates", jobId, cvIds });
  const answer = await Candidacy.leave(jobId, cvIds);
  if (answer.removed.length === 0) throw new Failure("row.notUpdated", jobId);
  await noteSeveral("candidates.removed", jobId, answer.removed);
  return answer;
});

/** Records what was done to candidates of a job: to one by their id, to several by their number. */
function noteSeveral(kind: Kind, jobId: string, cvIds: readonly string[], stage?: Stage): Promise<void> {
  return Audit.note(kind, { jobId, stage, count: cvIds.length, ...(cvIds.length === 1 && { cvId: cvIds[0] }) });
}

const idsOf = (moved: Moved["moved"]): string[] => moved.map(({ cvId }) => cvId);

/**
 * Merges another candidacy of the same person into this one, which keeps its CV and score; the other leaves the job's list and
 * counts. Stage and notes of this one are kept if a person has changed them, else the other's are taken; notes of both are
 * joined. Candidacies that had been merged into the other stay with it and return with it when this merge is undone. A repeated
 * call changes nothing. Refusals: `row.notUpdated`, `candidate.mergesTooMany`.
 */
export const merge = fn(Pair, async ({ jobId, cvId, other }): Promise<Untold> => {
  if (other === cvId) throw new Failure("input.invalid", cvId, { fields: { cvId: "another candidate" } });
  await Candidacy.merge(jobId, cvId, other);
  return showCandidate(jobId, cvId);
});

/** Undoes a merge. Refusal: `row.notUpdated`. */
export const undoMerge = fn(z.extend(Key, { mergedId: z.string() }), async ({ jobId, cvId, mergedId }): Promise<Untold> => {
  await Candidacy.separate(jobId, cvId, mergedId);
  return showCandidate(jobId, cvId);
});

/** Records that two suggested duplicates are different people, so that they are not suggested again. */
export const distinguish = fn(Pair, async ({ jobId, cvId, other }): Promise<Untold> => {
  const { changes } = await rankedJob(jobId);
  const rows = await Rows.of(jobId, changes);
  if (![cvId, other].every((id) => rows.some((row) => row.cvId === id))) throw new Failure("row.notUpdated", cvId);
  // Pairs that are not suggested need no record, and rows stay small.
  if (duplicatesIn(rows).get(cvId)?.has(other)) await Candidacy.distinguish(jobId, cvId, other);
  return showCandidate(jobId, cvId);
});

/** Takes back that two candidates are different people. Refusal: `row.notUpdated`. */
export const undistinguish = fn(Pair, async ({ jobId, cvId, other }): Promise<Untold> => {
  await Candidacy.undistinguish(jobId, cvId, other);
  return showCandidate(jobId, cvId);
});

/**
 * Returns all inputs of the computed score and the hash of the file, so that the score can be recomputed from the PDF. It
 * contains the criteria as they were evaluated, with their present weights; criteria that were not evaluated yet are left out.
 */
export const receipt = fn(Key, async ({ jobId, cvId }): Promise<Receipt & { fileHash: string }> => {
  const [job, row, detail, cv] = await Promise.all([getJob(jobId), findRow(jobId, cvId), findDetail(jobId, cvId), Cv.find(cvId)]);
  const document = cv && (await Storage.reading(cv.accountId, cv.sha256));
  if (!row || !detail || !document) throw new Failure("cv.notFound", cvId);

  const criteria = job.criteria.flatMap(({ id, importance, weight }): Criterion[] => {
    const marked = detail.markedCriteria.find((one) => one.id === id);
    return marked ? [{ id, kind: marked.kind, text: marked.text, importance, weight }] : [];
  });
  // Marks in the order of the criteria, as a new evaluation would return them.
  const marks = criteria.flatMap(({ id }) => detail.marks.filter(({ criterionId }) => criterionId === id));
  const { asOf, marker } = detail;
  return { ...receiptOf({ document, criteria, marks, asOf, marker: marker.by, engine: row.engine }), fileHash: cv.sha256 };
});

/**
 * Returns an address of the candidate's PDF that is valid for five minutes; with `download` the browser saves it under its name. The
 * account's record names who has opened it.
 */
export const documentUrl = fn(
  z.extend(Key, { download: z.optional(z.string()), letter: z.optional(z.string()) }),
  async ({ jobId, cvId, download, letter }) => {
    const [, row, cv] = await Promise.all([assertExists(jobId), findRow(jobId, cvId), Cv.find(cvId)]);
    if (!row || !cv) throw new Failure("cv.notFound", cvId);
    const nameFor = (name: string) => (download === undefined ? undefined : name);
    const detail = letter === undefined ? undefined : await findDetail(jobId, cvId);
    const found = detail?.application?.letters.find(({ id }) => id === letter);
    if (letter !== undefined && !found) throw new Failure("cv.notFound", letter);
    await Audit.note(download === undefined ? "cv.opened" : "cv.downloaded", { jobId, cvId });
    if (letter === undefined || !found) return Storage.documentUrl(Actor.accountId(), cv.sha256, nameFor(cv.fileName));
    return Storage.letterUrl({ accountId: Actor.accountId(), jobId, cvId: letter }, nameFor(found.name));
  },
);
