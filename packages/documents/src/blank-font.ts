import type { LoadedFont, PdfFont, PdfGlyph } from "./pdf.ts";

/** A charstring shorter than this, in bytes, has room for a move and an end only, and draws nothing. */
const EMPTY_CHARSTRING = 6;
/** A font is judged from this many different letters on. */
const LETTERS_TO_JUDGE = 4;
/** Outlines shorter than this on average, in bytes, may be specks; those of letters take three times as much. */
const SPECK = 60;
const LETTERS_TO_MEASURE = 8;

/** Letters of a font that draw nothing: all of them, some, or none. */
export type Blankness = "all" | "some" | "none";

/** Bytes of the outline of a character, 0 when it is empty; undefined when that is unknown. */
type Draws = (character: string) => number | undefined;

interface Seen {
  readonly draws: Draws | undefined;
  readonly blank: Set<string>;
  readonly inked: Set<string>;
  /** Of the outlines of all inked letters. */
  inkedBytes: number;
}

/**
 * Finds embedded fonts whose letters are empty: their text can be copied but not seen. A font with a few empty letters may only be broken,
 * which the drawn page decides. Each font is parsed once.
 */
export class BlankFonts {
  readonly #fonts: ReadonlySet<LoadedFont>;
  readonly #seen = new Map<PdfFont, Seen>();

  constructor(fonts: ReadonlySet<LoadedFont>) {
    this.#fonts = fonts;
  }

  /** Records that a font shows a glyph. */
  note(font: PdfFont, { unicode, fontChar, isInFont }: PdfGlyph): void {
    if (!fontChar || font.missingFile !== false) return;
    const known = this.#seen.get(font);
    if (known && (known.blank.has(fontChar) || known.inked.has(fontChar))) return;
    if (!/[\p{L}\p{N}]/u.test(unicode ?? "")) return;
    const seen = known ?? { draws: this.#program(font), blank: new Set<string>(), inked: new Set<string>(), inkedBytes: 0 };
    if (!known) this.#seen.set(font, seen);
    const length = seen.draws?.(fontChar);
    if (isInFont === false || length === 0) seen.blank.add(fontChar);
    else {
      seen.inked.add(fontChar);
      seen.inkedBytes += length ?? Infinity;
    }
  }

  /** Among the letters noted so far. */
  of(font: PdfFont): Blankness {
    const seen = this.#seen.get(font);
    if (seen === undefined) return "none";
    const { blank, inked, inkedBytes } = seen;
    if (blank.size >= LETTERS_TO_JUDGE) return inked.size > 0 ? "some" : "all";
    return inked.size >= LETTERS_TO_MEASURE && inkedBytes / inked.size < SPECK ? "some" : "none";
  }

  #program(font: PdfFont): Draws | undefined {
    if (!font.loadedName) return undefined;
    for (const { family, data } of this.#fonts) {
      if (family === font.loadedName) return programOf(data);
    }
    return undefined;
  }
}

function programOf(data: Uint8Array): Draws | undefined {
  try {
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
    const tables = tablesOf(view);
    const cmap = tables.get("cmap");
    const length = trueTypeLengths(view, tables) ?? charstringLengths(view, tables);
    if (cmap === undefined || !length) return undefined;
    const glyphs = charactersOf(view, cmap);
    return (character) => {
      const glyph = glyphs.get(character.codePointAt(0)!);
      return glyph ? length(glyph) : undefined;
    };
  } catch {
    // An offset outside the data: browsers refuse such a font, too.
    return undefined;
  }
}

function tablesOf(view: DataView): Map<string, number> {
  const tables = new Map<string, number>();
  for (let i = 0; i < view.getUint16(4); i += 1) {
    const at = 12 + 16 * i;
    const tag = String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));
    tables.set(tag, view.getUint32(at + 8));
  }
  return tables;
}

