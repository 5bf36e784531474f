import type { Criterion } from "@candor/scoring/criterion.info";
import { describe, expect, test } from "vitest";
import { areSame, changesBetween, isChanged, rebased, rewordings } from "./changes.ts";

const a = (id: string, change: Partial<Criterion> = {}): Criterion => ({
  id,
  kind: "skill",
  text: id,
  importance: "should",
  weight: 6,
  ...change,
});
const saved = [a("react"), a("german"), a("payroll")];
const [react, german, payroll] = saved as [Criterion, Criterion, Criterion];

test("an edit is counted by what it changes", () => {
  const edited = [a("react", { weight: 8, importance: "must" }), a("german", { text: "German C1" }), a("storybook")];
  expect(changesBetween(saved, edited)).toEqual({
    weights: 1,
    importances: 1,
    kinds: 0,
    texts: 1,
    added: 1,
    removed: 1,
    isReordered: false,
    total: 5,
  });
});

test("a space at the end of the words changes nothing", () => {
  expect(areSame(saved, [react, a("german", { text: "german " }), payroll])).toBe(true);
  expect(isChanged(a("german", { text: " german" }), german)).toBe(false);
});

test("another order is a change by itself, and a removed criterion is none of the order", () => {
  expect(changesBetween(saved, [german, react, payroll])).toMatchObject({ isReordered: true, total: 1 });
  expect(changesBetween(saved, [react, payroll])).toMatchObject({ isReordered: false, removed: 1, total: 1 });
});

test("new words wait for an analysis, new weights do not", () => {
  const edited = [a("react", { weight: 9 }), a("german", { text: "German C1" }), a("payroll", { kind: "tool" }), a("new")];
  expect(rewordings(saved, edited).map(({ number, before }) => [number, before?.text])).toEqual([
    [2, "german"],
    [3, "payroll"],
    [4, undefined],
  ]);
});

describe("what somebody else has saved meanwhile", () => {
  test("stays theirs where nothing was changed here", () => {
    const theirs = [a("react", { weight: 2 }), german, a("payroll", { text: "Payroll in DATEV" }), a("added-there")];
    const mine = [react, a("german", { weight: 9 }), payroll];
    expect(rebased(saved, mine, theirs)).toEqual([
      a("react", { weight: 2 }),
      a("german", { weight: 9 }),
      a("payroll", { text: "Payroll in DATEV" }),
      a("added-there"),
    ]);
  });

  test("is joined with what was changed here in the same criterion", () => {
    const theirs = [a("react", { text: "React 19" }), german, payroll];
    expect(rebased(saved, [a("react", { weight: 1 }), german, payroll], theirs)[0]).toEqual(
      a("react", { text: "React 19", weight: 1 }),
    );
  });

  test("does not bring back what was removed here, nor what they removed", () => {
    expect(rebased(saved, [react, german], [react, payroll])).toEqual([react]);
  });

  test("loses a criterion that they removed only if it was not changed here", () => {
    const mine = [react, a("german", { weight: 20 }), payroll];
    expect(rebased(saved, mine, [react])).toEqual([react, a("german", { weight: 20 })]);
  });

  test("takes the order that was made here, with their new ones last", () => {
    expect(
      rebased(saved, [payroll, react, german, a("mine")], [react, a("theirs"), german, payroll]).map(({ id }) => id),
    ).toEqual(["payroll", "react", "german", "mine", "theirs"]);
  });
});
