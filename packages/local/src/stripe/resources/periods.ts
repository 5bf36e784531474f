import type { Stripe } from "stripe";

/** The same day and time some months on, in UTC; the last day of a month that is too short. Seconds. */
export function addMonths(seconds: number, months: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000);
}

const monthsOf = ({ interval, interval_count }: Stripe.Price.Recurring): number =>
  (interval === "year" ? 12 : 1) * interval_count;

/** The end of the period that begins at `start`. Ends are counted from the anchor, so that a short month does not move later ones. */
export function periodEnd(anchor: number, recurring: Stripe.Price.Recurring, start: number): number {
  const months = monthsOf(recurring);
  for (let count = 1; ; count++) {
    const end = addMonths(anchor, count * months);
    if (end > start) return end;
  }
}

/** True if a price is paid more often than another. */
export const isShorter = (one: Stripe.Price, other: Stripe.Price): boolean =>
  monthsOf(one.recurring!) < monthsOf(other.recurring!);

export const hasSameInterval = (one: Stripe.Price, other: Stripe.Price): boolean =>
  monthsOf(one.recurring!) === monthsOf(other.recurring!);
