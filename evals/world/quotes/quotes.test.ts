import { describe, expect, it } from "vitest";
import { listedAdverts } from "../adverts/files.ts";
import { listedCvs } from "../files.ts";
import { startOf } from "./candidates.ts";
import { draw, type Drawable } from "./draw.ts";
import { labelledEvidence } from "./evidence.ts";
import { fits } from "./occupations.ts";
import { meet, placesOf } from "./places.ts";
import { answersOf, copiedFrom } from "./verdict.ts";

const candidates: Drawable[] = Array.from({ length: 40 }, (_, cv) =>
  Array.from({ length: 10 }, (__, mark) => ({
    cv: `cv${cv}`,
    place: `1 ${mark}`,
    key: `cv${cv} ${mark}`,
    isNear: mark % 2 === 0,
  })),
).flat();

describe("the sample", () => {
  const quota = { count: 90, mostOfOneCv: 4 };

  it("is decided by the seed alone", () => {
    const keys = (some: readonly Drawable[], seed: string) => draw(some, seed, quota).map(({ key }) => key);
    expect(keys(candidates.toReversed(), "a")).toEqual(keys(candidates, "a"));
    expect(keys(candidates, "b")).not.toEqual(keys(candidates, "a"));
  });

  it("lets the CVs take turns, and takes every third line from another profession", () => {
    const drawn = draw(candidates, "a", quota);
    const ofOne = [...Map.groupBy(drawn, ({ cv }) => cv).values()].map((some) => some.length);
    expect(drawn).toHaveLength(90);
    expect(Math.max(...ofOne)).toBe(3);
    expect(drawn.filter(({ isNear }) => !isNear)).toHaveLength(30);
  });

  it("ends where no CV may be drawn again, and draws one place of a CV once", () => {
    expect(draw(candidates, "a", { count: 500, mostOfOneCv: 4 })).toHaveLength(160);
    const twice = candidates.map((one) => ({ ...one, place: "the same line" }));
    expect(draw(twice, "a", { count: 500, mostOfOneCv: 4 })).toHaveLength(40);
  });
});

describe("verdicts", () => {
  it("are read by number, whole or by the first letter", () => {
    const answers = answersOf("number\tverdict\treason\n1\tc\n2\tdoubtful\tanother sense\n3\tNo\tbare dates");
    expect([...answers]).toEqual([
      [1, { verdict: "convinces" }],
      [2, { verdict: "doubtful", doubt: "another sense" }],
      [3, { verdict: "no", doubt: "bare dates" }],
    ]);
  });

  it("are refused without a reason, twice, or in other words", () => {
    expect(() => answersOf("1\tno")).toThrow("say what is doubtful");
    expect(() => answersOf("1\tc\n1\tc")).toThrow("answered twice");
    expect(() => answersOf("1\tperhaps")).toThrow("no verdict");
  });

  it("may not publish words of the CV", () => {
    expect(copiedFrom("Nurse at Saint Mary's, Leeds", "the role is at saint mary's")).toBe("at saint");
    expect(copiedFrom("Nurse at Saint Mary's, Leeds", "a nurse, but of another ward")).toBeUndefined();
  });
});

describe("places", () => {
  const words = [
    { start: 0, end: 4, page: 1, box: [10, 10, 40, 20] },
    { start: 5, end: 9, page: 1, box: [44, 10, 70, 20] },
    { start: 10, end: 14, page: 1, box: [10, 24, 40, 34] },
  ] as const;

  it("are one box for each line", () => {
    expect(placesOf({ words }, 0, 14)).toEqual([
      {
        page: 1,
        boxes: [
          [10, 10, 70, 20],
          [10, 24, 40, 34],
        ],
      },
    ]);
  });

  it("meet on the same page alone", () => {
    const [line] = placesOf({ words }, 0, 4);
    expect(meet(line!, { page: 1, boxes: [[30, 15, 90, 18]] })).toBe(true);
    expect(meet(line!, { page: 2, boxes: [[30, 15, 90, 18]] })).toBe(false);
    expect(meet(line!, { page: 1, boxes: [[50, 15, 90, 18]] })).toBe(false);
  });
});

describe("a quote's offset", () => {
  const document = {
    text: "Java\nSQL\nJava",
    words: [
      { start: 0, end: 4, page: 1, box: [10, 10, 40, 20] },
      { start: 5, end: 8, page: 1, box: [10, 24, 40, 34] },
      { start: 9, end: 13, page: 2, box: [10, 10, 40, 20] },
    ],
  } as const;

  it("is that of the words in its boxes", () => {
    expect(startOf(document, { text: "Java", page: 2, boxes: [[10, 10, 40, 20]] })).toBe(9);
  });

  it("is found for a quote without words, too", () => {
    expect(startOf(document, { text: "", page: 1, boxes: [] })).toBe(0);
  });
});

describe("labelled evidence", () => {
  it("belongs to listed CVs and to requirements of listed adverts", async () => {
    const blobs = new Set((await listedCvs()).map(({ blob }) => blob));
    const adverts = new Map(listedAdverts().map((advert) => [advert.id, advert]));
    const evidence = labelledEvidence();
    expect(evidence.length).toBeGreaterThanOrEqual(150);
    for (const { blob, advert, requirement } of evidence) {
      expect(blobs).toContain(blob);
      expect(adverts.get(advert)?.requirements.map(({ start, end }) => [start, end])).toContainEqual(requirement);
    }
  });

  it("spans at least 12 professions and four languages", async () => {
    const labelled = new Set(labelledEvidence().map(({ blob }) => blob));
    const cvs = (await listedCvs()).filter(({ blob }) => labelled.has(blob));
    expect(new Set(cvs.map(({ profession }) => profession)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(cvs.map(({ language }) => language))).toEqual(new Set(["en", "de", "es", "tr"]));
  });
});

it("knows the field of a profession that is named loosely", () => {
  expect(fits("computer science student", "2512")).toBe(true);
  expect(fits("nurse", "5322")).toBe(true);
  expect(fits("nurse", "2512")).toBe(false);
  expect(fits("no profession stated", "2512")).toBe(false);
});
