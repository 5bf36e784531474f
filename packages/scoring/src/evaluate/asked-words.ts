import { touching, type Span } from "../text/lines.ts";
import { contentWords } from "../text/words.ts";

/** Words of a text that say something, without those of `without`, each once and folded. */
export const words = (text: string, without: readonly Span[]): string[] => {
  const isLeftOut = touching(without);
  return [
    ...new Set(
      contentWords(text)
        .filter((token) => !isLeftOut(token))
        .map((token) => token.fold),
    ),
  ];
};

/** A word or sign for "or", on flat text. */
export const OR = /(?<!\p{L})(?:or|oder|o|u|veya|ya da|ve\/veya|bzw)(?!\p{L})|\//u;

/** A word for "or" that is no sign, on flat text. */
export const OR_WORD = /(?<!\p{L})(?:or|oder|o|u|veya|ya da|bzw)(?!\p{L})/u;
