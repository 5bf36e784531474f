import { flat } from "./fold.ts";
import { remembered } from "./remember.ts";

/** A month counted from year 0: 2024-03 is 2024 * 12 + 2. */
export type Month = number;

export interface DateRange {
  readonly start: number;
  readonly end: number;
  readonly from: Month;
  /** Absent for a range until today. */
  readonly to?: Month;
}

interface Point {
  readonly start: number;
  readonly end: number;
  /** True for "2020, July": a second month may follow. */
  readonly isYearFirst?: boolean;
  readonly from: Month;
  readonly to: Month;
}

// Folded month names and abbreviations in English, German, Spanish and Turkish, and names in Portuguese, French and Italian, which people write
// in CVs of the four languages.
const MONTHS = [
  "january januar janner enero ocak jan ene oca janeiro janvier gennaio",
  "february februar febrero subat feb sub fevereiro fevrier febbraio feber",
  "march marz maerz marzo mart mar mrz marco mars",
  "april abril nisan apr abr nis avril aprile",
  "may mai mayo mayis maio maggio",
  "june juni junio haziran jun haz junho juin giugno",
  "july juli julio temmuz jul tem julho juillet luglio",
  "august agosto agustos aug ago agu aout",
  "september septiembre setiembre eylul sept sep eyl setembro septembre settembre",
  "october oktober octubre ekim oct okt eki outubro octobre ottobre",
  "november noviembre kasim nov kas novembro novembre",
  "december dezember diciembre aralik dec dez dic ara dezembro decembre dicembre",
].map((names) => names.split(" "));
const MONTH_OF = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, index] as const)));
const NAMES = [...MONTH_OF.keys()].toSorted((a, b) => b.length - a.length).join("|");

const YEAR = "(?:19[5-9]\\d|20\\d\\d)";
const PRESENT =
  "(?:(?:to|al?|till?|bis)\\s+)?(?:the\\s+)?(?:present|current(?:ly)?|now|onwards?|today|ongoing|cont(?:inuing|inues|inued|\\.)|pres\\.|in progress|to date|date(?!\\s*:|\\s+of\\s)|heute|jetzt|dato|aktuell|laufend|andauernd|gegenwart|derzeit|im moment|bis auf weiteres|fortlaufend|unbefristet|act\\.|(?:o\\s+)?atual(?:mente)?|(?:la\\s+|el\\s+)?(?:actualidad|actualmente|actual|presente|fecha(?:\\s+actual|(?<=la\\s{1,3}fecha)|(?!\\s*:|\\s+de(?!\\s+hoy)))|dia de hoy)|hoy(?:\\s+en dia)?|en curso|en adelante|vigente|ahora|(?:el\\s+)?momento(?:\\s+actual)?|halen|hala|halihazirda|aktif|guncel|gunumuz(?:e)?|calis(?:iyor(?:um)?|makta(?:yim)?)|(?:calismaya\\s+)?devam(?:\\s+(?:ed(?:iyor|en|iyorum)|etmekte(?:yim|dir)?))?|suruyor|bugun(?:e)?|su an(?:da|a)?|simdi)(?!\\p{L})";
const MONTH = "(?:0[1-9]|1[0-2])";
const ANY_MONTH = "(?:0?[1-9]|1[0-2])";
// Parts of a year by their words, each with its first and its last month. A winter belongs to two years and says no more than the year does.
const PARTS: readonly (readonly [words: string, first: number, last: number])[] = [
  ["spring fruhjahr fruhling primavera ilkbahar bahar", 2, 4],
  ["summer sommer verano yaz", 5, 7],
  ["fall autumn herbst otono sonbahar guz", 8, 10],
  ["q1", 0, 2],
  ["q2", 3, 5],
  ["q3", 6, 8],
  ["q4", 9, 11],
  ["sommersemester sose ss", 3, 8],
];
const VAGUE_PARTS: typeof PARTS = [
  ["early anfang principios inicios comienzos", 0, 3],
  ["mid mitte mediados", 5, 6],
  ["late ende finales fines", 8, 11],
];
const wordsOfParts = (parts: typeof PARTS) =>
  parts.flatMap(([words, first, last]) => words.split(" ").map((word) => [word, [first, last]] as const));
