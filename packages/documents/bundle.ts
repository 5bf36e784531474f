import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BuildOptions, Plugin } from "esbuild";
import { PROGRAM } from "./src/program.ts";

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

/** PDFium as its package of this version brings it; another program is not shipped unseen. */
const PROGRAM_SHA256 = "5e4cd023c3dad4a895b3571ca573d3fc51bac6de48360d95283134385b954eaa";

/** Puts the renderer's program beside the child, which loads it with the first page in doubt (see src/renderer.ts). */
const withRenderer: Plugin = {
  name: "renderer",
  setup(build) {
    build.onEnd(async () => {
      const program = await readFile(createRequire(import.meta.url).resolve(`@embedpdf/pdfium/${PROGRAM}`));
      const hash = createHash("sha256").update(program).digest("hex");
      if (hash !== PROGRAM_SHA256)
        throw new Error(`${PROGRAM} has the SHA-256 ${hash}. Look at the new version and note its hash here.`);
      await writeFile(join(build.initialOptions.outdir!, PROGRAM), program);
    });
  },
};

/**
 * esbuild options for the child process that reads PDFs: an ES module without dependencies, and the renderer's program. Both belong beside
 * the module that calls `createReader`, under these names.
 */
export const readerBundle = {
  entryPoints: { "read-cv": here("src/child.ts") },
  // The worker registers itself with pdf.js, which would otherwise look for its file. Both need the browser classes of dom.ts first.
  inject: [here("src/dom.ts"), pdfWorker],
  plugins: [withoutCanvas, withRenderer],
  bundle: true,
  platform: "node",
  target: "node24",
  format: "esm",
  outExtension: { ".js": ".mjs" },
  minify: true,
  legalComments: "none",
  logLevel: "error",
} satisfies BuildOptions;

/** Replaces Node's module, and the one that finds the renderer's program, by those of `src/browser`. */
const withoutNode: Plugin = {
  name: "without-node",
  setup(build) {
    build.onResolve({ filter: /^node:zlib$/ }, () => ({ path: here("src/browser/node.ts") }));
    build.onResolve({ filter: /^\.\/program-file\.ts$/ }, () => ({ path: here("src/browser/program-file.ts") }));
    // The same code as under Node: the package's own build for browsers brings another pdf.js worker.
    build.onResolve({ filter: /^pdf-parse$/ }, () => ({ path: join(dirname(pdfWorker), "index.js") }));
  },
};

/** esbuild options for a module worker that reads PDFs in a browser as the child does on the server, with the renderer's program beside it. */
export const browserBundle = {
  inject: [here("src/browser/scope.ts"), here("src/dom.ts"), pdfWorker],
  plugins: [withoutNode, withoutCanvas, withRenderer],
  bundle: true,
  platform: "browser",
  target: "es2022",
  format: "esm",
  minify: true,
  legalComments: "none",
  logLevel: "error",
} satisfies BuildOptions;
