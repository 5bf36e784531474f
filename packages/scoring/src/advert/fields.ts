import type { Importance } from "../criterion.info.ts";
import type { Span } from "../text/lines.ts";
import type { AdvertSource, ReadRequirement, ReadText } from "./read-text.ts";

export type SourceSpan = Span & { readonly source: AdvertSource };

/** Fields that hold whole lines of the advert. */
export type LineField = "keyResponsibilities" | "mustHaveRequirements" | "niceToHave" | "culturalFitIndicators";

export const linesOfFields = (
  requirements: readonly ReadRequirement[],
  main: ReadText,
  extra: ReadText,
): Record<LineField, readonly SourceSpan[]> => {
  const from = (source: AdvertSource, spans: readonly Span[]): SourceSpan[] => spans.map((span) => ({ ...span, source }));
  const sentencesOf = (importance: Importance) =>
    uniqueSpans(requirements.filter((requirement) => requirement.importance === importance));
  const duties = requirements.filter(
    ({ kind, importance, key }) => kind === "responsibility" && importance === "should" && !key.startsWith("duty-"),
  );
  return {
    keyResponsibilities: [...from("description", main.duties), ...from("additional", extra.duties), ...uniqueSpans(duties)],
    mustHaveRequirements: sentencesOf("must"),
    niceToHave: sentencesOf("nice"),
    culturalFitIndicators: [...from("description", main.soft), ...from("additional", extra.soft)],
  };
};

/** Each sentence once, in the order of the requirements. */
const uniqueSpans = (requirements: readonly ReadRequirement[]): SourceSpan[] => {
  const spans = new Map<string, SourceSpan>();
  for (const { sentence, source } of requirements) {
    const key = `${source} ${sentence.start}`;
    if (!spans.has(key)) spans.set(key, { start: sentence.start, end: sentence.end, source });
  }
  return [...spans.values()];
};

const MAX_LINE = 500;

/** One line of a field, without line breaks and without the gaps of refused words. */
export const tidy = (words: string): string =>
  words
    .slice(0, 2 * MAX_LINE)
    .replace(/\s+/g, " ")
    .replace(/ (?=[,.;])/g, "")
    .replace(/[,;](?=[,.;])/g, "")
    .slice(0, MAX_LINE)
    .replace(/[.;,\s]{1,9}$/, "");
