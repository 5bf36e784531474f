import * as z from "zod/mini";
import { Account } from "../../account/account.ts";
import { stalenessIn } from "../../job/criteria-hash.ts";
import { rankedJob } from "../../job/stored.ts";
import { Failure } from "../../kernel/failure.ts";
import { fn } from "../../kernel/fn.ts";
import { ANALYSES_MAX } from "../../kernel/limits.ts";
import { Rows, type StoredRow } from "../rows.ts";
import { Orders } from "./orders.ts";

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
export const hasOtherEngine = (row: StoredRow): boolean => Rows.isOfEarlierEngine(row) || row.isFallback === true;
