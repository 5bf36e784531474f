import { expect, test } from "vitest";
import { othersThan, rankedRecents } from "./rank.ts";

const opened = (label: string, jobId = "job") => ({ jobId, cvId: label, label });

test("what was opened last stands first, a name that begins with the typed letters before one that contains them", () => {
  const visited = [opened("Tamara Ilic"), opened("Mara Lindqvist"), opened("Ben Ode"), opened("Mara Zeller")];
  expect(rankedRecents(visited, "", 2).map(({ label }) => label)).toEqual(["Tamara Ilic", "Mara Lindqvist"]);
  expect(rankedRecents(visited, "mara", 5).map(({ label }) => label)).toEqual(["Mara Lindqvist", "Mara Zeller", "Tamara Ilic"]);
});

test("while the server has not answered, only its former answers that still fit are shown, and none twice", () => {
  const found = [{ name: "Mara Lindqvist" }, { name: "Marta Voss" }, { name: "Mara Zeller" }];
  const left = othersThan(found, { query: "mara", nameOf: ({ name }) => name, isOpened: ({ name }) => name.endsWith("Zeller") });
  expect(left.map(({ name }) => name)).toEqual(["Mara Lindqvist"]);
});
