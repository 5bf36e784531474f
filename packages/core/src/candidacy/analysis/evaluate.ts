import type { Document } from "@candor/documents";
import { ENGINE_VERSION, readProfile, redact, termIndexOf } from "@candor/scoring";
import type { Locale } from "../../account/account.info.ts";
import type { Info as JobInfo } from "../../job/job.info.ts";
import { criteriaHash } from "../../job/criteria-hash.ts";
import { Evaluator } from "./evaluator.ts";

/** Evaluates a CV against a job's criteria, ready to be written. `locale` is the language in which a model writes prose. */
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
    /** The text as the scorer saw it, without the protected facts. */
    redactedText: redacted.text,
    /** The long results, for the detail. */
    results: {
      marks,
      markedCriteria: criteria.map(({ id, kind, text }) => ({ id, kind, text })),
      marker: { ...marker, ...(fallback && { fallback, builtIn: [...(builtIn ?? [])] }) },
      ...(prose && { prose }),
    },
    /** The short ones, for the row. */
    evaluation: {
      credits: Object.fromEntries(marks.map(({ criterionId, credit }) => [criterionId, credit])),
      criteriaHash: criteriaHash(criteria),
      engine: ENGINE_VERSION,
      ...(fallback && { isFallback: true }),
    },
    /** Packed terms, for searches. */
    terms: termIndexOf({ document, profile, redacted, asOf }),
  };
}
