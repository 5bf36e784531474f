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

type Direction = "right" | "left" | "neutral";

const directionOf = (text: string): Direction => {
  if (NEUTRAL.test(text)) return "neutral";
  return isRightToLeft(text) ? "left" : "right";
};

/**
 * Words of one line as painted from left to right, in the order they are read: Arabic and Hebrew from the right, Latin words and numbers
 * among them from the left. The Unicode bidirectional algorithm backwards, without its rarer levels.
 */
export function logicalOrder<T extends { readonly text: string }>(words: readonly (readonly T[])[]): T[][] {
  const directions = words.map((word) =>
    directionOf(
      word
        .map((part) => part.text)
        .join("")
        .replace(ARABIC_MARKS, ""),
    ),
  );
  const isLineReversed = directions.filter((d) => d === "left").length >= directions.filter((d) => d === "right").length;

  const ordered = reorder(words, (_, i) => directions[i]!, isLineReversed);
  return ordered.map((word) => {
    const own = word.map(({ text }) => directionOf(text));
    const isReversed = own.includes("left") || (isLineReversed && !own.includes("right"));
    return reorder(word, ({ text }) => directionOf(text), isReversed || isLineReversed).map((part) =>
      isReversed ? mirror(part) : part,
    );
  });
}

const mirror = <T extends { readonly text: string }>(part: T): T => {
  const text = MIRRORED[part.text];
  return text === undefined ? part : { ...part, text };
};

/** Items from left to right as they are read; runs against the line's direction are turned, neutral ones go with the line unless enclosed. */
function reorder<T>(items: readonly T[], directionAt: (item: T, index: number) => Direction, isReversed: boolean): T[] {
  const against: Direction = isReversed ? "right" : "left";
  const directions = items.map(directionAt);
  // A neutral between two items that run against the line runs with them: the dot in "Node.js".
  const turned = directions.map(
    (direction, i) =>
      direction === against ||
      (direction === "neutral" && nearest(directions, i, -1) === against && nearest(directions, i, 1) === against),
  );
  const result: T[] = [];
  let run: T[] = [];
  const indexes = isReversed ? items.map((_, i) => items.length - 1 - i) : items.map((_, i) => i);
  for (const index of indexes) {
    if (turned[index]) {
      run.unshift(items[index]!);
    } else {
      result.push(...run, items[index]!);
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
