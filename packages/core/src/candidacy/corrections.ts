import { Service } from "electrodb";
import { CvEntity, CvTextEntity } from "../cv/cv.entity.ts";
import { Fact, type CorrectionEdit, type Corrections, type HistoryEntry } from "../cv/cv.info.ts";
import { Cv } from "../cv/cv.ts";
import { corrected, renamed } from "../cv/facts.ts";
import { Actor } from "../kernel/actor.ts";
import { commit } from "../kernel/commit.ts";
import { Failure } from "../kernel/failure.ts";
import { Realtime } from "../kernel/realtime/realtime.ts";
import { LOST, retry } from "../kernel/retry.ts";
import { findRow, jobsOfCv } from "./stored.ts";
import { Candidacy } from "./write.ts";

type Text = NonNullable<Awaited<ReturnType<typeof Cv.findText>>>;

/**
 * Corrects name, e-mail, phone or place of a candidate; null restores the value that was read. A correction belongs to the CV and
 * appears in each of its jobs. The read value keeps its quote, and results, score and receipt do not change. A repeated call
 * changes nothing. Refusals: `row.notUpdated`, and those of each fact's format.
 */
export async function correct(jobId: string, cvId: string, edit: CorrectionEdit): Promise<void> {
  await retry("a correction", async () => {
    const [row, cv, text] = await Promise.all([findRow(jobId, cvId), Cv.find(cvId), Cv.findText(cvId)]);
    if (!row || !cv || !text) throw new Failure("row.notUpdated", cvId);
    const { corrections, entries } = changesOf(text, edit);
    if (entries.length === 0) return undefined;
    const key = { accountId: Actor.accountId(), cvId };
    const failed = await commit(() =>
      service()
        .transaction.write((entity) => [
          entity.text
            .patch(key)
            .set({ corrections, correctionHistory: [...(text.correctionHistory ?? []), ...entries] })
            .where(({ updatedAt }, { eq }) => eq(updatedAt, text.updatedAt))
            .commit(),
          entity.cv
            .patch(key)
            .set({ card: renamed(cv.card, corrected(text.profile, corrections)) })
            .where(({ updatedAt }, { eq }) => eq(updatedAt, cv.updatedAt))
            .commit(),
        ])
        .go(),
    );
    return failed.length === 0 ? undefined : LOST;
  });
  await Candidacy.showPerson(jobId, cvId);
  const others = (await jobsOfCv(cvId)).filter((other) => other !== jobId);
  for (const other of others) {
    await Candidacy.showPerson(other, cvId);
    await Realtime.notify({ about: "candidates", jobId: other });
  }
}

/**
 * Returns the corrections after an edit, and the history entries for it. A value equal to the read one is not stored as a
 * correction.
 */
function changesOf({ profile, corrections: before = {} }: Text, edit: CorrectionEdit) {
  const at = new Date().toISOString();
  const by = Actor.name();
  const corrections: Corrections = { ...before };
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

const service = () => new Service({ cv: CvEntity, text: CvTextEntity });
