// pdf.js refers to browser classes while it loads, and hands embedded fonts to the browser. Nothing is drawn here, so one empty class
// stands in for most of them.
class Unused {
  readonly isUnused = true;
}

/** Stands in for `FontFace`, always loaded; blank-font.ts reads its data, of which pdf.js clears its own copy. */
class Font {
  readonly loaded = Promise.resolve();
  readonly family: string;
  readonly data: unknown;

  constructor(family: string, data: unknown) {
    this.family = family;
    this.data = data instanceof Uint8Array ? data.slice() : data;
  }
}

/** The part of `DOMMatrix` that pdf.js uses to turn the bitmaps of Type 3 glyphs into outlines. */
class PlaneMatrix {
  a = 1;
  b = 0;
  c = 0;
  d = 1;
  e = 0;
  f = 0;

  scaleSelf(x: number, y = x): this {
    this.a *= x;
    this.b *= x;
    this.c *= y;
    this.d *= y;
    return this;
  }

  translateSelf(x: number, y: number): this {
    this.e += this.a * x + this.c * y;
    this.f += this.b * x + this.d * y;
    return this;
  }
}

const scope = globalThis as Record<string, unknown>;
scope["DOMMatrix"] ??= PlaneMatrix;
scope["FontFace"] ??= Font;
for (const name of ["ImageData", "Path2D"]) scope[name] ??= Unused;
