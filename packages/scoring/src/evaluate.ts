import type { Document } from "@candor/documents";
import type { Criterion, CriterionKind } from "./criterion.info.ts";
import type { EvidenceLevel, Mark, MarkLevel, Quote } from "./mark.info.ts";
import { askOf, type Ask } from "./evaluate/ask.ts";
import { findDuty } from "./evaluate/duties.ts";
import { findEducation } from "./evaluate/education.ts";
import { findExperience, roleOfWork } from "./evaluate/facts.ts";
import { joined, NOTHING, type Citation, type CriterionResult } from "./evaluate/result.ts";
import { isOtherWork, workAsked, type Work } from "./evaluate/work-asked.ts";
import type { GradedTerm } from "./evaluate/attainment.ts";
import type { ParsedCv } from "./cv/parsed-cv.ts";
import { roleAt } from "./cv/roles.ts";
import { areOfComputers } from "./vocabulary/term-work.ts";
import { areNear, fieldsOfTitle, namesTrade } from "./vocabulary/work.ts";
import { findLanguage } from "./evaluate/languages.ts";
import { findLicence } from "./evaluate/licences.ts";
import { cvEvidenceOf, type CvEvidence } from "./evaluate/cv-evidence.ts";
import { isAboutComputers } from "./evaluate/other-sense.ts";
import { findTerms, findWords, isGeneric, isNothingInHalf } from "./evaluate/terms.ts";
import type { Profile } from "./profile.info.ts";
import { monthOfIso } from "./text/dates.ts";
import { trimmed } from "./text/lines.ts";
import { quoteOf } from "./text/quotes.ts";
import { REDACTED_TOKEN, type RedactedText } from "./redact.ts";

/** Credit of a skill or tool by its evidence level, in hundredths. */
export const EVIDENCE_CREDIT: Readonly<Record<EvidenceLevel, number>> = { listed: 70, project: 85, role: 95, recentRole: 100 };

/** Most that a criterion earns that stands in a list, where every role of the CV is of another field than the job. */
const BESIDE_OTHER_WORK_CREDIT = 10;

const WEAK_BESIDE_OTHER_WORK: ReadonlySet<CriterionKind> = new Set([
  "skill",
  "tool",
  "certification",
  "responsibility",
  "industry",
]);

/** True for a result that earns at most a tenth beside other work. */
export const isWeakBeside = (kind: CriterionKind, level: EvidenceLevel | null): boolean =>
  level === "listed" && WEAK_BESIDE_OTHER_WORK.has(kind);

// A licence is held or not and has no evidence level.
const HAS_EVIDENCE_LEVEL: ReadonlySet<CriterionKind> = new Set(["skill", "tool"]);

/** True for kinds of criteria whose credit depends on the evidence level. */
export const hasEvidenceLevel = (kind: CriterionKind): boolean => HAS_EVIDENCE_LEVEL.has(kind);

/**
 * Credit in hundredths: met 100, partly half, not shown none; for skills and tools times the factor of the evidence level, and at most a
 * tenth for a name in a list beside other work. Halves are rounded up.
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

/** True where words of every trade are all that is asked for: "maintenance", "planning". */
const isWorkOfAll = (ask: Ask & { is: "terms" }): boolean => ask.groups.length > 0 && ask.groups.every(isGeneric);

/** The mentions outside roles of another trade: a person who maintains servers does not maintain buildings. */
const ofNearWork = (cv: ParsedCv, shown: readonly GradedTerm[], work: Work | undefined): readonly GradedTerm[] =>
  work === undefined
    ? shown
    : shown.filter((mention) => {
        const titled = fieldsOfTitle(roleAt(cv.roles, mention.start)?.title ?? "");
        if (!areOfComputers(work.fields) && isOfMachines(mention.term) && isAboutComputers(cv, mention)) return false;
        return !namesTrade(titled) || areNear(work.fields, titled);
      });

/** Work at machines and buildings, which is done at programs as well. */
const isOfMachines = ({ id }: Pick<GradedTerm["term"], "id">): boolean => MACHINES.has(id);
const MACHINES = new Set(["maintenance", "repair", "preventive-maintenance"]);

