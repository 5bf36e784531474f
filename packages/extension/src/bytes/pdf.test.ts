import { expect, test } from "vitest";
import { faultOf, nameOf } from "./pdf.ts";

const bytesOf = (text: string, length = text.length): ArrayBuffer => {
  const bytes = new Uint8Array(length);
  bytes.set(new TextEncoder().encode(text));
  return bytes.buffer;
};
const MB = 1024 * 1024;

test("a PDF has its header within the first kilobyte", () => {
  expect(faultOf(bytesOf("%PDF-1.7\n"))).toBeUndefined();
  expect(faultOf(bytesOf(`${" ".repeat(1019)}%PDF-`))).toBeUndefined();
  expect(faultOf(bytesOf(`${" ".repeat(1020)}%PDF-`))).toBe("notPdf");
  expect(faultOf(bytesOf("<!doctype html><title>Log in</title>"))).toBe("notPdf");
});

test("a PDF has 1 byte to 10 MB", () => {
  expect(faultOf(bytesOf(""))).toBe("empty");
  expect(faultOf(bytesOf("%PDF-1.7", 10 * MB))).toBeUndefined();
  expect(faultOf(bytesOf("%PDF-1.7", 10 * MB + 1))).toBe("tooLarge");
});

test.for([
  ["the server's own name", { disposition: 'inline; filename="Haddad CV.pdf"', url: "https://a.example/x" }, "Haddad CV.pdf"],
  ["without quotes", { disposition: "attachment; filename=cv.pdf; size=3" }, "cv.pdf"],
  ["in its own encoding", { disposition: "inline; filename=cv.pdf; filename*=UTF-8''%C3%96zg%C3%BCr.pdf" }, "Özgür.pdf"],
  ["with a quoted quote", { disposition: 'inline; filename="a \\"b\\".pdf"' }, 'a "b".pdf'],
  ["the last part of the address", { url: "https://a.example/files/Ada%20Lovelace.pdf?token=1" }, "Ada Lovelace.pdf"],
  [
    "the tab's title, where the address has no file",
    { url: "https://a.example/view?id=3", title: "Ada Lovelace" },
    "Ada Lovelace.pdf",
  ],
  ["an address that is not well written", { url: "https://a.example/%E0%A4%A.pdf" }, "%E0%A4%A.pdf"],
  ["nothing at all", {}, "cv.pdf"],
] as const)("a CV's name: %s", ([, from, name]) => {
  expect(nameOf(from)).toBe(name);
});

test("a name leads to no other folder, and turns no text around", () => {
  expect(nameOf({ disposition: 'inline; filename="../../etc/cv.pdf"' })).toBe("cv.pdf");
  expect(nameOf({ disposition: 'inline; filename="C:\\\\Users\\\\a.pdf"' })).toBe("a.pdf");
  expect(nameOf({ disposition: "inline; filename*=UTF-8''cv%E2%80%AEfdp.exe%00" })).toBe("cvfdp.exe.pdf");
  expect(nameOf({ title: "x".repeat(900) })).toHaveLength(204);
});
