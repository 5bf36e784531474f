import { randomInt } from "node:crypto";

/**
 * Normalizes a code for look-up: case, spaces and dashes are ignored, and so are the dots that a Turkish keyboard puts on an I.
 * Returns an empty string for input that cannot be a code.
 */
export const keyOf = (code: string): string =>
  code
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll("İ", "I")
    .replace(/[\s\p{Dash}]/gu, "");

/** Without characters that are easily confused: 0 and O, 1, I and L, U and V. */
const LETTERS = "ABCDEFGHJKMNPQRSTWXYZ23456789";
const GROUPS = 3;
const GROUP_LETTERS = 4;

/** Generates a code with 58 random bits, such as "7F3K-9QRT-MX2W". */
export function madeCode(): string {
  const group = () => Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}
