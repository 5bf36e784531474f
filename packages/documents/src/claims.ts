import type { Glyph } from "./paint.ts";
import type { Place } from "./strip.ts";

/** A word as it is read, and the place where it must be drawn. */
export interface Claim extends Place {
  readonly glyphs: readonly Glyph[];
  /** In ASCII, where it can be said so. */
  readonly text: string;
}

export const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

const DASH = /[‐-―−]/gu;
const MARK = /\p{M}/gu;
/** Signs that are neither letters nor drawn in the specimen. */
const SHAPELESS = /[^!-~\p{L}\p{N}]/gu;

/** Letters with the shapes of ASCII: accents are too small to tell. */
const inAscii = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(MARK, "")
    .replace(DASH, "-")
    .replaceAll(/[‘’]/gu, "'")
    .replaceAll(/[“”„]/gu, '"')
    .replaceAll(/[•·]/gu, "*")
    .replaceAll("ı", "i")
    .replaceAll("ß", "B")
    .replaceAll("€", "E");

// In font sizes: a pen that moves aside, back or far ahead begins a line, one that moves a little ahead a word.
const ASIDE = 0.4;
const BACK = 0.5;
const AHEAD = 6;
const SPACE = 0.12;

/** Single letters in a row, from this many on, are one word with wide spaces. */
const TRACKED = 3;

/** A line in which letters that stand apart from each other are one word. */
function withTracked(line: readonly Claim[]): Claim[] {
  const joined: Claim[] = [];
  for (let i = 0; i < line.length;) {
    let end = i;
    while (end < line.length && line[end]!.text.length === 1) end += 1;
    if (end - i < TRACKED) {
      end = Math.max(end, i + 1);
      joined.push(...line.slice(i, end));
    } else {
      const parts = line.slice(i, end);
      const [first, last] = [parts[0]!, parts.at(-1)!];
      joined.push({
        ...first,
        glyphs: parts.flatMap(({ glyphs }) => glyphs),
        text: parts.map(({ text }) => text).join(""),
        width: Math.hypot(last.x - first.x, last.y - first.y) + last.width,
      });
    }
    i = end;
  }
  return joined;
}

const LARGEST_EM = 400;

/** How much of a page may still be compared: words, and pixels along them. */
export const limitsOfPage = () => ({ words: 3_000, pixels: 12_000_000 });

/** Words by their lines, and whether the limits leave room to compare them. */
export function linesOfClaims(
  glyphs: readonly Glyph[],
  scale: number,
  left: ReturnType<typeof limitsOfPage>,
): { line: readonly Claim[]; isTooMuch: boolean }[] {
  return claimsOf(glyphs, scale).map((line) => {
    left.words -= line.length;
    left.pixels -= line.reduce((sum, { width, em }) => sum + (width + em) * 2 * em, 0);
    return { line, isTooMuch: left.words < 0 || left.pixels < 0 || line.some(({ em }) => em > LARGEST_EM) };
  });
}

/** Words by their lines, with their places in pixels. */
function claimsOf(glyphs: readonly Glyph[], scale: number): Claim[][] {
  const lines: Claim[][] = [];
  let line: Claim[] = [];
  let word: Glyph[] = [];
  const endWord = () => {
    const [first, last] = [word[0], word.at(-1)];
    if (!first || !last) return;
    line.push({
      glyphs: word,
      text: inAscii(word.map(({ text }) => text).join("")).replaceAll(SHAPELESS, ""),
      x: first.x * scale,
      y: first.y * scale,
      width: Math.hypot(last.endX - first.x, last.endY - first.y) * scale,
      along: first.style.along,
      em: first.style.em * scale,
    });
    word = [];
  };
  const endLine = () => {
    endWord();
    if (line.length > 0) lines.push(withTracked(line));
    line = [];
  };
  let before: Glyph | undefined;
  for (const glyph of glyphs) {
    if (before) {
      const { em, along } = glyph.style;
      const [dx, dy] = [glyph.x - before.endX, glyph.y - before.endY];
      const ahead = dx * along[0] + dy * along[1];
      const aside = Math.abs(dx * along[1] - dy * along[0]);
      if (aside > ASIDE * em || ahead < -BACK * em || ahead > AHEAD * em) endLine();
      else if (ahead > SPACE * em) endWord();
    }
    before = glyph;
    if (glyph.text.trim() === "") endWord();
    else word.push(glyph);
  }
  endLine();
  return lines;
}
