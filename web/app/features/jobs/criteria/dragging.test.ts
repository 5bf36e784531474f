import { expect, test } from "vitest";
import { asideFor, landing } from "./dragging.ts";

const rows = [0, 50, 100, 180].map((top, index) => ({ top, height: index === 2 ? 80 : 50 }));

test.for([
  { from: 0, by: 0, lands: 0 },
  { from: 0, by: 40, lands: 0 },
  { from: 0, by: 60, lands: 1 },
  { from: 0, by: 500, lands: 3 },
  { from: 3, by: -60, lands: 3 },
  { from: 3, by: -70, lands: 2 },
  { from: 3, by: -500, lands: 0 },
])("row $from pulled by $by px lands at $lands, past the rows whose middle it has passed", ({ from, by, lands }) => {
  expect(landing(rows, from, by)).toBe(lands);
});

test("the rows in between make room by the height of the one that is held", () => {
  const held = { id: "a", from: 0, to: 2, by: 130, height: 50 };
  expect([0, 1, 2, 3].map((index) => asideFor(held, index))).toEqual([130, -50, -50, 0]);
  expect([0, 1, 2, 3].map((index) => asideFor({ ...held, from: 3, to: 1, by: -90 }, index))).toEqual([0, 50, 50, -90]);
  expect(asideFor(undefined, 1)).toBe(0);
});
