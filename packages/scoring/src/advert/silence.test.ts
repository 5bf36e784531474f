import { expect, test } from "vitest";
import { readAdvert } from "../advert.ts";

const shownIn = (advert: string): string[] => {
  const { criteria, notUsed, questions } = readAdvert(advert);
  return [...criteria.map(({ source }) => source), ...notUsed, ...questions].map(({ words }) => words);
};

test.for([
  [
    "years that another line asks for, too",
    "Requirements\n- 3+ years as a bartender\n- 3+ years in bar management\n",
    "bar management",
  ],
  [
    "a wish below a heading of benefits",
    "Requirements\n- Driving licence B\nWe offer\n- A fair wage\n- Weekend work in turns\n",
    "Weekend work",
  ],
  [
    "readiness behind a requirement",
    "Requisitos\n- Carnet C, tarjeta de tacógrafo. Disponibilidad para viajar\n",
    "Disponibilidad para viajar",
  ],
  [
    "readiness in place of a heading",
    "Requisitos\n- Carnet C\nDisponibilidad para viajar:\n- Europa\n",
    "Disponibilidad para viajar",
  ],
] as const)("%s is shown", ([, advert, words]) => {
  expect(shownIn(advert).some((line) => line.includes(words))).toBe(true);
});

test("a line that the advert says twice is shown once", () => {
  const { criteria, notUsed } = readAdvert("Requirements\n- Experience with payroll\n- Experience with payroll\n");
  expect(criteria).toHaveLength(1);
  expect(notUsed).toEqual([]);
});

test.for([
  ["Funciones\n- Llevar la nómina de 400 personas\n- Contratar personal\n", 2],
  ["Funciones\n- Contratar personal\n- Contrato por nómina\n", 1],
] as const)("the payroll is a duty, and a contract by payroll a benefit", ([advert, duties]) => {
  expect(readAdvert(`Técnica de personal\n${advert}`).criteria).toHaveLength(duties);
});

test.for([
  ["Requisitos\n- Grado mínimo de\n- Inglés B2\n", "Grado mínimo de"],
  ["Requirements\n- Experience of working with\n- English B2\n", "Experience of working with"],
] as const)("words that end before their noun are listed, and are no criterion", ([advert, words]) => {
  const { criteria, notUsed } = readAdvert(advert);
  expect(criteria.map(({ text }) => text).filter((text) => /(?:de|with)$/u.test(text))).toEqual([]);
  expect(notUsed.map((line) => line.words)).toContain(words);
});
