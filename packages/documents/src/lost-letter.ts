import type { Glyph } from "./paint.ts";

const NUL = "\u0000";
/** Letters of a page from which on a missing "i" is no accident: it is one letter in fourteen in the languages of CVs, or more. */
const LETTERS_TO_JUDGE = 80;
const LEAST_SHARE = 0.03;
/** An "i" is narrower than this share of the mean letter. */
const NARROW = 0.75;

/**
 * Reads the sign that a design program maps to NUL as the "i" it is. Turkish text has a dotted "i" of its own in many fonts, without a
 * Unicode value. It is told by its absence: no "i" in these fonts, and a narrow sign without value in its place.
 */
export function withLostLetter(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some(({ text }) => text === NUL)) return glyphs;
  const fonts = new Set(glyphs.filter(({ text }) => text === NUL).map(({ style }) => style.font));
  let [lost, letters, lostWidth, width] = [0, 0, 0, 0];
  for (const { text, x, y, endX, endY, style } of glyphs) {
    if (!fonts.has(style.font)) continue;
    const own = style.em > 0 ? Math.hypot(endX - x, endY - y) / style.em : 0;
    if (text === NUL) {
      lost += 1;
      lostWidth += own;
    } else if (text === "i") return glyphs;
    else if (/^\p{Ll}/u.test(text)) {
      letters += 1;
      width += own;
    }
  }
  const isLost = letters >= LETTERS_TO_JUDGE && lost >= LEAST_SHARE * letters && lostWidth / lost < (NARROW * width) / letters;
  return isLost ? glyphs.map((glyph) => (glyph.text === NUL ? { ...glyph, text: "i" } : glyph)) : glyphs;
}
