import { describe, expect, test } from "vitest";
import { criterion, markFor, score } from "../testing/score-cv.ts";

const work = (role: string, line: string) => `Jo Ex\n\nExperience\n${role}, Hill Ltd, Jan 2018 – today\n- ${line}\n`;
const markOf = (role: string, line: string, asked: string) => markFor(work(role, line), "responsibility", asked).mark;

describe("A duty is found in other words of the same work", () => {
  test.for([
    // Names of one term, by their words in any order, form and language.
    ["Bestandskontrolle im Lager", "Warehouse Worker", "Counted the stock each quarter", "partly"],
    ["Cleaning of deep fryers and washing the crockery", "Kitchen Assistant", "Geschirr der Gäste gespült", "notShown"],
    // A head that a hyphen leaves out.
    ["Debitorenbuchhaltung der Filialen", "Buchhalterin", "Debitoren- und Kreditorenbuchhaltung", "partly"],
    [
      "Pflege der Einkaufs-, Vertriebs- und Lagerdaten",
      "Sachbearbeiterin",
      "Pflege der Einkaufsdaten und Vertriebsdaten",
      "partly",
    ],
    ["Debitorenbuchhaltung der Filialen", "Buchhalterin", "Lohn- und Reisekosten", "notShown"],
  ] as const)("“%s” (%s) by “%s”: %s", ([asked, role, line, mark]) => {
    expect(markOf(role, line, asked)).toBe(mark);
  });
});

describe("How and why something is done is not missed in the job's own trade", () => {
  const asked = [
    ["en", "Check samples in order to keep bacteria out of the cheese kitchens of the valley"],
    ["de", "Prüfung von Proben gemäß den Vorgaben der Käsereien des Tales und ihrer Genossenschaft"],
    ["es", "Control de muestras a través de los aparatos de las queserías del valle"],
    ["tr", "Vadideki peynir imalathanelerinin kuralları doğrultusunda numunelerin kontrolü"],
  ] as const;
  const mark = (title: string, criterionText: string) =>
    score(work(title, "Checks samples of cattle"), [
      criterion("experience", "3 years as a laboratory technician"),
      criterion("responsibility", criterionText),
    ]).marks[1]!.mark;

  test.for(asked)("%s: %s", ([, text]) => {
    expect([mark("Laboratory technician", text), mark("Lorry driver", text)]).toEqual(["partly", "notShown"]);
  });

  test("examples in a bracket are not missed, and a bracket that says what is meant is", () => {
    const shown = (text: string) =>
      score(work("Laboratory technician", "Checks samples of cattle"), [
        criterion("experience", "3 years as a laboratory technician"),
        criterion("responsibility", text),
      ]).marks[1]!.mark;
    expect(shown("Check of samples (Camembert, Roquefort, Gouda, etc.)")).not.toBe("notShown");
    expect(shown("Check of samples (Roquefort moulds of ripening caves)")).toBe("notShown");
  });
});
