import type { Document } from "@candor/documents";
import type { Field } from "../measure/fields.ts";
import { emailForm, nameForm, phoneForm, stems, wordForm, type Hash } from "./hashes.ts";
import type { Forms, HashedTruth } from "./truth.ts";

/** The true values of a CV in clear, as a developer sees them beside what was read. */
export interface Words {
  readonly single: Readonly<Partial<Record<Field, string>>>;
  readonly skills: readonly (string | undefined)[];
  readonly languages: readonly string[];
}

const MOST_WORDS = 9;

/**
 * The words of a CV that its hashed truth accepts, found by trying every run of words of its text, for somebody who has the file and not the
 * clear truth. A value is absent where the text does not hold it in one piece.
 */
export function seenIn({ text }: Document, truth: HashedTruth, hash: Hash): Words {
  const words = [...text.matchAll(/\S+/g)].map((match) => match[0]);
  const [byStems, others] = [new Map<string, string>(), new Map<string, string>()];
  for (let start = 0; start < words.length; start += 1)
    for (let end = start + 1; end <= Math.min(words.length, start + MOST_WORDS); end += 1) {
      const run = words.slice(start, end).join(" ");
      keep(byStems, stems(run).join(" "), run);
      for (const form of [nameForm(run), emailForm(run), phoneForm(run), wordForm(run)]) keep(others, form, run);
    }
  const [stemmed, formed] = [hashedKeys(byStems, hash), hashedKeys(others, hash)];
  const runAmong = (runs: ReadonlyMap<string, string>, hashes: readonly string[] | null): string | undefined =>
    hashes === null ? "null" : hashes.map((one) => runs.get(one)).find((run) => run !== undefined);
  const ofForms = ({ whole, part }: Forms): string | undefined => runAmong(stemmed, [...whole, ...part]);
  const single = {
    name: runAmong(formed, truth.name),
    email: runAmong(formed, truth.email),
    phone: runAmong(formed, truth.phone),
    town: runAmong(formed, truth.town),
    title: truth.title === null ? "null" : ofForms(truth.title),
    education: String(truth.education),
    years: String(truth.months),
  };
  return {
    single: Object.fromEntries(Object.entries(single).filter(([, value]) => value !== undefined)),
    skills: truth.skills.map(ofForms),
    languages: truth.languages.map(({ code }) => code),
  };
}

function keep(runs: Map<string, string>, form: string, run: string): void {
  if (form !== "" && !runs.has(form)) runs.set(form, run);
}

const hashedKeys = (runs: ReadonlyMap<string, string>, hash: Hash): ReadonlyMap<string, string> =>
  new Map([...runs].map(([form, run]) => [hash(form), run]));
