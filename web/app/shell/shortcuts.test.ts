import { expect, test } from "vitest";
import { SHORTCUTS } from "./shortcuts.ts";

const sources = import.meta.glob<string>(["../**/*.ts", "../**/*.tsx"], { eager: true, query: "?raw", import: "default" });

/** Shortcuts used in the sources, by file. */
const bound = Object.entries(sources).flatMap(([file, source]) => [
  ...[...source.matchAll(/useHotkey\(\s*"([^"]+)"/gu)].map(([, key]) => ({ file, key: key! })),
  ...[...source.matchAll(/useHotkeySequence\("(\w)"/gu)].map(([, key]) => ({ file, key: key! })),
]);
/** "1–5" is each of its digits. */
const each = (key: string): string[] => {
  const [, from, to] = /^(\d)–(\d)$/u.exec(key) ?? [];
  if (!from || !to) return [key.toLowerCase()];
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => String(Number(from) + index));
};
const shown = new Set(SHORTCUTS.flatMap(({ shortcuts }) => shortcuts.flatMap(({ keys }) => keys.flatMap(each))));

test("every key that means something stands in the sheet", () => {
  expect(bound.length).toBeGreaterThan(10);
  for (const { file, key } of bound)
    expect({ file, key, isShown: shown.has(key.toLowerCase()) }).toEqual({ file, key, isShown: true });
});

test("every single key of the sheet means something", () => {
  const meant = new Set(bound.map(({ key }) => key.toLowerCase()));
  const single = SHORTCUTS.flatMap(({ shortcuts }) => shortcuts)
    .filter(({ keys, inTurn }) => !inTurn && keys.length === 1 && keys[0] !== "enter")
    .flatMap(({ keys }) => keys.flatMap(each));
  for (const key of single) expect({ key, isMeant: meant.has(key) }).toEqual({ key, isMeant: true });
});

test("no two things of one place share their keys", () => {
  for (const { shortcuts } of SHORTCUTS) {
    const all = shortcuts.map(({ keys }) => keys.join(" "));
    expect(new Set(all).size).toBe(all.length);
  }
});
