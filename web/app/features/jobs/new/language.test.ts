import { expect, test } from "vitest";
import { guessLanguage } from "./language.ts";

test.for([
  ["en", "We are looking for a payroll accountant with experience in the public sector. You will join a team of five."],
  ["de", "Wir suchen eine Lohnbuchhalterin (m/w/d) für unser Team in Kassel. Sie haben Erfahrung mit DATEV und sind genau."],
  ["es", "Buscamos un técnico de campo para nuestro equipo en Sevilla, con experiencia en bombas de calor y carné B."],
  ["tr", "Isı pompası konusunda deneyimli bir saha teknisyeni arıyoruz. En az üç yıl deneyim ve B sınıfı ehliyet için tercihen."],
] as const)("reads %s", ([language, text]) => {
  expect(guessLanguage(text)).toBe(language);
});

test("says nothing about too little text, or one of another language", () => {
  expect(guessLanguage("")).toBeUndefined();
  expect(guessLanguage("Senior Frontend Engineer")).toBeUndefined();
  expect(guessLanguage("Szukamy inżyniera oprogramowania z doświadczeniem komercyjnym")).toBeUndefined();
});
