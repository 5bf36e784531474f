import { Gathering } from "@candor/core/tasks/digest/gathering";
import type { ScheduledHandler } from "aws-lambda";

/** Mails the daily summary of new applications; the event's time decides the day. */
export const handler: ScheduledHandler = async ({ time }) => {
  const accounts = await Gathering.of(time.slice(0, 10));
  console.info({ day: time.slice(0, 10), accounts });
};
