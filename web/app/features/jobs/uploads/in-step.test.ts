import { expect, test } from "vitest";
import { inStep } from "./in-step.ts";
import type { Upload } from "./progress.ts";

const file = (cvId: string, state: Upload["state"], more: Partial<Upload> = {}): Upload => ({
  cvId,
  name: `${cvId}.pdf`,
  size: 1,
  state,
  verdict: null,
  code: null,
  message: null,
  score: state === "complete" ? 80 : null,
  duplicateOf: null,
  source: "uploaded",
  sender: null,
  mail: null,
  canRetry: false,
  createdAt: "2026-11-23T08:00:00.000Z",
  updatedAt: `2026-11-23T08:00:0${cvId}.000Z`,
  ...more,
});
const statesOf = (items: readonly Upload[]) => items.map(({ cvId, state }) => `${cvId} ${state}`);
const table = (count: number, ...cvIds: string[]) => ({ count, scores: new Map(cvIds.map((cvId) => [cvId, 70])) });
const nobody = new Set<string>();

test("a file whose candidate is in the table is complete, with the candidate's score", () => {
  const items = [file("1", "waiting"), file("2", "analyzing"), file("3", "error", { code: "cv.readFailed" })];
  const now = inStep(items, { counted: 0, table: table(2, "2", "3"), shown: nobody });
  expect(statesOf(now)).toEqual(["1 waiting", "2 complete", "3 complete"]);
  expect(now[2]).toMatchObject({ score: 70, code: null });
});

test("the files that settled last are still read while the table does not count their candidates", () => {
  const items = [file("1", "complete"), file("3", "complete"), file("2", "complete")];
  expect(statesOf(inStep(items, { counted: 3, table: table(1, "1"), shown: nobody }))).toEqual([
    "1 complete",
    "3 analyzing",
    "2 analyzing",
  ]);
});

test("known bytes and letters are no candidates, and are not waited for", () => {
  const items = [
    file("1", "complete"),
    file("2", "complete", { duplicateOf: "1" }),
    file("3", "complete", { verdict: "letter" }),
  ];
  expect(statesOf(inStep(items, { counted: 1, table: table(0), shown: nobody }))).toEqual([
    "1 analyzing",
    "2 complete",
    "3 complete",
  ]);
});

test("a file that was shown as complete stays so when its candidate is deleted", () => {
  const items = [file("1", "complete"), file("2", "complete")];
  expect(inStep(items, { counted: 2, table: table(1, "1"), shown: new Set(["1", "2"]) })).toEqual(items);
});

test("answers of one moment are left as they are", () => {
  const items = [file("1", "complete"), file("2", "analyzing")];
  expect(inStep(items, { counted: 1, table: table(1, "1"), shown: nobody })).toBe(items);
});
