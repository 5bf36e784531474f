import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import type { Box } from "./document.ts";
import { IDENTITY, multiply, transformBox, type Matrix } from "./geometry.ts";
import { readProgram } from "./program-file.ts";
import { drawSpecimen, type Specimen } from "./specimen.ts";

/** Pixels a point: at 2, the stem of a small letter is a pixel wide. Large pages are drawn smaller. */
const PIXELS_PER_POINT = 2;
const MOST_PIXELS = 4_000_000;
/** A page is tried at this share of its size. */
const TRIAL = 1 / 4;
/** Colours that a function of the file gives each pixel can take seconds. A page whose trial takes longer than this is drawn smaller. */
const SLOW_TRIAL_MS = 60;
const PIXELS_PER_POINT_SLOW = 1;
const BYTES_PER_PIXEL = 4;
const WHITE = 0xffffffff;
/** Dark and light letters differ from it alike. */
const GREY = 0xff808080;
/** FPDF_ANNOT: annotations are drawn, too. */
const WITH_ANNOTATIONS = 1;

/** The render mode of ordinary text. */
const FILLED = 0;

/** Types of page objects. */
const TEXT = 1;
const PICTURE = 3;
const FORM = 5;
/** Forms within forms are followed this deep, and this many objects of a page are looked at. */
const DEEPEST = 12;
const MOST_OBJECTS = 60_000;

/** One text operator of a page, or a picture. */
export interface PageObject {
  /** The renderer's handle. */
  readonly handle: number;
  /** On the displayed page, in points. */
  readonly box: Box;
}

export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** Pixels a point, along and down. */
  readonly scale: readonly [x: number, y: number];
  /** Blue, green, red and an unused byte for each pixel, row by row from the top. */
  readonly data: Uint8Array;
}

export interface DrawnPage {
  /** In painting order. */
  readonly texts: readonly PageObject[];
  /** Pictures that cannot be decoded, so that a viewer shows something else or nothing. */
  lostPictures(): readonly PageObject[];
  /** The page as a viewer shows it, without some of its objects. */
  draw(without: readonly PageObject[]): Bitmap;
  /** Some of its objects on grey paper, without anything else. */
  drawAlone(objects: readonly PageObject[]): Bitmap;
  /** Some of its texts in plain black on grey paper, also those that the file keeps invisible. The page is not drawn as it was afterwards. */
  drawVisibly(texts: readonly PageObject[]): Bitmap;
  close(): void;
}

export interface DrawnFile {
  /** Numbers count from 1. Throws when the renderer cannot read the page. */
  page(number: number, size: { readonly width: number; readonly height: number }): DrawnPage;
  /** Letters as a plain font draws them. */
  specimen(): Specimen;
  close(): void;
}

let specimen: Specimen | undefined;
let loading: Promise<WrappedPdfiumModule> | undefined;

/** PDFium as WebAssembly, loaded with the first page in doubt. It has no access to files, fonts of the machine or the network. */
async function load(): Promise<WrappedPdfiumModule> {
  const { init } = await import("@embedpdf/pdfium");
  const pdfium = await init({ wasmBinary: await readProgram() });
  pdfium.FPDF_InitLibrary();
  return pdfium;
}

/** Opens a file for drawing. Throws when the renderer cannot read it. */
export async function openDrawn(bytes: Uint8Array): Promise<DrawnFile> {
  loading ??= load();
  const pdfium = await loading;
  const { wasmExports, HEAPU8 } = pdfium.pdfium as unknown as Memory;
  const start = wasmExports.malloc(bytes.length);
  if (!HEAPU8 || start === 0) throw new Error("The renderer has no memory left.");
  (pdfium.pdfium as unknown as Memory).HEAPU8.set(bytes, start);
  const file = pdfium.FPDF_LoadMemDocument(start, bytes.length, "");
  const release = () => wasmExports.free(start);
  if (file === 0) {
    release();
    throw new Error("The renderer cannot read the file.");
  }
  return {
    page: (number, size) => openPage(pdfium, file, number, size),
    specimen: () => (specimen ??= drawSpecimen(pdfium, "Helvetica")),
    close: () => {
      pdfium.FPDF_CloseDocument(file);
      release();
    },
  };
}

interface Memory {
  readonly HEAPU8: Uint8Array;
  readonly HEAPF32: Float32Array;
  readonly wasmExports: { malloc(size: number): number; free(at: number): void };
}

