import { Gathering } from "@candor/core/tasks/digest/gathering";
import type { ScheduledHandler } from "aws-lambda";

/** Mails the daily summary of new applications, has CVs read that waited for a new month, and goes on with ends of accounts; the event's time decides the day. */
export const handler: ScheduledHandler = async ({ time }) => {
  const day = time.slice(0, 10);
  console.info({
    day,
    accounts: await Gathering.of(day),
    newMonths: await Gathering.ofMonths(day),
    endings: await Gathering.ofEndings(),
  });
};
