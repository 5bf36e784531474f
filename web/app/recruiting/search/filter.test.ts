import { expect, test } from "vitest";
import {
  askedFor,
  directionOf,
  EVERYBODY,
  filterIn,
  isNarrowed,
  type ListFilter,
  orderAfterPress,
  withFilter,
  withoutFilter,
} from "./filter.ts";

const some: ListFilter = {
  minScore: 0,
  maxScore: 74,
  skills: ["C++", "React & Redux", "Türkçe"],
  stages: ["offer", "interviewRequested"],
  sources: ["email"],
  reasons: ["Too little, experience", "Too far & late"],
  sort: "-applied",
};

test("a filter comes back from the address as it was put there, and what else the address says stays", () => {
  const address = withFilter(new URLSearchParams("tab=candidates&query=ada&stage=rejected"), some);
  expect(filterIn(new URLSearchParams(address.toString()))).toEqual(some);
  expect([address.get("tab"), address.get("query")]).toEqual(["candidates", "ada"]);
  expect(withoutFilter(address).toString()).toBe("tab=candidates&query=ada");
});

test("everybody, best first, leaves no trace in the address and asks for nothing", () => {
  expect(withFilter(new URLSearchParams("stage=offer&sort=name"), EVERYBODY).toString()).toBe("");
  expect(filterIn(new URLSearchParams())).toEqual(EVERYBODY);
  expect(askedFor(EVERYBODY)).toEqual({});
});

test.for([
  "minScore=-1",
  "maxScore=101",
  "minScore=ten",
  "minScore=80&maxScore=20",
  "stage=hired",
  "stage=constructor",
  "source=fax,,",
  "sort=age",
  "skills=,%20,",
  `skills=${"x".repeat(1001)}`,
])("what makes no sense is left out: %s", (address) => {
  expect(filterIn(new URLSearchParams(address))).toEqual(EVERYBODY);
});

test("an order alone leaves nobody out, a score of 0 and above is a filter", () => {
  expect(isNarrowed({ ...EVERYBODY, sort: "name" })).toBe(false);
  expect(isNarrowed({ ...EVERYBODY, minScore: 0 })).toBe(true);
});

test("a press on a head sorts by it in its first order; the next turns it round", () => {
  expect([
    orderAfterPress("-score", "name"),
    orderAfterPress("-applied", "name"),
    orderAfterPress("name", "-score"),
    orderAfterPress("stage", "-name"),
  ]).toEqual(["-score", "-applied", "name", "stage"]);
  expect([
    orderAfterPress("-score", "-score"),
    orderAfterPress("-score", "score"),
    orderAfterPress("name", "name"),
    orderAfterPress("-applied", "-applied"),
  ]).toEqual(["score", "-score", "-name", "applied"]);
  expect([directionOf("-score", "-score"), directionOf("name", "name"), directionOf("stage", "name")]).toEqual([
    "descending",
    "ascending",
    undefined,
  ]);
});
