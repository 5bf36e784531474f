import type { Locale } from "@candor/core/kernel/limits";

// "18 Nov" is read alike on both sides of the Atlantic.
const tagOf = (locale: Locale) => (locale === "en" ? "en-GB" : locale);

/** Numbers as a language writes them. */
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
    date: (iso: string) =>
      new Intl.DateTimeFormat(tagOf(locale), { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(
        new Date(iso),
      ),
  };
}
