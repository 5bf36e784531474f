import { expect, test } from "vitest";
import { readProfile } from "../profile.ts";
import { documentOf } from "../testing/cvs.ts";

const monthsOf = (text: string): number | undefined => readProfile(documentOf(text), "2026-11-20").profile.experienceMonths;

test.for([
  [
    "Jane Doe\nExperience\nEducation\nLake College\nBachelor of Arts\n2014 - 2017\nOffice Manager\n01/2018 - 12/2019\nBlue Ltd\n",
    24,
  ],
  ["Mara Lind\nAusbildung\nHochschule Lindau\nAbitur 2014\n01/2018 – 12/2019\nLagermitarbeiterin\nBlau AG, Lindau\n", 24],
  ["Mara Lind\nFormación\nBachiller\nColegio Azul 2014\nEncargada de tienda\nTienda Verde\nEnero 2018 - Diciembre 2019\n", 24],
  ["Mara Su\nEğitim\nMavi Lisesi 2014\nMağaza Müdürü\nYeşil A.Ş.\n01/2018 - 12/2019\n", 24],
] as const)("a post of another column below the schools counts as work", ([text, months]) => {
  expect(monthsOf(text)).toBe(months);
});

test.for([
  "Mara Lind\nAusbildung\nBäckerei Blau, Lindau\n09/2011 – 05/2014\nBäckereifachverkäuferin\n",
  "Mara Lind\nFormación\nAuxiliar de enfermería\nInstituto Azul\nEnero 2018 - Diciembre 2019\n",
  "Jane Doe\nEducation\nMedical Assistant\n01/2018 - 12/2019\nActive Training Center\n",
  "Jane Doe\nEducation\nMaster in Sales Management\n01/2018 - 12/2019\nLake University\n",
])("what is learned below the schools is no work", (text) => {
  expect(monthsOf(text)).toBeUndefined();
});