/** Glyph numbers by character code, from the segments (format 4) that pdf.js writes. */
function charactersOf(view: DataView, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let i = 0; i < view.getUint16(cmap + 2); i += 1) {
    const at = cmap + view.getUint32(cmap + 4 + 8 * i + 4);
    if (view.getUint16(at) !== 4) continue;
    const segments = view.getUint16(at + 6) / 2;
    for (let s = 0; s < segments; s += 1) {
      const end = view.getUint16(at + 14 + 2 * s);
      const start = view.getUint16(at + 16 + 2 * segments + 2 * s);
      const delta = view.getUint16(at + 16 + 4 * segments + 2 * s);
      const offsetAt = at + 16 + 6 * segments + 2 * s;
      const offset = view.getUint16(offsetAt);
      for (let code = start; code <= end && code < 0xffff; code += 1) {
        const glyph = offset === 0 ? code : view.getUint16(offsetAt + offset + 2 * (code - start));
        glyphs.set(code, (glyph + delta) & 0xffff);
      }
    }
  }
  return glyphs;
}

function trueTypeLengths(view: DataView, tables: ReadonlyMap<string, number>): ((glyph: number) => number) | undefined {
  const [loca, head] = [tables.get("loca"), tables.get("head")];
  if (loca === undefined || head === undefined) return undefined;
  const isLong = view.getInt16(head + 50) === 1;
  const offset = (glyph: number) => (isLong ? view.getUint32(loca + 4 * glyph) : view.getUint16(loca + 2 * glyph));
  return (glyph) => (offset(glyph + 1) - offset(glyph)) * (isLong ? 1 : 2);
}

/** Lengths in the CFF table's list of charstrings, which its top dictionary names by operator 17. */
function charstringLengths(view: DataView, tables: ReadonlyMap<string, number>): ((glyph: number) => number) | undefined {
  const cff = tables.get("CFF ");
  if (cff === undefined) return undefined;
  const names = listAt(view, cff + view.getUint8(cff + 2));
  const tops = listAt(view, names.end);
  const place = operandOf(view, tops.at(0), tops.at(1), 17);
  if (place === undefined) return undefined;
  const strings = listAt(view, cff + place);
  return (glyph) => {
    const length = glyph < strings.count ? strings.at(glyph + 1) - strings.at(glyph) : EMPTY_CHARSTRING;
    // Charstrings share subroutines, so their length says little.
    return length < EMPTY_CHARSTRING ? 0 : Infinity;
  };
}

function listAt(view: DataView, at: number): { count: number; at: (index: number) => number; end: number } {
  const count = view.getUint16(at);
  if (count === 0) return { count, at: () => at + 2, end: at + 2 };
  const size = view.getUint8(at + 2);
  const data = at + 3 + size * (count + 1) - 1;
  const item = (index: number) => {
    let offset = 0;
    for (let i = 0; i < size; i += 1) offset = offset * 256 + view.getUint8(at + 3 + size * index + i);
    return data + offset;
  };
  return { count, at: item, end: item(count) };
}

/** The last operand before an operator of a CFF dictionary. */
function operandOf(view: DataView, from: number, to: number, operator: number): number | undefined {
  let operand: number | undefined;
  for (let at = from; at < to;) {
    const byte = view.getUint8(at);
    if (byte === operator) return operand;
    if (byte <= 21) at += byte === 12 ? 2 : 1;
    else if (byte === 28) [operand, at] = [view.getInt16(at + 1), at + 3];
    else if (byte === 29) [operand, at] = [view.getInt32(at + 1), at + 5];
    else if (byte === 30) {
      while (at < to && (view.getUint8(++at) & 0x0f) !== 0x0f);
      at += 1;
    } else if (byte <= 246) [operand, at] = [byte - 139, at + 1];
    else if (byte <= 250) [operand, at] = [(byte - 247) * 256 + view.getUint8(at + 1) + 108, at + 2];
    else [operand, at] = [-(byte - 251) * 256 - view.getUint8(at + 1) - 108, at + 2];
  }
  return undefined;
}
