import { Gathering } from "@candor/core/tasks/digest/gathering";
import type { ScheduledHandler } from "aws-lambda";

/** Has everybody mailed what came in for them, once a day: the event says which day it is. */
export const handler: ScheduledHandler = async ({ time }) => {
  const accounts = await Gathering.of(time.slice(0, 10));
  console.info({ day: time.slice(0, 10), accounts });
};
