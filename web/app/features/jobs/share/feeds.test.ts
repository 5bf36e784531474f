import { expect, test } from "vitest";
import type { Job } from "../../../recruiting/queries/jobs.ts";
import { changed, changesTo, inverseOf, lackingIn, spreadOf } from "./feeds.ts";

test("a feed is turned on and off beside the other, and the page stays in any case", () => {
  expect(changed(["default"], { indeed: true })).toEqual(["default", "indeed"]);
  expect(changed(["default", "indeed"], { linkedin: true })).toEqual(["default", "linkedin", "indeed"]);
  expect(changed(["default", "linkedin", "indeed"], { linkedin: false, indeed: false })).toEqual(["default"]);
});

test("turning all on and taking that back brings back what was", () => {
  const before = ["default", "indeed"] as const;
  const changes = changesTo([...before], ["linkedin", "indeed"], true);
  expect(changes).toEqual({ linkedin: true });
  expect(changed(changed([...before], changes), inverseOf(changes))).toEqual(before);
});

test.for([
  [["default"], "none"],
  [["default", "indeed"], "some"],
  [["default", "linkedin", "indeed"], "all"],
  [[], "none"],
] as const)("%o stands in %s of the feeds", ([platforms, spread]) => {
  expect(spreadOf([...platforms])).toBe(spread);
});

test("what platforms ask for is missed where a job stands in their feeds, and only there", () => {
  const job = {
    platforms: ["default", "indeed"],
    description: "We bake.",
    keyResponsibilities: [],
    mustHaveRequirements: [],
    niceToHave: [],
    languageRequirements: [],
  } as unknown as Job;
  expect(lackingIn(job)).toEqual(["place"]);
  expect(lackingIn({ ...job, location: "Kiel" })).toEqual([]);
  expect(lackingIn({ ...job, location: "Kiel", platforms: ["default", "linkedin"] })).toEqual(["length"]);
  expect(lackingIn({ ...job, platforms: ["default"] })).toEqual([]);
  expect(lackingIn({ ...job, location: "Kiel", platforms: ["linkedin"], niceToHave: ["x".repeat(100)] })).toEqual([]);
});
