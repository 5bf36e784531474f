import { randomInt } from "node:crypto";

/**
 * What a code is looked up by: case, spaces and dashes do not count, and neither do the dots of the Turkish letters that a keyboard
 * makes of an I. Empty for what no code can be.
 */
export const keyOf = (code: string): string =>
  code
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll("İ", "I")
    .replace(/[\s\p{Dash}]/gu, "");

/** Without what is read for something else: 0 and O, 1, I and L, U and V. */
const LETTERS = "ABCDEFGHJKMNPQRSTWXYZ23456789";
const GROUPS = 3;
const GROUP_LETTERS = 4;

/** A code that nobody guesses: 58 bits, "7F3K-9QRT-MX2W". */
export function madeCode(): string {
  const group = () => Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}
