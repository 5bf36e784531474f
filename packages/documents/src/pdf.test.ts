import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { OPS } from "./pdf.ts";

test("operator numbers are those of the pdf.js that pdf-parse brings", async () => {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve("pdf-parse"));
  const pdfjs = (await import(resolve("pdfjs-dist/legacy/build/pdf.mjs"))) as { OPS: Record<string, number> };
  expect(pdfjs.OPS).toMatchObject(OPS);
});
