import { Outbox } from "@candor/core/kernel/outbox";
import type { ScheduledHandler } from "aws-lambda";

/** Sends the tasks whose own process could not: it ended, or the queue did not answer. */
export const handler: ScheduledHandler = async () => {
  const sent = await Outbox.payAll();
  if (sent > 0) console.warn({ sentLate: sent });
};
