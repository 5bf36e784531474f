import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { EXTENSION_ID, EXTENSION_KEY } from "./src/id.ts";

test("the id is the one that browsers derive from the key", () => {
  const key = Buffer.from(EXTENSION_KEY, "base64");
  expect(key.toString("base64")).toBe(EXTENSION_KEY);
  // The first 32 hexadecimal digits of the key's hash, written with the letters a to p.
  const digits = createHash("sha256").update(key).digest("hex").slice(0, 32);
  expect(digits.replaceAll(/./g, (digit) => "abcdefghijklmnop"[parseInt(digit, 16)]!)).toBe(EXTENSION_ID);
});
