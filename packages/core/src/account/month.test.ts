import { expect, test } from "vitest";
import { monthOf } from "./month.ts";

const T = "T10:30:00.000Z";

test.for([
  { start: "2026-01-15", at: `2026-01-15${T}`, from: "2026-01-15", until: "2026-02-15", why: "the first moment" },
  {
    start: "2026-01-15",
    at: "2026-02-15T10:29:59.999Z",
    from: "2026-01-15",
    until: "2026-02-15",
    why: "a moment before the next",
  },
  { start: "2026-01-15", at: `2026-02-15${T}`, from: "2026-02-15", until: "2026-03-15", why: "the next month's first moment" },
  { start: "2026-01-31", at: `2026-02-20${T}`, from: "2026-01-31", until: "2026-02-28", why: "a month without the 31st" },
  {
    start: "2026-01-31",
    at: `2026-03-01${T}`,
    from: "2026-02-28",
    until: "2026-03-31",
    why: "the day comes back after a short month",
  },
  { start: "2024-01-30", at: `2024-02-29${T}`, from: "2024-02-29", until: "2024-03-30", why: "a leap year" },
  { start: "2024-02-29", at: `2025-02-28${T}`, from: "2025-02-28", until: "2025-03-29", why: "a start on 29 February" },
  { start: "2025-11-22", at: "2026-12-31T00:00:00.000Z", from: "2026-12-22", until: "2027-01-22", why: "13 months later" },
  { start: "2026-12-31", at: `2027-01-01${T}`, from: "2026-12-31", until: "2027-01-31", why: "over the turn of the year" },
  {
    start: "2026-05-10",
    at: "2026-05-09T00:00:00.000Z",
    from: "2026-05-10",
    until: "2026-06-10",
    why: "a clock behind the start",
  },
])("$why: the month of a subscription of $start", ({ start, at, from, until }) => {
  expect(monthOf(`${start}${T}`, Date.parse(at))).toEqual({ from: `${from}${T}`, until: `${until}${T}` });
});

test("over thirty years every moment is in exactly one month, and the months follow each other", () => {
  for (const start of ["2026-01-01", "2026-01-29", "2026-01-30", "2026-01-31", "2028-02-29"]) {
    let month = monthOf(`${start}${T}`, Date.parse(`${start}${T}`));
    for (let number = 1; number < 360; number++) {
      const next = monthOf(`${start}${T}`, Date.parse(month.until));
      expect(next.from).toBe(month.until);
      expect(monthOf(`${start}${T}`, Date.parse(month.until) - 1)).toEqual(month);
      month = next;
    }
  }
});
