import { expect, test } from "vitest";
import { sectionsOf } from "./sections.ts";

const kindsIn = (text: string): string[] => sectionsOf(text).map(({ kind }) => kind);

test.for([
  ["a department", "Jane Doe\nComputer Science Department\nLake University\nExperience\nCook\n2019 - 2021\n"],
  ["a team", "Jane Doe\nExperience\nCook, Blue Hotel\n2019 - 2021\nCooked for the guests.\nSoftware Solutions Group\n"],
  [
    "a subject",
    "Jane Doe\nExperience\nCook, Blue Hotel\n2019 - 2021\nCooked for the guests.\nSoftware Debugging and Repair, Lund\n",
  ],
  ["a team in Turkish", "Jale Su\nDeneyim\nAşçı, Mavi Otel\n2019 - 2021\nMisafirlere yemek yaptı.\nYazılım Çözümleri Birimi\n"],
] as const)("the name of %s opens no list of skills", ([, text]) => {
  expect(kindsIn(text)).toEqual(["head", "experience"]);
});

test("a word for software before known programs opens a list of skills", () => {
  expect(
    kindsIn("Jane Doe\nExperience\nCook, Blue Hotel\n2019 - 2021\nCooked for the guests.\nSoftware AutoCAD, SolidWorks, Revit\n"),
  ).toEqual(["head", "experience", "skills"]);
});

test.for([
  ["English", "Experience", "– Courses: Statistics, Algebra"],
  ["German", "Berufserfahrung", "– Kurse: Statistik, Algebra"],
  ["Spanish", "Experiencia", "– Cursos: Estadística, Álgebra"],
  ["Turkish", "İş Deneyimi", "– Kurslar: İstatistik, Cebir"],
] as const)("a labelled point in the list of a job belongs to the job (%s)", ([, heading, point]) => {
  const text = `Mara Lind\n${heading}\nTutor, Lund\n2020 - 2021\n${point}\nTutor, Malmö\n2018 - 2019\n`;
  expect(kindsIn(text)).toEqual(["head", "experience"]);
});
