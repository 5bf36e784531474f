import { columnCount, correlation, difference, resampled, ROWS, rowsOf, type Columns } from "./letter-columns.ts";
import { lettersIn, limitsOfPage, linesOfClaims, type Claim } from "./claims.ts";
import type { Glyph } from "./paint.ts";
import type { Bitmap } from "./renderer.ts";
import type { Specimen } from "./specimen.ts";
import { columnsOf, edgesOf, flattened, lightOf, stripOf, type Fit, type Strip } from "./strip.ts";

/** Ink differs from its paper by so much lightness (of 255). */
const LEAST_CONTRAST = 30;
/** Words with fewer letters tell too little. */
const LETTERS_TO_TELL = 3;
/** Other words with which a claimed one is compared. */
const OTHERS = 8;

// By how much the claimed words fit better than others, in standard deviations. Of honest layers one line in fifty is below, of lies most are.
const SHORT_LINE = 8;
const LEAST_OF_SHORT_LINE = 1.2;
const LEAST_OF_LINE = 1.9;
/** A line below this shows something else. Between the two it may be misread. */
const STRANGE_LINE = 0.8;
/** A single word, by its number of letters. Below it the word fits no better than any other. */
const LETTERS_OF_LONG_WORD = 6;
const leastOfWord = (letters: number) => (letters >= LETTERS_OF_LONG_WORD ? 1 : letters >= 4 ? 0.4 : -0.5);
/** From this share of its letters on that do not fit, a layer says other things than its picture. */
const MOST_UNFIT = 0.35;
/** From this share of a line's letters on that do not fit, its other words have to fit as well as a line. */
const MOST_UNFIT_OF_LINE = 0.15;
/** Fewer letters are a heading over which a picture slipped, and no layer. */
const LETTERS_OF_LAYER = 20;
/** No program misreads this share of the letters of a page that it can read. */
const MOST_MISREAD = 0.08;

export interface Compared {
  /** Letters that the picture shows. */
  readonly shown: ReadonlySet<Glyph>;
  /** Letters in whose place it shows something else. The rest may only be misread. */
  readonly strange: ReadonlySet<Glyph>;
}

/**
 * Compares recognised text with its picture. A word is compared with the ink at its place, and so are other words of as many letters:
 * where the claimed words fit no better than those, the picture shows other words.
 */
export function compared(bitmap: Bitmap, glyphs: readonly Glyph[], specimen: Specimen): Compared {
  const shown = new Set<Glyph>();
  const strange = new Set<Glyph>();
  const misread: Glyph[] = [];
  const short: Claim[] = [];
  let [fitting, all] = [0, 0];
  for (const { line, isTooMuch } of linesOfClaims(glyphs, bitmap.scale[0], limitsOfPage())) {
    const results = isTooMuch ? line.map((): Result => "strange") : resultsOf(line, bitmap, specimen);
    line.forEach((claim, i) => {
      const result = results[i]!;
      if (result === "untold") short.push(claim);
      else all += lettersIn(claim.text);
      if (result === "shown") fitting += lettersIn(claim.text);
      for (const glyph of claim.glyphs) {
        if (result === "misread") misread.push(glyph);
        else if (result !== "untold") (result === "shown" ? shown : strange).add(glyph);
      }
    });
  }
  if (fitting < (1 - MOST_UNFIT) * all && all < LETTERS_OF_LAYER) return { shown: new Set(), strange: new Set() };
  if (fitting < (1 - MOST_UNFIT) * all) return { shown: new Set(), strange: new Set(glyphs) };
  if (fitting < (1 - MOST_MISREAD) * all) for (const glyph of misread) strange.add(glyph);
  for (const claim of short) for (const glyph of claim.glyphs) shown.add(glyph);
  return { shown, strange };
}

type Result = "shown" | "misread" | "strange" | "untold";

/** Words of a line too short to tell are as the line is, and a line of such words is as the whole layer. */
function resultsOf(line: readonly Claim[], bitmap: Bitmap, specimen: Specimen): Result[] {
  const all = (result: Result) => line.map(() => result);
  const { words, mean, letters, hasInk } = advantageOfLine(line, bitmap, specimen);
  if (!hasInk) return all("strange");
  if (letters === 0) return all("untold");
  if (mean < (letters <= SHORT_LINE ? LEAST_OF_SHORT_LINE : LEAST_OF_LINE))
    return all(mean < STRANGE_LINE ? "strange" : "misread");
  const results = line.map(({ text }, i) => resultOf(words[i], lettersIn(text)));
  const unfit = line.reduce((sum, { text }, i) => sum + (results[i] === "shown" ? 0 : lettersIn(text)), 0);
  // Where much of a line is unlike, words that only fit a little better than others may be unlike, too.
  if (unfit < MOST_UNFIT_OF_LINE * letters) return results;
  return line.map((_, i) => (results[i] === "shown" && (words[i] ?? 0) < LEAST_OF_LINE ? "misread" : results[i]!));
}

interface Advantage {
  /** By how many standard deviations each word fits better than others of its length; undefined for words too short to tell. */
  readonly words: readonly (number | undefined)[];
  /** Of all, by their letters. */
  readonly mean: number;
  /** Of the words that tell. */
  readonly letters: number;
  /** False where there is bare paper. */
  readonly hasInk: boolean;
}

