import { expect, test } from "vitest";
import { shownColors } from "./color-mode.ts";

test.for([
  [undefined, "system", false, "light"],
  [undefined, "system", true, "dark"],
  [undefined, "light", true, "light"],
  [undefined, "dark", false, "dark"],
  ["light", "dark", true, "light"],
  ["dark", "light", false, "dark"],
  ["system", "dark", false, "dark"],
  ["system", "light", true, "light"],
  ["system", "system", true, "dark"],
] as const)("a page that forces %s, %s chosen, a dark machine %s: shown in %s", ([page, chosen, isDark, shown]) => {
  expect(shownColors(page, chosen, isDark)).toBe(shown);
});