const isBesideAll = (work: ReturnType<typeof workAsked>, { cv, shown }: Pick<CvEvidence, "cv" | "shown">): boolean =>
  isOtherWork(
    work,
    cv.roles.map((role) => roleOfWork(shown, role)),
  );

/** True where every role of the CV is of another field than the job. */
export const isBesideJob = ({ redacted, criteria, asOf }: Pick<EvaluationInput, "redacted" | "criteria" | "asOf">): boolean =>
  isBesideAll(workAsked(criteria.map((criterion) => ({ ...criterion, ask: askOf(criterion) }))), cvEvidenceOf(redacted, asOf));

/**
 * Evaluates each criterion by rules alone, in the criteria's order; the same input gives the same marks. Every mark except `notShown` has
 * quotes that stand word for word in `document.text`.
 */
export const evaluate = ({ document, profile, redacted, criteria, asOf }: EvaluationInput): Mark[] => {
  const evidence = cvEvidenceOf(redacted, asOf);
  const { cv, shown } = evidence;

  const asked = criteria.map((criterion) => ({ ...criterion, ask: askOf(criterion) }));
  const work = workAsked(asked);
  const isBeside = isBesideAll(work, { cv, shown });

  const find = (ask: Ask): CriterionResult => {
    if (ask.is === "terms") {
      const found = findTerms(cv, isWorkOfAll(ask) ? ofNearWork(cv, shown, work) : shown, ask, profile.language, work);
      if (found.mark === "met") return found;
      const named = ask.otherwise.map((words) => findWords(cv, words)).find(({ mark }) => mark === "met");
      return named ?? found;
    }
    if (ask.is === "duty") return findDuty(evidence, ask, work);
    if (ask.is === "licence") return findLicence(cv, ask, monthOfIso(asOf));
    if (ask.is === "words") return findWords(cv, ask.words, ask.isRest);
    if (ask.is === "language") return findLanguage(cv, ask, profile.language);
    if (ask.is === "education") return findEducation(cv, ask, profile.language, work);
    return findExperience(cv, shown, ask, work);
  };

  // A quote holds its decisive words and ends at a redacted token; without any of them there is none.
  const quoteAt = ({ quote, focus }: Citation): Quote | undefined => {
    const token = redacted.text.indexOf(REDACTED_TOKEN, focus.start);
    const end = token !== -1 && token < quote.end ? token : quote.end;
    const [whole, decisive] = [trimmed(redacted.text, { start: quote.start, end }), { ...focus, end: Math.min(focus.end, end) }];
    const source = redacted.toSource(whole);
    const found = quoteOf(document, source, redacted.toSource(trimmed(redacted.text, decisive)));
    return found.text.trim() === "" || found.focus![0] >= found.focus![1] ? undefined : found;
  };

  /** A result with its quotes. What cannot be quoted, because all of it is redacted, is not shown. */
  const quoted = (result: CriterionResult) => {
    const quotes = joined(result.citations).flatMap((citation) => quoteAt(citation) ?? []);
    return result.mark === "notShown" || quotes.length > 0 ? { ...result, quotes } : { ...NOTHING, quotes };
  };

  return asked.map(({ ask, ...criterion }) => {
    const found = find(ask);
    const isHalf = isBeside && found.mark === "partly" && found.note?.key === "missing" && isNothingInHalf(criterion.kind, ask);
    const { mark, rung, note, quotes } = quoted(isHalf ? NOTHING : found);
    const level = hasEvidenceLevel(criterion.kind) && mark !== "notShown" ? (rung ?? "listed") : null;
    const isBesideOtherWork = isBeside && mark !== "notShown" && isWeakBeside(criterion.kind, rung);
    return {
      criterionId: criterion.id,
      mark,
      rung: level,
      credit: creditOf(criterion.kind, mark, level, isBesideOtherWork),
      quotes,
      ...(note ? { note } : {}),
      ...(isBesideOtherWork ? { isBesideOtherWork } : {}),
    };
  });
};
