import type { AnswerOf, BodyOf } from "@candor/contract";
import type { Criterion, CriterionKind, CriterionSource, Importance } from "@candor/scoring/criterion.info";
import { defaultWeight, scoreFromCredits } from "@candor/scoring/score";
import { kindOf } from "./kind-of.ts";

/** The slider's maximum. Larger weights, up to 100, are typed. */
export const SLIDER_MAX = 20;
export const WEIGHT_MAX = 100;
export const TEXT_MAX = 200;

/** The body of the call: new criteria have no id. */
export type CriteriaSent = BodyOf<"PUT /api/jobs/{jobId}/criteria">["criteria"];
export type CriteriaPreview = AnswerOf<"POST /api/jobs/{jobId}/criteria/preview">;

/** An id that no other criterion has: of this page only. */
export const newCriterionId = (): string => `c_${crypto.randomUUID().slice(0, 8)}`;

/** A criterion to be filled in. */
export const blankCriterion = (text = ""): Criterion => {
  const kind = kindOf(text);
  return { id: newCriterionId(), kind, text, importance: "should", weight: defaultWeight(kind, "should") };
};

/** A criterion in the words of a line of the advert. */
export const fromLine = (source: CriterionSource): Criterion => ({
  ...blankCriterion(source.words.replace(/[.;,\s]+$/u, "").slice(0, TEXT_MAX)),
  source,
});

/** The lines that no criterion comes from. */
export const notTaken = (lines: readonly CriterionSource[], criteria: readonly Criterion[]): CriterionSource[] => {
  const taken = new Set(criteria.flatMap(({ source }) => (source ? [`${source.text} ${source.words}`] : [])));
  return lines.filter(({ text, words }) => !taken.has(`${text} ${words}`));
};

/** Points of 100 that each criterion can win, with one decimal, as the score shares them out: together exactly 100. */
export const pointsOf = (criteria: readonly Criterion[]): number[] =>
  scoreFromCredits(criteria, Object.fromEntries(criteria.map(({ id }) => [id, 0]))).points.map(({ possible }) => possible / 10);

/** The weight of a new criterion follows its kind and importance until somebody sets it. */
const weighedAnew = (before: Criterion, after: Criterion): Criterion =>
  before.weight === defaultWeight(before.kind, before.importance)
    ? { ...after, weight: defaultWeight(after.kind, after.importance) }
    : after;

/** The text of a new criterion decides its kind, until somebody chooses another. */
export const worded = (criterion: Criterion, text: string, isNew: boolean): Criterion => {
  const isGuessed = isNew && criterion.kind === kindOf(criterion.text);
  // Words that a person has written need no check.
  const { isGuess: _, ...own } = criterion;
  return isGuessed ? weighedAnew(criterion, { ...own, text, kind: kindOf(text) }) : { ...own, text };
};

export const ofKind = (criterion: Criterion, kind: CriterionKind, isNew: boolean): Criterion =>
  isNew ? weighedAnew(criterion, { ...criterion, kind }) : { ...criterion, kind };

export const ofImportance = (criterion: Criterion, importance: Importance, isNew: boolean): Criterion =>
  isNew ? weighedAnew(criterion, { ...criterion, importance }) : { ...criterion, importance };

/** The list with the criterion at one index moved to another; unchanged where either is outside of it. */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
};

/** The typed weight, limited to 1 to 100; undefined for text that is no number. */
export const typedWeight = (text: string): number | undefined => {
  const weight = Math.round(Number(text.trim().replace(",", ".")));
  return text.trim() === "" || Number.isNaN(weight) ? undefined : Math.min(WEIGHT_MAX, Math.max(1, weight));
};

/** Criteria for the server: words trimmed, and ids only for those it knows. */
export const sent = (criteria: readonly Criterion[], known: readonly Criterion[]): CriteriaSent => {
  const ids = new Set(known.map(({ id }) => id));
  return criteria.map(({ id, text, ...rest }) => ({ ...(ids.has(id) && { id }), text: text.trim(), ...rest }));
};
