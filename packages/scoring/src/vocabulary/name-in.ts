import type { Language } from "../text/language.ts";
import { termsIn } from "./index.ts";

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