/** Compares the words of a line with the drawn page. */
export function advantageOfLine(line: readonly Claim[], bitmap: Bitmap, specimen: Specimen): Advantage {
  const light = lightOf(line, bitmap);
  const hasInk = light.ink >= LEAST_CONTRAST;
  const letters = line.reduce((sum, claim) => sum + (isTelling(claim) ? lettersIn(claim.text) : 0), 0);
  if (!hasInk || letters === 0) return { words: line.map(() => undefined), mean: hasInk ? 0 : NOTHING, letters, hasInk };
  const drawings = line.map((claim) => (isTelling(claim) ? drawn(claim.text, specimen) : undefined));
  const strips = line.map((place) => stripOf(place, bitmap, light));
  const fit = fitOf(line[0]!.em, drawings, strips);
  let sum = 0;
  const words = line.map((claim, i) => {
    if (!isTelling(claim)) return undefined;
    const advantage = drawings[i] ? advantageOf(claim.text, drawings[i], strips[i]!, fit, specimen) : 0;
    sum += advantage * lettersIn(claim.text);
    return advantage;
  });
  return { words, mean: sum / letters, letters, hasInk };
}

const resultOf = (advantage: number | undefined, letters: number): Result => {
  if (advantage === undefined || advantage >= leastOfWord(letters)) return "shown";
  return advantage < 0 && letters >= LETTERS_OF_LONG_WORD ? "strange" : "misread";
};

/** Other scripts have no specimen. A word of two scripts is no word. */
const LATIN = /[a-z\d]/i;
const isTelling = ({ text }: Claim): boolean => lettersIn(text) >= LETTERS_TO_TELL && LATIN.test(text);

/** Columns between two letters of a specimen. */
const BETWEEN = 3;

/** A word as the specimen's font draws it; undefined where it lacks a letter. */
function drawn(text: string, specimen: Specimen): Columns | undefined {
  const shapes: Columns[] = [];
  for (const letter of text) {
    const shape = specimen.get(letter);
    if (!shape) return undefined;
    shapes.push(shape);
  }
  const space = BETWEEN * ROWS;
  const word = new Float32Array(shapes.reduce((sum, { length }) => sum + length + space, -space));
  let at = 0;
  for (const shape of shapes) {
    word.set(shape, at);
    at += shape.length + space;
  }
  return word;
}

// In font sizes as claimed: the sizes and baselines that are tried.
const SIZES = Array.from({ length: 17 }, (_, i) => 0.7 + 0.05 * i);
const DOWN = Array.from({ length: 31 }, (_, i) => 0.03 * (i - 15));

/** The size and the baseline at which the rows of a line have their ink where its letters have it. */
function fitOf(em: number, words: readonly (Columns | undefined)[], strips: readonly Strip[]): Fit {
  const expected = new Float64Array(ROWS);
  for (const word of words) if (word) rowsOf(word).forEach((ink, row) => (expected[row]! += ink));
  const whole = flattened(strips);
  let best: Fit = { em, down: 0 };
  let most = -Infinity;
  for (const size of SIZES) {
    for (const down of DOWN) {
      const fit = { em: em * size, down: em * down };
      const found = correlation(expected, columnsOf(whole, 0, 1, fit));
      if (found > most) [best, most] = [fit, found];
    }
  }
  return best;
}

/** A single word may stand this much higher or lower than its line, in font sizes. */
const SHIFTS = [-0.06, 0, 0.06];
const NOTHING = -5;

/** By how many standard deviations a claimed word fits better than others of its length. */
function advantageOf(text: string, word: Columns, strip: Strip, fit: Fit, specimen: Specimen): number {
  const [from, to] = edgesOf(strip, fit);
  if (to - from < text.length) return NOTHING;
  const count = columnCount(text.length);
  const seen = SHIFTS.map((shift) => resampled(columnsOf(strip, from, to, { ...fit, down: fit.down + shift * fit.em }), count));
  const cost = (one: Columns) => {
    const brought = resampled(one, count);
    return Math.min(...seen.map((shifted) => difference(shifted, brought)));
  };
  const others = Array.from({ length: OTHERS }, (_, i) => cost(drawn(otherThan(text, i), specimen)!));
  const mean = others.reduce((a, b) => a + b, 0) / OTHERS;
  const deviation = Math.sqrt(others.reduce((a, b) => a + (b - mean) ** 2, 0) / OTHERS);
  return deviation === 0 ? 0 : (mean - cost(word)) / deviation;
}

/** Letters of like height, about as frequent as in the words of a CV, and all of them. */
const LIKE = ["enariosucmtvwxz", "tldhbkfi", "gpyqj"];
const LETTERS =
  "entwicklungsprojekteundmanagementexperienciaprofesionalyazilimuniversitesisoftwarequalitybetreuungderkundenvehazirlamaresponsableatencionthroughworkingfebruary";
const DIGITS = "2019487305816429730561827394051862";

/**
 * Other letters in place of those of a word: capitals for capitals, digits for digits, the same signs. Every second such word keeps the heights of
 * the letters, so that a word does not fit because of its heights alone.
 */
function otherThan(text: string, number: number): string {
  const isLike = number % 2 === 1;
  let at = text.length * 7 + number * 41;
  return Array.from(text, (sign) => {
    at += isLike ? 1 + (number % 3) : 1;
    if (/[a-z]/.test(sign)) {
      const letters = (isLike && LIKE.find((like) => like.includes(sign))) || LETTERS;
      return letters[at % letters.length]!;
    }
    if (/[A-Z]/.test(sign)) return LETTERS[at % LETTERS.length]!.toUpperCase();
    return /\d/.test(sign) ? DIGITS[at % DIGITS.length]! : sign;
  }).join("");
}
