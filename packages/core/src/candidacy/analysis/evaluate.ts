import type { Document } from "@candor/documents";
import { ENGINE_VERSION, redact } from "@candor/scoring";
import type { Locale } from "../../account/account.info.ts";
import { TextWork } from "../../cv/text-work.ts";
import type { Info as JobInfo } from "../../job/job.info.ts";
import { criteriaHash } from "../../job/criteria-hash.ts";
import { Evaluator } from "./evaluator.ts";

/** A stored or new CV: its text, and the hash of its bytes. */
interface CvToEvaluate {
  readonly document: Document;
  readonly sha256: string;
}

/**
 * Evaluates a CV against a job's criteria and returns the values to store. `locale` is the language of the model's prose. Rejects with
 * `TextTooSlow` before a model is asked when the rules' work on the text exceeds its limits.
 */
export async function evaluate(job: JobInfo, { document, sha256 }: CvToEvaluate, asOf: string, locale: Locale) {
  const { criteria } = job;
  const found = await TextWork.run("evaluation", { document, criteria, asOf });
  const { profile, protectedFacts, redactions, terms, notes } = found;
  // Only cuts the text at places that are known by now.
  const redacted = redact(document, redactions);
  const answer = await Evaluator.resultsFor({ document, sha256, profile, redacted, criteria, rules: found.marks, asOf, locale });
  const { marks, marker, fallback, builtIn, prose, tokens } = answer;
  if (tokens || fallback) console.info({ marker, fallback, tokens });
  return {
    profile,
    protectedFacts,
    /** The text without protected facts, as it was scored. */
    redactedText: redacted.text,
    /** Long results, stored in the detail. */
    results: {
      marks,
      markedCriteria: criteria.map(({ id, kind, text }) => ({ id, kind, text })),
      marker: { ...marker, ...(fallback && { fallback, builtIn: [...(builtIn ?? [])] }) },
      ...(prose && { prose }),
    },
    /** Short results, stored in the row. */
    evaluation: {
      credits: Object.fromEntries(marks.map(({ criterionId, credit }) => [criterionId, credit])),
      criteriaHash: criteriaHash(criteria),
      engine: ENGINE_VERSION,
      ...(fallback && { isFallback: true }),
      ...(marks.some(({ isBesideOtherWork }) => isBesideOtherWork) && { isBesideOtherWork: true }),
    },
    /** Packed terms for searches. */
    terms,
    /** Instructions to a model in the text. */
    notes,
  };
}
