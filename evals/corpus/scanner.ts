import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { deflateSync } from "node:zlib";
import { init } from "@embedpdf/pdfium";
import { rawPdf, streamOf } from "./raw-pdf.ts";

const pdfium = await init({
  wasmBinary: new Uint8Array(await readFile(createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm"))).buffer,
});
pdfium.FPDF_InitLibrary();
const memory = () =>
  pdfium.pdfium as unknown as { HEAPU8: Uint8Array; wasmExports: { malloc(size: number): number; free(at: number): void } };

const WIDTH = 595;
const HEIGHT = 842;
const DPI = 150;

/** Changes the lightness (0 to 255) of a pixel. */
export type Wear = (light: number, x: number, y: number) => number;

/** A page of these operators as a scanner stores it: one grey picture, an object of a PDF. */
export function scanned(content: string, wear: Wear = (light) => light): string {
  const bytes = rawPdf({ content });
  const start = memory().wasmExports.malloc(bytes.length);
  memory().HEAPU8.set(bytes, start);
  const file = pdfium.FPDF_LoadMemDocument(start, bytes.length, "");
  const page = pdfium.FPDF_LoadPage(file, 0);
  const [width, height] = [Math.round((WIDTH * DPI) / 72), Math.round((HEIGHT * DPI) / 72)];
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0);
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
  const at = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const grey = Buffer.alloc(width * height);
  for (let i = 0; i < grey.length; i += 1) grey[i] = wear(memory().HEAPU8[at + 4 * i + 1]!, i % width, Math.floor(i / width));
  pdfium.FPDFBitmap_Destroy(bitmap);
  pdfium.FPDF_ClosePage(page);
  pdfium.FPDF_CloseDocument(file);
  memory().wasmExports.free(start);
  const data = deflateSync(grey).toString("latin1");
  return streamOf(
    data,
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode`,
  );
}

/** Draws the picture of a scan onto the whole page. */
export const ON_PAGE = `q ${WIDTH} 0 0 ${HEIGHT} 0 0 cm /X Do Q`;
