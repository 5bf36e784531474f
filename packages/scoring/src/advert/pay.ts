import type { NamedFact } from "./named-fact.ts";

/** Pay before tax, from `min` to `max`; one of them may be missing ("ab 2.650 €"), and one amount is both. */
export interface AdvertPay {
  readonly min?: number;
  readonly max?: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly period: "hour" | "month" | "year";
}

const CURRENCY = "us\\$|ca\\$|[€£$₺]|eur(?:os?)?(?!\\p{L})|gbp(?!\\p{L})|usd(?!\\p{L})|chf(?!\\p{L})|(?:tl|try)(?!\\p{L})";
const AMOUNT = "\\d{1,3}(?:[.,' ]\\d{3}){1,2}(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,6}(?:[.,]\\d{1,2})?(?!\\d)";
const MONEY = new RegExp(
  `(?<![\\d.,])(?<c1>${CURRENCY})?\\s?(?<low>${AMOUNT})\\s?(?<k1>k(?!\\p{L}))?(?:,-)?\\s?(?<c2>${CURRENCY})?` +
    `(?:\\s?(?:gross |brutto |brutos? )?(?:-|to|bis(?: zu)?|a|hasta|y|and|ile|ila|und)\\s?(?<c3>${CURRENCY})?\\s?(?<high>${AMOUNT})\\s?(?<k2>k(?!\\p{L}))?(?:,-)?\\s?(?<c4>${CURRENCY})?)?`,
  "gu",
);

const ISO: readonly (readonly [RegExp, string])[] = [
  [/€|eur/, "EUR"],
  [/£|gbp/, "GBP"],
  [/₺|tl|try/, "TRY"],
  [/chf/, "CHF"],
  [/ca\$/, "CAD"],
  [/\$|usd/, "USD"],
];

const PERIODS: readonly (readonly [AdvertPay["period"], RegExp])[] = [
  [
    "hour",
    /(?<!\p{L})(?:(?:per|an|a|each|\/|p(?:ro|\.)|je|por|la|saat(?:lik)?)\s?\/?\s?)?(?:hours?|hourly|hr|p\.?\/?h|ph|std\.?|stunde|stundenlohn|hora|saatlik|saat)(?!\p{L})|\/\s?h(?!\p{L})/u,
  ],
  ["month", /(?<!\p{L})(?:month(?:ly)?|pcm|monat(?:lich)?|mtl\.?|mes(?:es)?|mensual(?:es)?|aylik|ay)(?!\p{L})/u],
  [
    "year",
    /(?<!\p{L})(?:year(?:ly)?|annum|annual(?:ly)?|p\.?a\.?|jahr(?:es\p{L}*|lich)?|ano|anual(?:es)?|yillik|yil|b\/a)(?!\p{L})/u,
  ],
];
// Pay by the day or week has no code.
const OTHER_PERIOD = /^[^\n.;]{0,14}(?:(?<!\p{L})(?:days?|week|weekly|daily|tag|woche|dias?|semanas?|gun|hafta)(?!\p{L}))/u;

const PAY_WORDS =
  /(?<!\p{L})(?:pay|paid|salary|wage|compensation|rate|earn|ote|p\/?h|per|gross|annum|gehalt|\p{L}*vergutung|\p{L}*lohn|verdienst|entgelt|brutto|bezahlung|salario|sueldo|retribucion|remuneracion|brutos?|netos|nomina|maas|ucret|net|brut)(?!\p{L})/u;
const NOT_PAY =
  /(?<!\p{L})(?:budgets?|bonus|pramie|turnover|revenue|umsatz\p{L}*|volumen|worth|referral|voucher|gutschein|zuschuss|sachbezug|allowance|signing|zuschlag|facturacion|ventas|ciro|prim|deposit|fee|up to 10k in sales|\p{L}*(?:mitgliedschaft|karte|altersvorsorge|guthaben|wellpass|ticket)|\p{L}{0,8}card|membership)[^\n]{0,20}$/u;
// "A €50 monthly voucher", "50 € Guthaben": what comes beside the pay. On flat text.
const BESIDE_PAY =
  /^\s{0,2}(?:(?!(?:plus|und|and|y|zzgl|inkl|mit|with|con)(?!\p{L}))\p{L}{1,12}\s{1,2}){0,2}(?:\p{L}{0,20}(?:budget|gutschein|guthaben|zuschuss|karte|ticket)\p{L}{0,3}|vouchers?|allowance|housing|training|benefits?|stipend for|gift|subsid(?:y|io)|bonus)(?!\p{L})/u;

