/** A month of a subscription, in which uses are counted. */
export interface Month {
  readonly from: string;
  /** The next month begins here. */
  readonly until: string;
}

/**
 * Returns the month of a subscription that contains a moment. Months begin on the day and at the time of its start, in UTC; in a month
 * without that day, on its last day. A moment before the start belongs to the first month.
 */
export function monthOf(startedAt: string, at: number): Month {
  const start = new Date(startedAt);
  const moment = new Date(at);
  const between = (moment.getUTCFullYear() - start.getUTCFullYear()) * 12 + moment.getUTCMonth() - start.getUTCMonth();
  // The day of the calendar month on which the subscription's month begins may still be ahead.
  const passed = beginOf(start, between) > at ? between - 1 : between;
  const number = Math.max(0, passed);
  return { from: isoOf(beginOf(start, number)), until: isoOf(beginOf(start, number + 1)) };
}

/** The begin of the n-th month, counted from 0. Each is counted from the start, so that a short month does not move the later ones. */
function beginOf(start: Date, number: number): number {
  const first = new Date(start);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + number);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return first.setUTCDate(Math.min(start.getUTCDate(), lastDay));
}

const isoOf = (at: number): string => new Date(at).toISOString();
