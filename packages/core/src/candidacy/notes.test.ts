import { expect, test } from "vitest";
import { excerptFor } from "./notes.ts";

test("the part of the notes around a word begins and ends near it, whatever its accents and case", () => {
  expect(excerptFor("Short and with Gehalt in it", "gehalt")).toBe("… and with Gehalt in it");
  expect(excerptFor(`${"Once upon a time ".repeat(9)}she asked for ÜBERNACHTUNG\nnear Köln`, "übernachtung koln")).toBe(
    "… asked for ÜBERNACHTUNG near Köln",
  );
  expect(excerptFor(`Köln ${"and so on ".repeat(40)}`, "koln").length).toBeLessThanOrEqual(122);
  expect(excerptFor(`Köln ${"perhaps ".repeat(40)}`, "koln")).toMatch(/^Köln( perhaps)+ …$/u);
  expect(excerptFor("🙂".repeat(200), "🙂").isWellFormed()).toBe(true);
});
