const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
/** Comma, semicolon and question mark follow the direction around them. */
const ARABIC_MARKS = /[\u060c\u061b\u061f]/gu;
const NEUTRAL = /^[\p{P}\p{S}\s]*$/u;
const MIRRORED: Record<string, string> = {
  "(": ")",
  ")": "(",
  "[": "]",
  "]": "[",
  "{": "}",
  "}": "{",
  "<": ">",
  ">": "<",
  "«": "»",
  "»": "«",
};

export const isRightToLeft = (text: string) => RIGHT_TO_LEFT.test(text);

type Direction = "right" | "left" | "neutral" | "number";

const directionOf = (text: string): Direction => {
  if (NEUTRAL.test(text)) return "neutral";
  return isRightToLeft(text) ? "left" : "right";
};

/** A bare number takes the direction of the item before it; with letters it is a word like any other. */
const NUMBER = /^\p{N}[\p{N}.:/]*$/u;
const NUMBER_WITH_MARKS = /^[\p{P}\p{S}]*\p{N}[\p{N}.:/]*[\p{P}\p{S}]*$/u;

/**
 * Puts the words of a line, painted from left to right, into reading order: Arabic and Hebrew from the right, Latin words and numbers among
 * them from the left. This reverses the Unicode bidirectional algorithm, without its rarer levels.
 */
export function logicalOrder<T extends { readonly text: string }>(words: readonly (readonly T[])[]): T[][] {
  const texts = words.map((word) => word.map((part) => part.text).join(""));
  const directions = texts.map((text) => directionOf(text.replace(ARABIC_MARKS, "")));
  // Numbers do not decide the direction of a line, except telephone numbers: a line of contacts is mostly Latin.
  const hasPhone = texts.some((text) => text.startsWith("+"));
  const count = (direction: Direction) =>
    directions.filter((other, i) => other === direction && (hasPhone || !NUMBER_WITH_MARKS.test(texts[i]!))).length;
  const isLineReversed = count("left") >= count("right");
  if (isLineReversed) separateNumbers(texts, directions);

  const ordered = reorder(words, directions, isLineReversed);
  return ordered.map(({ item: word }) => {
    const own = word.map(({ text }) => directionOf(text));
    // A sign directly left of a number belongs to it and is read from the left.
    const isSigned = word[0]?.text === "+" && /\p{N}/u.test(word[1]?.text ?? "");
    const isReversed = (isLineReversed && !isSigned) || own.includes("left");
    return reorder(word, own, isReversed).map(({ item, isTurned }) => (isReversed && !isTurned ? mirror(item) : item));
  });
}

/** In a right-to-left line numbers are items of their own ("2015 - 2020"), unless a Latin word begins their phrase ("Python 3"). */
function separateNumbers(texts: readonly string[], directions: Direction[]): void {
  const isPhone: boolean[] = [];
  texts.forEach((text, i) => {
    // A telephone number is one phrase.
    if (text.startsWith("+") || (i > 0 && isPhone[i - 1] && NUMBER_WITH_MARKS.test(text))) isPhone[i] = true;
    if (isPhone[i]) return;
    const isBare = NUMBER.test(text);
    if (NUMBER_WITH_MARKS.test(text) && !(isBare && directions[i - 1] === "right")) directions[i] = "number";
  });
}

const mirror = <T extends { readonly text: string }>(part: T): T => {
  const text = MIRRORED[part.text];
  return text === undefined ? part : { ...part, text };
};

/** Turns the runs against the line's direction; neutral items follow the line unless such a run encloses them. */
function reorder<T>(
  items: readonly T[],
  directions: readonly Direction[],
  isReversed: boolean,
): { item: T; isTurned: boolean }[] {
  const against: Direction = isReversed ? "right" : "left";
  // A neutral item between two items against the line belongs to them: the dot in "Node.js".
  const turned = directions.map(
    (direction, i) =>
      direction === against ||
      (direction === "neutral" && nearest(directions, i, -1) === against && nearest(directions, i, 1) === against),
  );
  const result: { item: T; isTurned: boolean }[] = [];
  let run: { item: T; isTurned: boolean }[] = [];
  const indexes = isReversed ? items.map((_, i) => items.length - 1 - i) : items.map((_, i) => i);
  for (const index of indexes) {
    const entry = { item: items[index]!, isTurned: turned[index]! };
    if (entry.isTurned) {
      run.unshift(entry);
    } else {
      result.push(...run, entry);
      run = [];
    }
  }
  return [...result, ...run];
}

function nearest(directions: readonly Direction[], from: number, step: 1 | -1): Direction | undefined {
  let i = from + step;
  while (directions[i] === "neutral") i += step;
  return directions[i];
}
