import { expect, test } from "vitest";
import { askedOf, trailAfter, trailOf } from "./address.ts";

const asked = (search: string) => askedOf(new URLSearchParams(search));

test("an address names the words, the beginning of the page and the opened CV", () => {
  expect(asked("query=baker&next=cv_9&cv=cv_8")).toEqual({ query: "baker", next: "cv_9", cvId: "cv_8" });
  expect(asked("")).toEqual({ query: "", next: "", cvId: "" });
});

test("each page knows the ones before it, back to the first", () => {
  const second = trailAfter(trailOf(undefined, asked("")), asked(""));
  const third = trailAfter(trailOf(second, asked("next=cv_50")), asked("next=cv_50"));
  expect(third).toEqual({ before: ["", "cv_50"] });
  expect(trailOf(third, asked("next=cv_100"))).toEqual(third);
});

test("a later page opened by its link has no known way back, whatever else the history holds", () => {
  for (const state of [undefined, null, "x", {}, { before: [] }, { before: [1] }, { before: "cv_1" }]) {
    expect(trailOf(state, asked("next=cv_50"))).toBeUndefined();
  }
  expect(trailAfter(undefined, asked("next=cv_50"))).toBeUndefined();
});
