import { expect, test } from "vitest";
import type { Profile } from "./profile.info.ts";
import { readProfile } from "./profile.ts";
import { documentOf } from "./testing/cvs.ts";
import { markFor } from "./testing/score-cv.ts";

const profileOf = (text: string): Profile => readProfile(documentOf(text), "2026-11-20").profile;

test.each([
  ["M. Eng. Elektrische Systeme\nab 03/2026\nHTWG Konstanz\nAbitur", "master"],
  ["B. Eng. Maschinenbau\n2015 – 2018", "bachelor"],
  ["Diplom Betriebswirt (BA)", "bachelor"],
  ["Dr.-Ing., TU Berlin", "doctorate"],
  ["ETH Zürich, Informatik", "bachelor"],
  ["Handelsakademie Lindau", "vocational"],
  ["Mittlerer Schulabschluss", "school"],
  ["B.A , Middle East Studies 1986\nM.A , Political Science 1989", "master"],
  [
    "BS : Kinesiology , 2012 University of Lind Completed numerous courses in sports and health over all these long years",
    "bachelor",
  ],
  ["AOS : Culinary Arts , 1997\nHigh School Diploma : 1993", "vocational"],
  ["PG Diploma in Management", "master"],
  ["Especialización en Finanzas, Universidad Azul", "master"],
  ["Especialización en matemática, biología, historia e inglés\nColegio Azul", "school"],
  ["Bachiller con especialización en biología", "school"],
  ["B.A. History\nJD Edwards, Excel", "bachelor"],
  ["BSN, Nursing", "bachelor"],
  ["Estudiante de Derecho\n2022", "bachelor"],
  ["General University Entrance Qualification (Abitur), Hill School", "school"],
  ["Pursuing BBA(Industry Integrated) from Hill Institute", "bachelor"],
  ["Estudiante en Servicio Nacional de Aprendizaje (SENA)\nTecnólogo en Diseño Gráfico", "vocational"],
])("a degree is read in the ways people shorten it: %j", (text, level) => {
  expect(profileOf(`Mara Lind\nmara@post.example\nEducation\n${text}\n`).educationLevel?.value).toBe(level);
});

test.each([
  ["Bachelor in Engineering\nInterrupted for financial reasons\nHigh School, Lindau", "school"],
  ["Facultad de Ingeniería Azul\nIngeniería Electrónica\n- Hasta tercer año.\nColegio Lindau\nBachiller", "school"],
  ["Mavi Üniversitesi\nLisans, Fizik\n(alan değişikliği nedeniyle bırakıldı) 2019 - 2021\nLindau Lisesi", "school"],
  ["BSc Physics (incomplete)\nHigh School, Lindau", "school"],
  ["Studium der Physik\nTU Wien\nStudium abgebrochen\nMatura", "school"],
  ["Trabajo Social (sin finalizar)\nUniversidad Azul\nBachillerato", "school"],
  ["Mavi Üniversitesi - İşletme (yarıda bıraktım)\nMavi Lisesi", "school"],
])("studies that were begun and left are no degree: %j", (text, level) => {
  expect(profileOf(`Mara Lind\nmara@post.example\nEducation\n${text}\n`).educationLevel?.value).toBe(level);
});

test.each([
  "Bachelor of Science Informatik",
  "• Bachelor of Science Informatik",
  "Abschluss: Bachelor",
  "• Höchster Abschluss: Bachelor",
])("beside a school, a degree that stands below another heading is the highest: %j", (line) => {
  const text = `Mara Lind\nmara@post.example\nSchulbildung\nRealschule Lindau\nKenntnisse\nExcel\n${line}\n`;
  expect(profileOf(text).educationLevel?.value).toBe("bachelor");
});

test("beside a school, an apprenticeship among the jobs is the highest", () => {
  const text =
    "Mara Lind\nmara@post.example\nBerufserfahrung\n08/2017 – 01/2021 Ausbildung zur Köchin, Hotel Blau\nSchulbildung\nRealschule Lindau\n";
  expect(profileOf(text).educationLevel?.value).toBe("vocational");
});

test("a class of primary school ends no school, the last ones do", () => {
  const marks = (line: string) =>
    markFor(`Mara Lind\n\nEstudios\n${line}\nEscuela Rural\n`, "education", "High school diploma").mark;
  expect([marks("5 Grado"), marks("11 Grado")]).toEqual(["notShown", "met"]);
});

test.each([
  ["Educational Qualification: M.Tech(APPLIED GEOPHYSICS)", "master"],
  ["✓ MCA from Hill School of Management", "master"],
])("beside a school, a degree behind its label or sign is the highest: %s", (line, level) => {
  const text = `Mara Lind\nmara@post.example\n${line}\nExperience\nClerk, Lake Ltd, 2019 - 2020\nEducation\nClass XII, Hill School\n`;
  expect(profileOf(text).educationLevel?.value).toBe(level);
});
