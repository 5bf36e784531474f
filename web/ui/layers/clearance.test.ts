import { expect, test } from "vitest";
import { clearance } from "./clearance.ts";

const at = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const TOAST = at(1060, 810, 356, 66);

test("toasts rise over the primary button and over what is being typed, and over nothing else", () => {
  const button = at(1300, 850, 100, 32);
  const notes = at(1112, 600, 300, 240);
  expect(clearance(TOAST, [at(10, 850, 100, 32)], 12)).toBe(0);
  expect(clearance(TOAST, [button], 12)).toBe(38);
  expect(clearance(TOAST, [notes], 12)).toBe(288);
  // Above the button they would cover the field: they rise over both.
  expect(clearance(TOAST, [button, notes], 12)).toBe(288);
  expect(clearance(TOAST, [at(0, 0, 1440, 900)], 12)).toBe(0);
});
