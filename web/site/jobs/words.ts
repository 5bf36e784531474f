import type { Listed } from "@candor/core/job/publication.info";
import type { Locale } from "@candor/core/kernel/limits";
import { formatsOf } from "../format.ts";
import { catalogue } from "../words.ts";
import de from "../words/de/jobs.json";
import en from "../words/en/jobs.json";
import es from "../words/es/jobs.json";
import tr from "../words/tr/jobs.json";

export const wordsOf = catalogue({ en, de, es, tr });

/** The name of a code in a language; other values are the recruiter's own text. */
const named = (names: Readonly<Record<string, string>>, value: string): string => names[value] ?? value;

/** Words that describe where and how one works: "Berlin, hybrid", "Full-time", "€52,000 – €60,000 a year". */
export function factsOf(job: Pick<Listed, "location" | "remotePolicy" | "employmentType" | "pay">, locale: Locale) {
  const words = wordsOf(locale);
  return {
    place: placeOf(job, locale),
    type: job.employmentType ? named(words.employmentType, job.employmentType) : "",
    pay: job.pay ? formatsOf(locale).pay(job.pay, words.pay) : "",
  };
}

function placeOf({ location, remotePolicy }: Pick<Listed, "location" | "remotePolicy">, locale: Locale): string {
  if (!remotePolicy) return location ?? "";
  const { remotePolicy: names } = wordsOf(locale);
  const word = named(names, remotePolicy);
  if (!location) return word;
  return `${location}, ${remotePolicy in names ? word.charAt(0).toLocaleLowerCase(locale) + word.slice(1) : word}`;
}