function openPage(
  pdfium: WrappedPdfiumModule,
  file: number,
  number: number,
  { width, height }: { readonly width: number; readonly height: number },
): DrawnPage {
  const page = pdfium.FPDF_LoadPage(file, number - 1);
  if (page === 0) throw new Error("The renderer cannot read the page.");
  const { texts, pictures, all } = objectsOf(pdfium, page, { width, height });

  const drawAt = (scale: number, without: readonly number[], paper: number, flags: number): Bitmap => {
    const columns = Math.max(1, Math.round(width * scale));
    const rows = Math.max(1, Math.round(height * scale));
    for (const handle of without) pdfium.FPDFPageObj_SetIsActive(handle, false);
    const bitmap = pdfium.FPDFBitmap_Create(columns, rows, 0);
    try {
      pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, columns, rows, paper);
      pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, columns, rows, 0, flags);
      const at = pdfium.FPDFBitmap_GetBuffer(bitmap);
      const data = (pdfium.pdfium as unknown as Memory).HEAPU8.slice(at, at + columns * rows * BYTES_PER_PIXEL);
      return { width: columns, height: rows, scale: [columns / width, rows / height], data };
    } finally {
      pdfium.FPDFBitmap_Destroy(bitmap);
      for (const handle of without) pdfium.FPDFPageObj_SetIsActive(handle, true);
    }
  };

  let chosen: number | undefined;
  const chosenScale = (): number => {
    const scale = Math.min(PIXELS_PER_POINT, Math.sqrt(MOST_PIXELS / Math.max(1, width * height)));
    // The first drawing also loads fonts and compiles code.
    drawAt(scale * TRIAL, [], WHITE, WITH_ANNOTATIONS);
    const start = process.cpuUsage();
    drawAt(scale * TRIAL, [], WHITE, WITH_ANNOTATIONS);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000 > SLOW_TRIAL_MS ? Math.min(scale, PIXELS_PER_POINT_SLOW) : scale;
  };
  const draw = (without: readonly number[], paper: number, flags: number): Bitmap =>
    drawAt((chosen ??= chosenScale()), without, paper, flags);

  return {
    texts,
    lostPictures: () => pictures.filter(({ handle }) => !isDecoded(pdfium, handle)),
    draw: (without) =>
      draw(
        without.map(({ handle }) => handle),
        WHITE,
        WITH_ANNOTATIONS,
      ),
    drawVisibly: (objects) => {
      const kept = new Set(objects.map(({ handle }) => handle));
      for (const handle of kept) {
        pdfium.FPDFTextObj_SetTextRenderMode(handle, FILLED);
        pdfium.FPDFPageObj_SetFillColor(handle, 0, 0, 0, 255);
      }
      return draw(
        all.filter((handle) => !kept.has(handle)),
        GREY,
        0,
      );
    },
    drawAlone: (objects) => {
      const kept = new Set(objects.map(({ handle }) => handle));
      return draw(
        all.filter((handle) => !kept.has(handle)),
        GREY,
        0,
      );
    },
    close: () => pdfium.FPDF_ClosePage(page),
  };
}

function isDecoded(pdfium: WrappedPdfiumModule, picture: number): boolean {
  const bitmap = pdfium.FPDFImageObj_GetBitmap(picture);
  if (bitmap !== 0) pdfium.FPDFBitmap_Destroy(bitmap);
  return bitmap !== 0;
}

/** The texts and pictures of a page, those of its forms included, in painting order. */
function objectsOf(
  pdfium: WrappedPdfiumModule,
  page: number,
  size: { readonly width: number; readonly height: number },
): { texts: PageObject[]; pictures: PageObject[]; all: number[] } {
  // The forms themselves are not among `all`, so that each object in them can be left out.
  const found = { texts: [] as PageObject[], pictures: [] as PageObject[], all: [] as number[] };
  const memory = pdfium.pdfium as unknown as Memory;
  const place = memory.wasmExports.malloc(32);
  const floats = (count: number) => Array.from(memory.HEAPF32.subarray(place / 4, place / 4 + count));
  let left = MOST_OBJECTS;

  const visit = (handle: number, matrix: Matrix, depth: number): void => {
    left -= 1;
    if (left < 0) return;
    const type = pdfium.FPDFPageObj_GetType(handle);
    if (type === FORM && depth < DEEPEST) {
      const own = pdfium.FPDFPageObj_GetMatrix(handle, place) ? (floats(6) as unknown as Matrix) : IDENTITY;
      const inner = multiply(matrix, own);
      const count = pdfium.FPDFFormObj_CountObjects(handle);
      for (let i = 0; i < count; i += 1) visit(pdfium.FPDFFormObj_GetObject(handle, i), inner, depth + 1);
    }
    if (type !== FORM) found.all.push(handle);
    if (type !== TEXT && type !== PICTURE) return;
    const isPlaced = pdfium.FPDFPageObj_GetBounds(handle, place, place + 4, place + 8, place + 12);
    if (!isPlaced) return;
    const box = transformBox(matrix, floats(4) as unknown as Box);
    (type === TEXT ? found.texts : found.pictures).push({ handle, box });
  };

  const display = displayMatrix(pdfium, page, place, size);
  const count = pdfium.FPDFPage_CountObjects(page);
  for (let i = 0; i < count; i += 1) visit(pdfium.FPDFPage_GetObject(page, i), display, 0);
  memory.wasmExports.free(place);
  return found;
}

/** From the page's own coordinates to the displayed page, by where the renderer places three points. */
function displayMatrix(
  pdfium: WrappedPdfiumModule,
  page: number,
  place: number,
  { width, height }: { readonly width: number; readonly height: number },
): Matrix {
  /** Devices have whole pixels; so many make fractions of a point. */
  const fine = 64;
  const memory = pdfium.pdfium as unknown as Memory;
  const at = (x: number, y: number): [x: number, y: number] => {
    pdfium.FPDF_PageToDevice(page, 0, 0, Math.round(width * fine), Math.round(height * fine), 0, x, y, place, place + 4);
    const view = new DataView(memory.HEAPU8.buffer, place, 8);
    return [view.getInt32(0, true) / fine, view.getInt32(4, true) / fine];
  };
  const [e, f] = at(0, 0);
  const [ax, ay] = at(100, 0);
  const [cx, cy] = at(0, 100);
  return [(ax - e) / 100, (ay - f) / 100, (cx - e) / 100, (cy - f) / 100, e, f];
}
