// pdf.js names browser classes while it loads, and hands embedded fonts to the browser. Nothing is drawn here, so one class without use
// stands for most of them; a font counts as loaded.
class Unused {
  readonly loaded = Promise.resolve();
}

/** The little that pdf.js asks of matrices where it turns the bitmaps of Type 3 glyphs into outlines. */
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
for (const name of ["ImageData", "Path2D", "FontFace"]) scope[name] ??= Unused;
