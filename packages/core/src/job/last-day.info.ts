import type { Info, Status } from "./job.info.ts";

// Accounts have no time zone, so a job keeps the one of the recruiter who chose its last day.

/** Returns the instant at which a day ends in a time zone, as ISO 8601 UTC. A summer-time change on that day is taken into account. */
export function endOfDay(day: string, timeZone = "UTC"): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const midnight = Date.UTC(year, month - 1, date + 1);
  // The offset just before a change differs from the one after it, so the first guess is corrected once.
  const guess = midnight - offsetAt(midnight, timeZone);
  const corrected = midnight - offsetAt(guess, timeZone);
  // Where the clocks are put forward at midnight, the corrected instant is still on the day before.
  const isTooEarly = corrected + offsetAt(corrected, timeZone) < midnight;
  return new Date(isTooEarly ? guess : corrected).toISOString();
}

/** Difference between a zone's clock and UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(instant);
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const clock = Date.UTC(number("year"), number("month") - 1, number("day"), number("hour"), number("minute"), number("second"));
  return clock - Math.floor(instant / 1000) * 1000;
}

/** True once the last day of a job is over. */
export const hasEnded = ({ endsAt }: { readonly endsAt?: string | undefined }): boolean =>
  endsAt !== undefined && endsAt <= new Date().toISOString();

/** The status that channels and visitors see: after its last day a job answers as closed, although only its owner closes it. */
export const statusNow = (job: Pick<Info, "status" | "endsAt">): Status => (hasEnded(job) ? "closed" : job.status);
