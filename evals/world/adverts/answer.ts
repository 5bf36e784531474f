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
  /** Everything of the advert that the reader shows: criteria, fields, questions, refused wishes, lines it did not use. */
  readonly shown: readonly Place[];
  readonly questions: readonly Place[];
  readonly refused: readonly Place[];
  readonly hours: readonly string[];
  readonly contract: string | undefined;
  readonly location: string | undefined;
  readonly pay: readonly number[] | undefined;
}

type Pair = readonly [number, number];

const placeOf = (pair: Pair): Place => ({ start: pair[0], end: pair[1] });

/** Reads an advert with the product's own reader. */
export function answerOf(text: string): AdvertAnswer {
  const read = readAdvert(text);
  const criteria = read.criteria.flatMap(({ text: words, kind, importance, quote }) =>
    quote === null ? [] : [{ text: words, kind, importance, ...placeOf(quote) }],
  );
  const refused = read.refused.flatMap(({ quote }) => (quote === null ? [] : [placeOf(quote)]));
  const fields = Object.values(read.quotes).flat().map(placeOf);
  const employment = read.fields.employmentType;
  return {
    criteria,
    refused,
    questions: [],
    shown: [...criteria, ...refused, ...fields],
    hours: employment === "fullTime" || employment === "partTime" ? [employment] : [],
    contract: employment === "fullTime" || employment === "partTime" ? undefined : employment,
    location: read.fields.location,
    pay: undefined,
  };
}
