import { describe, expect, test } from "vitest";
import type { Criterion } from "./criterion.info.ts";
import { levelOf, scoreFromCredits, scoreOf, wouldChange } from "./score.ts";

const weigh = (weight: number, importance: Criterion["importance"] = "should", id = `${importance}-${weight}`) => ({
  id,
  weight,
  importance,
});

describe("The score is the weighted mean of the credits", () => {
  const criteria = [weigh(10, "must"), weigh(6), weigh(3, "nice")];
  test.for([
    { shown: "all", credits: [100, 100, 100], score: 100, level: "high", isCapped: false },
    { shown: "nothing", credits: [0, 0, 0], score: 0, level: "low", isCapped: false },
    { shown: "the must only", credits: [100, 0, 0], score: 53, level: "medium", isCapped: false },
    { shown: "all but the must", credits: [0, 100, 100], score: 47, level: "low", isCapped: false },
    { shown: "half of all", credits: [50, 50, 50], score: 50, level: "medium", isCapped: false },
    { shown: "the must listed", credits: [70, 100, 100], score: 84, level: "high", isCapped: false },
  ])("$shown shown scores $score", ({ credits, score, level, isCapped }) => {
    const result = scoreFromCredits(criteria, Object.fromEntries(criteria.map(({ id }, index) => [id, credits[index]!])));
    expect(result).toMatchObject({ score, level, isCapped });
  });

  test("a must that is not shown caps the score at 75, which is not high", () => {
    const many = [weigh(1, "must"), weigh(99, "should")];
    expect(scoreFromCredits(many, { "must-1": 0, "should-99": 100 })).toMatchObject({
      score: 75,
      level: "medium",
      isCapped: true,
      isMatched: true,
      isMustMissing: true,
      isRecommended: false,
    });
    expect(scoreFromCredits(many, { "must-1": 35, "should-99": 100 })).toMatchObject({
      score: 99,
      level: "high",
      isCapped: false,
      isMustMissing: false,
      isRecommended: false,
    });
  });

  test("recommended needs a high fit and every must met", () => {
    expect(scoreFromCredits(criteria, { "must-10": 70, "should-6": 100, "nice-3": 100 }).isRecommended).toBe(true);
    expect(scoreFromCredits(criteria, { "must-10": 50, "should-6": 100, "nice-3": 100 })).toMatchObject({
      score: 74,
      isRecommended: false,
    });
  });

  test("75 is not high, 50 is matched", () => {
    expect([levelOf(76), levelOf(75), levelOf(50), levelOf(49)]).toEqual(["high", "medium", "medium", "low"]);
  });

  test("without criteria there is no score", () => {
    expect(scoreFromCredits([], {})).toMatchObject({
      score: undefined,
      level: undefined,
      points: [],
      isMatched: false,
      isRecommended: false,
    });
  });

  test("confidence is the share of the weights that the CV shows something for", () => {
    expect(scoreFromCredits(criteria, { "must-10": 50, "should-6": 0, "nice-3": 0 })).toMatchObject({ shown: 1, confidence: 53 });
  });
});

describe("A criterion that was not marked yet", () => {
  const criteria = [weigh(10, "must"), weigh(6), weigh(3, "nice")];

  test("counts neither for nor against, even when it is a must", () => {
    const marked = { "should-6": 100, "nice-3": 100 };
    expect(scoreFromCredits(criteria, marked)).toMatchObject({ score: 100, isCapped: false, confidence: 100, shown: 2 });
    expect(scoreFromCredits(criteria, marked).points.map(({ criterionId }) => criterionId)).toEqual(["should-6", "nice-3"]);
    expect(scoreFromCredits(criteria, {}).score).toBeUndefined();
  });

  test("counts as not shown where the marks are said to be all there are", () => {
    expect(scoreOf(criteria, [{ criterionId: "must-10", credit: 100 }]).score).toBe(53);
  });
});

describe("What would change the score", () => {
  test("is listed for each criterion that costs points, the largest gain first", () => {
    const criteria = [weigh(10, "must"), weigh(6), weigh(3, "nice")];
    expect(wouldChange(criteria, { "must-10": 50, "should-6": 0, "nice-3": 100 })).toEqual([
      { criterionId: "should-6", score: 74 },
      { criterionId: "must-10", score: 68 },
    ]);
    expect(wouldChange(criteria, { "must-10": 100, "should-6": 100, "nice-3": 100 })).toEqual([]);
  });

  test("counts the cap that a missing must lifts", () => {
    expect(wouldChange([weigh(1, "must"), weigh(99)], { "must-1": 0, "should-99": 100 })).toEqual([
      { criterionId: "must-1", score: 100 },
    ]);
  });
});

/** A seeded generator: the same numbers in every run. */
const sequence = (seed: number) => () => (seed = (seed * 48271) % 2147483647);

describe("The points add up", () => {
  test("to 100 possible, and their sum, rounded once, is the score; marks and stored credits agree; order changes nothing", () => {
    const next = sequence(42);
    for (let run = 0; run < 3000; run++) {
      const criteria = Array.from({ length: 1 + (next() % 14) }, (_, index) =>
        weigh(1 + (next() % 100), (["must", "should", "nice"] as const)[next() % 3], `c${index}`),
      );
      const marks = criteria.map(({ id }) => ({ criterionId: id, credit: [0, 35, 43, 48, 50, 70, 85, 95, 100][next() % 9]! }));
      const result = scoreOf(criteria, marks);
      const sum = (key: "points" | "possible"): number => result.points.reduce((total, point) => total + point[key], 0);
      expect(sum("possible")).toBe(1000);
      expect(sum("points")).toBe(result.total);
      const full = Math.round(result.total / 10);
      expect(result.score).toBe(result.isCapped ? 75 : full);
      for (const point of result.points) expect(point.points).toBeLessThanOrEqual(point.possible);

      const credits = Object.fromEntries(marks.map(({ criterionId, credit }) => [criterionId, credit]));
      expect(scoreFromCredits(criteria, credits)).toEqual(result);
      const turned = scoreOf(criteria.toReversed(), marks.toReversed());
      expect({ ...turned, points: turned.points.toReversed() }).toEqual(result);
    }
  });
});
