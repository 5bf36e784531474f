import { expect, test } from "vitest";
import { addressFor, slugOf } from "./address.ts";

test.for([
  ["Senior Frontend Engineer", "senior-frontend-engineer"],
  ["Leiter(in) Einkauf – Süd", "leiter-in-einkauf-sued"],
  ["Kıdemli Yazılım Mühendisi", "kidemli-yazilim-muehendisi"],
  ["Ingeniero/a de diseño", "ingeniero-a-de-diseno"],
  ["日本語", ""],
] as const)("%s becomes %j in an address", ([title, slug]) => {
  expect(slugOf(title)).toBe(slug);
});

test("two jobs with the same title get addresses that cannot be derived from each other", () => {
  const [one, other] = [addressFor("Nurse"), addressFor("Nurse")];
  expect(one).toMatch(/^nurse-[2-9a-hjkmnp-z]{10}$/);
  expect(one).not.toBe(other);
  expect(addressFor("日本語")).toMatch(/^job-/);
  expect(addressFor("x".repeat(200)).length).toBeLessThanOrEqual(51);
});
