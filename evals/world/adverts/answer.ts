import { readAdvert, type CriterionKind, type Importance } from "@candor/scoring";
import type { Place } from "./advert.ts";

export interface Proposed extends Place {
  readonly text: string;
  readonly kind: CriterionKind;
  readonly importance: Importance;
}

/** The reader's answer to an advert, as places in its text. */
export interface AdvertAnswer {
  readonly criteria: readonly Proposed[];
  /** Everything of the advert that the reader shows: lines of criteria, fields, questions, refused wishes, lines it did not use. */
  readonly shown: readonly Place[];
  readonly questions: readonly Place[];
  readonly refused: readonly Place[];
  readonly hours: readonly string[];
  readonly contract: string | undefined;
  readonly location: string | undefined;
  readonly pay: readonly number[] | undefined;
}

type Pair = readonly [number, number];

const placeOf = ([start, end]: Pair): Place => ({ start, end });

const HOURS = [
  ["fullTime", /fulltime|full|voll|complet|tam/i],
  ["partTime", /parttime|part|teil|media|parcial|yarı|yari/i],
] as const;

/** A contract without an end has no code: the reader gives the advert's words. */
const CONTRACTS = [
  ["contract", /^contract$/],
  ["temporary", /^temporary$/],
  ["internship", /^internship$/],
  ["apprenticeship", /^apprenticeship$/],
  ["permanent", /unbefristet|permanent|indefinid|belirsiz|süresiz/i],
] as const;

/** Reads an advert with the product's own reader. */
export function answerOf(text: string): AdvertAnswer {
  const read = readAdvert(text);
  const criteria = read.criteria.flatMap(({ text: words, kind, importance, quote }) =>
    quote === null ? [] : [{ text: words, kind, importance, ...placeOf(quote) }],
  );
  const lines = read.criteria.flatMap(({ source }) => (source.text === "description" ? [source] : []));
  const refused = read.refused.flatMap(({ quote }) => (quote === null ? [] : [placeOf(quote)]));
  const quoted = Object.values(read.quotes).flat().map(placeOf);
  const employment: string = read.fields.employmentType ?? "";
  const { pay } = read.fields;
  return {
    criteria,
    refused,
    questions: read.questions,
    shown: [...criteria, ...lines, ...refused, ...quoted, ...read.questions, ...read.notUsed],
    hours: HOURS.filter(([, words]) => words.test(employment)).map(([type]) => type),
    contract: CONTRACTS.find(([, words]) => words.test(employment))?.[0],
    location: read.fields.location,
    pay: pay && [pay.min, pay.max].filter((amount) => amount !== undefined),
  };
}
