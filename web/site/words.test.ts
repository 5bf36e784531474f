// oxlint-disable no-restricted-imports -- reads the catalogues, which the browser cannot
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES } from "@candor/core/kernel/limits";
import { expect, test } from "vitest";
import { fill } from "./words.ts";

const WORDS = join(import.meta.dirname, "words");
const CATALOGUES = globSync("*.json", { cwd: join(WORDS, "en") });

/** Paths of all texts with the values that they ask for. */
function shapeOf(value: unknown, path = ""): string[] {
  if (typeof value === "string") return [`${path} ${[...new Set(value.match(/\{\w+\}/gu))].toSorted().join("")}`];
  return Object.entries(value as object).flatMap(([key, inner]) => shapeOf(inner, `${path}/${key}`));
}

const read = (locale: string, name: string) => JSON.parse(readFileSync(join(WORDS, locale, name), "utf8")) as unknown;

test.for(CATALOGUES)("%s has the same texts, with the same values, in every language", (name) => {
  const english = shapeOf(read("en", name));
  for (const locale of LOCALES) expect(shapeOf(read(locale, name))).toEqual(english);
});

test("a text whose value is missing is refused", () => {
  expect(fill("{days} days", { days: 7 })).toBe("7 days");
  expect(() => fill("{days} days", {})).toThrow("{days}");
});
