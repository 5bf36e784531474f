import { drawing } from "../../ui/drawing.ts";
import type { Locale } from "./locale.ts";
import { useLocale } from "./useLocale.ts";

/** Creates each formatter once, on first use: creating the first takes a slow phone longer than rendering a page. */
function perOptions<Options, Format>(make: (options: Options) => Format): (options: Options) => Format {
  const made = new Map<string, Format>();
  return (options) => {
    const key = JSON.stringify(options);
    const format = made.get(key) ?? make(options);
    made.set(key, format);
    return format;
  };
}

/** The day of a time on the calendar: in a time zone, by default the browser's. */
function calendarOf(zone: string | undefined): (time: Date) => { year: number; midnight: number } {
  const at = (year: number, month: number, day: number) => ({ year, midnight: Date.UTC(year, month, day) });
  if (zone === undefined) return (time) => at(time.getFullYear(), time.getMonth(), time.getDate());
  const numbers = new Intl.DateTimeFormat("en", { timeZone: zone, year: "numeric", month: "numeric", day: "numeric" });
  return (time) => {
    const part = Object.fromEntries(numbers.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    return at(part["year"]!, part["month"]! - 1, part["day"]!);
  };
}

/**
 * Formats dates and numbers in the page's language. Times are ISO 8601 UTC and are shown in the user's time zone, which a browser knows by
 * itself.
 */
export function formatsOf(language: Locale, timeZone?: string) {
  // "18 Nov" is read alike on both sides of the Atlantic.
  const locale = language === "en" ? "en-GB" : language;
  const dates = perOptions(
    (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, timeZone ? { timeZone, ...options } : options),
  );
  const dayOn = calendarOf(timeZone);
  const isThisYear = (time: Date) => dayOn(time).year === dayOn(new Date()).year;
  /** Midnights between a time and now, where the user is. */
  const daysSince = (iso: string) => Math.round((dayOn(new Date()).midnight - dayOn(new Date(iso)).midnight) / 86_400_000);
  const numbers = perOptions((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
  const today = perOptions((options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options));
  const lists = perOptions((options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));
  const date = (iso: string) => dates({ day: "numeric", month: "short", year: "numeric" }).format(new Date(iso));
  return {
    daysSince,
    /** "18 Nov", with the year unless it is the current one. */
    day: (iso: string) => {
      const day = new Date(iso);
      return isThisYear(day) ? dates({ day: "numeric", month: "short" }).format(day) : date(iso);
    },
    date,
    /** "18 November", with the year unless it is the current one. */
    longDay: (iso: string) => {
      const day = new Date(iso);
      return dates({ day: "numeric", month: "long", ...(!isThisYear(day) && { year: "numeric" }) }).format(day);
    },
    longDate: (iso: string) => dates({ day: "numeric", month: "long", year: "numeric" }).format(new Date(iso)),
    /** A day without a time, "2026-12-15", which is the same everywhere. */
    calendarDay: (day: string) =>
      dates({ day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`)),
    time: (iso: string) => dates({ hour: "2-digit", minute: "2-digit" }).format(new Date(iso)),
    /** "today, 06:12", "Sunday, 21:40", and from six days on "12 Nov, 18:05". */
    moment: (iso: string) => {
      const days = daysSince(iso);
      const time = dates({ hour: "2-digit", minute: "2-digit" }).format(new Date(iso));
      if (days === 0) return `${today({ numeric: "auto" }).format(0, "day")}, ${time}`;
      const day = days < 6 ? dates({ weekday: "long" }) : dates({ day: "numeric", month: "short" });
      return `${day.format(new Date(iso))}, ${time}`;
    },
    number: (value: number) => numbers({}).format(value),
    /** Whole percent: "20%", "20 %", "%20". */
    percent: (value: number) => numbers({ style: "percent", maximumFractionDigits: 0 }).format(value / 100),
    /** An amount in cents; whole amounts are shown without decimals. */
    money: (cents: number, currency: string) => {
      const digits = cents % 100 === 0 ? 0 : 2;
      return numbers({ style: "currency", currency, minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
        cents / 100,
      );
    },
    /** An amount in cents, always with decimals, so that a column of amounts aligns. */
    amount: (cents: number, currency: string) => numbers({ style: "currency", currency }).format(cents / 100),
    /** Points out of 100, with one decimal unless it is 0. */
    points: (value: number) => numbers({ maximumFractionDigits: 1 }).format(value),
    /** A share of 100 points, always with one decimal, so that a column of shares aligns. */
    share: (value: number) => numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value),
    list: (items: readonly string[]) => lists({ type: "unit", style: "short" }).format(items),
    /** A size in bytes as "214 KB" or "1.2 MB". */
    fileSize: (bytes: number) =>
      bytes < 1_000_000
        ? numbers({ style: "unit", unit: "kilobyte", maximumFractionDigits: 0 }).format(Math.ceil(bytes / 1000))
        : numbers({ style: "unit", unit: "megabyte", maximumFractionDigits: 1 }).format(bytes / 1_000_000),
  };
}

export type Formats = ReturnType<typeof formatsOf>;

/** Formatters by language. */
const made = new Map<Locale, Formats>();
/** Formatters of a page that is being drawn. */
const madeFor = new WeakMap<object, Formats>();

export function useFormats(): Formats {
  const locale = useLocale();
  const page = drawing();
  if (page) {
    const formats = madeFor.get(page) ?? formatsOf(locale, page.reader().zone);
    madeFor.set(page, formats);
    return formats;
  }
  const formats = made.get(locale) ?? formatsOf(locale);
  made.set(locale, formats);
  return formats;
}
