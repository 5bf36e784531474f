import type { Document } from "@candor/documents";
import { ENGINE_VERSION, readProfile, redact, termIndexOf } from "@candor/scoring";
import type { Locale } from "../../account/account.info.ts";
import type { Info as JobInfo } from "../../job/job.info.ts";
import { criteriaHash } from "../../job/criteria-hash.ts";
import { Evaluator } from "./evaluator.ts";

/** Evaluates a CV against a job's criteria and returns the values to store. `locale` is the language of the model's prose. */
export async function evaluate(job: JobInfo, document: Document, asOf: string, locale: Locale) {
  const { criteria } = job;
  const { profile, protectedFacts, redactions } = readProfile(document, asOf);
  const redacted = redact(document, redactions);
  const answer = await Evaluator.resultsFor({ document, profile, redacted, criteria, asOf, locale });
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
    terms: termIndexOf({ document, profile, redacted, asOf }),
  };
}
