/** Name of the renderer's program beside the bundled child. */
export const PROGRAM = "pdfium.wasm";