const PART_OF = new Map(wordsOfParts([...PARTS, ...VAGUE_PARTS]));
const PART = [...PART_OF.keys()].toSorted((a, b) => b.length - a.length).join("|");
const PART_AFTER = wordsOfParts(PARTS)
  .map(([word]) => word)
  .toSorted((a, b) => b.length - a.length)
  .join("|");
const TAIL = "(?:[0-2]\\d|[7-9]\\d)";
const TO = "\\s{0,3}(?:-{1,3}|bis(?: zum)?|to|a|al|hasta)\\s{0,3}";
const POINT = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:(?:anfang|mitte|ende|early|mid|late)[ \\t-]+|\\d{1,2}\\.?[ \\t]+(?:de[ \\t]+)?)?(?<name>${NAMES})\\.?(?:\\s+(?:de|del|of))?(?:\\s*\\d{1,2}(?:st|nd|rd|th)?(?=[, ]))?(?:,|\\s?[-/])?\\s*'?(?<nameYear>${YEAR})` +
    `|(?<shortName>${NAMES})\\.?\\s?'(?<nameTail>\\d\\d)` +
    // Two digits are a year only in a range of two such dates: "Sep 19 - Oct 20", "01.08.19 - 31.07.21", "08/19 bis 07/21", or after "seit".
    `|(?<bareName>${NAMES})\\.?[ \\t-](?<bareTail>${TAIL})(?=${TO}(?:(?:${NAMES})\\.?[ \\t-]${TAIL}(?!\\d|,?\\s?\\d)|${PRESENT}))` +
    `|(?<=(?:${NAMES})\\.?[ \\t-]${TAIL}${TO})(?<lastBareName>${NAMES})\\.?[ \\t-](?<lastBareTail>${TAIL})(?!\\d|,?\\s?\\d)` +
    `|\\d{1,2}[./](?<fullMonth>${MONTH})[./](?<fullTail>${TAIL})(?=${TO}(?:\\d{1,2}[./]${MONTH}[./]${TAIL}(?!\\d)|${PRESENT}))` +
    `|(?<=[./]${MONTH}[./]${TAIL}${TO})\\d{1,2}[./](?<lastFullMonth>${MONTH})[./](?<lastFullTail>${TAIL})` +
    `|(?<=(?:seit|since|desde)\\s{1,3})(?<sinceMonth>${MONTH})[./](?<sinceTail>${TAIL})(?![./])` +
    // "03/31/2021" can only be the month first.
    `|(?<americanMonth>${ANY_MONTH})\\/(?:1[3-9]|2\\d|3[01])\\/(?<americanYear>${YEAR})` +
    `|\\d{1,2}[./]\\s?(?<dayMonth>0?[1-9]|1[0-2])[./]\\s?(?<dayYear>${YEAR})` +
    `|(?<month>0?[1-9]|1[0-2])\\s?[./-]\\s?(?<monthYear>${YEAR})` +
    `|(?<isoYear>${YEAR})[-./](?<isoMonth>0[1-9]|1[0-2])(?:[-./]\\d\\d)?` +
    `|(?<part>${PART})[ \\t-]+(?:(?:de|del|of|des jahres)[ \\t]+)?(?<partYear>${YEAR})` +
    `|(?<shortPart>${PART_AFTER})[ \\t]?'(?<partTail>\\d\\d)` +
    `|(?:ws|wise|wintersemester)[ \\t]+(?<winterYear>${YEAR})[/-](?:20)?\\d\\d` +
    `|(?<yearOfPart>${YEAR})[ \\t/-](?<partAfter>${PART_AFTER})(?![\\p{L}\\d])(?!\\s?${YEAR})` +
    `|(?<firstYear>${YEAR}),?[ \\t]+(?:yili[ \\t]+)?(?<lastName>${NAMES})(?:\\.(?=\\s{0,3}[-)]))?(?![\\p{L}\\d.])(?!\\s?${YEAR})` +
    `|(?<shortMonth>${ANY_MONTH})\\/(?<tail>\\d\\d)(?=${TO}(?:${ANY_MONTH}\\/\\d\\d(?![\\d/])|${PRESENT}))` +
    `|(?<=(?<![\\d/])${ANY_MONTH}\\/\\d\\d${TO})(?<lastMonth>${ANY_MONTH})\\/(?<lastTail>\\d\\d)(?!\\/)` +
    // "01.19 - 03.21", but not the hours of "08.00 - 12.00".
    `|(?<dottedMonth>${MONTH})\\.(?<dottedTail>(?!00)${TAIL})(?=${TO}(?:${MONTH}\\.(?!00)${TAIL}(?![\\d.]|\\s?(?:uhr|h)(?!\\p{L}))|${PRESENT}))` +
    `|(?<=(?<![\\d.])${MONTH}\\.(?!00)${TAIL}${TO})(?<lastDottedMonth>${MONTH})\\.(?<lastDottedTail>(?!00)${TAIL})(?![\\d.]|\\s?(?:uhr|h)(?!\\p{L}))` +
    `|(?<year>${YEAR}))(?!\\d)`,
  "gu",
);
// "i1⁄4" is what is left of a fullwidth dash whose bytes were read as Latin letters.
const BETWEEN =
  /^\s*\]?\s*(?:-+(?:>|\s?\.|\s{0,3}(?:bis(?:\s+zum)?|to|a|hasta)(?=\s))?|>|i1⁄4|\/|→|~|to|until|till|thru|through|bis(?:\s+zum)?|a|al|hasta(?:\s+el)?:?|ile|and|und|y|ve|'?[dt][ae]n)\s*(?:(?:winter|invierno|kis)\s+(?:of\s+)?)?\[?$/;
// "Fecha de ingreso: 03/2015", "Fecha de retiro: 06/2018": a form names the end of a range, on a line of its own or behind the beginning.
const END_LABEL =
  /^\s*[,;|·/]?\s*(?:(?:fecha\s+(?:de\s+)?)?(?:retiro|egreso|fin(?:al(?:izacion)?)?|termin(?:o|acion)|culminacion|salida)|(?:end|leaving)(?:\s+date)?|date\s+(?:of\s+leaving|to)|to|until|bis|ende|enddatum|austritt(?:sdatum)?|(?:isten\s+)?(?:bitis|cikis|ayrilis|ayrilma)(?:\s+tarihi)?)\s*:\s*$/;
const LONGEST_LABEL = 40;
// "April – September 2016", "January to August 2025": the year stands behind the second month only.
const MONTH_BEFORE = new RegExp(
  `(?<![\\p{L}\\d])(?<name>${NAMES})\\.?\\s*(?:-+|/|&|to|until|bis|a|hasta|und|and|y|ve)\\s*$`,
  "u",
);
// "03 - 06/2015".
const NUMBER_BEFORE = /(?<![\d./-])(?<number>0?[1-9]|1[0-2])\.?\s*-\s*$/;
// "from 1998 to 2021", "De 1998 a 2021": the word belongs to the dates.
const FROM_BEFORE = /(?<![\p{L}\d])(?:from|between|von|vom|zwischen|desde|de|entre)\s+(?:el\s+|enero\s+)?$/u;
// "2020, Jul-Okt.": the second month of a year that stands first.
const MONTH_AFTER = new RegExp(`^\\.?\\s?-\\s?(?<name>${NAMES})(?![\\p{L}\\d])(?!\\.?,?\\s*'?\\d)`, "u");
const UNTIL_NOW = new RegExp(`^\\s*(?:(?:-+|→|~|to|until|till?|through|bis|al?|hasta)\\s*){0,2}${PRESENT}`, "u");
const NOW_FIRST = new RegExp(`^${PRESENT}`, "u");
const SINCE_BEFORE =
  /(?:^|[^\p{L}])(?:seit|since|from|desde|ab|a partir de)(?:\s+(?:el(?:\s+ano)?|dem(?:\s+jahr)?|ca\.?|ano|(?:the|der|la|el)\s+(?:season|spielzeit|saison|temporada)))?\s*$/u;
const SINCE_AFTER =
  /^\s*'?(?:\s*yil\p{L}{0,8})?(?:\s*(?:den|dan|ten|tan))?\s*(?:beri|itibaren|bu\s+yana)(?!\p{L})|^\s*(?:(?:to|bis|a|hasta)\s*)?-\s*(?:\.{2,}|…|\?|\*|(?=$|\n|\)|:))/u;
// "Mayo 2024 (6 meses)", "2022 ( 3 ay )": a beginning and how long it lasted.
const LASTED = /^\s*\(\s?(\d{1,2})\s?(?:months?|monate?|mes(?:es)?|ay)\s?\)/u;
const SHORT_YEAR = /^\s*[-/]\s*'?(\d\d)(?!\d|-\d)/;

const TAILS = [
  "tail",
  "lastTail",
  "nameTail",
  "bareTail",
  "lastBareTail",
  "fullTail",
  "lastFullTail",
  "sinceTail",
  "dottedTail",
  "lastDottedTail",
];
const TAIL_MONTHS = ["shortMonth", "lastMonth", "fullMonth", "lastFullMonth", "sinceMonth", "dottedMonth", "lastDottedMonth"];

const monthOf = (year: string, month: number): Month => Number(year) * 12 + month;

const fullYear = (tail: string): string => `${Number(tail) > 50 ? "19" : "20"}${tail}`;

/** Two digits: without them no line has a date. */
const HAS_YEAR = /\d\d/;

const pointsIn = remembered((flatText): readonly Point[] => {
  if (!HAS_YEAR.test(flatText)) return [];
  return Array.from(flatText.matchAll(POINT), (match) => {
    const found = match.groups ?? {};
    const span = { start: match.index, end: match.index + match[0].length };
    if (found["year"]) return { ...span, from: monthOf(found["year"], 0), to: monthOf(found["year"], 11) };
    const part = PART_OF.get(found["part"] ?? found["partAfter"] ?? "");
    if (part) {
      const written = found["partYear"] ?? found["yearOfPart"]!;
      return { ...span, from: monthOf(written, part[0]), to: monthOf(written, part[1]) };
    }
    if (found["shortPart"]) {
      const [first, last] = PART_OF.get(found["shortPart"])!;
      const written = fullYear(found["partTail"]!);
      return { ...span, from: monthOf(written, first), to: monthOf(written, last) };
    }
    if (found["winterYear"]) return { ...span, from: monthOf(found["winterYear"], 9), to: monthOf(found["winterYear"], 14) };
    const year = found["nameYear"] ?? found["americanYear"] ?? found["dayYear"] ?? found["monthYear"] ?? found["isoYear"] ?? "0";
    const tail = TAILS.map((name) => found[name]).find(Boolean);
    if (tail) {
      const named = MONTH_OF.get(found["shortName"] ?? found["bareName"] ?? found["lastBareName"] ?? "");
      const month = named ?? Number(TAIL_MONTHS.map((name) => found[name]).find(Boolean)) - 1;
      const short = monthOf(fullYear(tail), month);
      return { ...span, from: short, to: short };
    }
    if (found["firstYear"]) {
      const named = monthOf(found["firstYear"], MONTH_OF.get(found["lastName"]!)!);
      return { ...span, from: named, to: named, isYearFirst: true };
    }
    const number = found["dayMonth"] ?? found["americanMonth"] ?? found["month"] ?? found["isoMonth"];
    const month = monthOf(year, number ? Number(number) - 1 : (MONTH_OF.get(found["name"] ?? "") ?? 0));
    return { ...span, from: month, to: month };
  });
});

const leadOf = (plain: string, { start }: Point): string => plain.slice(Math.max(0, start - 16), start);

const isYear = ({ from, to }: Point): boolean => to - from === 11;

/**
 * True for two dates with a sign or word of a range between them, two months side by side ("NOVEMBER-2011 JUNE-2012"), or two years side by
 * side at the end of a line.
 */
const isRange = (plain: string, first: Point, second: Point): boolean => {
  const between = plain.slice(first.end, second.start);
  if (BETWEEN.test(between) || (between.length <= LONGEST_LABEL && END_LABEL.test(between))) return true;
  if (!/^[ \t|·•]{1,8}$/.test(between) || second.from <= first.from) return false;
  if (isYear(first) && isYear(second))
    return /^\s*(?:\n|$)/.test(plain.slice(second.end, second.end + 8)) && !/\d\s*$/.test(leadOf(plain, first));
  return first.from === first.to && second.from === second.to;
};

/**
 * The ranges of dates in `text`, in order: "Mar 2019 – today", "03/2019 - 05/2021", "seit 2020", "mayo de 2019 a junio 2020",
 * "2018'den beri", "2019–21". A year without months counts from January, to December. Ranges that run backwards are left out.
 */
export const rangesIn = (text: string): DateRange[] => {
  if (!HAS_YEAR.test(text)) return [];
  const plain = flat(text);
  const points = pointsIn(plain);
  const ranges: DateRange[] = [];
  for (let index = 0; index < points.length; index++) {
    const first = points[index]!;
    const second = points[index + 1];
    const before = leadOf(plain, first);
    const after = plain.slice(first.end, first.end + 30);
    if (second && isRange(plain, first, second)) {
      const lead = /\p{L}/u.test(plain.slice(first.end, second.start)) ? FROM_BEFORE.exec(before) : undefined;
      const start = first.start - (lead?.[0].length ?? 0);
      if (second.to >= first.from) ranges.push({ start, end: second.end, from: first.from, to: second.to });
      index++;
      continue;
    }
    const month = MONTH_BEFORE.exec(before) ?? (first.from === first.to ? NUMBER_BEFORE.exec(before) : null);
    if (month) {
      const { name, number } = month.groups!;
      const from = Math.floor(first.to / 12) * 12 + (name === undefined ? Number(number) - 1 : MONTH_OF.get(name)!);
      if (from <= first.to) ranges.push({ start: first.start - month[0].length, end: first.end, from, to: first.to });
      continue;
    }
    const last = first.isYearFirst ? MONTH_AFTER.exec(after) : null;
    const lastMonth = last && Math.floor(first.from / 12) * 12 + MONTH_OF.get(last.groups!["name"]!)!;
    if (last && lastMonth !== null && lastMonth >= first.from) {
      ranges.push({ start: first.start, end: first.end + last[0].length, from: first.from, to: lastMonth });
      continue;
    }
    const lasted = LASTED.exec(after);
    if (lasted) {
      const to = first.from + Math.max(1, Number(lasted[1])) - 1;
      ranges.push({ start: first.start, end: first.end + lasted[0].length, from: first.from, to });
      continue;
    }
    const now = UNTIL_NOW.exec(after);
    const since = SINCE_AFTER.exec(after);
    const short = SHORT_YEAR.exec(after);
    const lead = SINCE_BEFORE.exec(before.slice(-14));
    const opening = lead ?? (now && /\p{L}/u.test(now[0]) ? FROM_BEFORE.exec(before) : null);
    if (now)
      ranges.push({
        start: opening ? first.start - opening[0].trimStart().length : first.start,
        end: first.end + now[0].length,
        from: first.from,
      });
    else if (since) ranges.push({ start: first.start, end: first.end + since[0].trimEnd().length, from: first.from });
    else if (lead)
      ranges.push({ start: first.start - lead[0].replace(/^[^\p{L}]+/u, "").length, end: first.end, from: first.from });
    else if (short) {
      const to = Math.floor(first.from / 1200) * 1200 + Number(short[1]) * 12 + 11;
      const end = first.end + short[0].length;
      // "2022/23" is a season or a school year: half of each of the two.
      const isSeason = isYear(first) && to - first.to === 12 && short[0].includes("/");
      if (isSeason) ranges.push({ start: first.start, end, from: first.from + 6, to: to - 6 });
      else if (to >= first.from) ranges.push({ start: first.start, end, from: first.from, to });
    }
  }
  // "1950 – 2018": no stay anywhere, and no working life, is as long.
  return ranges.filter(({ from, to }) => to === undefined || to - from < MOST_MONTHS);
};
const MOST_MONTHS = 60 * 12;

/** Spans of single dates and years in `text`. */
export const datesIn = (text: string): { start: number; end: number }[] =>
  HAS_YEAR.test(text) ? pointsIn(flat(text)).map(({ start, end }) => ({ start, end })) : [];

/** Single dates with the months they cover, a year from January to December. */
export const singleDatesIn = (text: string): readonly DateRange[] => pointsIn(flat(text));

/** The length of a word for today at the beginning of a line ("heute", "actualidad"); 0 where none stands there. */
export const todayAt = (line: string): number => NOW_FIRST.exec(flat(line))?.[0].length ?? 0;

/** "2024-03" of a month. */
export const isoMonth = (month: Month): string => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;

/** The month of an ISO date or month. */
export const monthOfIso = (iso: string): Month => monthOf(iso.slice(0, 4), Number(iso.slice(5, 7)) - 1);

/** Calendar months touched by at least one of the intervals (both ends belong to them); each counts once. */
export const mergedMonths = (intervals: readonly { readonly from: Month; readonly to: Month }[]): number => {
  let months = 0;
  let reached = -1;
  for (const { from, to } of intervals.toSorted((a, b) => a.from - b.from)) {
    months += Math.max(0, to - Math.max(from - 1, reached));
    reached = Math.max(reached, to);
  }
  return months;
};
