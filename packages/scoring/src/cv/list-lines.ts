import { flat, tokensOf } from "../text/fold.ts";
import type { Span } from "../text/lines.ts";
import { termsIn } from "../vocabulary/index.ts";
import { levelIn } from "../vocabulary/languages.ts";
import { isNoSkill } from "./no-skill.ts";
import type { ParsedCv } from "./parsed-cv.ts";

const MIN_NAME_WORDS = 2;

/** Tells words of the person's name: "Edison Guaichico" of Edison Geovanny Guaichico Piñan. */
export const namedBy = ({ text }: ParsedCv, name: Span | undefined): ((value: string) => boolean) => {
  const own = new Set(name ? tokensOf(text.slice(name.start, name.end)).map((token) => token.fold) : []);
  return (value) => {
    if (own.size < MIN_NAME_WORDS) return false;
    const words = tokensOf(value).map((token) => token.fold);
    const shared = words.filter((word) => own.has(word)).length;
    return words.length >= MIN_NAME_WORDS && shared >= MIN_NAME_WORDS && shared * 2 > words.length;
  };
};

const FEW = 4;
const LEAST_LINES = 4;

/** True for several items of which nearly all begin with a capital. */
export const beginLoud = (items: readonly string[]): boolean =>
  items.length >= LEAST_LINES && items.filter((item) => /^\s*\p{Ll}/u.test(item)).length * FEW <= items.length;

/**
 * Tells where a line in small letters goes on with the item above: in a list of lines that nearly all begin with a capital. A line that is a
 * known name ("javascript") is an item of its own.
 */
export const goesOnBelow = (list: string): ((lineStart: number) => boolean) => {
  const lines = list.split("\n").filter((line) => /\p{L}/u.test(line));
  if (list.includes(",") || !beginLoud(lines)) return () => false;
  return (start) => {
    const end = list.indexOf("\n", start);
    const line = list.slice(start, end < 0 ? list.length : end).trim();
    const above = list.slice(list.lastIndexOf("\n", start - 2) + 1, start - 1).trim();
    const isOwn = termsIn(line)[0]?.start === 0 || levelIn(flat(line)) !== undefined || isNoSkill(line);
    return /^\p{Ll}{2}/u.test(line) && !isOwn && above !== "" && levelIn(flat(above)) === undefined;
  };
};

const LEAST_TITLE = 9;

/** Tells groups of a list by their headings in capitals ("CI/CD & OBSERVABILITY"), in a list whose other lines are not in capitals. */
export const subHeadingsIn = (list: string): ((piece: string) => boolean) => {
  const lines = list.split("\n").map((line) => line.trim());
  const isKnown = (line: string): boolean => termsIn(line).some(({ start, end }) => (end - start) * 10 >= line.length * 7);
  const isShouted = (line: string): boolean =>
    line.length >= LEAST_TITLE && /\s/.test(line) && isCapitals(line) && !isKnown(line);
  const shouted = lines.filter(isShouted);
  const usual = lines.filter((line) => /\p{L}{2}/u.test(line) && !isCapitals(line));
  if (shouted.length > usual.length) return () => false;
  const titles = new Set(shouted);
  return (piece) => titles.has(piece.trim());
};

const isCapitals = (words: string): boolean => /\p{Lu}{2}/u.test(words) && words === words.toUpperCase();
