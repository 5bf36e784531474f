import type { Locale } from "@candor/core/kernel/limits";
import { type Criterion, defaultWeight, evaluate, type Mark, readProfile, redact, scoreOf } from "@candor/scoring";
import { CRITERIA, type CvLine, SAMPLE_CVS } from "./sample-cvs.ts";

type Document = Parameters<typeof readProfile>[0];

/** Roles without an end count up to this day, so that a build of next year draws the same page. */
const AS_OF = "2026-11-01";

/** A criterion's points in tenths. */
interface Points {
  readonly points: number;
  readonly possible: number;
}

/** A score as the engine computes it. */
export interface SampleScore {
  readonly score: number;
  readonly level: "high" | "medium" | "low";
  /** Tenths of a point. */
  readonly total: number;
  readonly isCapped: boolean;
  readonly points: readonly Points[];
  readonly marks: readonly Mark["mark"][];
  /** Hundredths. */
  readonly credits: readonly number[];
}

/** A line of the CV with the words that earn points in it. */
export interface SampleLine extends CvLine {
  /** [start, end) of the words and the number of their criterion, from 1. */
  readonly spans: readonly { readonly start: number; readonly end: number; readonly criterion: number }[];
  /** The score without this line; only for lines that earn points. */
  readonly struck?: SampleScore;
}

export interface Sample {
  readonly fileName: string;
  readonly criteria: readonly Criterion[];
  readonly lines: readonly SampleLine[];
  readonly whole: SampleScore;
}

/** The invented CV, scored by the product's engine as a whole and once more without each of its lines. */
export function sampleOf(locale: Locale): Sample {
  const cv = SAMPLE_CVS[locale];
  const criteria = cv.criteria.map((text, at): Criterion => {
    const [kind, importance] = CRITERIA[at]!;
    return { id: `c${at + 1}`, kind, text, importance, weight: defaultWeight(kind, importance) };
  });
  const whole = scored(cv.lines, criteria);
  const lines = cv.lines.map((each, at): SampleLine => {
    const spans = spansIn(each.text, whole.quotes);
    if (each.kind !== "line" || spans.length === 0) return { ...each, spans: [] };
    return { ...each, spans, struck: scored(cv.lines.toSpliced(at, 1), criteria).score };
  });
  return { fileName: cv.fileName, criteria, lines, whole: whole.score };
}

function scored(lines: readonly CvLine[], criteria: readonly Criterion[]) {
  const document = documentOf(lines.map(({ text }) => text).join("\n"));
  const { profile, redactions } = readProfile(document, AS_OF);
  const marks = evaluate({ document, profile, redacted: redact(document, redactions), criteria, asOf: AS_OF });
  const { score, level, total, isCapped, points } = scoreOf(criteria, marks);
  if (score === undefined || level === undefined) throw new Error("The sample CV has no score.");
  return {
    score: {
      score,
      level,
      total,
      isCapped,
      points,
      marks: marks.map(({ mark }) => mark),
      credits: marks.map(({ credit }) => credit),
    },
    quotes: marks.flatMap(({ quotes, credit }, at) =>
      credit > 0 ? quotes.map((quote) => ({ ...quote, criterion: at + 1 })) : [],
    ),
  };
}

/** Places of the quotes in a line: their decisive words, or all words of the quote that stand in it. */
function spansIn(
  line: string,
  quotes: readonly (Mark["quotes"][number] & { readonly criterion: number })[],
): SampleLine["spans"] {
  const spans = quotes.flatMap(({ text, focus, criterion }) => {
    const words = focus ? text.slice(...focus) : text;
    const start = line.indexOf(words);
    return start < 0 ? [] : [{ start, end: start + words.length, criterion }];
  });
  const kept = spans.filter(
    ({ start, end }, at) => !spans.some((other, place) => place < at && other.start < end && start < other.end),
  );
  return kept.toSorted((a, b) => a.start - b.start);
}

/** A page of typewritten text. The engine takes places from words; the sample shows none of them. */
function documentOf(text: string): Document {
  const words = [...text.matchAll(/\S+/gu)].map(({ index, 0: word }) => {
    const line = text.slice(0, index).split("\n").length;
    const column = index - text.lastIndexOf("\n", index - 1) - 1;
    const [x, y] = [50 + 5 * column, 36 + 14 * line];
    return { start: index, end: index + word.length, page: 1, box: [x, y, x + 5 * word.length, y + 10] as const };
  });
  const pages = [{ width: 595, height: 842, start: 0, end: text.length }];
  return { verdict: "ok", text, pages, words, hidden: [], links: [], reader: "sample" };
}
