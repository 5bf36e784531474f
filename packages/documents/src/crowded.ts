import type { Box, HiddenKind } from "./document.ts";
import { area, height, width } from "./geometry.ts";
import { beginsWithLetter, centre, isLetter, type Glyph } from "./paint.ts";
import type { Veils } from "./veils.ts";

/** Letters need at least this share of the sum of their widths. */
const ROOM = 0.4;
/** A run of fewer letters is a mark, an accent or a logo. */
const LETTERS_TO_PILE = 8;

/** True for a run whose letters lie on each other. */
export function isPile(run: readonly Glyph[]): boolean {
  if (run.length < LETTERS_TO_PILE) return false;
  const [ax, ay] = run[0]!.style.along;
  const isLevel = Math.abs(ax) >= Math.abs(ay);
  let needed = 0;
  let [from, to] = [Infinity, -Infinity];
  for (const glyph of run) {
    const { box, style } = glyph;
    const [px, py] = centre(box);
    // A font may say that its letters have no width.
    const least = isLetter(glyph) ? NARROWEST_LETTER * style.em : 0;
    needed += Math.max(least, isLevel ? width(box) : height(box));
    from = Math.min(from, px * ax + py * ay);
    to = Math.max(to, px * ax + py * ay);
  }
  // Letters of a slanted line have boxes wider than themselves.
  return Math.max(Math.abs(ax), Math.abs(ay)) > STRAIGHT && to - from < ROOM * needed;
}

const STRAIGHT = 0.99;

/** Letters of a Type 3 font of which half are lower than this, in points, are specks: its font size says nothing of them. */
const LOWEST_LETTER = 1.2;
const LETTERS_TO_MEASURE = 4;

/** True for a run of a Type 3 font whose letters are too low to be read. */
export function areSpecks(run: readonly Glyph[], scale: number): boolean {
  if (!run[0]!.style.font.isType3Font) return false;
  const heights = run.filter((glyph) => isLetter(glyph) && !glyph.isBlank).map(({ box, style }) => across(box, style.along));
  if (heights.length < LETTERS_TO_MEASURE) return false;
  return heights.toSorted((a, b) => a - b)[heights.length >> 1]! * scale < LOWEST_LETTER;
}

/** Height of a letter's ink across its line; a slanted line counts by the larger side. */
const across = (box: Box, [ax, ay]: Glyph["style"]["along"]): number => {
  if (Math.abs(ax) > 0.99) return height(box);
  return Math.abs(ay) > 0.99 ? width(box) : Math.max(width(box), height(box));
};

/** A ligature draws up to this many letters. */
const LIGATURE = 3;
/** The narrowest letters of condensed type, as a share of the font size. */
const NARROWEST_LETTER = 0.22;
/** Ligatures draw less than this share of a text's letters. */
const LIGATURE_SHARE = 0.4;
const LETTERS_TO_COUNT = 12;

// Arabic, Chinese and other scripts have signs for whole phrases.
const lettersOf = ({ text }: Glyph) => text.match(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/gu)?.length ?? 0;

const NONE: ReadonlySet<Glyph> = new Set();

/**
 * Glyphs that read as more letters than they can draw: a dash that copies as a sentence, or a text of which most signs copy as two or three
 * letters each.
 */
export function readAsMore(glyphs: readonly Glyph[]): ReadonlySet<Glyph> {
  if (glyphs.every(({ text }) => text.length <= 1)) return NONE;
  const found = new Set<Glyph>();
  let [all, many] = [0, 0];
  for (const glyph of glyphs) {
    const letters = glyph.text.length === 1 ? 1 : lettersOf(glyph);
    all += letters;
    if (letters < 2) continue;
    many += letters;
    const { box, style } = glyph;
    const room = Math.max(width(box), height(box) - style.em) / (NARROWEST_LETTER * style.em);
    if (letters > LIGATURE && letters > room) found.add(glyph);
  }
  const areTooMany = many >= LETTERS_TO_COUNT && many > LIGATURE_SHARE * all;
  if (areTooMany) for (const glyph of glyphs) if (glyph.text.length > 1 && lettersOf(glyph) > 1) found.add(glyph);
  return found;
}

/** Share of a letter's box under a later letter from which on it may be covered. */
const OVERLAP = 0.4;
/** With this share of a run's letters in doubt, all are. */
const MOST_OF_RUN = 0.3;
/** Share of a letter under thin lines from which on they may cover it; a line that strikes it out covers less. */
const VEILED = 0.5;
/** Side of the squares in which neighbours are looked for, in points. */
const TILE = 12;
/** A glyph over more squares than this is compared with all others. */
const LARGE = 60;
const PAINTED_TWICE = 0.12;
/** A square with this many letters is a pile; no more are noted. */
const CROWD = 150;
/** Letters that lie on each other: two are an accent or a shadow. */
const PILE = 3;

