import { combiningMark } from "./clean.ts";
import { union } from "./geometry.ts";
import { centre, type Glyph } from "./paint.ts";

/** An accent lies over or under its letter: their middles are this close along the line, as a share of the font size. */
const OVER = 0.32;
/** And this close across it; accents of capitals are raised. */
const RAISED = 0.75;
/** TeX puts accents on dotless letters. */
const DOTTED: Readonly<Record<string, string>> = { "\u0131": "i", "\u0237": "j" };
const DOT_ABOVE = "\u0307";
const LETTER = /^\p{L}/u;

/**
 * Joins the accents that old TeX fonts paint as letters of their own with the letters they stand on: "¨" and "a", or "S" and "¸". Where both
 * lie on each other they are one letter, in whatever order they were painted.
 */
export function withAccents(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some(({ text }) => combiningMark(text) !== undefined)) return glyphs;
  const joined: Glyph[] = [];
  let accent: Glyph | undefined;
  for (const glyph of glyphs) {
    if (accent) {
      const letter = LETTER.test(glyph.text) && lieTogether(accent, glyph) ? join(glyph, accent) : undefined;
      if (!letter) joined.push(accent);
      joined.push(letter ?? glyph);
      accent = undefined;
      continue;
    }
    if (combiningMark(glyph.text) === undefined) {
      joined.push(glyph);
      continue;
    }
    const before = joined.at(-1);
    if (before && LETTER.test(before.text) && lieTogether(before, glyph)) joined[joined.length - 1] = join(before, glyph);
    else accent = glyph;
  }
  if (accent) joined.push(accent);
  return joined;
}

function lieTogether(a: Glyph, b: Glyph): boolean {
  const [ax, ay] = a.style.along;
  const [from, to] = [centre(a.box), centre(b.box)];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const em = Math.max(a.style.em, b.style.em);
  return Math.abs(dx * ax + dy * ay) < OVER * em && Math.abs(dy * ax - dx * ay) < RAISED * em;
}

function join(letter: Glyph, accent: Glyph): Glyph {
  const [first = "", ...rest] = letter.text;
  const mark = combiningMark(accent.text)!;
  const base = DOTTED[first] ?? first;
  const text = base !== first && mark === DOT_ABOVE ? base : (base + mark).normalize("NFC");
  return { ...letter, text: text + rest.join(""), box: union(letter.box, accent.box) };
}
