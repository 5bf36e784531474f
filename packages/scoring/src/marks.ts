import type { Document } from "@candor/documents";
import type { Criterion, CriterionKind } from "./criterion.info.ts";
import type { Mark, MarkLevel, Rung } from "./mark.info.ts";
import { askOf } from "./marks/ask.ts";
import { findEducation, findExperience, findLanguage } from "./marks/facts.ts";
import type { Found } from "./marks/found.ts";
import { groundOf } from "./marks/ground.ts";
import { findTerms, findWords } from "./marks/terms.ts";
import type { Profile } from "./profile.info.ts";
import { trimmed, type Span } from "./text/lines.ts";
import { quoteOf } from "./text/quotes.ts";
import { WITHHELD_TOKEN, type WithheldText } from "./withhold.ts";

/** Hundredths of a criterion's credit by how strongly a skill is evidenced. */
export const RUNG_CREDIT: Readonly<Record<Rung, number>> = { listed: 70, project: 85, role: 95, recentRole: 100 };

// A licence is held or not; it is not used more or less strongly.
const HAS_RUNG: ReadonlySet<CriterionKind> = new Set(["skill", "tool"]);

/** Whether a criterion of this kind is told apart by how strongly it is evidenced. */
export const hasRung = (kind: CriterionKind): boolean => HAS_RUNG.has(kind);

/**
 * Credit in hundredths: met 100, partly half, not shown none; for skills and tools times the factor of the evidence rung.
 * Halves are rounded up.
 */
export const creditOf = (kind: CriterionKind, mark: MarkLevel, rung: Rung | null): number => {
  if (mark === "notShown") return 0;
  const full = hasRung(kind) ? RUNG_CREDIT[rung ?? "listed"] : 100;
  return mark === "met" ? full : Math.round(full / 2);
};

export interface MarkInput {
  readonly document: Pick<Document, "text" | "pages" | "words">;
  /** Only its language is used, for the words in notes: what the profile knows of the person never reaches the marks. */
  readonly profile: Pick<Profile, "language">;
  readonly withheld: WithheldText;
  readonly criteria: readonly Criterion[];
  /** YYYY-MM-DD: ends roles that go on. */
  readonly asOf: string;
}

/**
 * What a CV shows for each criterion, in the criteria's order, by rules alone: same input, same marks. Every mark but `notShown` carries
 * quotes that stand word for word in `document.text`.
 */
export const mark = ({ document, profile, withheld, criteria, asOf }: MarkInput): Mark[] => {
  const { reading, shown } = groundOf(withheld, asOf);

  const find = (criterion: Criterion): Found => {
    const ask = askOf(criterion);
    if (ask.is === "terms") {
      const found = findTerms(reading, shown, ask, profile.language);
      return found.mark === "notShown" ? findWords(reading, ask.otherwise) : found;
    }
    if (ask.is === "words") return findWords(reading, ask.words);
    if (ask.is === "language") return findLanguage(reading, ask, profile.language);
    if (ask.is === "education") return findEducation(reading, ask, profile.language);
    return findExperience(reading, shown, ask);
  };

  // What is cited ends before anything withheld.
  const sourceOf = (span: Span): Span => {
    const token = withheld.text.indexOf(WITHHELD_TOKEN, span.start);
    return withheld.toSource(token !== -1 && token < span.end ? trimmed(withheld.text, { start: span.start, end: token }) : span);
  };

  return criteria.map((criterion) => {
    const { mark, rung, citations, note } = find(criterion);
    const kept = hasRung(criterion.kind) && mark !== "notShown" ? (rung ?? "listed") : null;
    return {
      criterionId: criterion.id,
      mark,
      rung: kept,
      credit: creditOf(criterion.kind, mark, kept),
      quotes: citations.map(({ quote, focus }) => quoteOf(document, sourceOf(quote), sourceOf(focus))),
      ...(note ? { note } : {}),
    };
  });
};
