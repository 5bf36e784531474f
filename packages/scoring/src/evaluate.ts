import type { Document } from "@candor/documents";
import type { Criterion, CriterionKind } from "./criterion.info.ts";
import type { Mark, MarkLevel, EvidenceLevel } from "./mark.info.ts";
import { askOf, type Ask } from "./evaluate/ask.ts";
import { findEducation, findExperience, findLanguage, mentionsOf } from "./evaluate/facts.ts";
import type { CriterionResult } from "./evaluate/result.ts";
import { isOtherWork, workAsked, type Asked } from "./evaluate/work-asked.ts";
import { fieldsOfTitle } from "./vocabulary/work.ts";
import { cvEvidenceOf, type CvEvidence } from "./evaluate/cv-evidence.ts";
import { findTerms, findWords } from "./evaluate/terms.ts";
import type { Profile } from "./profile.info.ts";
import { trimmed, type Span } from "./text/lines.ts";
import { quoteOf } from "./text/quotes.ts";
import { REDACTED_TOKEN, type RedactedText } from "./redact.ts";

/** Credit of a skill or tool by its evidence level, in hundredths. */
export const EVIDENCE_CREDIT: Readonly<Record<EvidenceLevel, number>> = { listed: 70, project: 85, role: 95, recentRole: 100 };

/** Most that a criterion earns that stands in a list, where every role of the CV is of another field than the job. */
const BESIDE_OTHER_WORK_CREDIT = 25;

const WEAK_BESIDE_OTHER_WORK: ReadonlySet<CriterionKind> = new Set([
  "skill",
  "tool",
  "certification",
  "responsibility",
  "industry",
]);

/** True for a result that earns at most a quarter beside other work. */
export const isWeakBeside = (kind: CriterionKind, level: EvidenceLevel | null): boolean =>
  level === "listed" && WEAK_BESIDE_OTHER_WORK.has(kind);

// A licence is held or not and has no evidence level.
const HAS_EVIDENCE_LEVEL: ReadonlySet<CriterionKind> = new Set(["skill", "tool"]);

/** True for kinds of criteria whose credit depends on the evidence level. */
export const hasEvidenceLevel = (kind: CriterionKind): boolean => HAS_EVIDENCE_LEVEL.has(kind);

/**
 * Credit in hundredths: met 100, partly half, not shown none; for skills and tools times the factor of the evidence level, and at most a
 * quarter for a name in a list beside other work. Halves are rounded up.
 */
export const creditOf = (
  kind: CriterionKind,
  mark: MarkLevel,
  level: EvidenceLevel | null,
  isBesideOtherWork = false,
): number => {
  if (mark === "notShown") return 0;
  const own = hasEvidenceLevel(kind) ? EVIDENCE_CREDIT[level ?? "listed"] : 100;
  const full = isBesideOtherWork ? Math.min(own, BESIDE_OTHER_WORK_CREDIT) : own;
  return mark === "met" ? full : Math.round(full / 2);
};

export interface EvaluationInput {
  readonly document: Pick<Document, "text" | "pages" | "words">;
  /** Only its language is used, for the words in notes; facts about the person never reach the marks. */
  readonly profile: Pick<Profile, "language">;
  readonly redacted: RedactedText;
  readonly criteria: readonly Criterion[];
  /** YYYY-MM-DD, the end of current roles. */
  readonly asOf: string;
}

const isBesideAll = (asked: readonly Asked[], { cv, shown }: CvEvidence): boolean =>
  isOtherWork(
    workAsked(asked),
    cv.roles.map((role) => ({
      fields: fieldsOfTitle(role.title),
      mentionsAny: (terms) => mentionsOf(shown, role).some(({ term }) => terms.has(term.id)),
    })),
  );

/** True where every role of the CV is of another field than the job. */
export const isBesideJob = ({ redacted, criteria, asOf }: Pick<EvaluationInput, "redacted" | "criteria" | "asOf">): boolean =>
  isBesideAll(
    criteria.map((criterion) => ({ ...criterion, ask: askOf(criterion) })),
    cvEvidenceOf(redacted, asOf),
  );

/**
 * Evaluates each criterion by rules alone, in the criteria's order; the same input gives the same marks. Every mark except `notShown` has
 * quotes that stand word for word in `document.text`.
 */
export const evaluate = ({ document, profile, redacted, criteria, asOf }: EvaluationInput): Mark[] => {
  const { cv, shown } = cvEvidenceOf(redacted, asOf);

  const asked = criteria.map((criterion) => ({ ...criterion, ask: askOf(criterion) }));
  const isBeside = isBesideAll(asked, { cv, shown });

  const find = (ask: Ask): CriterionResult => {
    if (ask.is === "terms") {
      const found = findTerms(cv, shown, ask, profile.language);
      return found.mark === "notShown" ? findWords(cv, ask.otherwise) : found;
    }
    if (ask.is === "words") return findWords(cv, ask.words);
    if (ask.is === "language") return findLanguage(cv, ask, profile.language);
    if (ask.is === "education") return findEducation(cv, ask, profile.language);
    return findExperience(cv, shown, ask);
  };

  // A quote ends before a redacted token.
  const sourceOf = (span: Span): Span => {
    const token = redacted.text.indexOf(REDACTED_TOKEN, span.start);
    return redacted.toSource(token !== -1 && token < span.end ? trimmed(redacted.text, { start: span.start, end: token }) : span);
  };

  return asked.map(({ ask, ...criterion }) => {
    const { mark, rung, citations, note } = find(ask);
    const level = hasEvidenceLevel(criterion.kind) && mark !== "notShown" ? (rung ?? "listed") : null;
    const isBesideOtherWork = isBeside && mark !== "notShown" && isWeakBeside(criterion.kind, rung);
    return {
      criterionId: criterion.id,
      mark,
      rung: level,
      credit: creditOf(criterion.kind, mark, level, isBesideOtherWork),
      quotes: citations.map(({ quote, focus }) => quoteOf(document, sourceOf(quote), sourceOf(focus))),
      ...(note ? { note } : {}),
      ...(isBesideOtherWork ? { isBesideOtherWork } : {}),
    };
  });
};
