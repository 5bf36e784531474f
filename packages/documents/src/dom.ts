// pdf.js names browser classes while it loads, and hands embedded fonts to the browser. Nothing is drawn here, so one class without use
// stands for all of them; a font counts as loaded.
class Unused {
  readonly loaded = Promise.resolve();
}

const scope = globalThis as Record<string, unknown>;
for (const name of ["DOMMatrix", "ImageData", "Path2D", "FontFace"]) scope[name] ??= Unused;
