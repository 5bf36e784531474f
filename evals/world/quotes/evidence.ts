import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultWeight, readAdvert, type Criterion } from "@candor/scoring";
import { score } from "../../measure/product.ts";
import type { PresentAdvert } from "../adverts/files.ts";
import { meet } from "./places.ts";
import type { ReadListedCv } from "./readings.ts";
import type { QuotePlace } from "./verdict.ts";

/** A place of a CV that shows, to a reader, what an advert asks for. Labelled by reading both, never by a run. */
export interface TrueEvidence {
  /** Git's id of the CV's content. */
  readonly blob: string;
  readonly advert: string;
  /** [start, end) of a requirement or duty of the advert's truth. */
  readonly requirement: readonly [number, number];
  readonly place: QuotePlace;
}

/** The labelled evidence, one line each. */
export const EVIDENCE = join(import.meta.dirname, "evidence.jsonl");

export interface CheckedEvidence extends TrueEvidence {
  readonly of: ReadListedCv;
  readonly from: PresentAdvert;
  readonly isCredited: boolean;
  /** A mark with credit quotes the labelled place. */
  readonly isQuoted: boolean;
}

export function labelledEvidence(): TrueEvidence[] {
  const lines = existsSync(EVIDENCE) ? readFileSync(EVIDENCE, "utf8").split("\n") : [];
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as TrueEvidence);
}

/** Marks each labelled CV by the criteria that are read from the labelled requirement. */
export function checkEvidence(cvs: readonly ReadListedCv[], adverts: readonly PresentAdvert[]): CheckedEvidence[] {
  const byBlob = new Map(cvs.map((one) => [one.cv.blob, one]));
  const byId = new Map(adverts.map((one) => [one.advert.id, { ...one, read: readAdvert(one.text).criteria }]));
  return labelledEvidence().flatMap((evidence) => {
    const [of, from] = [byBlob.get(evidence.blob), byId.get(evidence.advert)];
    if (of === undefined || from === undefined) return [];
    const own = from.read.filter(({ quote }) => quote !== null && shares(quote, evidence.requirement));
    const asked = own.length > 0 ? own : [byHand(from, evidence.requirement)];
    const marks = score(of.read, asked).marks.filter(({ credit }) => credit > 0);
    const isQuoted = marks.some(({ quotes }) => quotes.some((quote) => meet(quote, evidence.place)));
    return [{ ...evidence, of, from, isCredited: marks.length > 0, isQuoted }];
  });
}

type Span = readonly [number, number];

function shares([start, end]: Span, [from, to]: Span): boolean {
  return start < to && from < end;
}

/** The criterion that a recruiter would add from the advert's words, where its reader proposes none. */
function byHand({ advert, text }: PresentAdvert, [start, end]: Span): Criterion {
  const kind = advert.requirements.find((one) => one.start === start)?.kind ?? "skill";
  const words = text.slice(start, end).replace(/\s+/g, " ").trim().slice(0, 200);
  return { id: "by-hand", kind, text: words, importance: "must", weight: defaultWeight(kind, "must") };
}
