import type { CriterionKind } from "../criterion.info.ts";
import { slug, tokensOf } from "../text/fold.ts";
import { wordsCoded } from "../text/front-coding.ts";
import { NameIndex, type Match } from "../vocabulary/name-index.ts";
import type { Alias, NamedTerm } from "../vocabulary/table.ts";
import { late } from "./late.ts";
import { APART, signsOf, type Apart } from "./names.ts";

/** The names of a language as `packedVocabulary` writes them: keys, and a module with the names. */
export type NamesApart = Readonly<
  Record<Apart, { readonly keys: string; readonly load: () => Promise<{ readonly names: string }> }>
>;

type TermsIn = (text: string, kinds?: ReadonlySet<CriterionKind>) => Match<NamedTerm>[];

/** `termsIn` of the vocabulary, which throws `NotLoaded` where a text may name a term in a language whose names are not loaded yet. */
export const termsInOf = (packed: string, apart: NamesApart): TermsIn => {
  const named = termsOf(packed);
  const index = new NameIndex<NamedTerm>();
  index.add(named);
  const missing = new Map(
    APART.map((language) => [language, { keys: new Set(wordsCoded(apart[language].keys)), names: late(apart[language].load) }]),
  );
  /** Words that show no key of the missing languages. */
  const checked = new Set<string>();
  const bring = (text: string): void => {
    for (const { fold } of tokensOf(text)) {
      if (checked.has(fold)) continue;
      const signs = signsOf(fold);
      for (const [language, { keys, names }] of missing) {
        if (!signs.some((sign) => keys.has(sign))) continue;
        const lines = names().names.split("\n");
        index.add(lines.map((line, place) => [place, named[place]![1], namesOf(line, language === "tr")] as const));
        missing.delete(language);
      }
      checked.add(fold);
    }
  };
  return (text, kinds) => {
    if (missing.size > 0) bring(text);
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
