import type { CriteriaEdit } from "@candor/core/job/job.info";
import { FILTER_NAMES } from "./filter.ts";
import type { CriterionKind, Importance } from "@candor/scoring/criterion.info";

/** A criterion of a search, as the address can carry it. */
export type SearchCriterion = CriteriaEdit[number];

/** An AI search: a sentence, or the criteria that replace it once its chips were changed. */
export interface Ask {
  readonly text: string;
  readonly criteria: readonly SearchCriterion[] | undefined;
}

/** Search mode of a list: by name, or an AI search. */
export type ListSearch = { readonly mode: "name"; readonly query: string } | { readonly mode: "ai"; readonly ask: Ask };

/** A criterion in the address: "skill.must.10.React". */
const written = ({ kind, importance, weight, text }: SearchCriterion): string => [kind, importance, weight, text].join(".");

// Said again and not taken from the schemas, whose library would otherwise load with every list. The compiler holds them complete.
const KINDS: Readonly<Record<CriterionKind, true>> = {
  skill: true,
  tool: true,
  certification: true,
  language: true,
  education: true,
  experience: true,
  industry: true,
  responsibility: true,
};
const IMPORTANCES: Readonly<Record<Importance, true>> = { must: true, should: true, nice: true };
const TEXT_MOST = 200;

const isKind = (word: string): word is CriterionKind => Object.hasOwn(KINDS, word);
const isImportance = (word: string): word is Importance => Object.hasOwn(IMPORTANCES, word);
const isWeight = (weight: number): boolean => Number.isInteger(weight) && weight >= 1 && weight <= 100;

function read(line: string): SearchCriterion[] {
  const [kind = "", importance = "", given, ...words] = line.split(".");
  const [text, weight] = [words.join(".").trim(), Number(given)];
  const isText = text !== "" && text.length <= TEXT_MOST;
  return isKind(kind) && isImportance(importance) && isWeight(weight) && isText ? [{ kind, importance, weight, text }] : [];
}

/** The search in an address; invalid parts are ignored. */
export function searchIn(address: URLSearchParams): ListSearch {
  const text = address.get("ai");
  if (text === null) return { mode: "name", query: address.get("query") ?? "" };
  const criteria = address.getAll("criterion").flatMap(read);
  return { mode: "ai", ask: { text, criteria: criteria.length > 0 ? criteria : undefined } };
}

/** The address with another search; its other parameters stay. */
export function withSearch(before: URLSearchParams, search: ListSearch): URLSearchParams {
  const address = new URLSearchParams(before);
  for (const name of ["query", "ai", "criterion"]) address.delete(name);
  if (search.mode === "ai") {
    // A sentence is answered from all candidates, best answer first.
    for (const name of FILTER_NAMES) address.delete(name);
    address.set("ai", search.ask.text);
    for (const criterion of search.ask.criteria ?? []) address.append("criterion", written(criterion));
  } else if (search.query) address.set("query", search.query);
  return address;
}

/** True unless the search is empty. */
export const isAsked = ({ text, criteria }: Ask): boolean => text !== "" || criteria !== undefined;
