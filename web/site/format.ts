import type { Pay } from "@candor/core/job/job.info";
import type { Locale } from "@candor/core/kernel/limits";
import { fill } from "./words.ts";

// "18 Nov" is read alike on both sides of the Atlantic.
const tagOf = (locale: Locale) => (locale === "en" ? "en-GB" : locale);

/** Sentences of a pay: by its period, and for one end alone. */
type PayWords = Readonly<Record<Pay["period"] | "upTo" | "from", string>>;

/** Numbers and days as a language writes them. Pages are drawn on the server, so an instant is shown by its day in UTC. */
export function formatsOf(locale: Locale) {
  const format = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tagOf(locale), options);
  return {
    number: (value: number) => format({}).format(value),
    decimal: (value: number, digits = 1) => format({ maximumFractionDigits: digits }).format(value),
    percent: (value: number, digits = 0) => format({ style: "percent", maximumFractionDigits: digits }).format(value / 100),
    money: (cents: number, currency: string) => {
      const digits = cents % 100 === 0 ? 0 : 2;
      return format({ style: "currency", currency, minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
        cents / 100,
      );
    },
    /** "€52,000 – €60,000 a year". */
    pay: ({ min, max, currency, period }: Pay, words: PayWords) => {
      const digits = [min, max].some((amount) => amount !== undefined && !Number.isInteger(amount)) ? 2 : 0;
      const amounts = format({ style: "currency", currency, minimumFractionDigits: digits, maximumFractionDigits: digits });
      const amountOf = (): string => {
        if (max === undefined) return fill(words.from, { amount: amounts.format(min ?? 0) });
        if (min === undefined) return fill(words.upTo, { amount: amounts.format(max) });
        return min === max ? amounts.format(max) : amounts.formatRange(min, max);
      };
      return fill(words[period], { amount: amountOf() });
    },
    /** A size in bytes as "214 KB" or "1.2 MB". */
    fileSize: (bytes: number) =>
      bytes < 1_000_000
        ? format({ style: "unit", unit: "kilobyte", maximumFractionDigits: 0 }).format(Math.ceil(bytes / 1000))
        : format({ style: "unit", unit: "megabyte", maximumFractionDigits: 1 }).format(bytes / 1_000_000),
    /** "4 November 2026", of an instant or a day. */
    date: (iso: string) =>
      new Intl.DateTimeFormat(tagOf(locale), { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(
        new Date(iso),
      ),
  };
}
