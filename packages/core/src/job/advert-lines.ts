import type { Advert, Criterion } from "@candor/scoring";
import { readAdvert } from "@candor/scoring/advert";
import { linesWithout } from "@candor/scoring/advert/source-lines";
import { keep } from "../kernel/keep.ts";
import type { AdvertLines } from "./job.info.ts";

interface Texts {
  readonly description: string;
  readonly additionalRequirements?: string | undefined;
}

/** Adverts read lately, by their texts: reading one takes up to 30 ms, and a job's candidates are opened one after the other. */
const adverts = new Map<string, Advert>();
const ADVERTS_KEPT = 20;

function advertOf({ description, additionalRequirements = "" }: Texts): Advert {
  const key = JSON.stringify([description, additionalRequirements]);
  const advert = adverts.get(key) ?? readAdvert(description, additionalRequirements);
  keep(adverts, key, advert, ADVERTS_KEPT);
  return advert;
}

/** The lines of a job's texts that no CV can answer; an interview asks them. */
export const questionsOf = (job: Texts): AdvertLines["questions"] => advertOf(job).questions;

/** Reads the texts of a job for the lines that its criteria leave out. */
export function advertLinesOf(job: Texts & { readonly criteria: readonly Criterion[] }): AdvertLines {
  return { questions: questionsOf(job), notUsed: linesWithout(advertOf(job), job.criteria) };
}
