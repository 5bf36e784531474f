import { limitsOfPage, linesOfClaims, type Claim } from "./claims.ts";
import type { Glyph } from "./paint.ts";
import { advantageOfLine } from "./recognised.ts";
import type { Bitmap } from "./renderer.ts";
import type { Specimen } from "./specimen.ts";

// By how many standard deviations the letters of a font fit their drawings better than others. Where it draws others, less; those of ordinary fonts
// fit by 3 and more, a few letters written by hand by 1.2.
const LEAST_OF_FONT = 1;
const LEAST_OF_MANY = 1.6;
const MANY = 30;
const LEAST_OF_LINE = 0.5;
/** Letters from which on a font, and a line, can be told. Fonts of fewer letters are told together: a name may be written by hand. */
const LETTERS_OF_FONT = 12;
const LETTERS_OF_LINE = 8;

interface Compared {
  readonly line: readonly Claim[];
  /** Of its words that tell. */
  readonly letters: number;
  /** By how many standard deviations they fit better than other words. */
  readonly mean: number;
}

/** Glyphs of fonts in doubt that the drawn page shows as other letters than they are read as. */
export function otherLetters(bitmap: Bitmap, glyphs: readonly Glyph[], specimen: Specimen): Set<Glyph> {
  const found = new Set<Glyph>();
  const few: Compared[] = [];
  const left = limitsOfPage();
  const judge = (lines: readonly Compared[]): void => {
    const letters = lettersOf(lines);
    const fit = lines.reduce((sum, { letters: some, mean }) => sum + some * mean, 0);
    const isStrange = letters >= LETTERS_OF_FONT && fit < (letters < MANY ? LEAST_OF_FONT : LEAST_OF_MANY) * letters;
    for (const { line, letters: some, mean } of lines) {
      if (!isStrange && (some < LETTERS_OF_LINE || mean >= LEAST_OF_LINE)) continue;
      for (const claim of line) for (const glyph of claim.glyphs) found.add(glyph);
    }
  };
  for (const own of Map.groupBy(glyphs, ({ style }) => style.font).values()) {
    const lines: Compared[] = [];
    for (const { line, isTooMuch } of linesOfClaims(own, bitmap.scale[0], left)) {
      if (isTooMuch) for (const claim of line) for (const glyph of claim.glyphs) found.add(glyph);
      else lines.push(comparedLine(line, bitmap, specimen));
    }
    if (lettersOf(lines) < LETTERS_OF_FONT) few.push(...lines);
    else judge(lines);
  }
  judge(few);
  return found;
}

const lettersOf = (lines: readonly Compared[]) => lines.reduce((sum, { letters }) => sum + letters, 0);

function comparedLine(line: readonly Claim[], bitmap: Bitmap, specimen: Specimen): Compared {
  const asRead = advantageOfLine(line, bitmap, specimen);
  if (asRead.letters === 0 || asRead.mean >= PLAINLY) return { line, letters: asRead.letters, mean: asRead.mean };
  // Fonts of small capitals draw capitals.
  const capitals = line.map((claim) => ({ ...claim, text: claim.text.toUpperCase() }));
  return { line, letters: asRead.letters, mean: Math.max(asRead.mean, advantageOfLine(capitals, bitmap, specimen).mean) };
}

/** From here on the letters are those that they are read as. */
const PLAINLY = 3;
