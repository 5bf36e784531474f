import type { CriterionKind } from "../criterion.info.ts";
import { slug, tokensOf } from "../text/fold.ts";
import { NameIndex, type Match } from "../vocabulary/name-index.ts";
import type { Alias, NamedTerm } from "../vocabulary/table.ts";
import type { Packs } from "./packs.ts";

type TermsIn = (text: string, kinds?: ReadonlySet<CriterionKind>) => Match<NamedTerm>[];

/** `termsIn` of the vocabulary, whose names of some languages come with their packs. */
export const termsInOf = (packed: string, packs: Packs): TermsIn => {
  const named = termsOf(packed);
  const index = new NameIndex<NamedTerm>();
  index.add(named);
  packs.onPack((language, { names }) => {
    const lines = names.split("\n");
    index.add(lines.map((line, place) => [place, named[place]![1], namesOf(line, language === "tr")] as const));
  });
  return (text, kinds) => {
    packs.need(tokensOf(text).map(({ fold }) => fold));
    return index.termsIn(text, kinds);
  };
};

/** A line of names for each term, the Turkish ones behind a "|", below a line for the kind where it changes. A "|" in front says that they come first. */
const termsOf = (packed: string): (readonly [place: number, term: NamedTerm, names: readonly Alias[]])[] => {
  let kind: CriterionKind = "skill";
  let isProduct = false;
  const named: (readonly [number, NamedTerm, readonly Alias[]])[] = [];
  for (const line of packed.split("\n")) {
    if (line.startsWith(">")) {
      kind = line.replace(/[>*]/g, "") as CriterionKind;
      isProduct = line.endsWith("*");
      continue;
    }
    const [first = "", second = "", third = ""] = line.split("|");
    const names = first
      ? [...namesOf(first, false), ...namesOf(second, true)]
      : [...namesOf(second, true), ...namesOf(third, false)];
    named.push([named.length, { id: slug(names[0]!.text), kind, isProduct }, names]);
  }
  return named;
};

const MARKS = /^[=~^]/;

const namesOf = (written: string, isTurkish: boolean): Alias[] =>
  written
    .split(";")
    .filter(Boolean)
    .map((name) => ({
      text: name.replace(MARKS, ""),
      isExact: name.startsWith("=") || name.startsWith("~"),
      isItem: name.startsWith("~"),
      isOrdinary: name.startsWith("^"),
      isTurkish,
      only: undefined,
    }));
