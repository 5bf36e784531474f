import { isDeepStrictEqual } from "node:util";
import type { Profile } from "@candor/scoring";
import { Service } from "electrodb";
import * as z from "zod/mini";
import { Actor } from "../kernel/actor.ts";
import { CvEntity, CvTextEntity, type CvCard } from "../cv/cv.entity.ts";
import { CorrectionEdit, Fact, type Corrections as Facts } from "../cv/cv.info.ts";
import { Cv } from "../cv/cv.ts";
import { Failure } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { CHANGES } from "../job/distribution.ts";
import { JobEntity } from "../job/job.entity.ts";
import { Realtime } from "../kernel/realtime/realtime.ts";
import { commit } from "../kernel/commit.ts";
import { CandidateRowEntity } from "./candidate.entity.ts";
import type { HistoryEntry } from "../cv/cv.info.ts";
import { Candidate } from "./candidate.ts";
import { applicantOf, contactOf } from "./person.ts";
import { corrected } from "../cv/facts.ts";
import { shardOf } from "./rows.ts";

export * as Corrections from "./corrections.ts";

type Text = NonNullable<Awaited<ReturnType<typeof Cv.findText>>>;

/**
 * Puts right what was misread of a candidate: name, e-mail, phone, place; null brings back what was read. It belongs to the CV and
 * holds in each of its jobs. What was read stays with its quote, and marks, score and receipt know nothing of it. Told twice, it
 * changes nothing the second time. Refusals: `row.notUpdated`, and of each fact's form.
 */
export const correct = fn(
  z.extend(CorrectionEdit, { jobId: z.string(), cvId: z.string() }),
  async ({ jobId, cvId, ...edit }): Promise<void> => {
    const accountId = Actor.accountId();
    for (;;) {
      const [row, cv, text] = await Promise.all([Candidate.findRow(jobId, cvId), Cv.find(cvId), Cv.findText(cvId)]);
      if (!row || !cv || !text) throw new Failure("row.notUpdated", cvId);
      const { corrections, entries } = changesOf(text, edit);
      if (entries.length === 0) break;
      const failed = await commit(() =>
        service()
          .transaction.write((entity) => [
            entity.text
              .patch({ accountId, cvId })
              .set({ corrections, correctionHistory: [...(text.correctionHistory ?? []), ...entries] })
              .where(({ updatedAt }, { eq }) => eq(updatedAt, text.updatedAt))
              .commit(),
            entity.cv
              .patch({ accountId, cvId })
              .set({ card: named(cv.card, corrected(text.profile, corrections)) })
              .where(({ updatedAt }, { eq }) => eq(updatedAt, cv.updatedAt))
              .commit(),
          ])
          .go(),
      );
      if (failed.length === 0) break;
    }
    await carry(jobId, cvId);
    const others = (await jobsOf(cvId)).filter((other) => other !== jobId);
    for (const other of others) {
      await carry(other, cvId);
      await Realtime.notify({ about: "candidates", jobId: other });
    }
  },
);

/** What an edit changes of what stands, with its lines for the history. A value that is the one read is no correction. */
function changesOf({ profile, corrections: before = {} }: Text, edit: CorrectionEdit) {
  const at = new Date().toISOString();
  const by = Actor.name();
  const corrections: Facts = { ...before };
  const entries: HistoryEntry[] = [];
  for (const fact of Fact.options) {
    const asked = edit[fact];
    if (asked === undefined) continue;
    const read = profile[fact]?.value;
    const from = before[fact]?.value ?? read;
    const value = asked === null || asked === read ? undefined : asked;
    if ((value ?? read) === from) continue;
    if (value === undefined) delete corrections[fact];
    else corrections[fact] = { value, by, at };
    const to = value ?? read;
    entries.push({
      at,
      by,
      what: value === undefined ? "restored" : "corrected",
      fact,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    });
  }
  return { corrections, entries };
}

/** A card with the name and the place of a profile; what else it says was read with the marks and stays. */
function named<T extends CvCard>({ fullName: _, location: __, ...card }: T, { fullName, location }: Profile) {
  return { ...card, ...(fullName && { fullName: fullName.value }), ...(location && { location: location.value }) };
}

/** Jobs that a CV stands in. */
async function jobsOf(cvId: string): Promise<string[]> {
  const { data } = await CandidateRowEntity.query.ofCv({ accountId: Actor.accountId(), cvId }).go({ pages: "all" });
  return data.map(({ jobId }) => jobId);
}

/** Has the row of a CV in a job say who the person is by now: lists, search, export and who may be the same person read it. */
export async function carry(jobId: string, cvId: string): Promise<void> {
  const accountId = Actor.accountId();
  const key = { accountId, jobId, cvId, shard: shardOf(cvId) };
  for (;;) {
    const [{ data: row }, text, detail] = await Promise.all([
      CandidateRowEntity.get(key).go({ consistent: true }),
      Cv.findText(cvId),
      Candidate.findDetail({ jobId, cvId }),
    ]);
    if (!row || !text) return;
    const profile = corrected(text.profile, text.corrections);
    const applicant = applicantOf({ source: row.card.source, application: detail?.application });
    const sketch = row.card.person?.text;
    const card = {
      ...named(row.card, profile),
      person: { ...contactOf({ profile, applicant }), ...(sketch !== undefined && { text: sketch }) },
    };
    if (isDeepStrictEqual(card, row.card)) return;
    const failed = await commit(() =>
      service()
        .transaction.write((entity) => [
          entity.row
            .patch(key)
            .set({ card })
            .where(({ updatedAt }, { eq }) => eq(updatedAt, row.updatedAt))
            .commit(),
          entity.job
            .patch({ accountId, jobId })
            .add({ [CHANGES[key.shard]!]: 1 })
            .where(({ deletedAt }, { notExists }) => notExists(deletedAt))
            .commit(),
        ])
        .go(),
    );
    // A job that is gone meanwhile takes its rows with it.
    if (failed.length === 0 || failed.includes(1)) return;
  }
}

const service = () => new Service({ cv: CvEntity, text: CvTextEntity, row: CandidateRowEntity, job: JobEntity });
