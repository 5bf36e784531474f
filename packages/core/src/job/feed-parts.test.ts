import { expect, test } from "vitest";
import { FeedParts } from "./feed-parts.ts";
import { feedPathOf } from "./feed-path.info.ts";

test.for<[what: string, counts: number[], former: number | undefined, placed: { part: number; nextSoon?: number }]>([
  ["the first part of an empty feed", [], undefined, { part: 1 }],
  ["the first part that has room", [1000, 999, 500], undefined, { part: 2 }],
  ["its former part, though an earlier one has room", [300, 999, 500], 3, { part: 3 }],
  ["the first part with room, where its former one is full", [300, 1000], 2, { part: 1 }],
  ["a new part, where all are full", [1000, 1001], 1, { part: 3 }],
  ["the last part, and the next is announced where that is nearly full", [1000, 900], undefined, { part: 2, nextSoon: 3 }],
  ["the last part, and nothing is announced while that has room", [1000, 899], undefined, { part: 2 }],
  ["an earlier part, and nothing is announced for the last", [999, 999], undefined, { part: 1 }],
])("a job enters %s", ([, counts, former, placed]) => {
  expect(FeedParts.placeIn(new Map(counts.map((jobs, at) => [at + 1, jobs])), former)).toEqual(placed);
});

test("the first part has the address of the feed, and later ones have their number", () => {
  expect([feedPathOf("indeed"), feedPathOf("linkedin", 1), feedPathOf("linkedin", 12)]).toEqual([
    "/feeds/indeed.xml",
    "/feeds/linkedin.xml",
    "/feeds/linkedin/12.xml",
  ]);
});
