import "./dom.ts";
import { PDFParse } from "pdf-parse";

/*
 * The only module that calls pdf-parse. This is the list of everything the package relies on in pdf-parse 2.4 and its pdf.js 5.4 that
 * neither documents as public. `pdf.test.ts` has a test for each point, so that a failing update names the point it breaks.
 *
 * 1. `PDFParse.load()`, typed as private, opens the file and returns pdf.js's document; `destroy()` frees it. The public methods
 *    return text without operators.
 * 2. `PDFParse` passes its options on to pdf.js's `getDocument`, also `ownerDocument`, which its types do not name.
 * 3. pdf.js makes a `FontFace` (see dom.ts) of each embedded font and adds it to `ownerDocument.fonts`.
 * 4. Errors are told apart by name: `PasswordException`, `InvalidPDFException`.
 * 5. Operators have the numbers in `OPS`. `constructPath` brings the painting operator and its commands (see outlines.ts); colours are
 *    "#rrggbb".
 * 6. Objects whose name begins with `g_` are shared by all pages and stand in `commonObjs`, the others in `objs`.
 * 7. In place of a font that cannot be read stands a string that says why.
 * 8. The operator of a picture larger than `maxImageSize` is left out.
 * 9. Once a page's operators are listed, `getAnnotationsByType` with null for all types gives its annotations as they are, also those that
 *    no viewer shows. `getAnnotations` reads the whole text of a page with links a second time, for the words beneath them.
 * 10. For the bundle (bundle.ts): the worker lies at `../esm/pdf.worker.mjs` beside pdf-parse's entry, and pdf.js asks for its canvas in
 *    one known line.
 * 11. A font's `name` is that of the file.
 * 12. A layer of the configuration of layers has a `usage` that decides, beside its state, whether it is shown.
 */

/** An open document of pdf.js. */
export interface PdfDocument {
  readonly numPages: number;
  getPage(number: number): Promise<PdfPage>;
  getMetadata(): Promise<{ info: Record<string, unknown> }>;
  /** A new object with each call. */
  getOptionalContentConfig(): Promise<PdfLayerConfig>;
  /** `types`: numbers of the types, null for all. Pages are counted from 0. */
  getAnnotationsByType(
    types: ReadonlySet<number> | null,
    pagesToSkip: ReadonlySet<number>,
  ): Promise<readonly PdfAnnotation[] | null>;
}

export interface PdfLayers {
  isVisible(group: unknown): boolean;
}

/** The layers by their id. A layer's usage says for which purpose it is shown. */
export interface PdfLayerConfig extends PdfLayers, Iterable<readonly [id: string, layer: { usage: object }]> {}

export interface PdfPage {
  /** Operators of the page and of what its annotations draw. */
  getOperatorList(): Promise<PdfOperators>;
  getAnnotations(): Promise<readonly PdfAnnotation[]>;
  getViewport(options: { scale: number }): PdfViewport;
  readonly commonObjs: PdfObjects;
  readonly objs: PdfObjects;
  cleanup(): void;
}

/** Fonts, pictures and shadings that operators refer to by name. */
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
  /** The lines of a marked text; null where the file gives none that can be drawn. */
  readonly quadPoints?: ArrayLike<number> | null;
  readonly url?: string;
  /** Form fields only. */
  readonly hidden?: boolean;
  readonly fieldType?: string;
  readonly fieldValue?: unknown;
  readonly annotationFlags?: number;
  /** The file, or pdf.js in its place, draws the annotation. */
  readonly hasAppearance?: boolean;
  /** Text fields: the value may have several lines, or is shown as dots. */
  readonly multiLine?: boolean;
  readonly password?: boolean;
  /** Text fields: the look of a value that the viewer draws. A size of 0 fits the field. */
  readonly defaultAppearanceData?: { readonly fontSize?: number; readonly fontColor?: ArrayLike<number> | null };
  readonly backgroundColor?: ArrayLike<number> | null;
  readonly contentsObj?: { readonly str?: string };
}

