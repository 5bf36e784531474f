export * from "./criterion.info.ts";
export * from "./mark.info.ts";
export * from "./profile.info.ts";
export { readAdvert } from "./advert.ts";
export { linesWithout } from "./advert/source-lines.ts";
export type {
  Advert,
  AdvertCriterion,
  AdvertFields,
  AdvertLine,
  AdvertSource,
  EmploymentType,
  Offsets,
  Refusal,
  RemotePolicy,
} from "./advert.ts";
export { draftAdvert, writeAdvert } from "./brief.ts";
export type { Brief, DraftedAdvert, Tone } from "./brief.ts";
export { ENGINE_VERSION } from "./engine.ts";
export { criteriaFor, understand, understandQuery } from "./job-criteria.ts";
export type { JobFields, UnderstoodQuery } from "./job-criteria.ts";
export { creditOf, evaluate, EVIDENCE_CREDIT } from "./evaluate.ts";
export type { EvaluationInput } from "./evaluate.ts";
export { isLetter } from "./letter.ts";
export { instructionsIn } from "./instructions.ts";
export { readProfile } from "./profile.ts";
export type { ReadProfile } from "./profile.ts";
export { hintsIn } from "./fairness/findings.ts";
export { isForAllGenders } from "./fairness/gendered-titles.ts";
export { protectedWishesIn, refuseProtected } from "./protected-wishes.ts";
export type { ProtectedReason } from "./protected-wishes.ts";
export { isNoSkillName, keysMetBy, skillsNamed } from "./skills-named.ts";
export type { SkillNamed } from "./skills-named.ts";
export { questionsFor, readinessQuestions, recommendationOf, summaryOf } from "./prose.ts";
export type { ProseInput, Question } from "./prose.ts";
export { receiptOf, verify } from "./receipt.ts";
export type { ReceiptInput } from "./receipt.ts";
export type { ReceiptProblem } from "./receipt-check.ts";
export { NotAReceipt, receiptIn } from "./receipt.info.ts";
export type { Receipt } from "./receipt.info.ts";
export {
  defaultWeight,
  HIGH_FIT_ABOVE,
  levelOf,
  scoreFromCredits,
  scoreOf,
  scoreSummaryFor,
  withEditedScore,
  wouldChange,
} from "./score.ts";
export type { Change, Credits, Points, Result, ScoreSummary } from "./score.ts";
export { isCurrentIndex, searchIndex, termIndexOf } from "./search/index.ts";
export { languageOf } from "./text/language.ts";
export type { Language } from "./text/language.ts";
export { nameIn, namesIn } from "./vocabulary/name-in.ts";
export { redact, REDACTED_TOKEN } from "./redact.ts";
export type { RedactedKind, RedactedSpan, RedactedText } from "./redact.ts";
