import { expect, test } from "vitest";
import { roleOf, type Part } from "./kinds.ts";

const part = (changes: Partial<Part>): Part => ({
  name: null,
  type: "application/octet-stream",
  disposition: "attachment",
  isShown: false,
  bytes: new Uint8Array([1, 2, 3]),
  ...changes,
});

test("what a Mac sends beside a file is no document of its sender", () => {
  expect(roleOf(part({ name: "._CV.pages", type: "application/octet-stream" }))).toBe("unseen");
  expect(roleOf(part({ name: "CV.pages", type: "application/applefile" }))).toBe("unseen");
  expect(roleOf(part({ name: "CV.pages" }))).toBe("word");
});

test("Outlook's packing gets its advice, whatever it is called", () => {
  const bytes = new Uint8Array([0x78, 0x9f, 0x3e, 0x22, 0]);
  expect(roleOf(part({ name: "noname", bytes }))).toBe("winmail");
  expect(roleOf(part({ name: "ATT00001.txt", type: "application/ms-tnef" }))).toBe("winmail");
});
