import { expect, test } from "vitest";
import type { Draft } from "../../../recruiting/queries/jobs.ts";
import { piecesOf, readingOf, stepMs } from "./reading.ts";

const text = "We seek a Frontend Engineer in Berlin who knows React and TypeScript.";
const span = (words: string): [number, number] => [text.indexOf(words), text.indexOf(words) + words.length];
const together = (pieces: { text: string }[]) => pieces.map((piece) => piece.text).join("");

test("a text is cut where spans begin and end, and loses nothing", () => {
  const pieces = piecesOf(text, [span("React"), span("Berlin")]);
  expect(together(pieces)).toBe(text);
  expect(pieces.filter(({ step }) => step > 0)).toEqual([
    { text: "Berlin", step: 1 },
    { text: "React", step: 2 },
  ]);
});

test("spans that overlap or touch are marked as one", () => {
  const [start] = span("React");
  const pieces = piecesOf(text, [
    [start, start + 3],
    [start + 2, start + 5],
    [start + 5, start + 6],
  ]);
  expect(pieces.filter(({ step }) => step > 0)).toEqual([{ text: "React ", step: 1 }]);
});

test.for([[[-1, 3]], [[5, 5]], [[9, 4]], [[0, 10_000]]] as [number, number][][])(
  "a span outside the text is dropped: %j",
  (spans) => {
    expect(piecesOf(text, spans)).toEqual([{ text, step: 0 }]);
  },
);

const criterion = (id: string, words: string | null) =>
  ({
    id,
    text: words ?? id,
    kind: "skill",
    importance: "must",
    weight: 10,
    quote: words ? span(words) : null,
    source: { text: words ? "description" : "additional", line: 1, start: 0, end: text.length, words: text },
  }) satisfies Draft["criteria"][number];

test("what was found appears when its words are reached, and what has no words comes last", () => {
  const draft = {
    language: "en",
    fields: { title: "Frontend Engineer", location: "Berlin", remotePolicy: "remote" },
    quotes: { title: [span("Frontend Engineer")], location: [span("Berlin")] },
    criteria: [criterion("c1", "TypeScript"), criterion("c2", "React"), criterion("c3", null)],
    refused: [],
  } as unknown as Draft;
  const reading = readingOf(text, draft);
  expect(together(reading.pieces)).toBe(text);
  expect(reading.steps).toBe(4);
  expect(reading.fields).toEqual([
    { field: "title", value: "Frontend Engineer", step: 1 },
    { field: "location", value: "Berlin", step: 2 },
    { field: "remotePolicy", value: "remote", step: 4 },
  ]);
  expect(reading.criteria.map(({ id, step }) => [id, step])).toEqual([
    ["c1", 4],
    ["c2", 3],
    ["c3", 4],
  ]);
});

test("the marking takes at most two and a half seconds, however much was found", () => {
  for (const steps of [0, 1, 5, 40, 400]) expect(steps * stepMs(steps)).toBeLessThanOrEqual(2500);
});
