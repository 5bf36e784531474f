import * as z from "zod/mini";
import { assertExists, rankedJob } from "../job/stored.ts";
import { Failure } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { OWN_ORDER_MAX } from "../kernel/limits.ts";
import { LOST, retry } from "../kernel/retry.ts";
import { type OwnOrderPlaced, Stage } from "./candidate.info.ts";
import { orderOf, placeName, type Places } from "./filter.ts";
import { StoredOrder } from "./own-order-stored.ts";
import { Rows } from "./rows.ts";
import { scoredAll, type Scored } from "./score.ts";

export * as OwnOrder from "./own-order.ts";

/** Returns the places that the recruiters of a job gave its candidates, stage by stage. */
export const placesIn = async (jobId: string): Promise<Places> => placesOf(await StoredOrder.findAll(jobId));

const placesOf = (orders: readonly StoredOrder.Stored[]): Places =>
  new Map(orders.flatMap(({ stage, cvIds }) => cvIds.map((cvId, index) => [placeName({ stage, cvId }), index] as const)));

/**
 * Puts a candidate directly after another one of the same stage, or before all of them. All who stand above keep their order from then on;
 * the others follow by score. Answers the order as it was, so that it can be put back. Refusals: `row.notUpdated`,
 * `candidate.orderTooLong`.
 */
export const place = fn(
  z.object({ jobId: z.string(), cvId: z.string(), after: z.nullable(z.string()) }),
  ({ jobId, cvId, after }): Promise<OwnOrderPlaced> =>
    retry("a change of an own order", async () => {
      const [{ job, changes }, orders] = await Promise.all([rankedJob(jobId), StoredOrder.findAll(jobId)]);
      const scored = scoredAll(await Rows.of(jobId, changes), job.criteria);
      const stage = scored.find(({ row }) => row.cvId === cvId)?.row.stage;
      if (!stage) throw new Failure("row.notUpdated", cvId);
      const shown = orderOf<Scored>("own", placesOf(orders))
        .sorted(scored.filter(({ row }) => row.stage === stage))
        .map(({ row }) => row.cvId);
      const before = orders.find((order) => order.stage === stage);
      const isPlaced = new Set(before?.cvIds);

      const others = shown.filter((id) => id !== cvId);
      const index = after === null ? 0 : others.indexOf(after) + 1;
      if (after !== null && index === 0) throw new Failure("row.notUpdated", after);
      const next = others.toSpliced(index, 0, cvId);
      const cvIds = next.slice(
        0,
        1 +
          Math.max(
            index,
            next.findLastIndex((id) => isPlaced.has(id) && id !== cvId),
          ),
      );
      if (cvIds.length > OWN_ORDER_MAX) throw new Failure("candidate.orderTooLong", cvId, { max: OWN_ORDER_MAX });
      const isWritten = await StoredOrder.write(jobId, { stage, cvIds, revision: before?.revision ?? 0 });
      return isWritten ? { stage, before: [...(before?.cvIds ?? [])], revision: (before?.revision ?? 0) + 1 } : LOST;
    }),
);

/** Puts an order of a stage back as it was, unless somebody has changed it since. Refusals: `job.notFound`, `candidate.orderChanged`. */
export const restore = fn(
  z.object({
    jobId: z.string(),
    stage: Stage,
    cvIds: z.array(z.string()).check(z.maxLength(OWN_ORDER_MAX)),
    revision: z.int(),
  }),
  async ({ jobId, ...order }): Promise<void> => {
    await assertExists(jobId);
    if (!(await StoredOrder.write(jobId, order))) throw new Failure("candidate.orderChanged", jobId);
  },
);
