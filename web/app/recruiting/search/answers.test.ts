import { expect, test } from "vitest";
import type { Mark } from "../queries/candidates.ts";
import { answersTo, bestAnswer, countShown } from "./answers.ts";

const criterion = (id: string) => ({ id, kind: "skill", text: id, importance: "should", weight: 6 }) as const;
const understood = ["React", "German", "GraphQL"].map(criterion);
const quote = { text: "Rebuilt the portal", page: 1, boxes: [] };
const mark = (criterionId: string, points: number, possible: number, quotes = [quote]): Mark => ({
  criterionId,
  mark: points === 0 ? "notShown" : points >= possible / 2 ? "met" : "partly",
  rung: null,
  points,
  possible,
  quotes,
});

test("the quote shown answers what is most wholly shown, not what is worth most", () => {
  const answers = answersTo(understood, [mark("React", 20, 60), mark("German", 20, 20), mark("GraphQL", 0, 20, [])]);
  expect(bestAnswer(answers)?.criterion.text).toBe("German");
});

test("of answers about equally whole the weightier one is quoted, then the one asked first", () => {
  const answers = answersTo(understood, [mark("GraphQL", 20, 20), mark("German", 30, 30), mark("React", 28, 30)]);
  expect(bestAnswer(answers)?.criterion.text).toBe("React");
});

test("what has no quote is never the best answer, and nothing answers where nothing is quoted", () => {
  const answers = answersTo(understood, [mark("React", 30, 30, []), mark("German", 3, 30)]);
  expect(bestAnswer(answers)?.criterion.text).toBe("German");
  expect(bestAnswer(answersTo(understood, []))).toBeUndefined();
});

test("answers stand in the order of the question and are counted where something is shown", () => {
  const answers = answersTo(understood, [mark("GraphQL", 5, 20), mark("React", 0, 60, [])]);
  expect(answers.map(({ criterion: { text } }) => text)).toEqual(["React", "German", "GraphQL"]);
  expect(countShown(answers)).toBe(1);
});
