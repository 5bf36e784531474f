import { linesWithout, readAdvert, type Criterion } from "@candor/scoring";
import type { AdvertLines } from "./job.info.ts";

interface Advertised {
  readonly description: string;
  readonly additionalRequirements?: string | undefined;
  readonly criteria: readonly Criterion[];
}

/** Reads the texts of a job for the lines that its criteria leave out. */
export function advertLinesOf({ description, additionalRequirements = "", criteria }: Advertised): AdvertLines {
  const advert = readAdvert(description, additionalRequirements);
  return { questions: advert.questions, notUsed: linesWithout(advert, criteria) };
}