const AROUND = 60;

// Nobody lives on less: it is a benefit.
const LEAST: Partial<Record<AdvertPay["period"], number>> = { month: 100, year: 1200 };

// "Ab 2.650 €", "from £12", "desde", "25.000 TL'den başlayan": the least that is paid. On flat text.
const FROM =
  /(?<!\p{L})(?:ab|from|starting (?:at|from)|at least|minimum(?: of)?|mindestens|desde|a partir de|como minimo|en az)\s?$/u;
const FROM_BEHIND = /^['’]?\s?(?:d[ae]n |t[ae]n )?(?:basla\p{L}*|ve uzeri|(?:and|und|y) (?:more|mehr|mas)|\+|aufwarts|upwards)/u;
// "Up to £14": the most.
const UP_TO = /(?<!\p{L})(?:up to|bis(?: zu)?|hasta|maximal|max\.?|maximum(?: of)?|en fazla|en cok)\s?$/u;

/** The two ends of one amount, by the words around it; without any, it is what is paid. */
const endsOf = (amount: number, before: string, after: string): Pick<AdvertPay, "min" | "max"> => {
  if (FROM.test(before) || FROM_BEHIND.test(after)) return { min: amount };
  return UP_TO.test(before) ? { max: amount } : { min: amount, max: amount };
};

/** The pay that an advert states, with its place. */
export const payIn = (plain: string): NamedFact<AdvertPay> | undefined => {
  for (const match of plain.matchAll(MONEY)) {
    const { c1, c2, c3, c4, low, high, k1, k2 } = match.groups!;
    const currency = c1 ?? c2 ?? c3 ?? c4;
    if (!currency || !low) continue;
    const [start, end] = [match.index, match.index + match[0].length];
    const before = lineBefore(plain.slice(Math.max(0, start - AROUND), start));
    const after = /^[^\n]*/.exec(plain.slice(end, end + AROUND))![0];
    if (NOT_PAY.test(before) || BESIDE_PAY.test(after) || OTHER_PERIOD.test(after)) continue;
    const thousands = (one: string, sign: string | undefined): number => numberOf(one) * (sign ? 1000 : 1);
    const most = high ? thousands(high, k2) : thousands(low, k1);
    const least = high ? thousands(low, k1 ?? (numberOf(low) < 1000 ? k2 : undefined)) : undefined;
    const stated = periodIn(after.slice(0, 40)) ?? periodIn(before.slice(-40));
    if (!stated && !PAY_WORDS.test(`${before} ${after}`)) continue;
    const iso = ISO.find(([pattern]) => pattern.test(currency))![1];
    const period = stated ?? usualPeriod(most, iso);
    if (most < (LEAST[period] ?? 5) || most > 10_000_000) continue;
    return {
      value: {
        ...(least === undefined ? endsOf(most, before, after) : { min: Math.min(least, most), max: Math.max(most, least) }),
        currency: iso,
        period,
      },
      start: start + (/^\s*/.exec(match[0])?.[0].length ?? 0),
      end: start + match[0].trimEnd().length,
    };
  }
  return undefined;
};

const lineBefore = (words: string): string => words.slice(words.lastIndexOf("\n") + 1);

/** The period named first. */
const periodIn = (words: string): AdvertPay["period"] | undefined => {
  const found = PERIODS.flatMap(([period, pattern]) => {
    const at = words.search(pattern);
    return at === -1 ? [] : [{ period, at }];
  });
  return found.toSorted((a, b) => a.at - b.at)[0]?.period;
};

/** The period that an amount without one is meant for. */
const usualPeriod = (amount: number, currency: string): AdvertPay["period"] => {
  if (amount < 200) return "hour";
  return amount < (currency === "TRY" ? 400_000 : 12_000) ? "month" : "year";
};

/** "1.450", "36.50", "55,000": a sign before three digits groups them, otherwise it is the decimal sign. */
const numberOf = (written: string): number => {
  const grouped = written.replace(/[.,' ](?=\d{3}(?!\d))/g, "");
  return Number(grouped.replace(",", "."));
};
