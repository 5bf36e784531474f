import { readAdvert, type Advert } from "../advert.ts";
import { DRAFT_WORDS, SECTIONS } from "../brief/sections.ts";
import { fairnessFindingsIn, type Finding } from "../fairness/findings.ts";
import { flat } from "../text/fold.ts";
import type { Language } from "../text/language.ts";
import { BULLET } from "../text/lines.ts";
import type { Level } from "./job-seniority.ts";
import { payText, type TypedPay } from "./pay.ts";
import { LEVEL_NAMES } from "./seniority/names.ts";
import { oneLine } from "./text.ts";

export type DescriptionTone = "formal" | "friendly" | "brief";
export type DescriptionHours = "fullTime" | "partTime" | "either";

export interface DescriptionInput {
  readonly title: string;
  readonly language: Language;
  readonly tone: DescriptionTone;
  readonly company?: string | undefined;
  readonly level?: Level | undefined;
  readonly place?: string | undefined;
  readonly hours?: DescriptionHours | undefined;
  readonly pay?: TypedPay | undefined;
  /** One per line. */
  readonly tasks?: string | undefined;
  readonly must?: string | undefined;
  readonly nice?: string | undefined;
  readonly offers?: string | undefined;
  readonly reader?: Language | undefined;
}

export interface DescriptionAnswer {
  readonly text: string;
  /** The parts of the text, for showing it. */
  readonly title: string;
  readonly facts: string;
  readonly sections: readonly { readonly heading: string; readonly lines: readonly string[] }[];
  readonly closing: string;
  readonly findings: readonly Finding[];
  readonly readBack: ReadBack;
}

/** The outcome of reading the text with the reader of the product. */
export interface ReadBack {
  /** Count of the typed details: title, place, hours, pay and lines. */
  readonly typed: number;
  readonly recognised: number;
  /** Typed words that were not recognised. */
  readonly missed: readonly string[];
  /** Criteria that nothing typed asks for. */
  readonly added: readonly string[];
}

const MAX = { title: 120, company: 80, place: 80, line: 300, lines: 30, pay: 20 } as const;

const HOURS: Readonly<Record<Language, Readonly<Record<DescriptionHours, string>>>> = {
  en: { fullTime: "Full time", partTime: "Part time", either: "Full time or part time" },
  de: { fullTime: "Vollzeit", partTime: "Teilzeit", either: "Vollzeit oder Teilzeit" },
  es: { fullTime: "Jornada completa", partTime: "Jornada parcial", either: "Jornada completa o parcial" },
  tr: { fullTime: "Tam zamanlı", partTime: "Yarı zamanlı", either: "Tam zamanlı veya yarı zamanlı" },
};

const MORE: Readonly<Record<Language, { readonly offers: string; readonly level: string; readonly company: string }>> = {
  en: { offers: "We offer", level: "Level", company: "Company" },
  de: { offers: "Wir bieten", level: "Stufe", company: "Unternehmen" },
  es: { offers: "Ofrecemos", level: "Nivel", company: "Empresa" },
  tr: { offers: "Sunduklarımız", level: "Düzey", company: "Şirket" },
};

