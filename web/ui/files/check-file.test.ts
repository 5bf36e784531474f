import { FILE_MAX_BYTES } from "@candor/core/kernel/limits";
import { expect, test } from "vitest";
import { flawOf } from "./check-file.ts";

const blob = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => new Blob(parts);

test("a PDF is told by its first bytes, with or without something before them", async () => {
  expect(await flawOf(blob("%PDF-1.7 …"))).toBeUndefined();
  expect(await flawOf(blob("\uFEFF\r\n", "%PDF-1.4"))).toBeUndefined();
  expect(await flawOf(blob(" ".repeat(1100), "%PDF-1.4"))).toBe("notPdf");
});

test("what is no PDF, empty or too large is named before anything is sent", async () => {
  expect(await flawOf(blob("PK\u0003\u0004 a Word file"))).toBe("notPdf");
  expect(await flawOf(blob())).toBe("empty");
  expect(await flawOf(blob("%PDF-1.7", new Uint8Array(FILE_MAX_BYTES)))).toBe("tooLarge");
});

test("a file that cannot be read any more is told apart from one that is no PDF", async () => {
  const gone = blob("%PDF-1.7");
  gone.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException("gone", "NotFoundError")) }) as unknown as Blob;
  expect(await flawOf(gone)).toBe("unreadable");
});
