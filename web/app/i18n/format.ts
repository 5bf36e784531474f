import type { Locale } from "./locale.ts";
import { useLocale } from "./useLocale.ts";

/** Dates and numbers as the page's language writes them. Times are given in ISO 8601 UTC and shown in the reader's time zone. */
export function formatsOf(language: Locale) {
  // "18 Nov" is read alike on both sides of the Atlantic.
  const locale = language === "en" ? "en-GB" : language;
  const dayMonth = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" });
  const date = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric" });
  const longDate = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric" });
  const time = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" });
  const number = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const points = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
  const money = (currency: string, digits: number) =>
    new Intl.NumberFormat(locale, { style: "currency", currency, minimumFractionDigits: digits, maximumFractionDigits: digits });
  return {
    /** "18 Nov", with the year where it is not this one. */
    day: (iso: string) => {
      const day = new Date(iso);
      return (day.getFullYear() === new Date().getFullYear() ? dayMonth : date).format(day);
    },
    date: (iso: string) => date.format(new Date(iso)),
    longDate: (iso: string) => longDate.format(new Date(iso)),
    time: (iso: string) => time.format(new Date(iso)),
    number: (value: number) => number.format(value),
    /** A share given in whole percent: "20%", "20 %", "%20". */
    percent: (value: number) => percent.format(value / 100),
    /** An amount given in cents, which are left out where there are none. */
    money: (cents: number, currency: string) => money(currency, cents % 100 === 0 ? 0 : 2).format(cents / 100),
    /** Points out of 100: one decimal where there is one. */
    points: (value: number) => points.format(value),
    /** A share of 100 points, with its decimal, so that shares stand under each other. */
    share: (value: number) => share.format(value),
    list: (items: readonly string[]) => new Intl.ListFormat(locale, { type: "unit", style: "short" }).format(items),
    /** A size in bytes as "214 KB" or "1.2 MB". */
    fileSize: (bytes: number) =>
      bytes < 1_000_000
        ? new Intl.NumberFormat(locale, { style: "unit", unit: "kilobyte", maximumFractionDigits: 0 }).format(
            Math.ceil(bytes / 1000),
          )
        : new Intl.NumberFormat(locale, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 }).format(bytes / 1_000_000),
  };
}

export type Formats = ReturnType<typeof formatsOf>;

/** One of each per language: making them takes longer than drawing the row that uses them. */
const made = new Map<Locale, Formats>();

export function useFormats(): Formats {
  const locale = useLocale();
  const formats = made.get(locale) ?? formatsOf(locale);
  made.set(locale, formats);
  return formats;
}
