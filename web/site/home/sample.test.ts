import { LOCALES } from "@candor/core/kernel/limits";
import { describe, expect, test } from "vitest";
import { sampleOf } from "./sample.ts";

describe.for(LOCALES)("the sample in %s", (locale) => {
  const { lines, whole, criteria } = sampleOf(locale);
  const struck = lines.filter((line) => line.struck);

  test("is a high fit, with a line for every point", () => {
    expect(whole.level).toBe("high");
    const credited = criteria.flatMap((_, at) => (whole.credits[at]! > 0 ? at + 1 : []));
    expect(credited.length).toBeGreaterThanOrEqual(7);
    const quoted = new Set(lines.flatMap(({ spans }) => spans.map(({ criterion }) => criterion)));
    expect([...quoted].toSorted()).toEqual(credited);
  });

  test("loses points with every line that earns some", () => {
    expect(struck.length).toBeGreaterThanOrEqual(8);
    // site.css shows up to nine lines' states.
    expect(struck.length).toBeLessThanOrEqual(9);
    for (const { text, struck: without } of struck) expect([text, without!.total < whole.total]).toEqual([text, true]);
  });

  test("has a line on leadership, which is struck at first", () => {
    expect(struck.some(({ spans }) => spans.some(({ criterion }) => criterion === 5))).toBe(true);
  });
});
