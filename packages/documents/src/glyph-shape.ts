/** The drawing of a letter in its font program, in font sizes. */
export interface GlyphShape {
  readonly height: number;
  /** Enclosed by its outlines. */
  readonly area: number;
  /** Its outlines: an "o" has two. */
  readonly outlines: number;
  /** The box around it, heights above the baseline, and the middle of its ink. */
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  readonly middle: readonly [x: number, y: number];
}

/** A path that is followed point by point. Curves count by their control points, which is near enough for a letter's reach and area. */
export class Pen {
  x = 0;
  y = 0;
  #startX = 0;
  #startY = 0;
  #twice = 0;
  #area = 0;
  #outlines = 0;
  #left = Infinity;
  #right = -Infinity;
  #bottom = Infinity;
  #top = -Infinity;
  // Of the ink: holes run the other way round and count negative.
  #ink = 0;
  #momentX = 0;
  #momentY = 0;

  begin(x: number, y: number): void {
    this.end();
    [this.x, this.y, this.#startX, this.#startY] = [x, y, x, y];
  }

  to(x: number, y: number): void {
    this.#note(this.x, this.y);
    this.#add(x, y);
    [this.x, this.y] = [x, y];
    this.#note(x, y);
  }

  /** Closes the outline. */
  end(): void {
    this.#add(this.#startX, this.#startY);
    this.#area += Math.abs(this.#twice) / 2;
    if (this.#twice !== 0) this.#outlines += 1;
    this.#twice = 0;
  }

  #add(x: number, y: number): void {
    const cross = this.x * y - x * this.y;
    this.#twice += cross;
    this.#ink += cross;
    this.#momentX += (this.x + x) * cross;
    this.#momentY += (this.y + y) * cross;
  }

  #note(x: number, y: number): void {
    if (x < this.#left) this.#left = x;
    if (x > this.#right) this.#right = x;
    if (y < this.#bottom) this.#bottom = y;
    if (y > this.#top) this.#top = y;
  }

  /** The shape so far, undefined where nothing was drawn. */
  shape(unit: number): GlyphShape | undefined {
    if (!(this.#bottom <= this.#top)) return undefined;
    const [left, right, bottom, top] = [this.#left, this.#right, this.#bottom, this.#top].map((value) => value * unit) as [
      number,
      number,
      number,
      number,
    ];
    const middle: [number, number] =
      this.#ink === 0
        ? [(left + right) / 2, (bottom + top) / 2]
        : [(this.#momentX * unit) / (3 * this.#ink), (this.#momentY * unit) / (3 * this.#ink)];
    return { height: top - bottom, area: this.#area * unit * unit, outlines: this.#outlines, left, right, bottom, top, middle };
  }
}

/** Components within components are followed this deep. */
const DEEPEST = 4;

/** The shape of a TrueType glyph whose data begins at `placeOf(glyph)`; undefined where it has no data. */
export function trueTypeShape(
  view: DataView,
  placeOf: (glyph: number) => number | undefined,
  unitsPerEm: number,
  glyph: number,
): GlyphShape | undefined {
  const pen = new Pen();
  // Of the whole glyph: components of components would multiply.
  let left = MOST_COMPONENTS;
  const draw = (id: number, [a, d, e, f]: readonly [number, number, number, number], depth: number): void => {
    const at = placeOf(id);
    if (at === undefined) return;
    const contours = view.getInt16(at);
    if (contours >= 0) drawSimple(view, at, contours, (x, y) => [a * x + e, d * y + f], pen);
    else if (depth < DEEPEST) {
      for (const part of componentsAt(view, at + 10)) {
        if (left-- <= 0) return;
        draw(part.glyph, [a * part.scaleX, d * part.scaleY, e + a * part.x, f + d * part.y], depth + 1);
      }
    }
  };
  draw(glyph, [1, 1, 0, 0], 0);
  pen.end();
  return pen.shape(1 / (unitsPerEm || 1000));
}

const ON_CURVE_SHORT_X = 2;
const SHORT_Y = 4;
const REPEATED = 8;
const SAME_X = 16;
const SAME_Y = 32;

function drawSimple(
  view: DataView,
  at: number,
  contours: number,
  place: (x: number, y: number) => [x: number, y: number],
  pen: Pen,
): void {
  if (contours === 0) return;
  const ends = Array.from({ length: contours }, (_, i) => view.getUint16(at + 10 + 2 * i));
  let p = at + 10 + 2 * contours;
  p += 2 + view.getUint16(p);
  const count = ends.at(-1)! + 1;
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = view.getUint8(p++);
    flags.push(flag);
    if ((flag & REPEATED) !== 0) for (let left = view.getUint8(p++); left > 0; left -= 1) flags.push(flag);
  }
  const along = (isShort: number, isSame: number): number[] => {
    let value = 0;
    return flags.slice(0, count).map((flag) => {
      if ((flag & isShort) !== 0) value += (flag & isSame) !== 0 ? view.getUint8(p++) : -view.getUint8(p++);
      else if ((flag & isSame) === 0) [value, p] = [value + view.getInt16(p), p + 2];
      return value;
    });
  };
  const xs = along(ON_CURVE_SHORT_X, SAME_X);
  const ys = along(SHORT_Y, SAME_Y);
  const starts = new Set([0, ...ends.map((end) => end + 1)]);
  for (let i = 0; i < count; i += 1) {
    const [x, y] = place(xs[i]!, ys[i]!);
    if (starts.has(i)) pen.begin(x, y);
    else pen.to(x, y);
  }
}

interface Component {
  readonly glyph: number;
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

const WORDS = 1;
const OFFSETS = 2;
const ONE_SCALE = 8;
const MORE = 32;
const TWO_SCALES = 64;
const MATRIX = 128;
const MOST_COMPONENTS = 16;

function componentsAt(view: DataView, from: number): Component[] {
  const parts: Component[] = [];
  let at = from;
  for (let flags = MORE; (flags & MORE) !== 0 && parts.length < MOST_COMPONENTS;) {
    flags = view.getUint16(at);
    const glyph = view.getUint16(at + 2);
    const isWide = (flags & WORDS) !== 0;
    const [first, second] = isWide
      ? [view.getInt16(at + 4), view.getInt16(at + 6)]
      : [view.getInt8(at + 4), view.getInt8(at + 5)];
    const [x, y] = (flags & OFFSETS) !== 0 ? [first, second] : [0, 0];
    at += isWide ? 8 : 6;
    const scaleAt = (place: number) => view.getInt16(place) / 16_384;
    let [scaleX, scaleY] = [1, 1];
    if ((flags & ONE_SCALE) !== 0) [scaleX, scaleY, at] = [scaleAt(at), scaleAt(at), at + 2];
    else if ((flags & TWO_SCALES) !== 0) [scaleX, scaleY, at] = [scaleAt(at), scaleAt(at + 2), at + 4];
    else if ((flags & MATRIX) !== 0) [scaleX, scaleY, at] = [scaleAt(at), scaleAt(at + 6), at + 8];
    parts.push({ glyph, x, y, scaleX, scaleY });
  }
  return parts;
}
