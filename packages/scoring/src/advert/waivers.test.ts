import { describe, expect, test } from "vitest";
import { readAdvert } from "../advert.ts";

const HEADINGS = {
  en: "Cook\n\nRequirements",
  de: "Koch\n\nAnforderungen",
  es: "Cocinero\n\nRequisitos",
  tr: "Aşçı\n\nAranan nitelikler",
};

const read = (language: keyof typeof HEADINGS, ...lines: string[]) => {
  const text = `${HEADINGS[language]}\n${lines.map((line) => `- ${line}`).join("\n")}`;
  const { criteria, notUsed } = readAdvert(text);
  return {
    criteria: criteria.map((one) => `${one.importance}: ${one.text}`),
    notUsed: notUsed.map(({ start, end }) => text.slice(start, end)),
  };
};

describe("A wish that is said to be no must is welcome, and nothing is waived", () => {
  test.for([
    ["en", "SAP is a plus, but not required", "nice: SAP"],
    ["de", "Erfahrung in der Buchhaltung ist von Vorteil, aber keine Voraussetzung", "nice: Buchhaltung"],
    ["es", "Experiencia en ventas, deseable pero no indispensable", "nice: Ventas"],
    ["tr", "SAP bilgisi tercih sebebidir, ancak zorunlu değildir", "nice: SAP"],
  ] as const)("%s: %s", ([language, line, wish]) => {
    expect(read(language, line, "Excel").criteria).toEqual(["must: Excel", wish]);
  });
});

describe("A waiver is listed, and waives what it names", () => {
  test("the other side of its sentence asks", () => {
    expect(read("en", "No degree needed, but three years of experience as a cook")).toEqual({
      criteria: ["must: Three years of experience as a cook"],
      notUsed: ["No degree needed"],
    });
    expect(read("de", "Kein Studium erforderlich, ein Führerschein ist von Vorteil").criteria).toEqual(["nice: Führerschein"]);
  });

  test("experience in one field says nothing of another", () => {
    const lines = ["Experience in catering is not required", "3 years of experience in bar management"] as const;
    expect(read("en", ...lines)).toEqual({ criteria: [`must: ${lines[1]}`], notUsed: [lines[0]] });
    expect(read("en", "No experience needed", "3 years of experience in bar management").criteria).toEqual([]);
  });
});

describe("A waiver in a bracket leaves what stands before it", () => {
  test.for([
    ["es", "Inglés a nivel intermedio (no se necesitan certificados)", ["must: Inglés a nivel intermedio"]],
    ["en", "Good knowledge of Canva (no certificate is needed)", ["must: Canva"]],
    ["es", "Manejo de SAP (no es indispensable)", []],
  ] as const)("%s: %s", ([language, line, wishes]) => {
    expect(read(language, line).criteria).toEqual(wishes);
  });
});

describe("Experience is a requirement however the sentence begins", () => {
  test.for([
    ["en", "Coffee shop experience strongly preferred, but we will gladly train beginners", "nice: Coffee shop experience"],
    [
      "de",
      "Optimalerweise haben Sie erste Berufserfahrung in diesem Bereich",
      "nice: Erste Berufserfahrung in diesem Bereich (Koch)",
    ],
    ["de", "Bestenfalls konnten Sie bereits Erfahrungen im Personalbereich sammeln", "nice: Personalbereich"],
    ["es", "El candidato debe tener experiencia en inventarios", "must: Inventarios"],
    ["es", "Experiencia en ventas preferida", "nice: Ventas"],
    ["es", "Experiencia en ventas para unirse a nuestro equipo", "must: Ventas"],
    ["de", "Du konntest erste Erfahrungen im Rechnungswesen sammeln", "must: Rechnungswesen"],
  ] as const)("%s: %s", ([language, line, wish]) => {
    expect(read(language, line).criteria).toEqual([wish]);
  });

  test("what only introduces it is none", () => {
    expect(read("de", "Um in dieser Position erfolgreich zu sein, sollten Sie Erfahrung in der Pflege haben").criteria).toEqual([
      "must: Pflege",
    ]);
    expect(read("en", "Experience is great, but what we really look for is drive").criteria).toEqual([]);
  });
});
