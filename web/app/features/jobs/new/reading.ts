import type { Draft } from "../../../recruiting/queries/jobs.ts";

export type Span = readonly [start: number, end: number];

/** A piece of the text; `step` counts the marked pieces from 1 in reading order, 0 is unmarked. */
export interface Piece {
  text: string;
  step: number;
}

/** Cuts a text where spans begin and end. Spans that touch or overlap become one; those outside the text are dropped. */
export function piecesOf(text: string, spans: readonly Span[]): Piece[] {
  const merged: [number, number][] = [];
  for (const [start, end] of spans.toSorted((a, b) => a[0] - b[0])) {
    if (start < 0 || end > text.length || start >= end) continue;
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  const pieces: Piece[] = [];
  let at = 0;
  for (const [index, [start, end]] of merged.entries()) {
    if (start > at) pieces.push({ text: text.slice(at, start), step: 0 });
    pieces.push({ text: text.slice(start, end), step: index + 1 });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), step: 0 });
  return pieces;
}

/** The fields shown while reading, in this order. */
export const READ_FIELDS = ["title", "department", "location", "remotePolicy", "employmentType", "educationLevel"] as const;
export type ReadField = (typeof READ_FIELDS)[number];

export interface TextFindings {
  pieces: Piece[];
  /** Number of steps of the marking. */
  steps: number;
  fields: { field: ReadField; value: string; step: number }[];
  /** `number` is the criterion's place in the job's list, whenever it was found. */
  criteria: { id: string; number: number; text: string; importance: Draft["criteria"][number]["importance"]; step: number }[];
}

/** The findings in the order of the text; those without a position come last. */
export function readingOf(text: string, draft: Draft): TextFindings {
  const fieldSpans = READ_FIELDS.flatMap((field) => draft.quotes[field] ?? []);
  const criterionSpans = draft.criteria.flatMap(({ quote, source }) => (quote && source?.text === "description" ? [quote] : []));
  const pieces = piecesOf(text, [...fieldSpans, ...criterionSpans]);
  const steps = pieces.reduce((most, { step }) => Math.max(most, step), 0);

  /** The step at which the words at this offset are marked. */
  const stepAt = (offset: number | undefined): number => {
    if (offset === undefined) return steps;
    let at = 0;
    for (const piece of pieces) {
      at += piece.text.length;
      if (offset < at) return piece.step || steps;
    }
    return steps;
  };

  return {
    pieces,
    steps,
    fields: READ_FIELDS.flatMap((field) => {
      const value = draft.fields[field];
      return value ? [{ field, value, step: stepAt(draft.quotes[field]?.[0]?.[0]) }] : [];
    }),
    criteria: draft.criteria.map(({ id, text, importance, quote, source }, index) => ({
      id,
      number: index + 1,
      text,
      importance,
      step: stepAt(source?.text === "description" ? quote?.[0] : undefined),
    })),
  };
}

const LONGEST_MS = 2400;
const EACH_MS = 220;

/** Duration of one step in ms, shorter for more findings, so that the whole stays short. */
export const stepMs = (steps: number): number => Math.min(EACH_MS, LONGEST_MS / Math.max(1, steps));
