import "./dom.ts";
import { PDFParse } from "pdf-parse";

/** The part of pdf.js 5.4 (inside pdf-parse 2.4) that is used here. pdf-parse types its `load()` as private; it is its own way in. */
export interface PdfDocument {
  readonly numPages: number;
  getPage(number: number): Promise<PdfPage>;
  getMetadata(): Promise<{ info: Record<string, unknown> }>;
  getOptionalContentConfig(): Promise<PdfLayers>;
}

export interface PdfLayers {
  isVisible(group: unknown): boolean;
}

export interface PdfPage {
  /** Operators of the page and of what its annotations draw. */
  getOperatorList(): Promise<PdfOperators>;
  getAnnotations(): Promise<readonly PdfAnnotation[]>;
  getViewport(options: { scale: number }): PdfViewport;
  readonly commonObjs: PdfObjects;
  readonly objs: PdfObjects;
  cleanup(): void;
}

/** What operators refer to by name: fonts, pictures, shadings. */
export interface PdfObjects {
  has(id: string): boolean;
  get(id: string): unknown;
  /** Calls back once the object has arrived. */
  get(id: string, callback: (object: unknown) => void): null;
}

export interface PdfOperators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly (readonly unknown[] | null)[];
}

/** The page as displayed: origin top left, in points. */
export interface PdfViewport {
  readonly width: number;
  readonly height: number;
  /** From the page's own coordinates to displayed ones. */
  readonly transform: ArrayLike<number>;
}

export interface PdfAnnotation {
  readonly id: string;
  readonly subtype?: string;
  readonly rect?: ArrayLike<number>;
  readonly url?: string;
  /** Form fields only. */
  readonly hidden?: boolean;
  readonly fieldType?: string;
  readonly fieldValue?: unknown;
  readonly contentsObj?: { readonly str?: string };
}

export interface PdfFont {
  /** pdf.js could make nothing of it, and drops its letters. */
  readonly isLost?: boolean;
  readonly ascent?: number;
  readonly descent?: number;
  readonly bbox?: ArrayLike<number>;
  readonly fontMatrix?: ArrayLike<number>;
  readonly vertical?: boolean;
  readonly isType3Font?: boolean;
  /** Type 3 only: what each glyph draws. */
  readonly charProcOperatorList?: Record<string, PdfOperators>;
  readonly loadedName?: string;
  /** Not embedded: a viewer takes a font of its own. */
  readonly missingFile?: boolean;
}

export interface PdfGlyph {
  readonly unicode?: string;
  /** In thousandths of the font size. */
  readonly width?: number;
  /** Vertical writing: advance, and the origin's place in the glyph. */
  readonly vmetric?: ArrayLike<number>;
  readonly isSpace?: boolean;
  /** Type 3 only: its name in `charProcOperatorList`. */
  readonly operatorListId?: string;
  /** The character under which the rewritten font program draws it. */
  readonly fontChar?: string;
  /** Whether the font program has it; empty glyphs are mostly left out as pdf.js rewrites the program. */
  readonly isInFont?: boolean;
}

/** pdf.js operator numbers that paint or that move what is painted. */
export const OPS = {
  setLineWidth: 2,
  setLineCap: 3,
  setGState: 9,
  save: 10,
  restore: 11,
  transform: 12,
  stroke: 20,
  closeStroke: 21,
  fill: 22,
  eoFill: 23,
  fillStroke: 24,
  eoFillStroke: 25,
  closeFillStroke: 26,
  closeEOFillStroke: 27,
  clip: 29,
  eoClip: 30,
  beginText: 31,
  endText: 32,
  setCharSpacing: 33,
  setWordSpacing: 34,
  setHScale: 35,
  setLeading: 36,
  setFont: 37,
  setTextRenderingMode: 38,
  setTextRise: 39,
  moveText: 40,
  setLeadingMoveText: 41,
  setTextMatrix: 42,
  nextLine: 43,
  showText: 44,
  setStrokeColorN: 53,
  setFillColorN: 55,
  setStrokeRGBColor: 58,
  setFillRGBColor: 59,
  shadingFill: 62,
  beginMarkedContent: 69,
  beginMarkedContentProps: 70,
  endMarkedContent: 71,
  paintFormXObjectBegin: 74,
  paintFormXObjectEnd: 75,
  beginGroup: 76,
  endGroup: 77,
  beginAnnotation: 80,
  endAnnotation: 81,
  paintImageMaskXObject: 83,
  paintImageXObject: 85,
  paintInlineImageXObject: 86,
  paintSolidColorImageMask: 90,
  constructPath: 91,
  setStrokeTransparent: 92,
  setFillTransparent: 93,
  rawFillPath: 94,
} as const;

/** What pdf.js makes of an embedded font, as it gives it to a browser (see dom.ts). */
export interface LoadedFont {
  readonly family: string;
  /** OpenType. */
  readonly data: Uint8Array;
}

const SILENT = 0;

export interface OpenPdf {
  readonly pdf: PdfDocument;
  /** Embedded fonts of the pages listed so far. */
  readonly fonts: ReadonlySet<LoadedFont>;
  readonly close: () => Promise<void>;
}

/**
 * Opens a PDF. Throws what pdf-parse throws: `PasswordException`, `InvalidPDFException` and others.
 * Call `close` when done; the bytes belong to pdf.js from here on. `maxPicture`: pictures of more pixels are left out; by default all are,
 * because they cost seconds and hundreds of megabytes (see interpret.ts for what remains of them).
 */
export async function open(bytes: Uint8Array, maxPicture = 0): Promise<OpenPdf> {
  const fonts = new Set<LoadedFont>();
  const parser = new PDFParse({
    data: bytes,
    verbosity: SILENT,
    isEvalSupported: false,
    maxImageSize: maxPicture,
    // Otherwise every glyph is compiled to an outline.
    disableFontFace: false,
    ownerDocument: { fonts } as never,
  });
  const pdf = await (parser as unknown as { load(): Promise<PdfDocument> }).load();
  return { pdf, fonts, close: () => parser.destroy() };
}
