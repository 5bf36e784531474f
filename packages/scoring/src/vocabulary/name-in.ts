import type { Language } from "../text/language.ts";
import { termsIn } from "./index.ts";
import { languageName, spokenLanguageOf } from "./languages.ts";
import { fold } from "../text/fold.ts";

/**
 * A criterion's wording as a reader of another language says it: "Photovoltaics" is "Photovoltaik" in German. Only a wording that is a
 * name of one known concept and nothing else is translated; every other stays as it was written.
 */
export function nameIn(language: Language, text: string): string {
  const [match, ...more] = termsIn(text);
  const isWhole = match !== undefined && more.length === 0 && match.start === 0 && match.end === text.length;
  // A name of the reader's own language stays, also one that is not the first of its concept.
  return isWhole && match.term.label.en.toLowerCase() === text.toLowerCase() ? match.term.label[language] : text;
}

/**
 * The names of concepts and languages in a list, as a reader of another language says them: "Türkçe, Klima / Photovoltaik". Parts that are
 * no such name stay as they were written.
 */
export const namesIn = (language: Language, list: string): string =>
  list
    .split(SEPARATOR)
    .map((part) => labelIn(language, part))
    .join("");

const SEPARATOR = /(, | \/ )/;

const labelIn = (language: Language, name: string): string => {
  const code = spokenLanguageOf(fold(name));
  if (code !== undefined) return languageName(code, language);
  const [match, ...more] = termsIn(name);
  const isName = match !== undefined && more.length === 0 && Object.values(match.term.label).includes(name);
  return isName ? match.term.label[language] : name;
};
