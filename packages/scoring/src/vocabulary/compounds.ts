import { flat, tokensOf, type Token } from "../text/fold.ts";
import { remembered } from "../text/remember.ts";
import { CONCEPT_NAMES } from "./concepts.ts";
import { VOCABULARY } from "./index.ts";

const SHORTEST_HEAD = 5;
const SHORTEST_MODIFIER = 3;
const LONGEST_COMPOUND = 40;
/** Words between a left-out head and the compound that has it: "Einkaufs-, Verkaufs- und Lagerdaten". */
const FARTHEST = 5;
// Behind the hyphen of a word whose head follows later. On flat text.
const SUSPENDED = /^-(?:\s|,|\/)/;

let heads: ReadonlySet<string> | undefined;

/** Words that may end a compound: those of the vocabulary's names and things. */
const knownHeads = (): ReadonlySet<string> =>
  new Set([
    ...VOCABULARY.flatMap(({ aliases }) => aliases.flatMap(({ text }) => tokensOf(text).map((token) => token.fold))),
    ...CONCEPT_NAMES.flatMap(([, german]) => german!.map((name) => name.replace(/\.$/, ""))),
  ]);

/** The last part of a German compound, "kunden" of "firmenkunden"; none where it is not known. */
const headOf = remembered((word): string | undefined => {
  heads ??= knownHeads();
  if (word.length > LONGEST_COMPOUND) return undefined;
  for (let at = SHORTEST_MODIFIER; at <= word.length - SHORTEST_HEAD; at++) {
    const head = word.slice(at);
    if (heads.has(head)) return head;
  }
  return undefined;
});

/** The words of a text, those with a left-out head completed: "termin" of "Termin- und Fristenplanung" is "terminplanung". */
export const wholeTokensOf = (text: string): readonly Token[] => {
  const tokens = tokensOf(text);
  if (!text.includes("-") && !/[\u2010-\u2015]/.test(text)) return tokens;
  const plain = flat(text);
  const isOpen = ({ end }: Token): boolean => SUSPENDED.test(plain.slice(end, end + 2));
  return tokens.map((token, at) => {
    if (!isOpen(token)) return token;
    const whole = tokens.slice(at + 1, at + 1 + FARTHEST).find((next) => next.fold.length > SHORTEST_HEAD + 2 && !isOpen(next));
    const head = whole && headOf(whole.fold);
    return head ? { ...token, fold: token.fold + head } : token;
  });
};

/** A text with its left-out heads in place. */
export const withWholeCompounds = (text: string): string => {
  const [tokens, whole] = [tokensOf(text), wholeTokensOf(text)];
  if (tokens === whole) return text;
  let result = "";
  let from = 0;
  for (const [at, { fold, end }] of tokens.entries()) {
    const added = whole[at]!.fold.slice(fold.length);
    if (added === "") continue;
    result += text.slice(from, end) + added;
    from = end + 1;
  }
  return result + text.slice(from);
};
