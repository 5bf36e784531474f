import type { GlyphShape } from "./glyph-shape.ts";

/**
 * Traits of letters in a plain font (Liberation Sans), in hundredths: top, bottom and width in heights of a capital, a quarter for each outline, the
 * middle of the ink in its width, and its height.
 */
const PLAIN =
  "A100,0,96,50,50,46 B100,0,77,75,44,50 C101,-1,92,25,43,50 D100,0,86,50,44,50 E100,0,79,25,37,50 F100,0,71,25,33,60 G101,-1,95,25,49,48 " +
  "H100,0,81,25,50,50 I100,0,14,25,50,50 J100,-1,60,25,69,44 K100,0,83,25,36,50 L100,0,64,25,25,37 M100,0,97,25,50,50 N100,0,81,25,50,50 " +
  "O101,-1,99,50,50,50 P100,0,77,50,39,61 Q101,-27,99,50,52,42 R100,0,86,50,44,55 S101,-1,84,25,51,49 T100,0,82,25,50,66 U100,-1,83,25,50,45 " +
  "V100,0,96,25,50,53 W100,0,136,25,50,51 X100,0,91,25,50,50 Y100,0,91,25,50,59 Z100,0,80,25,49,48 a78,-1,75,50,48,36 b105,-1,65,50,46,43 " +
  "c78,-1,63,25,43,38 d105,-1,65,50,54,46 e78,-1,68,50,46,39 f105,0,39,25,49,58 g78,-30,65,50,54,25 h105,0,61,25,44,49 i105,0,13,50,50,47 " +
  "j105,-30,26,50,71,28 k105,0,63,25,33,46 l105,0,13,25,50,53 m78,0,102,25,50,43 n78,0,62,25,49,43 o78,-1,69,50,47,41 p78,-30,65,50,42,32 " +
  "q78,-30,65,50,57,32 r78,0,36,25,29,45 s78,-1,63,25,51,38 t94,-1,37,25,47,45 u77,-1,62,25,51,34 v77,0,72,25,50,40 w77,0,106,25,50,39 " +
  "x77,0,69,25,50,38 y77,-30,72,25,47,29 z77,0,64,25,49,38";

const TRAITS: ReadonlyMap<string, readonly number[]> = new Map(
  PLAIN.split(" ").map((entry) => [entry[0]!, entry.slice(1).split(",").map(Number)]),
);
/** The middle says more than the width, which differs between fonts. */
const WEIGHTS = [1, 1.5, 0.5, 1, 1, 1];
/** Capitals reach nearly as high as the highest tenth of the letters. */
const HIGH = 0.9;

/** Fonts of real CVs are at 0.02, in one of thirty above this; those that draw other letters at 0.3. */
const STRANGE = 0.15;
const FEWEST = 3;
/** A single letter that is drawn as another, beside one that is drawn as itself. */
const STRANGE_LETTER = 0.3;
const STRANGE_TWINS = 2;

/** True for a font whose letters may be drawn as others, all or some of them. */
export function areStrange(font: readonly Named[]): boolean {
  if (font.length < FEWEST) return false;
  const found = strangeness(font);
  if (sum(found) > STRANGE * font.length) return true;
  const times = new Map<string, number>();
  for (const { letter } of font) times.set(letter, (times.get(letter) ?? 0) + 1);
  return font.filter(({ letter }, i) => found[i]! > STRANGE_LETTER && times.get(letter)! > 1).length >= STRANGE_TWINS;
}

/** A drawn letter and the one that it is read as. */
export interface Named {
  readonly letter: string;
  readonly shape: GlyphShape;
}

export const hasTraits = (letter: string): boolean => TRAITS.has(letter);

/**
 * For each letter of a font the share of other letters, 0 to 1, which its drawing is more like. Small letters may be drawn as capitals
 * throughout.
 */
function strangeness(font: readonly Named[]): number[] {
  const tops = font.map(({ shape }) => shape.top).toSorted((a, b) => a - b);
  const capital = tops[Math.min(tops.length - 1, Math.floor(HIGH * tops.length))]! || 1;
  const drawn = font.map(({ shape }) => traitsOf(shape, capital));
  const asRead = font.map(({ letter }, i) => shareNearer(drawn[i]!, letter));
  const asCapitals = font.map(({ letter }, i) => shareNearer(drawn[i]!, letter.toUpperCase()));
  return sum(asCapitals) < sum(asRead) ? asCapitals : asRead;
}

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

const traitsOf = ({ top, bottom, left, right, outlines, middle: [x, y] }: GlyphShape, capital: number): number[] => {
  const width = right - left || 1;
  return [top / capital, bottom / capital, width / capital, outlines / 4, (x - left) / width, y / capital].map(
    (value) => 100 * value,
  );
};

function shareNearer(drawn: readonly number[], letter: string): number {
  const apart = (traits: readonly number[]) => sum(traits.map((trait, i) => WEIGHTS[i]! * Math.abs(trait - drawn[i]!)));
  const own = apart(TRAITS.get(letter)!);
  let nearer = 0;
  for (const traits of TRAITS.values()) if (apart(traits) < own) nearer += 1;
  return nearer / TRAITS.size;
}
