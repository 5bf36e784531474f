import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BuildOptions, Plugin } from "esbuild";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** pdf-parse keeps pdf.js's worker beside its own entry, outside its `exports`. */
const pdfWorker = join(dirname(createRequire(import.meta.url).resolve("pdf-parse")), "../esm/pdf.worker.mjs");

/** pdf.js requires a native canvas as it loads and warns when there is none. Nothing is drawn here, so the request is removed. */
const withoutCanvas: Plugin = {
  name: "pdfjs-without-canvas",
  setup(build) {
    build.onLoad({ filter: /pdfjs-dist[\\/]legacy[\\/]build[\\/]pdf\.mjs$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      const asks = 'canvas = require("@napi-rs/canvas");';
      if (!source.includes(asks)) throw new Error(`${path} no longer contains the line that requires a canvas: ${asks}`);
      return { contents: source.replace(asks, "canvas = undefined;"), loader: "js" };
    });
  },
};

/**
 * esbuild options for the child process that reads PDFs, one ES module without dependencies. The file belongs beside the module that calls
 * `createReader`, under this name.
 */
export const readerBundle = {
  entryPoints: { "read-cv": here("src/child.ts") },
  // The worker registers itself with pdf.js, which would otherwise look for its file. Both need the browser classes of dom.ts first.
  inject: [here("src/dom.ts"), pdfWorker],
  plugins: [withoutCanvas],
  bundle: true,
  platform: "node",
  target: "node24",
  format: "esm",
  outExtension: { ".js": ".mjs" },
  minify: true,
  legalComments: "none",
  logLevel: "error",
} satisfies BuildOptions;
