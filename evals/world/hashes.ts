import { createHmac } from "node:crypto";
import { plain } from "../measure/fields.ts";
import type { ClearCv, ClearTruth, Forms, HashedTruth, ListedCv } from "./truth.ts";

/**
 * Truth as keyed hashes. The key is the SHA-256 of the file, which is not published: the truth can be checked by somebody who has the file
 * and tells nothing to others. Half of each HMAC is kept, which is enough to tell forms of one CV apart.
 */
const LENGTH = 20;

export type Hash = (form: string) => string;

export const hashWith =
  (key: string): Hash =>
  (form) =>
    createHmac("sha256", key).update(form).digest("hex").slice(0, LENGTH);

/** Words without case, accents and the endings of plurals: "Databases" and "database" are one. */
export const stems = (text: string): string[] =>
  plain(text)
    .split(" ")
    .filter(Boolean)
    .map((word) => (word.length < 6 ? word.replace(/(?<=\p{L}{3})s$/u, "") : word.replace(/(?:en|es|ler|lar|s|e)$/u, "")));

/** The words of a name in any order, without academic titles, forms of address and single letters. */
export const nameForm = (name: string): string =>
  plain(name.replace(/\([^)]*\)/g, " "))
    .split(" ")
    .filter((word) => word.length > 1 && !NOT_OF_A_NAME.has(word))
    .toSorted()
    .join(" ");

const NOT_OF_A_NAME = new Set(
  "mr mrs ms dr prof phd ph md mba msc bsc ma ba rn bsn cpa pmp ing dipl lic frau herr sr sra srta dra don dona bay bayan jr ii iii".split(
    " ",
  ),
);

export const emailForm = (email: string): string => email.toLowerCase().replace(/\s+/g, "");

/** Digits alone, without the national zero in brackets. */
export const phoneForm = (phone: string): string => phone.replace(/\(0\)/g, "").replace(/\D/g, "").replace(/^00/, "");

export const wordForm = (text: string): string => plain(text);

/** Words that say nothing alone: a shorter form needs one more. */
const EMPTY = new Set(
  stems(
    `a an and of in for the to with on at by or as from using skills skill knowledge experience work working management manager system systems
    service services development team basic advanced general office data control analysis support tools software senior junior lead
    und der die das mit von im in fur bei zur zum kenntnisse erfahrung arbeit allgemeine grundlagen
    y e o de la el los las en con para por del al manejo gestion conocimientos experiencia trabajo nivel basico avanzado atencion
    ve ile icin bilgisi deneyimi yonetimi hizmetleri iyi ileri temel`,
  ),
);

const isTelling = (words: readonly string[]): boolean =>
  words.some((word) => !EMPTY.has(word) && (word.length > 1 || words.length === 1));

const MAX_WORDS = 12;

/** Runs of neighbouring words. */
export function runsOf(words: readonly string[], shortest = 1): string[][] {
  const some = words.slice(0, MAX_WORDS);
  const runs: string[][] = [];
  for (let start = 0; start < some.length; start += 1)
    for (let end = start + shortest; end <= some.length; end += 1) runs.push(some.slice(start, end));
  return runs;
}

/** Forms of something written in one or several ways. `shortest`: the least number of words of a shorter form. */
function formsOf(hash: Hash, written: readonly string[], shortest: (words: number) => number): Forms {
  const ways = written.map(stems).filter((words) => words.length > 0);
  const whole = [...new Set(ways.map((words) => words.join(" ")))];
  const part = new Set(
    ways.flatMap((words) =>
      runsOf(words, shortest(words.length))
        .filter(isTelling)
        .map((run) => run.join(" ")),
    ),
  );
  return { whole: whole.map(hash), part: [...part].filter((form) => !whole.includes(form)).map(hash) };
}

const skillForms = (hash: Hash, written: readonly string[]): Forms => formsOf(hash, written, () => 1);

/** A shorter title has at least half of the words. */
const titleForms = (hash: Hash, written: readonly string[]): Forms => formsOf(hash, written, (words) => Math.ceil(words / 2));

/** The published line of a CV, from its clear truth and the SHA-256 of its file. */
export function listed(cv: ClearCv, sha256: string): ListedCv {
  const { id, repo, path, blob, language, profession, isSoftware, madeWith, pages, isInvented, hasHiddenText, truth } = cv;
  return {
    id,
    repo,
    path: veiled(path, truth.name),
    blob,
    language,
    profession,
    isSoftware,
    madeWith,
    pages,
    isInvented,
    half: halfOf(blob),
    ...(hasHiddenText === true ? { hasHiddenText } : {}),
    truth: hashed(truth, hashWith(sha256)),
  };
}

/** Decided by the file alone, never by choice. */
export const halfOf = (blob: string): ListedCv["half"] => (Number.parseInt(blob.slice(-1), 16) % 2 === 0 ? "develop" : "test");

/** A path without the words of the person's name: the blob id finds the file, too. */
const veiled = (path: string, name: string | null): string => {
  const words = name === null ? [] : plain(name).split(" ");
  return path
    .split(/([^\p{L}\p{N}]+)/u)
    .map((part) => (words.some((word) => word.length > 2 && plain(part).includes(word)) ? "*" : part))
    .join("");
};

export function hashed(truth: ClearTruth, hash: Hash): HashedTruth {
  const all = (form: (text: string) => string, one: string | null, others: readonly string[] = []) =>
    one === null ? null : [...new Set([one, ...others].map(form))].map(hash);
  return {
    name: all(nameForm, truth.name, truth.nameAlso),
    email: all(emailForm, truth.email, truth.emailAlso),
    phone: all(phoneForm, truth.phone, truth.phoneAlso),
    town: all(wordForm, truth.town, truth.townAlso),
    title: truth.title === null ? null : titleForms(hash, [truth.title, ...(truth.titleAlso ?? [])]),
    skills: truth.skills.map(({ name, also = [], kind }) => ({ kind, ...skillForms(hash, [name, ...also]) })),
    maySkills: (truth.maySkills ?? []).map((name) => skillForms(hash, [name])),
    languages: truth.languages.map(({ code, level }) => ({ code, level })),
    education: truth.education === "secondary" ? "school" : truth.education,
    months: truth.months,
  };
}
