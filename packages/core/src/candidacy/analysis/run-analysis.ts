import { Cv } from "../../cv/cv.ts";
import { TextTooSlow } from "../../cv/text-work.ts";
import { criteriaHash } from "../../job/criteria-hash.ts";
import { findJob } from "../../job/stored.ts";
import { Actor } from "../../kernel/actor.ts";
import { Realtime } from "../../kernel/realtime/realtime.ts";
import { LOST, retry } from "../../kernel/retry.ts";
import { Storage } from "../../kernel/storage.ts";
import { Frozen } from "../../model/frozen.ts";
import { findCandidacy } from "../stored.ts";
import { Candidacy } from "../write.ts";
import { hasOtherEngine } from "./analyze-again.ts";
import { evaluate } from "./evaluate.ts";
import type { Order } from "./orders.ts";
import { noting, step } from "./steps.ts";

// Apart from analyze-again.ts, which queues the orders: only score-cv carries them out, with a model and its client.

/**
 * Analyzes the candidates of an order with the present criteria. A repeated order leaves out those that are done. Rejects with `TextTooSlow`
 * after the last one where a text took too much time: the machine may have been busy, so the order comes back.
 */
export async function runAnalysis({ accountId, jobId, cvIds, locale }: Order): Promise<void> {
  let late: TextTooSlow | undefined;
  await Actor.enter({ type: "system", accountId }, async () => {
    for (const cvId of cvIds) {
      try {
        await noting(
          (code) => Candidacy.noteFault(jobId, cvId, code),
          () => retry("an analysis", () => analyzeAgain(jobId, cvId, locale)),
        );
      } catch (error) {
        // Its earlier results stand and are shown as such; the other candidates of the order follow.
        if (!(error instanceof TextTooSlow)) throw error;
        console.warn({ tooSlow: cvId });
        // Memory use would be the same the next time.
        if (error.limit === "time") late = error;
      }
    }
    await Realtime.notify({ about: "candidates", jobId });
  });
  if (late) throw late;
}

async function analyzeAgain(jobId: string, cvId: string, locale: Order["locale"]): Promise<typeof LOST | undefined> {
  const [job, stored] = await Promise.all([
    step("job.readFailed", () => findJob(jobId)),
    step("cv.textFailed", () => findCandidacy(jobId, cvId)),
  ]);
  if (!job || !stored) return undefined;
  const { row, detail } = stored;
  if (row.criteriaHash === criteriaHash(job.criteria) && !hasOtherEngine(row)) return undefined;
  const cv = await step("cv.textFailed", () => Cv.find(cvId));
  const document = cv && (await step("cv.readFailed", () => Storage.reading(row.accountId, cv.sha256)));
  if (!document) {
    // Only an erased CV may have no text.
    if (!cv || !(await Cv.find(cvId))) return undefined;
    throw new Error(`The text of ${cvId} is gone`);
  }

  const { sha256 } = cv;
  const { results, evaluation, terms } = await step("score.updateFailed", () =>
    evaluate(job, { document, sha256 }, detail.asOf, locale),
  );
  const index = { terms, sha256 };
  const evaluated = { evaluation, detail: results, index };
  if (await step("analysis.updateFailed", () => Candidacy.reevaluate(job, stored, evaluated))) return undefined;
  // The CV may have been erased meanwhile; then the model's stored answers about it are erased too.
  if (!(await Cv.find(cvId))) await Frozen.eraseOfCv(row.accountId, sha256);
  return LOST;
}
