/** pdf.js, loaded only where a CV is shown. Its worker is the only script address that the page's Trusted Types policy allows. */
import { getDocument, type PDFDocumentProxy, PDFWorker, TextLayer } from "pdfjs-dist";
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import { trustedScriptUrl } from "../../../trusted.ts";

export { type PDFDocumentProxy, TextLayer };
export type { PDFPageProxy } from "pdfjs-dist";

const fontUrls = import.meta.glob<string>("../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The standard fonts of PDF, which files need not embed, by file name. */
class StandardFonts {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const [, url] = Object.entries(fontUrls).find(([path]) => path.endsWith(`/${filename}`)) ?? [];
    if (!url) throw new Error(`${filename} is not among the standard fonts`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${filename} answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

let shared: PDFWorker | undefined;

function sharedWorker(): PDFWorker {
  shared ??= PDFWorker.create({ port: new Worker(trustedScriptUrl(workerUrl), { type: "module" }) });
  return shared;
}

/**
 * Opens the PDF behind an address of the API.
 * @throws Error when it cannot be fetched or opened
 */
export async function openPdf(address: string, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const response = await fetch(address, { signal, credentials: "same-origin" });
  if (!response.ok) throw new Error(`The document answered ${response.status}`);
  const data = new Uint8Array(await response.arrayBuffer());
  signal.throwIfAborted();
  const task = getDocument({
    data,
    worker: sharedWorker(),
    BinaryDataFactory: StandardFonts,
    useSystemFonts: false,
    useWorkerFetch: false,
    // WebAssembly would need a looser CSP.
    useWasm: false,
    disableWorkerRendering: true,
    verbosity: 0,
  });
  signal.addEventListener("abort", () => void task.destroy(), { once: true });
  return task.promise;
}
