import { PendingLetters } from "@candor/core/candidacy/pending-letters";
import { Outbox } from "@candor/core/kernel/outbox";
import type { ScheduledHandler } from "aws-lambda";

/** Sends the tasks whose own process could not, because it ended or the queue did not answer, and the letters whose time has come. */
export const handler: ScheduledHandler = async () => {
  const sent = await Outbox.payAll();
  await PendingLetters.sendDue();
  if (sent > 0) console.warn({ sentLate: sent });
};
