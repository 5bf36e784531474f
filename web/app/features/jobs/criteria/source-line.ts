import type { CriterionSource } from "@candor/scoring/criterion.info";

type Place = Pick<CriterionSource, "start" | "end" | "words">;

/**
 * The number of the line of a text in which a criterion's words stand, from 1. The text may have been edited since they were read: their
 * place is then searched for. Undefined where they are gone.
 */
export function lineIn(text: string, { start, end, words }: Place): number | undefined {
  const said = words.split(/\s+/u).filter(Boolean);
  if (said.length === 0) return undefined;
  const isInPlace = standInOrder(said, text.slice(start, end));
  const found = isInPlace ? start : text.search(new RegExp(said.map(literal).join("\\s+"), "u"));
  return found < 0 ? undefined : linesBefore(text, found) + 1;
}

/** True if the slice is these words, in their order; the reader leaves out marks and parts that are no requirement. */
function standInOrder(said: readonly string[], slice: string): boolean {
  let from = 0;
  for (const word of said) {
    const at = slice.indexOf(word, from);
    if (at < 0) return false;
    from = at + word.length;
  }
  return true;
}

const linesBefore = (text: string, offset: number): number => text.slice(0, offset).split("\n").length - 1;

const literal = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&");
