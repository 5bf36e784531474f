import { expect, test } from "vitest";
import { Selection } from "./selection.ts";

const ORDER = ["a", "b", "c", "d", "e"];

test("a press chooses a row, the next takes it back", () => {
  const selection = new Selection();
  selection.toggle("b");
  expect([selection.all(), selection.has("b"), selection.size()]).toEqual([["b"], true, 1]);
  selection.toggle("b");
  expect(selection.all()).toEqual([]);
});

test("with Shift, all rows since the last press follow this one, upwards and downwards", () => {
  const selection = new Selection();
  selection.toggle("d");
  selection.toggleUpTo("b", ORDER);
  expect(selection.all().toSorted()).toEqual(["b", "c", "d"]);
  selection.toggleUpTo("c", ORDER);
  expect(selection.all()).toEqual(["d"]);
});

test("a range without a beginning in the list is the one row", () => {
  const selection = new Selection();
  selection.toggleUpTo("c", ORDER);
  selection.clear();
  selection.toggleUpTo("e", ORDER);
  selection.toggle("gone");
  selection.toggleUpTo("a", ORDER);
  expect(selection.all()).toEqual(["e", "gone", "a"]);
});

test("whoever listens hears of each change once, also of ten thousand rows", () => {
  const selection = new Selection();
  let heard = 0;
  const stop = selection.subscribe(() => heard++);
  selection.set(
    Array.from({ length: 10_000 }, (_, n) => `cv_${n}`),
    true,
  );
  selection.clear();
  selection.clear();
  stop();
  selection.toggle("a");
  expect(heard).toBe(2);
});
