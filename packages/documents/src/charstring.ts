import { Pen, type GlyphShape } from "./glyph-shape.ts";

/** A charstring, or a subroutine, as the bytes from one place to another. */
export type Charstring = readonly [from: number, to: number];

interface Subroutines {
  readonly own: readonly Charstring[];
  readonly shared: readonly Charstring[];
}

/** Limits of one glyph: bytes read, and subroutines within subroutines. */
const MOST_STEPS = 20_000;
const DEEPEST = 10;

/** The shape of a CFF glyph (Adobe Technical Note 5177); `unit` is the size of its coordinates in font sizes. */
export function charstringShape(
  view: DataView,
  glyph: Charstring,
  subroutines: Subroutines,
  unit: number,
): GlyphShape | undefined {
  const runner = new Runner(view, subroutines);
  runner.run(glyph, 0);
  runner.pen.end();
  return runner.pen.shape(unit);
}

/** Operators that neither draw nor call. */
const STEMS: ReadonlySet<number> = new Set([1, 3, 18, 23]);
const MASKS: ReadonlySet<number> = new Set([19, 20]);
const OWN_SUBROUTINE = 10;
const SHARED_SUBROUTINE = 29;
const RETURN = 11;
const END = 14;
const FLEX = 12;

class Runner {
  readonly pen = new Pen();
  readonly #view: DataView;
  readonly #subroutines: Subroutines;
  #stack: number[] = [];
  #hints = 0;
  #steps = MOST_STEPS;

  constructor(view: DataView, subroutines: Subroutines) {
    this.#view = view;
    this.#subroutines = subroutines;
  }

  /** False when the glyph has ended. */
  run([from, to]: Charstring, depth: number): boolean {
    for (let at = from; at < to;) {
      this.#steps -= 1;
      if (this.#steps < 0) return false;
      const operator = this.#view.getUint8(at);
      if (operator >= 32 || operator === 28) at += this.#push(at, operator);
      else if (operator === OWN_SUBROUTINE || operator === SHARED_SUBROUTINE) {
        if (!this.#call(operator === OWN_SUBROUTINE ? this.#subroutines.own : this.#subroutines.shared, depth)) return false;
        at += 1;
      } else if (operator === RETURN) return true;
      else if (operator === END) return false;
      else at += this.#carryOut(at, operator);
    }
    return true;
  }

  /** Notes an operand and returns its length in bytes. */
  #push(at: number, first: number): number {
    const view = this.#view;
    const [value, length] =
      first === 28
        ? [view.getInt16(at + 1), 3]
        : first === 255
          ? [view.getInt32(at + 1) / 65_536, 5]
          : first <= 246
            ? [first - 139, 1]
            : first <= 250
              ? [(first - 247) * 256 + view.getUint8(at + 1) + 108, 2]
              : [-(first - 251) * 256 - view.getUint8(at + 1) - 108, 2];
    this.#stack.push(value);
    return length;
  }

  #call(list: readonly Charstring[], depth: number): boolean {
    const bias = list.length < 1240 ? 107 : list.length < 33_900 ? 1131 : 32_768;
    const called = list[(this.#stack.pop() ?? 0) + bias];
    return !called || depth >= DEEPEST || this.run(called, depth + 1);
  }

  /** Carries out an operator and returns its length in bytes. */
  #carryOut(at: number, operator: number): number {
    const values = this.#stack;
    this.#stack = [];
    if (STEMS.has(operator) || MASKS.has(operator)) {
      this.#hints += values.length >> 1;
      return MASKS.has(operator) ? 1 + ((this.#hints + 7) >> 3) : 1;
    }
    if (operator === FLEX) {
      for (const curve of FLEXES[this.#view.getUint8(at + 1)]?.(values.concat(NOTHING)) ?? []) this.#curve(curve);
      return 2;
    }
    this.#draw(operator, values);
    return 1;
  }

  #draw(operator: number, values: readonly number[]): void {
    const { pen } = this;
    const last = values.at(-1) ?? 0;
    if (operator === 21) pen.begin(pen.x + (values.at(-2) ?? 0), pen.y + last);
    else if (operator === 22) pen.begin(pen.x + last, pen.y);
    else if (operator === 4) pen.begin(pen.x, pen.y + last);
    else if (operator === 5) this.#lines(values);
    else if (operator === 6 || operator === 7)
      values.forEach((value, i) => (i % 2 === operator - 6 ? this.#line(value, 0) : this.#line(0, value)));
    else if (operator === 8) this.#curves(values);
    else if (operator === 24) {
      this.#curves(values.slice(0, -2));
      this.#lines(values.slice(-2));
    } else if (operator === 25) {
      this.#lines(values.slice(0, -6));
      this.#curves(values.slice(-6));
    } else if (operator === 26 || operator === 27) this.#bows(values, operator === 27);
    else if (operator === 30 || operator === 31) this.#turns(values, operator === 31);
  }

  #line(dx: number, dy: number): void {
    this.pen.to(this.pen.x + dx, this.pen.y + dy);
  }

  #lines(values: readonly number[]): void {
    for (let i = 0; i + 1 < values.length; i += 2) this.#line(values[i]!, values[i + 1]!);
  }

  #curve(values: readonly number[]): void {
    this.#lines(values.slice(0, 6));
  }

  #curves(values: readonly number[]): void {
    for (let i = 0; i + 5 < values.length; i += 6) this.#curve(values.slice(i, i + 6));
  }

  /** Curves that begin and end level, or upright. */
  #bows(values: readonly number[], isLevel: boolean): void {
    const first = values.length % 4 === 1 ? 1 : 0;
    let aside = first === 1 ? values[0]! : 0;
    for (let i = first; i + 3 < values.length; i += 4) {
      const [a, b, c, d] = [values[i]!, values[i + 1]!, values[i + 2]!, values[i + 3]!];
      this.#curve(isLevel ? [a, aside, b, c, d, 0] : [aside, a, b, c, 0, d]);
      aside = 0;
    }
  }

  /** Curves that begin level and end upright, or the other way round, by turns. */
  #turns(values: readonly number[], isFirstLevel: boolean): void {
    for (let i = 0; i + 3 < values.length; i += 4) {
      const [a, b, c, d] = [values[i]!, values[i + 1]!, values[i + 2]!, values[i + 3]!];
      const last = values.length - i === 5 ? values[i + 4]! : 0;
      const isLevel = (i % 8 === 0) === isFirstLevel;
      this.#curve(isLevel ? [a, 0, b, c, last, d] : [0, a, b, c, d, last]);
    }
  }
}

type Curves = readonly (readonly number[])[];
const NOTHING = Array.from({ length: 12 }, () => 0);

/** Pairs of flat curves, by the second byte of their operator. */
const FLEXES: Readonly<Record<number, (values: readonly number[]) => Curves>> = {
  34: ([a, b, c, d, e, f, g]) => [
    [a!, 0, b!, c!, d!, 0],
    [e!, 0, f!, -c!, g!, 0],
  ],
  35: (values) => [values.slice(0, 6), values.slice(6, 12)],
  36: ([a, b, c, d, e, f, g, h, i]) => [
    [a!, b!, c!, d!, e!, 0],
    [f!, 0, g!, h!, i!, -(b! + d! + h!)],
  ],
  37: (values) => [values.slice(0, 6), [...values.slice(6, 11), 0]],
};
