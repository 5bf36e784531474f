import type { Document } from "@candor/documents";
import { ENGINE_VERSION, readProfile, redact, termIndexOf } from "@candor/scoring";
import type { Locale } from "../../account/account.info.ts";
import type { Info as JobInfo } from "../../job/job.info.ts";
import { wordingHash } from "../../job/wording.ts";
import { Marker } from "./marker.ts";

/** What a CV shows for a job's criteria, ready to be written. `locale` is the language a model writes prose in. */
export async function markedBy(job: JobInfo, document: Document, asOf: string, locale: Locale) {
  const { criteria } = job;
  const { profile, protectedFacts, redactions: spans } = readProfile(document, asOf);
  const redacted = redact(document, spans);
  const answer = await Marker.marksFor({ document, profile, redacted, criteria, asOf, locale });
  const { marks, marker, fallback, builtIn, prose, tokens } = answer;
  if (tokens || fallback) console.info({ marker, fallback, tokens });
  return {
    profile,
    protectedFacts,
    /** As the scorer saw it, without the protected facts. */
    text: redacted.text,
    marked: {
      marks,
      markedCriteria: criteria.map(({ id, kind, text }) => ({ id, kind, text })),
      marker: { ...marker, ...(fallback && { fallback, builtIn: [...(builtIn ?? [])] }) },
      ...(prose && { prose }),
    },
    marking: {
      credits: Object.fromEntries(marks.map(({ criterionId, credit }) => [criterionId, credit])),
      markedOn: wordingHash(criteria),
      engine: ENGINE_VERSION,
      ...(fallback && { isFallback: true }),
    },
    index: termIndexOf({ document, profile, redacted, asOf }),
  };
}
