import type { Criterion } from "@candor/scoring/criterion.info";
import { describe, expect, test } from "vitest";
import { moved, ofImportance, ofKind, pointsOf, sent, typedWeight, worded } from "./criteria.ts";
import { kindOf } from "./kind-of.ts";

const a = (id: string, change: Partial<Criterion> = {}): Criterion => ({
  id,
  kind: "skill",
  text: id,
  importance: "should",
  weight: 6,
  ...change,
});

test.for([
  { weights: [10, 8, 8, 6, 5, 8, 4, 1, 2] },
  { weights: [1, 1, 1] },
  { weights: [7] },
  { weights: [20, 100, 1, 3, 3, 3, 3] },
])("the points of weights $weights add up to exactly 100", ({ weights }) => {
  const points = pointsOf(weights.map((weight, index) => a(`c${index}`, { weight })));
  expect(points).toHaveLength(weights.length);
  expect(Math.round(points.reduce((sum, value) => sum + 10 * value, 0))).toBe(1000);
});

test("without criteria there are no points to share out", () => expect(pointsOf([])).toEqual([]));

test("a criterion moves to its new place, and not out of the list", () => {
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b", "c"], 0, -1)).toEqual(["a", "b", "c"]);
  expect(moved(["a", "b", "c"], 2, 3)).toEqual(["a", "b", "c"]);
});

test.for([
  ["35", 35],
  [" 7 ", 7],
  ["2,6", 3],
  ["0", 1],
  ["1000", 100],
  ["", undefined],
  ["ten", undefined],
] as const)("a typed weight of “%s” counts as %s", ([typed, weight]) => expect(typedWeight(typed)).toBe(weight));

test("the kind of a new criterion follows its words until it is chosen, and its weight follows the kind until it is said", () => {
  const years = worded(a("c1", { text: "" }), "5 years of payroll", true);
  expect(years).toMatchObject({ kind: "experience", weight: 12 });
  expect(worded(years, "5 years of payroll in German", true)).toMatchObject({ kind: "experience", weight: 12 });

  const chosen = ofKind(years, "responsibility", true);
  expect(chosen).toMatchObject({ kind: "responsibility", weight: 6 });
  expect(worded(chosen, "Leads teams", true)).toMatchObject({ kind: "responsibility" });
  expect(ofImportance(chosen, "must", true)).toMatchObject({ weight: 10 });
  expect(ofImportance({ ...chosen, weight: 4 }, "must", true)).toMatchObject({ weight: 4 });
});

test("a saved criterion keeps kind and weight whatever else is changed", () => {
  const saved = a("c1", { text: "React" });
  expect(worded(saved, "5 years of React", false)).toMatchObject({ kind: "skill", weight: 6 });
  expect(ofImportance(saved, "must", false)).toMatchObject({ weight: 6 });
  expect(ofKind(saved, "experience", false)).toMatchObject({ weight: 6 });
});

test("the server gets ids of the criteria it knows, and trimmed words", () => {
  expect(sent([a("c1", { text: " React " }), a("c_new")], [a("c1")])).toEqual([
    { id: "c1", kind: "skill", text: "React", importance: "should", weight: 6 },
    { kind: "skill", text: "c_new", importance: "should", weight: 6 },
  ]);
});

describe("the kind is read from the words", () => {
  test.for([
    ["React", "skill"],
    ["German B2", "language"],
    ["Deutsch, verhandlungssicher", "language"],
    ["Inglés nivel C1 o superior", "language"],
    ["İngilizce, ileri seviye", "language"],
    ["German tax law", "skill"],
    ["5+ years of frontend work", "experience"],
    ["Mindestens drei Jahre in der Lohnbuchhaltung", "experience"],
    ["dos años de experiencia en ventas", "experience"],
    ["En az 5 yıl deneyim", "experience"],
    ["Führerschein Klasse B", "certification"],
    ["AWS Certified Developer", "certification"],
    ["SRC belgesi", "certification"],
    ["Bachelor's degree in law", "education"],
    ["Licenciatura en Derecho", "education"],
    ["Lisans mezunu", "education"],
    ["Energy industry", "industry"],
    ["Leads a team of four engineers", "responsibility"],
    ["", "skill"],
  ] as const)("%s: %s", ([text, kind]) => expect(kindOf(text)).toBe(kind));
});
