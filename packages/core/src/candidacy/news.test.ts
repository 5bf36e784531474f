import { expect, test } from "vitest";
import { dayOf, daysUpTo } from "../kernel/daily.ts";
import { isNews } from "./news.ts";

test.for([
  ["2026-11-21T06:59:59.999Z", "2026-11-21"],
  ["2026-11-21T07:00:00.000Z", "2026-11-22"],
  ["2026-11-21T23:59:59.000Z", "2026-11-22"],
  ["2026-12-31T08:00:00.000Z", "2027-01-01"],
] as const)("an event at %s is in the digest of %s", ([at, day]) => {
  expect(dayOf(Date.parse(at))).toBe(day);
});

test("a digest reports its own day and the six before it, in case none was sent then", () => {
  expect(daysUpTo("2026-03-02")).toEqual([
    "2026-02-24",
    "2026-02-25",
    "2026-02-26",
    "2026-02-27",
    "2026-02-28",
    "2026-03-01",
    "2026-03-02",
  ]);
});

test("only CVs from applicants and agencies are reported", () => {
  expect((["uploaded", "email", "public", "bulk", "extension", "pool"] as const).filter(isNews)).toEqual([
    "email",
    "public",
    "bulk",
  ]);
});
