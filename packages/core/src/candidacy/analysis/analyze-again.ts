import * as z from "zod/mini";
import { Account } from "../../account/account.ts";
import { Cv } from "../../cv/cv.ts";
import { TextTooSlow } from "../../cv/text-work.ts";
import { criteriaHash, stalenessIn } from "../../job/criteria-hash.ts";
import { findJob, rankedJob } from "../../job/stored.ts";
import { Actor } from "../../kernel/actor.ts";
import { Failure } from "../../kernel/failure.ts";
import { fn } from "../../kernel/fn.ts";
import { ANALYSES_MAX } from "../../kernel/limits.ts";
import { Realtime } from "../../kernel/realtime/realtime.ts";
import { LOST, retry } from "../../kernel/retry.ts";
import { Storage } from "../../kernel/storage.ts";
import { Frozen } from "../../model/frozen.ts";
import { Rows, type StoredRow } from "../rows.ts";
import { findCandidacy } from "../stored.ts";
import { Candidacy } from "../write.ts";
import { evaluate } from "./evaluate.ts";
import { Orders, type Order } from "./orders.ts";

export * as AnalyzeAgain from "./analyze-again.ts";

/**
 * Queues candidates of a job for another analysis of their stored text: the given ones, at most 50, or all of them. Candidates
 * whose results are current are left out. Returns the number queued. Refusals: `cvList.required`, `cvList.tooLong`,
 * `cv.notFound`, `cv.analyzed`, and those of a subscription that is not in order.
 */
export const request = fn(
  z.object({ jobId: z.string(), cvIds: z.optional(z.array(z.string())), all: z.optional(z.literal(true)) }),
  async ({ jobId, cvIds = [], all }): Promise<{ queued: number }> => {
    if (!all && cvIds.length === 0) throw new Failure("cvList.required", jobId);
    if (cvIds.length > ANALYSES_MAX) throw new Failure("cvList.tooLong", jobId);
    const [{ job, changes, wordings }, plan] = await Promise.all([rankedJob(jobId), Account.plan()]);
    // No PDF is read, so a spent allowance does not hinder it.
    const suspension = Account.suspensionOf(plan);
    if (suspension) throw new Failure(suspension, jobId);
    const isStale = stalenessIn(job.criteria, wordings);
    const rows = await Rows.of(jobId, changes);
    const named = all ? rows : rows.filter(({ cvId }) => cvIds.includes(cvId));
    if (!all && named.length < new Set(cvIds).size) throw new Failure("cv.notFound", jobId);
    const waiting = named.filter((row) => isStale(row.criteriaHash) || hasOtherEngine(row));
    if (!all && waiting.length === 0) throw new Failure("cv.analyzed", jobId);

    await Orders.send(
      "analyze",
      jobId,
      waiting.map(({ cvId }) => cvId),
    );
    return { queued: waiting.length };
  },
);

/** The evaluation is of another engine version, or of the built-in rules because the model did not answer. */
const hasOtherEngine = (row: StoredRow): boolean => Rows.isOfEarlierEngine(row) || row.isFallback === true;

/**
 * Analyzes the candidates of an order with the present criteria. A repeated order leaves out those that are done. Rejects with `TextTooSlow`
 * after the last one where a text took too much time: the machine may have been busy, so the order comes back.
 */
export async function run({ accountId, jobId, cvIds, locale }: Order): Promise<void> {
  let late: TextTooSlow | undefined;
  await Actor.enter({ type: "system", accountId }, async () => {
    for (const cvId of cvIds) {
      try {
        await retry("an analysis", () => analyzeAgain(jobId, cvId, locale));
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
  const [job, stored] = await Promise.all([findJob(jobId), findCandidacy(jobId, cvId)]);
  if (!job || !stored) return undefined;
  const { row, detail } = stored;
  if (row.criteriaHash === criteriaHash(job.criteria) && !hasOtherEngine(row)) return undefined;
  const cv = await Cv.find(cvId);
  const document = cv && (await Storage.reading(row.accountId, cv.sha256));
  if (!document) {
    // Only an erased CV may have no text.
    if (!cv || !(await Cv.find(cvId))) return undefined;
    throw new Error(`The text of ${cvId} is gone`);
  }

  const { sha256 } = cv;
  const { results, evaluation, terms } = await evaluate(job, { document, sha256 }, detail.asOf, locale);
  const index = { terms, sha256 };
  if (await Candidacy.reevaluate(job, stored, { evaluation, detail: results, index })) return undefined;
  // The CV may have been erased meanwhile; then the model's stored answers about it are erased too.
  if (!(await Cv.find(cvId))) await Frozen.eraseOfCv(row.accountId, sha256);
  return LOST;
}
