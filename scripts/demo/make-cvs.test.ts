import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { cvs } from "./cvs.ts";
import { makeCvs } from "./make-cvs.ts";

const digests = (files: readonly { bytes: Uint8Array }[]) =>
  files.map(({ bytes }) => createHash("sha256").update(bytes).digest("hex"));

test("the demo's CVs are the same bytes each time, and no two are alike", async () => {
  const [first, second] = [digests(await makeCvs()), digests(await makeCvs())];
  expect(second).toEqual(first);
  expect(new Set(first).size).toBe(cvs.length);
});

test("the demo's CVs are PDFs and stay under 600 KB together", async () => {
  const files = await makeCvs();
  expect(files.every(({ bytes }) => Buffer.from(bytes.subarray(0, 5)).toString() === "%PDF-")).toBe(true);
  expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(600_000);
});

test("everyone in the demo is invented: addresses end in .example", () => {
  const addresses = cvs.flatMap((cv) => cv.contact.join(" ").match(/\S+@[\w.-]+/gu) ?? []);
  expect(addresses).toHaveLength(cvs.length);
  expect(addresses.filter((address) => !address.endsWith(".example"))).toEqual([]);
});
