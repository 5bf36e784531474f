import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import { BOTTOM, ROWS, TOP, type Columns } from "./letter-columns.ts";

/** The signs of ASCII that have ink. */
const FIRST = 0x21;
const LAST = 0x7e;
/** Size of the letters in pixels. Each has a cell of its own, in which nothing else is drawn. */
const EM = 32;
const CELL = 48;
const HEIGHT = 64;
/** Height of the baseline above the lower edge of the cells, and the space before a letter. */
const BASELINE = 20;
const BEFORE = 6;
const PAPER = 0xffffffff;
const BYTES_PER_PIXEL = 4;
const LEAST_INK = 0.1;

/** The ink of letters, as a plain font draws them. */
export type Specimen = ReadonlyMap<string, Columns>;

interface Memory {
  readonly HEAPU8: Uint8Array;
  readonly wasmExports: { malloc(size: number): number; free(at: number): void };
}

/** Draws the letters in one of the fonts that every viewer brings along. */
export function drawSpecimen(pdfium: WrappedPdfiumModule, font: string): Specimen {
  const memory = () => pdfium.pdfium as unknown as Memory;
  const signs = Array.from({ length: LAST - FIRST + 1 }, (_, i) => String.fromCharCode(FIRST + i));
  const width = CELL * signs.length;
  const file = pdfium.FPDF_CreateNewDocument();
  const page = pdfium.FPDFPage_New(file, 0, width, HEIGHT);
  const text = memory().wasmExports.malloc(4);
  const bitmap = pdfium.FPDFBitmap_Create(width, HEIGHT, 0);
  try {
    signs.forEach((sign, i) => {
      const object = pdfium.FPDFPageObj_NewTextObj(file, font, EM);
      // UTF-16 with an end.
      memory().HEAPU8.set([sign.charCodeAt(0), 0, 0, 0], text);
      pdfium.FPDFText_SetText(object, text);
      pdfium.FPDFPageObj_Transform(object, 1, 0, 0, 1, CELL * i + BEFORE, BASELINE);
      pdfium.FPDFPage_InsertObject(page, object);
    });
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, HEIGHT, PAPER);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, HEIGHT, 0, 0);
    const at = pdfium.FPDFBitmap_GetBuffer(bitmap);
    const data = memory().HEAPU8.slice(at, at + width * HEIGHT * BYTES_PER_PIXEL);
    return new Map(signs.map((sign, i) => [sign, columnsIn(data, width, CELL * i)]));
  } finally {
    memory().wasmExports.free(text);
    pdfium.FPDFBitmap_Destroy(bitmap);
    pdfium.FPDF_ClosePage(page);
    pdfium.FPDF_CloseDocument(file);
  }
}

/** The ink of one cell, without the space beside the letter. */
function columnsIn(data: Uint8Array, width: number, left: number): Columns {
  const step = ((TOP - BOTTOM) * EM) / ROWS;
  const first = HEIGHT - BASELINE - TOP * EM;
  const inkOf = (x: number, row: number): number => {
    const [from, to] = [Math.round(first + row * step), Math.round(first + (row + 1) * step)];
    let sum = 0;
    for (let y = from; y < to; y += 1) sum += 255 - data[(y * width + x) * BYTES_PER_PIXEL]!;
    return sum / 255 / (to - from);
  };
  const columns = Array.from({ length: CELL }, (_, x) => Array.from({ length: ROWS }, (__, row) => inkOf(left + x, row)));
  const hasInk = (column: readonly number[]) => column.some((ink) => ink > LEAST_INK);
  return Float32Array.from(columns.slice(columns.findIndex(hasInk), columns.findLastIndex(hasInk) + 1).flat());
}