/** An advert from what was typed. It adds no requirement, no place and no number, and is read back by the product's own reader. */
export const jobDescription = (input: DescriptionInput): DescriptionAnswer => {
  const { language, tone } = input;
  const typed = typedOf(input);
  const say = SECTIONS[language][tone === "friendly" ? "friendly" : "formal"];
  const frame = DRAFT_WORDS[language];
  const more = MORE[language];
  const list = (heading: string, lines: readonly string[]) => (lines.length > 0 ? [{ heading, lines }] : []);
  const terms = [
    ...(typed.company ? [`${more.company}: ${typed.company}`] : []),
    ...(typed.place ? [`${frame.facts.place}: ${typed.place}`] : []),
    ...(typed.hours ? [`${frame.facts.hours}: ${typed.hours}`] : []),
    ...(input.level ? [`${more.level}: ${LEVEL_NAMES[language][input.level]}`] : []),
    ...(typed.pay ? [`${frame.facts.pay}: ${typed.pay}`] : []),
  ];
  const sections = [
    ...list(say.tasks, typed.tasks),
    ...list(say.asks, typed.must),
    ...list(say.nice, typed.nice),
    ...list(more.offers, typed.offers),
    ...list(frame.frame, terms),
  ];
  const isBrief = tone === "brief";
  const closing = isBrief ? "" : say.closing;
  const text = [
    typed.title,
    ...sections.map(({ heading, lines }) => [heading, ...lines.map((line) => `- ${line}`)].join("\n")),
    closing,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
  return {
    text,
    title: typed.title,
    facts: [typed.company, typed.place, typed.hours].filter((one) => one !== "").join(", "),
    sections,
    closing,
    findings: distinct(fairnessFindingsIn(text, { language, reader: input.reader ?? language, isAdvert: true })),
    readBack: readBackOf(text, typed, language),
  };
};

interface Typed {
  readonly title: string;
  readonly company: string;
  readonly place: string;
  readonly hours: string;
  readonly pay: string;
  readonly tasks: readonly string[];
  readonly must: readonly string[];
  readonly nice: readonly string[];
  readonly offers: readonly string[];
}

const typedOf = (input: DescriptionInput): Typed => {
  const { language, pay, hours } = input;
  return {
    title: oneLine(input.title, MAX.title),
    company: oneLine(input.company, MAX.company),
    place: oneLine(input.place, MAX.place),
    hours: hours ? HOURS[language][hours] : "",
    pay: payText(pay && { ...pay, from: oneLine(pay.from, MAX.pay), to: oneLine(pay.to, MAX.pay) }, language),
    tasks: descriptionLines(input.tasks),
    must: descriptionLines(input.must),
    nice: descriptionLines(input.nice),
    offers: descriptionLines(input.offers),
  };
};

/** The lines of a field, each once, without bullets. */
export const descriptionLines = (typed: string | undefined): string[] => {
  const lines = (typed ?? "").split("\n").map((line) => oneLine(line.trim().replace(BULLET, ""), MAX.line));
  return [...new Set(lines.filter((line) => line !== ""))].slice(0, MAX.lines);
};

const readBackOf = (text: string, typed: Typed, language: Language): ReadBack => {
  const advert = readAdvert(text, "", language);
  const { fields } = advert;
  const facts: (readonly [string, boolean])[] = [
    [
      typed.title,
      fields.title !== undefined &&
        (flat(typed.title).includes(flat(fields.title)) || flat(fields.title).includes(flat(typed.title))),
    ],
    ...(typed.place
      ? [[typed.place, fields.location !== undefined && flat(typed.place).includes(flat(fields.location))] as const]
      : []),
    ...(typed.hours ? [[typed.hours, fields.employmentType !== undefined] as const] : []),
    ...(typed.pay ? [[typed.pay, fields.pay !== undefined] as const] : []),
  ];
  const wanted = [...typed.tasks, ...typed.must, ...typed.nice];
  const lines = wanted.map((line): readonly [string, boolean] => [
    line,
    isRead(line, text, advert) || isJoined(line, advert, language),
  ]);
  const offers = typed.offers.map((line): readonly [string, boolean] => [line, text.includes(`- ${line}`)]);
  const all = [...facts, ...lines, ...offers];
  const asked = [...wanted, typed.title].map((line) => placesOf(text, line)).flat();
  return {
    typed: all.length,
    recognised: all.filter(([, isFound]) => isFound).length,
    missed: all.flatMap(([words, isFound]) => (isFound ? [] : [words])),
    added: advert.criteria.flatMap(({ quote, text: words }) =>
      quote && asked.some(({ start, end }) => start <= quote[0] && quote[1] <= end) ? [] : [words],
    ),
  };
};

const placesOf = (text: string, words: string): { start: number; end: number }[] => {
  const places: { start: number; end: number }[] = [];
  if (words === "") return places;
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + words.length))
    places.push({ start: at, end: at + words.length });
  return places;
};

/** A line is read where a criterion, a field, a question or the list of unused lines has it: nothing is dropped in silence. */
const isRead = (line: string, text: string, advert: Advert): boolean => {
  const [place] = placesOf(text, line);
  if (!place) return false;
  const touches = (quote: readonly [number, number] | null): boolean =>
    quote !== null && quote[0] < place.end && place.start < quote[1];
  const quotes = Object.values(advert.quotes).flat();
  return (
    advert.criteria.some(({ quote }) => touches(quote)) ||
    quotes.some((quote) => touches(quote)) ||
    advert.refused.some(({ quote }) => touches(quote)) ||
    [...advert.questions, ...advert.notUsed].some(
      (one) => one.words.includes(line.slice(0, 40)) || line.includes(one.words.slice(0, 40)),
    )
  );
};

/** A line that the reader joins with another of the same kind: "payroll for 400 people" with "payroll software". */
const isJoined = (line: string, advert: Advert, language: Language): boolean => {
  const alone = readAdvert(`${SECTIONS[language].formal.asks}\n- ${line}`, "", language).criteria;
  return (
    alone.length > 0 && alone.every(({ kind }) => advert.criteria.some((one) => one.kind === kind || one.text.includes(line)))
  );
};

/** One finding for each phrase: a title stands in the headline and in the first sentence. */
const distinct = (findings: readonly Finding[]): Finding[] => {
  const seen = new Set<string>();
  return findings.filter(({ kind, phrase }) => {
    const key = `${kind} ${phrase}`;
    return !seen.has(key) && seen.add(key);
  });
};