/** Visible letters over which other letters are painted later, or that lie among many thin lines. */
export function contested(
  runs: readonly (readonly Glyph[])[],
  kinds: ReadonlyMap<Glyph, HiddenKind | undefined>,
  veils: Veils,
): Glyph[] {
  const later = new Tiles();
  const found: Glyph[] = [];
  for (let r = runs.length - 1; r >= 0; r -= 1) {
    const run = runs[r]!;
    const letters = run.filter((glyph) => kinds.get(glyph) === undefined && beginsWithLetter(glyph));
    const covered = letters.filter((glyph) => isVeiled(glyph, veils) || later.isOver(glyph));
    found.push(...(covered.length >= MOST_OF_RUN * letters.length ? letters : covered));
    // A letter in the colour of the paper may cover another one, so hidden letters are added, too.
    if (run[0]!.style.isLayerOff || run[0]!.style.mode === 3) continue;
    for (const glyph of run) if (!NOWHERE.has(kinds.get(glyph)) || area(glyph.box) > HUGE) later.add(glyph);
  }
  if (found.length === 0) return found;
  // The last letters of a pile lie on top of it and cannot be read either.
  for (const run of runs) for (const glyph of run) if (beginsWithLetter(glyph) && later.isInPile(glyph)) found.push(glyph);
  return found;
}

/** A letter of this area, in square points, reaches onto the page from outside. */
const HUGE = 10_000;
const NOWHERE: ReadonlySet<HiddenKind | undefined> = new Set(["offPage", "clipped"]);

function isVeiled({ box }: Glyph, veils: Veils): boolean {
  const [x, y] = centre(box);
  const quarter = height(box) / 4;
  return veils.at(x, y) + veils.at(x, y + quarter) >= 2 * VEILED;
}

/** Glyphs by the squares of the page on which they lie. */
class Tiles {
  readonly #tiles = new Map<number, Glyph[]>();
  readonly #large: Glyph[] = [];

  add(glyph: Glyph): void {
    if (glyph.isBlank || (glyph.text.trim() === "" && !glyph.isPaintedSpace)) return;
    const box = inkBox(glyph);
    if (area(box) <= 0) return;
    const tiles = tilesOf(box);
    if (!tiles) this.#large.push(glyph);
    else {
      for (const tile of tiles) {
        const pile = this.#tiles.get(tile);
        if (pile && pile.length < CROWD) pile.push(glyph);
        else if (!pile) this.#tiles.set(tile, [glyph]);
      }
    }
  }

  /** True when a glyph of these covers a good part of this one and is not the same letter painted twice. */
  isOver(glyph: Glyph): boolean {
    if (this.#large.length > 0 && this.#large.slice(0, CROWD).some((other) => lieOnEachOther(glyph, other))) return true;
    const near = this.#near(glyph);
    return near.length >= CROWD || near.some((other) => lieOnEachOther(glyph, other));
  }

  /** True when this glyph lies on or under several others. */
  isInPile(glyph: Glyph): boolean {
    const near = this.#near(glyph);
    if (near.length < PILE) return false;
    return near.length >= CROWD || near.filter((other) => other !== glyph && lieOnEachOther(glyph, other)).length >= PILE;
  }

  #near({ box }: Glyph): readonly Glyph[] {
    const [x, y] = centre(box);
    return this.#tiles.get(tileAt(Math.floor(x / TILE), Math.floor(y / TILE))) ?? [];
  }
}

/** The box of a letter with the line that outlines it. */
function inkBox({ box, style }: Glyph): Box {
  if (style.mode % 4 !== 1 && style.mode % 4 !== 2) return box;
  const reach = style.pen / 2;
  return [box[0] - reach, box[1] - reach, box[2] + reach, box[3] + reach];
}

function lieOnEachOther(glyph: Glyph, other: Glyph): boolean {
  const [a, b] = [glyph.box, inkBox(other)];
  const across = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const down = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  if (across <= 0 || down <= 0) return false;
  return across * down >= OVERLAP * area(a) && !isPaintedTwice(glyph, other);
}

const tileAt = (column: number, row: number) => row * 65_536 + column;

function tilesOf([x0, y0, x1, y1]: Box): number[] | undefined {
  const [c0, r0] = [Math.floor(x0 / TILE), Math.floor(y0 / TILE)];
  const [c1, r1] = [Math.floor(x1 / TILE), Math.floor(y1 / TILE)];
  // Damaged files have letters without a place.
  if (!((c1 - c0 + 1) * (r1 - r0 + 1) <= LARGE)) return undefined;
  const tiles: number[] = [];
  for (let row = r0; row <= r1; row += 1) for (let column = c0; column <= c1; column += 1) tiles.push(tileAt(column, row));
  return tiles;
}

/** One letter painted twice in one colour, to look bold. */
const isPaintedTwice = (a: Glyph, b: Glyph) =>
  a.text === b.text &&
  Math.hypot(a.x - b.x, a.y - b.y) < PAINTED_TWICE * a.style.em &&
  String(a.style.fill) === String(b.style.fill) &&
  a.style.fillAlpha === b.style.fillAlpha &&
  a.style.mode === b.style.mode;