export interface PdfFont {
  /** pdf.js could not read the font and drops its letters. */
  readonly isLost?: boolean;
  /** As the file names it, with the tag of a subset: "ABCDEF+Helvetica". */
  readonly name?: string;
  readonly ascent?: number;
  readonly descent?: number;
  readonly bbox?: ArrayLike<number>;
  readonly fontMatrix?: ArrayLike<number>;
  readonly vertical?: boolean;
  readonly isType3Font?: boolean;
  /** Type 3 only: the operators that draw each glyph. */
  readonly charProcOperatorList?: Record<string, PdfOperators>;
  readonly loadedName?: string;
  /** Not embedded: a viewer uses a font of its own. */
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
  /** False when the font program lacks it; pdf.js leaves out most empty glyphs when it rewrites the program. */
  readonly isInFont?: boolean;
}

/** Numbers of the pdf.js operators that paint or that change the place or look of what is painted. */
export const OPS = {
  setLineWidth: 2,
  setLineCap: 3,
  setDash: 6,
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

/** An embedded font as pdf.js converts it for a browser (see dom.ts). */
export interface LoadedFont {
  readonly family: string;
  /** OpenType. */
  readonly data: Uint8Array;
}

const SILENT = 0;

/** Without `load` the reader's child must not start: otherwise every CV would be called damaged. */
const { load } = PDFParse.prototype as unknown as { load?: (this: PDFParse) => Promise<PdfDocument> };
if (typeof load !== "function") throw new Error("pdf-parse no longer has the method load(); see the list in pdf.ts.");
const openWith = load;

export interface OpenPdf {
  readonly pdf: PdfDocument;
  /** Embedded fonts of the pages listed so far. */
  readonly fonts: ReadonlySet<LoadedFont>;
  readonly close: () => Promise<void>;
}

/**
 * Opens a PDF. Throws the errors of pdf.js. Call `close` when done; the bytes belong to pdf.js from here on. Pictures of more pixels than
 * `maxPicture` are left out; by default all are, because they cost seconds and hundreds of megabytes (see `addOmittedPicture` in
 * interpreter.ts).
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
    // pdf.js chooses this under Node. It is named so that a browser reads the same text.
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    ownerDocument: { fonts } as never,
  });
  const pdf = await openWith.call(parser);
  return { pdf, fonts, close: () => parser.destroy() };
}

export const isPasswordError = (error: unknown): boolean => error instanceof Error && error.name === "PasswordException";
export const isInvalidPdfError = (error: unknown): boolean => error instanceof Error && error.name === "InvalidPDFException";

/** The collection that holds the object with this name. */
const objectsWith = (page: PdfPage, name: string): PdfObjects => (name.startsWith("g_") ? page.commonObjs : page.objs);

/** Flags of an annotation (ISO 32000-2, 12.5.3). */
const INVISIBLE = 1;
const NO_VIEW = 32;

/** The annotations of a page whose operators have been listed, as `getAnnotations` gives them. */
export async function annotationsOf(pdf: PdfDocument, page: PdfPage, number: number): Promise<readonly PdfAnnotation[]> {
  const others = new Set(Array.from({ length: pdf.numPages }, (_, index) => index).filter((index) => index !== number - 1));
  const all = (await pdf.getAnnotationsByType(null, others)) ?? [];
  // A pop-up may be seen where only the note it belongs to is.
  if (all.some(({ subtype }) => subtype === "Popup")) return page.getAnnotations();
  return all.filter(
    ({ subtype, quadPoints, annotationFlags = 0 }) =>
      quadPoints !== null && (subtype === "Widget" || (annotationFlags & (INVISIBLE | NO_VIEW)) === 0),
  );
}

/** A font by its name; an empty one when it is unknown. */
export function fontNamed(page: PdfPage, name: unknown): PdfFont {
  const font = typeof name === "string" && page.commonObjs.has(name) ? page.commonObjs.get(name) : {};
  return typeof font === "string" ? { isLost: true } : (font as PdfFont);
}

/** A picture or a shading by its name; undefined when it was left out. */
export function objectNamed(page: PdfPage, name: unknown): unknown {
  if (typeof name !== "string") return undefined;
  const objects = objectsWith(page, name);
  return objects.has(name) ? objects.get(name) : undefined;
}
