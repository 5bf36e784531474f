import { expect, test } from "vitest";
import { jobSeniority } from "./job-seniority.ts";

const GRID = `Softwareentwickler (m/w/d) für unsere Abteilung Netzleittechnik

Ihre Aufgaben: Sie verantworten die Weiterentwicklung unserer Plattform und leiten Kolleginnen und Kollegen fachlich an.

Ihr Profil: mindestens sechs Jahre Berufserfahrung. Personalverantwortung ist mit der Stelle nicht verbunden.`;

test("a level has its quotes, and words that rule out more", () => {
  const answer = jobSeniority({ text: GRID, language: "de" });
  expect(answer).toMatchObject({ level: "senior", levelName: "Senior", isClear: true, clarity: "eindeutig" });
  expect(answer.forIt.map(({ quote }) => quote)).toContain("leiten Kolleginnen und Kollegen fachlich an");
  expect(answer.forIt.map(({ quote }) => quote)).toContain("mindestens sechs Jahre Berufserfahrung");
  expect(answer.rulesOut.map(({ quote, reason }) => [quote, reason])).toEqual([
    ["Personalverantwortung ist mit der Stelle nicht verbunden", "Ohne Personalverantwortung: deshalb nicht Leitung."],
  ]);
  for (const { quote, start, end } of [...answer.forIt, ...answer.against, ...answer.rulesOut])
    expect(GRID.slice(start, end)).toBe(quote);
});

test.for([
  ["Executive assistant to the CEO", "experienced"],
  ["Account executive", "experienced"],
  ["Lead generation specialist", "experienced"],
  ["Hausmeister (m/w/d)", "experienced"],
  ["Senior living care assistant", "experienced"],
  ["Teamleitung Einkauf", "lead"],
  ["Chief technology officer", "executive"],
  ["Genel müdür yardımcısı", "executive"],
  ["Uzman yardımcısı", "entry"],
  ["Becario/a de comunicación", "entry"],
  ["Arquitecto/a de datos sénior", "senior"],
  ["", "experienced"],
] as const)("the title “%s” alone: %s", ([text, level]) => {
  expect(jobSeniority({ text })).toMatchObject({ level, isTitleOnly: true });
});

test.for([
  "Buchhalter (m/w/d)\nWir bringen über 10 Jahre Erfahrung mit.",
  "Shop assistant, full time\nWe have run this shop for 25 years.",
  "Driver\nYou must be 21 years old and hold a licence.",
  "Guardia\nHombre entre 25 y 35 años.",
])("years of the company and ages ask for nothing: %s", (text) => {
  expect(
    jobSeniority({ text })
      .forIt.concat(jobSeniority({ text }).against)
      .map(({ quote }) => quote),
  ).not.toContainEqual(expect.stringMatching(/\d/));
});

test("where no words rule out more, the absence is said", () => {
  expect(jobSeniority({ text: "Accountant\nYou post invoices.", language: "en" }).absent).toMatch(/five years/);
  expect(jobSeniority({ text: "Geschäftsführer (m/w/d)" }).absent).toBeUndefined();
});
