// Number words up to twelve, folded, with German and Spanish forms.
const WORDS =
  "one ein eins einem einen eine uno una un bir;two zwei dos iki;three drei tres uc;four vier cuatro dort;five funf funfjahrige cinco bes;six sechs seis alti;seven sieben siete yedi;eight acht ocho sekiz;nine neun nueve dokuz;ten zehn diez on;eleven elf once onbir;twelve zwolf doce oniki"
    .split(";")
    .flatMap((words, index) => words.split(" ").map((word) => [word, index + 1] as const));
const VALUE = new Map(WORDS);

const NUMBER = `\\d{1,2}|${[...VALUE.keys()]
  .filter((word) => word !== "un" && word !== "on")
  .toSorted((a, b) => b.length - a.length)
  .join("|")}`;
// "A year or more", "un año": at the beginning or after "at least", because "a year" elsewhere tells how often.
const ONE =
  "(?<=^|(?:at least|minimum of|minimum|al menos|como minimo|minimo|minima de|minimo de) )(?:an?|un)(?= (?:year|ano)(?!\\p{L}))";
const YEARS = new RegExp(
  `(?<![\\p{L}\\d.,])(?<low>${NUMBER}|${ONE})\\s{0,4}(?:\\+|(?:-|to|bis|a|ila)\\s{0,4}(?<high>${NUMBER}))?\\s{0,4}(?:\\+)?\\s{0,4}(?:(?:or more|oder mehr|o mas|ve uzeri|full|volle)\\s+)?(?:years?|yrs?\\.?|jahre?n?|jahrige[rns]?|anos?|yil(?:lik|dir|i|ini|dan)?|sene(?:lik|si)?)(?![\\p{L}])`,
  "u",
);

export interface NamedYears {
  /** The lower bound: 3 of "3-5 years". */
  readonly years: number;
  readonly start: number;
  readonly end: number;
}

/** The first number of years in flat text: "5+ years", "fünf Jahre", "3-5 años", "en az 2 yıl". */
export const yearsIn = (flatText: string): NamedYears | undefined => {
  const match = YEARS.exec(flatText);
  if (!match) return undefined;
  const low = match.groups?.["low"] ?? "";
  return {
    years: VALUE.get(low) ?? (/^an?$/.test(low) ? 1 : Number(low)),
    start: match.index,
    end: match.index + match[0].length,
  };
};

// Years said in words: "mehrjährige Erfahrung" is more than one year, "langjährige" is read as five. On flat text.
// Words between the years and the experience end at spaces alone, so that a text is cut in one way, and none is long.
const OF_WORK =
  "(?=['’]?\\s{1,3}(?:[\\p{L}/-]{1,25}[,'’]?\\s{1,3}){0,5}?[\\p{L}-]{0,40}(?:experience|erfahrung(?:en)?|berufspraxis|experiencia|trayectoria|deneyim\\p{L}*|tecrube\\p{L}*)(?!\\p{L}))";
const SEVERAL = new RegExp(
  `(?<!\\p{L})(?:mehrjahrige[rnms]?|(?:mehrere|einige) jahre|(?:several|multiple|a few|a number of) years|multi-year|(?:varios|algunos) anos|birkac yil(?:lik)?)${OF_WORK}`,
  "u",
);
const MANY = new RegExp(
  `(?<!\\p{L})(?:langjahrige[rnms]?|viele jahre|many years|long-?standing|muchos anos|largos anos|uzun (?:yillar|sureli)(?:a dayanan)?|yillara dayanan)${OF_WORK}`,
  "u",
);
const SEVERAL_YEARS = 2;
const MANY_YEARS = 5;

/** Years of work that flat text asks for without a number. */
export const yearsInWords = (flatText: string): NamedYears | undefined => {
  const [several, many] = [SEVERAL.exec(flatText), MANY.exec(flatText)];
  const match = several ?? many;
  return match
    ? { years: several ? SEVERAL_YEARS : MANY_YEARS, start: match.index, end: match.index + match[0].length }
    : undefined;
};

/** Years of work that flat text asks for: its number, two for "several years of experience", five for "langjährige Berufserfahrung". */
export const yearsAskedIn = (flatText: string): NamedYears | undefined => yearsIn(flatText) ?? yearsInWords(flatText);

const MONTHS = /(?<![\p{L}\d.,])(\d{1,2})\s{0,2}\+?\s{0,2}(?:months?|monate?n?|meses|ay(?:lik)?)(?!\p{L})/u;
const MOST_MONTHS = 36;

/** The first number of months in flat text: "6 months", "6 Monate", "6 meses", "6 ay". */
export const monthsIn = (
  flatText: string,
): { readonly months: number; readonly start: number; readonly end: number } | undefined => {
  const match = MONTHS.exec(flatText);
  const months = Number(match?.[1] ?? 0);
  return match && months > 0 && months <= MOST_MONTHS
    ? { months, start: match.index, end: match.index + match[0].length }
    : undefined;
};
