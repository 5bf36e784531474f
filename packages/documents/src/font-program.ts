import { charstringShape, type Charstring } from "./charstring.ts";
import { trueTypeShape, type GlyphShape } from "./glyph-shape.ts";

/** A charstring shorter than this, in bytes, has room for a move and an end only, and draws nothing. */
const EMPTY_CHARSTRING = 6;
/** Size of a coordinate of CFF in font sizes, unless the font says another. */
const THOUSANDTH = 0.001;

/** An embedded font as pdf.js rewrites it. */
export interface FontProgram {
  /** Bytes of the outline of a character, 0 when it is empty; undefined when that is unknown. */
  length(character: string): number | undefined;
  /** The outline of a character; undefined when it has none or it cannot be read. */
  shape(character: string): GlyphShape | undefined;
}

interface Outlines {
  length(glyph: number): number;
  shape(glyph: number): GlyphShape | undefined;
}

/** Reads a font program; undefined where it is none that is known. `unit`: size of a coordinate of CFF in font sizes. */
export function fontProgram(data: Uint8Array, unit: number = THOUSANDTH): FontProgram | undefined {
  try {
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
    const tables = tablesOf(view);
    const cmap = tables.get("cmap");
    const outlines = trueTypeOutlines(view, tables) ?? charstringOutlines(view, tables, unit);
    if (cmap === undefined || !outlines) return undefined;
    const glyphs = charactersOf(view, cmap);
    const glyphOf = (character: string) => glyphs.get(character.codePointAt(0)!);
    return {
      length: (character) => {
        const glyph = glyphOf(character);
        return glyph ? outlines.length(glyph) : undefined;
      },
      shape: (character) => {
        const glyph = glyphOf(character);
        return glyph ? readable(() => outlines.shape(glyph)) : undefined;
      },
    };
  } catch {
    // An offset outside the data: browsers refuse such a font, too.
    return undefined;
  }
}

function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
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

function trueTypeOutlines(view: DataView, tables: ReadonlyMap<string, number>): Outlines | undefined {
  const [loca, head, glyf] = [tables.get("loca"), tables.get("head"), tables.get("glyf")];
  if (loca === undefined || head === undefined) return undefined;
  const isLong = view.getInt16(head + 50) === 1;
  const offset = (glyph: number) => (isLong ? view.getUint32(loca + 4 * glyph) : view.getUint16(loca + 2 * glyph) * 2);
  const length = (glyph: number) => offset(glyph + 1) - offset(glyph);
  const placeOf = (glyph: number) => (glyf !== undefined && length(glyph) > 0 ? glyf + offset(glyph) : undefined);
  const unitsPerEm = view.getUint16(head + 18);
  return { length, shape: (glyph) => trueTypeShape(view, placeOf, unitsPerEm, glyph) };
}

/** Operators of a CFF dictionary; those of two bytes begin with 12. */
const PRIVATE = 18;
const SUBROUTINES = 19;
const CHARSTRINGS = 17;
const FONTS = 12 * 256 + 36;
const FONT_OF_GLYPH = 12 * 256 + 37;

/** The CFF table's charstrings, which its top dictionary names. */
function charstringOutlines(view: DataView, tables: ReadonlyMap<string, number>, unit: number): Outlines | undefined {
  const cff = tables.get("CFF ");
  if (cff === undefined) return undefined;
  const names = listAt(view, cff + view.getUint8(cff + 2));
  const tops = listAt(view, names.end);
  const top = operandsOf(view, tops.at(0), tops.at(1));
  const [place] = top.get(CHARSTRINGS) ?? [];
  if (place === undefined) return undefined;
  const strings = listAt(view, cff + place);
  const shared = readable(() => charstringsIn(listAt(view, listAt(view, tops.end).end))) ?? [];
  const own = readable(() => dictionariesOf(view, cff, top).map((one) => subroutinesOf(view, cff, one))) ?? [];
  const [select] = top.get(FONT_OF_GLYPH) ?? [];
  const fontOf = (glyph: number) => (select === undefined ? 0 : fontOfGlyph(view, cff + select, glyph));
  const length = (glyph: number) => (glyph < strings.count ? strings.at(glyph + 1) - strings.at(glyph) : EMPTY_CHARSTRING);
  return {
    // Charstrings share subroutines, so their length says little.
    length: (glyph) => (length(glyph) < EMPTY_CHARSTRING ? 0 : Infinity),
    shape: (glyph) =>
      glyph < strings.count
        ? charstringShape(view, [strings.at(glyph), strings.at(glyph + 1)], { own: own[fontOf(glyph)] ?? [], shared }, unit)
        : undefined,
  };
}

type Dictionary = ReadonlyMap<number, readonly number[]>;
const MOST_FONTS = 256;

/** The dictionaries of the fonts in a composite font, else that of the font itself. */
function dictionariesOf(view: DataView, cff: number, top: Dictionary): Dictionary[] {
  const [fonts] = top.get(FONTS) ?? [];
  if (fonts === undefined) return [top];
  const list = listAt(view, cff + fonts);
  return Array.from({ length: Math.min(list.count, MOST_FONTS) }, (_, i) => operandsOf(view, list.at(i), list.at(i + 1)));
}

const charstringsIn = ({ count, at }: ReturnType<typeof listAt>): Charstring[] =>
  Array.from({ length: count }, (_, i) => [at(i), at(i + 1)] as const);

function subroutinesOf(view: DataView, cff: number, dictionary: Dictionary): Charstring[] {
  const [size, place] = dictionary.get(PRIVATE) ?? [];
  if (size === undefined || place === undefined) return [];
  const [offset] = operandsOf(view, cff + place, cff + place + size).get(SUBROUTINES) ?? [];
  return offset === undefined ? [] : charstringsIn(listAt(view, cff + place + offset));
}

/** The number of a glyph's font among those of a composite font. */
function fontOfGlyph(view: DataView, at: number, glyph: number): number {
  if (view.getUint8(at) === 0) return view.getUint8(at + 1 + glyph);
  const ranges = view.getUint16(at + 1);
  for (let i = 0; i < ranges; i += 1) if (glyph < view.getUint16(at + 6 + 3 * i)) return view.getUint8(at + 5 + 3 * i);
  return 0;
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

/** The operands of a CFF dictionary by their operator. */
function operandsOf(view: DataView, from: number, to: number): Map<number, number[]> {
  const found = new Map<number, number[]>();
  let operands: number[] = [];
  for (let at = from; at < to;) {
    const byte = view.getUint8(at);
    if (byte <= 21) {
      found.set(byte === 12 ? 12 * 256 + view.getUint8(at + 1) : byte, operands);
      [operands, at] = [[], at + (byte === 12 ? 2 : 1)];
    } else if (byte === 28) at += operands.push(view.getInt16(at + 1)) && 3;
    else if (byte === 29) at += operands.push(view.getInt32(at + 1)) && 5;
    else if (byte === 30) {
      while (at < to && (view.getUint8(++at) & 0x0f) !== 0x0f);
      at += operands.push(0) && 1;
    } else if (byte <= 246) at += operands.push(byte - 139) && 1;
    else if (byte <= 250) at += operands.push((byte - 247) * 256 + view.getUint8(at + 1) + 108) && 2;
    else at += operands.push(-(byte - 251) * 256 - view.getUint8(at + 1) - 108) && 2;
  }
  return found;
}
