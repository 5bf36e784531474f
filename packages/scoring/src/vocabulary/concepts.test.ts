import { expect, test } from "vitest";
import { CONCEPT_NAMES, conceptsOf } from "./concepts.ts";

test("every concept of duties has words in each of the four languages", () => {
  const incomplete = CONCEPT_NAMES.filter((cells) => cells.length !== 4 || cells.some((names) => names.length === 0));
  expect(incomplete.map((cells) => cells.flat()[0])).toEqual([]);
});

test("a word stands for its own concept, whole or at its beginning", () => {
  for (const cells of CONCEPT_NAMES) {
    const concept = cells[0]![0]!.replace(/\.$/, "");
    for (const name of cells.flat()) expect(conceptsOf(name.replace(/\.$/, "")), name).toContain(concept);
  }
});

test.for([
  ["tyres", "Reifen", "neumáticos", "lastik"],
  ["prescriptions", "Verordnungen", "prescripciones", "reçete"],
  ["dealers", "Händlernetz", "distribuidores", "bayi"],
  ["dashboards", "Dashboards", "dashboards", "gösterge"],
])("%s, %s, %s and %s are one thing", (words) => {
  const [first, ...others] = words.map((word) => conceptsOf(word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "")));
  for (const other of others) expect(other.filter((concept) => first!.includes(concept))).not.toEqual([]);
});
