import { fontProgram, type FontProgram } from "./font-program.ts";
import { areStrange, hasTraits, type Named } from "./letter-traits.ts";
import type { GlyphShape } from "./glyph-shape.ts";
import type { Look } from "./type3.ts";
import type { LoadedFont, PdfFont, PdfGlyph } from "./pdf.ts";

/** A font is judged from this many different letters on. */
const LETTERS_TO_JUDGE = 4;
/** Outlines shorter than this on average, in bytes, may be specks; those of letters take three times as much. */
const SPECK = 60;
const LETTERS_TO_MEASURE = 8;

/** Letters of a font that draw nothing: all of them, some, or none. */
export type Blankness = "all" | "some" | "none";

/** A letter encloses at least this area, in square font sizes; a thin "l" has ten times as much. */
const LEAST_AREA = 0.001;
/** Half of a font's letters are at least this high, in font sizes; those of small script fonts are. */
const LEAST_HEIGHT = 0.3;

interface Seen {
  readonly program: FontProgram | undefined;
  /** Letters whose outlines enclose nothing. */
  strays: number;
  /** Of letters, in font sizes. */
  readonly heights: number[];
  /** The middle one of the first so many heights. */
  middle: { readonly of: number; readonly height: number };
  readonly blank: Set<string>;
  readonly inked: Set<string>;
  /** Of the outlines of all inked letters. */
  inkedBytes: number;
}

/** Letters of ASCII that a font shows, by their glyphs. */
interface Letters {
  readonly named: Map<string, Named>;
  /** The answer for the first so many of them. */
  judged: number;
  isDoubtful: boolean;
}

const MOST_LETTERS = 200;

/**
 * Finds embedded fonts whose letters are empty: their text can be copied but not seen. A font with a few empty letters may only be broken,
 * which the drawn page decides. Each font is parsed once.
 */
export class BlankFonts {
  readonly #fonts: ReadonlySet<LoadedFont>;
  readonly #seen = new Map<PdfFont, Seen>();
  readonly #programs = new Map<PdfFont, FontProgram | undefined>();
  readonly #letters = new Map<PdfFont, Letters>();
  readonly #painted = new Map<PdfFont, Map<string, boolean>>();

  constructor(fonts: ReadonlySet<LoadedFont>) {
    this.#fonts = fonts;
  }

  /** Records that a font shows a glyph; `look` is its drawing in a Type 3 font. */
  note(font: PdfFont, glyph: PdfGlyph, look?: Look): void {
    if (!look) this.#note(font, glyph);
    else if (look.shape) this.#name(font, glyph.operatorListId ?? "", glyph.unicode, look.shape);
  }

  #name(font: PdfFont, glyph: string, letter = "", shape: GlyphShape): void {
    if (!hasTraits(letter)) return;
    const letters = this.#letters.get(font) ?? { named: new Map<string, Named>(), judged: 0, isDoubtful: false };
    this.#letters.set(font, letters);
    if (letters.named.size < MOST_LETTERS && !letters.named.has(glyph)) letters.named.set(glyph, { letter, shape });
  }

  #note(font: PdfFont, { unicode, fontChar, isInFont }: PdfGlyph): void {
    if (!fontChar || font.missingFile !== false) return;
    const known = this.#seen.get(font);
    if (known && (known.blank.has(fontChar) || known.inked.has(fontChar))) return;
    if (!/[\p{L}\p{N}]/u.test(unicode ?? "")) return;
    const seen: Seen = known ?? {
      program: this.#program(font),
      strays: 0,
      heights: [],
      middle: { of: 0, height: 1 },
      blank: new Set<string>(),
      inked: new Set<string>(),
      inkedBytes: 0,
    };
    if (!known) this.#seen.set(font, seen);
    const length = seen.program?.length(fontChar);
    if (isInFont === false || length === 0) seen.blank.add(fontChar);
    else {
      seen.inked.add(fontChar);
      seen.inkedBytes += length ?? Infinity;
      const shape = seen.program?.shape(fontChar);
      if (!shape) return;
      this.#name(font, fontChar, unicode, shape);
      if (isStray(shape)) seen.strays += 1;
      else seen.heights.push(shape.height);
    }
  }

  /** False for a glyph that draws nothing, as a space; of a font that cannot be read no glyph is known to draw. */
  paints(font: PdfFont, { fontChar }: PdfGlyph): boolean {
    if (!fontChar || font.missingFile !== false) return false;
    const known = this.#painted.get(font) ?? new Map<string, boolean>();
    this.#painted.set(font, known);
    const paints = known.get(fontChar) ?? (this.#program(font)?.length(fontChar) ?? 0) > 0;
    known.set(fontChar, paints);
    return paints;
  }

  /** Among the letters noted so far. */
  of(font: PdfFont): Blankness {
    const seen = this.#seen.get(font);
    if (seen === undefined) return "none";
    const { blank, inked, inkedBytes, strays } = seen;
    if (blank.size >= LETTERS_TO_JUDGE) return inked.size > 0 ? "some" : "all";
    if (strays >= LETTERS_TO_JUDGE) return "some";
    return inked.size >= LETTERS_TO_MEASURE && inkedBytes / inked.size < SPECK ? "some" : "none";
  }

  /** Factor from a font's size to the size that its letters look like: 1, or less where the font draws them small. */
  sizeOf(font: PdfFont): number {
    const seen = this.#seen.get(font);
    if (seen === undefined || seen.heights.length < LETTERS_TO_JUDGE) return 1;
    const { heights } = seen;
    if (seen.middle.of !== heights.length)
      seen.middle = { of: heights.length, height: heights.toSorted((a, b) => a - b)[heights.length >> 1]! };
    return Math.min(1, seen.middle.height / LEAST_HEIGHT);
  }

  /** True for a font that may draw other letters than it is read as. */
  mayDrawOthers(font: PdfFont): boolean {
    const letters = this.#letters.get(font);
    if (!letters) return false;
    if (letters.judged !== letters.named.size) {
      letters.judged = letters.named.size;
      letters.isDoubtful = areStrange([...letters.named.values()]);
    }
    return letters.isDoubtful;
  }

  #program(font: PdfFont): FontProgram | undefined {
    if (!this.#programs.has(font)) this.#programs.set(font, this.#read(font));
    return this.#programs.get(font);
  }

  #read(font: PdfFont): FontProgram | undefined {
    if (!font.loadedName) return undefined;
    for (const { family, data } of this.#fonts) {
      if (family === font.loadedName) return fontProgram(data, font.fontMatrix?.[3]);
    }
    return undefined;
  }
}

const isStray = ({ area, height }: GlyphShape): boolean => area <= LEAST_AREA * Math.min(1, height * height);
