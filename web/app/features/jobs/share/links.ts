import { BULK_LINK_MAX_CVS, BULK_LINK_MAX_DAYS } from "@candor/core/kernel/limits";
import * as z from "zod/mini";

const DAY_MS = 86_400_000;
const USUAL_CVS = 50;
const USUAL_DAYS = 30;

/** The form of a new link, as it is typed. `ends` is a day as YYYY-MM-DD, in the reader's time zone. */
export type LinkForm = z.infer<ReturnType<typeof linkSchema>>;

/** A day of the reader's calendar as a date field holds it. */
export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The last moment of a day of the reader's calendar. */
export const endOf = (day: string): Date => new Date(`${day}T23:59:59`);

/** The first and the last day on which a link may end. The last is a day short of the limit, so that its whole day fits. */
export function daysFor(now: Date): { first: string; last: string } {
  return { first: dayOf(now), last: dayOf(new Date(now.getTime() + (BULK_LINK_MAX_DAYS - 1) * DAY_MS)) };
}

export function usualLink(now: Date): LinkForm {
  return { label: "", limit: String(USUAL_CVS), ends: dayOf(new Date(now.getTime() + USUAL_DAYS * DAY_MS)) };
}

/** Checks the form of a link that is created `now`. */
export function linkSchema(now: Date) {
  const { first, last } = daysFor(now);
  return z.object({
    label: z.string(),
    limit: z
      .string()
      .check(z.refine((limit) => Number(limit) >= 1 && Number(limit) <= BULK_LINK_MAX_CVS && Number.isInteger(Number(limit)))),
    ends: z.string().check(
      z.regex(/^\d{4}-\d{2}-\d{2}$/u),
      z.refine((day) => day >= first && day <= last),
    ),
  });
}
