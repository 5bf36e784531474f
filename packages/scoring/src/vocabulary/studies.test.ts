import { expect, test } from "vitest";
import { markFor } from "../testing/score-cv.ts";
import { studyOfWord } from "./studies.ts";

test("a field of study has one number in every language, and other words have none", () => {
  const studies = (words: string) => new Set(words.split(" ").map(studyOfWord));
  expect(studies("business betriebswirtschaft betriebswirtschaftslehre empresas isletme").size).toBe(1);
  expect(studies("informatik informatica bilgisayar computing").size).toBe(1);
  expect(studyOfWord("nursing")).not.toBe(studyOfWord("law"));
  for (const word of ["degree", "lawn", "sociable"]) expect(studyOfWord(word)).toBeUndefined();
});

test.for([
  ["Bachelor's degree in business", "Lisans, İşletme, Ege Üniversitesi", "met"],
  ["Bachelorabschluss Informatik", "Grado en Ingeniería Informática, Universidad de Sevilla", "met"],
  ["Grado en Derecho", "Bachelor of Laws, Law School Leeds", "met"],
  ["Bachelor's degree in business", "Bachelor in Chemie, Universität Köln", "notShown"],
] as const)("“%s” is shown by “%s”: %s", ([text, degree, mark]) => {
  const cv = `Jo Example\njo@mail.example\n\nExperience\nClerk, Hill Ltd\n2019 - 2024\n\nEducation\n${degree}\n`;
  expect(markFor(cv, "education", text).mark).toBe(mark);
});
