import { expect, test } from "vitest";
import type { Profile } from "./profile.info.ts";
import { readProfile } from "./profile.ts";
import { documentOf } from "./testing/cvs.ts";

const profileOf = (text: string): Profile => readProfile(documentOf(text), "2026-11-20").profile;
const rolesOf = (text: string): (string | undefined)[][] =>
  profileOf(text).roles.map(({ title, employer, startsOn, endsOn }) => [title, employer, startsOn, endsOn]);

test.for([
  [
    "a word that begins like an occupation",
    "Mara Lind\nExpertise im Bereich Montage\nErfahrung\n2020 - 2024 Kellnerin, Blau GmbH\n",
    "Kellnerin",
  ],
  [
    "a word that ends like one",
    "Experiencia\n06/2019 - 01/2020 Labor independiente\n01/2018 - 05/2019 Camarera, Bar Azul\n",
    "Camarera",
  ],
  [
    "the end of a sentence about the person",
    "Mara Lind\nZIEL\nIch suche eine Stelle als\nLeiterin im Bereich Küche\nErfahrung\n2020 - 2024 Kellnerin, Blau GmbH\n",
    "Kellnerin",
  ],
  [
    "the place in the name of an employer",
    "Mara Lind\nBrunnfeld\nmara.lind@post.example\nErfahrung\n2020 - 2024 Gemeindewerk von Brunnfeld\n2018 - 2020 Kellnerin, Blau GmbH\n",
    "Kellnerin",
  ],
  [
    "a line that spaced letters begin like a sentence",
    "Mara Lind\nI N F O R M A T I K S T U D E N T\nErfahrung\n2020 - 2024 Kellnerin, Blau GmbH\n",
    "INFORMATIKSTUDENT",
  ],
  [
    "the employer before what somebody was there",
    "Mara Lind\nExperiencia\n2015 - hoy\nActualmente trabajo en Faro Azul como desarrolladora backend\n",
    "desarrolladora backend",
  ],
  [
    "the company of several consultants",
    "Mara Lind\nExperience\nBlue Consultants\n2020 - 2024\nAccountant, Lake Ltd, 2018 - 2020\n",
    "Accountant",
  ],
  [
    "a course that makes one",
    "Mara Lind\nExperience\nTraining as AI Manager\n2025 - 2026\nAccountant, Lake Ltd, 2018 - 2020\n",
    "Accountant",
  ],
  [
    "a bracket that another line closes",
    "Mara Lind\nExperience\n2022 - today\nFreelance designer (Work: Designing learning\ntoys for children)\n",
    "Freelance designer",
  ],
  [
    "a part of what a narrow column breaks",
    "Mara Lind\nBilgisayar\nMühendisi/Yazılım\nGeliştirici\nmara@post.example\n",
    "Bilgisayar Mühendisi/Yazılım Geliştirici",
  ],
  [
    "the first line of a CV without a name",
    "UNIDAD DE PROYECTOS NUEVOS (UPN) |\nDic. 2021 – Oct. 2022\nPlanos de obra.\nInformes tecnicos.\nPERFIL\nPuntual.\n",
    undefined,
  ],
] as const)("%s is no title", ([, text, title]) => {
  expect(profileOf(text).jobTitle?.value).toBe(title);
});

test.for([
  [
    "a header of many words below the dates",
    "Experience\nJanuary 2009 to January 2014\nCompany Name City , State Kitchen Documentation Services and Delivery Manager\nKept the books of the kitchen\n",
    [["Kitchen Documentation Services and Delivery Manager", "Company Name", "2009-01", "2014-01"]],
  ],
  [
    "an employer above the dates and a title below them",
    "Experiencia\nRestaurante Azul – Lima\n03/2022 – 05/2022\nAuxiliar de cocina\nRobots Verdes – Lima\n06/2025 – actualidad\nProgramador de robots\nCuidó las máquinas de la casa.\n",
    [
      ["Auxiliar de cocina", "Restaurante Azul", "2022-03", "2022-05"],
      ["Programador de robots", "Robots Verdes", "2025-06", undefined],
    ],
  ],
  [
    "dates around the title",
    "Experiencia\n12/2023\nCamarera\n~ actualidad\nBar Azul - Lima\n02/2020\nCocinera\n- 05/2021\nBar Verde - Lima\n",
    [
      ["Camarera", "Bar Azul", "2023-12", undefined],
      ["Cocinera", "Bar Verde", "2020-02", "2021-05"],
    ],
  ],
  [
    "a page's number above the title",
    "Experiencia\nBar Azul\nCamarera\n12/2022 - 01/2024\nSirvió mesas.\nBar Verde\nPage 2 of 3\nCocinera\n02/2020 - 05/2021\n",
    [
      ["Camarera", "Bar Azul", "2022-12", "2024-01"],
      ["Cocinera", "Bar Verde", "2020-02", "2021-05"],
    ],
  ],
  [
    "words in a LinkedIn export's job that head sections elsewhere",
    "www.linkedin.com/in/mara (LinkedIn)\nMara Lind\nExperience\nBlue Ltd\nWaitress\nMay 2021 - June 2024 (3 years 2 months)\nServed.\nPersonal\nTables and\nSkills:\nGreen Ltd\nWine evenings\nMay 2019 - June 2020 (1 year 2 months)\nEducation\nHill School\n",
    [
      ["Waitress", "Blue Ltd", "2021-05", "2024-06"],
      ["Wine evenings", "Green Ltd", "2019-05", "2020-06"],
    ],
  ],
  [
    "dates above as many lines without a known title",
    "Work Experience\nJun 2015-Aug 2015\nJul 2022 - Sep 2022\nMay 2016 - Jul 2020\nElectrical work\nOven building\nsmall repairs\nLanguages\nEnglish\n",
    [
      ["Electrical work", undefined, "2015-06", "2015-08"],
      ["Oven building", undefined, "2022-07", "2022-09"],
      ["small repairs", undefined, "2016-05", "2020-07"],
    ],
  ],
  [
    "dates in brackets before a colon and a long description",
    "Experience\nEarlier Roles\nCook, Blue Ltd (2018-2019): Made the soups, the stews and the roasts for the guests of the house, and all that they asked for in these years\nLecturer, Green College (2015-2017): Taught the cooking of soups and of many other things to those who wanted to learn it there\n",
    [
      ["Cook", "Blue Ltd", "2018-01", "2019-12"],
      ["Lecturer", "Green College", "2015-01", "2017-12"],
    ],
  ],
  [
    "an employer below a title and its dates",
    "Experience\nCook\nNov 2023 - Present\nBlue Kitchens — Madrid\nMade the soups.\nWaitress\nJan 2020 - Oct 2023\nGreen Hotel\nServed the guests.\n",
    [
      ["Cook", "Blue Kitchens", "2023-11", undefined],
      ["Waitress", "Green Hotel", "2020-01", "2023-10"],
    ],
  ],
  [
    "a course of a language between jobs",
    "Berufserfahrung\n06/2016 – 03/2017\nDeutsch und Integrationskurs\nSprachhaus Blau\n10/2015 – 04/2016\nKüchenhilfe\nHotel Blau\n",
    [["Küchenhilfe", "Hotel Blau", "2015-10", "2016-04"]],
  ],
] as const)("%s", ([, text, roles]) => {
  expect(rolesOf(text)).toEqual(roles);
});

test.for([
  ["joined to its label", "Mara Lind\ntel.600111222\n", "600111222"],
  ["the first of two", "Mara Lind\n600111333 - 600111444\nmara@post.example\n", "600111333"],
  ["and not the number of an account", "Mara Lind\nlinkedin.com/in/mara-lind-900111222\n700111222\n", "700111222"],
  ["and not the code of a form", "HOJA B07-4711-003/ 05-11\nMara Lind\n3001112233\n", "3001112233"],
] as const)("a telephone number %s", ([, text, phone]) => {
  expect(profileOf(text).phone?.value).toBe(phone);
});

test("a family name that is a marital status elsewhere", () => {
  expect(
    profileOf("Juan Casado Lind\njuan.casado@post.example\nExperiencia\n2019 - 2024 Camarero, Bar Azul\n").fullName?.value,
  ).toBe("Juan Casado Lind");
});

test("squares part a line of contacts", () => {
  const { location } = profileOf("Mara Lind ■ Hauptstraße 3 ■ 80331 München ■ mara@post.example\nLebenslauf\n");
  expect(location?.value).toBe("München");
});

test.for([
  ["with its code behind it", "Mara Lind\nKONTAKT\nmara@post.example\nAhornweg 5\nBerlin 10115\n", "Berlin"],
  [
    "with a comma behind its code",
    "Mara Lind\nADRESSE\nWaldrand 7\n4999, St. Peter im Tal.\n+43 660 000 0000\n",
    "St. Peter im Tal",
  ],
  ["behind the name and the street", "Mara Lind\nKONTAKT\nMara Lind, Bahnweg 3, 3011 Bern\nmara@post.example\n", "Bern"],
  ["on the line below the street", "Mara Lind\nCONTACTO\nmara@post.example\nCalle del pozo,\nMontalbo\n", "Montalbo"],
  ["and not the author of a saying", 'Mara Lind\nmara@post.example\n"Look for the tables!" – Milan\nKunder\n', undefined],
  ["and not the label of a link", "Mara Lind\nmara@post.example\nHeap Overflow https://heap.example/users/7/mara\n", undefined],
  ["and not a label", "Mara Lind\nE-mail: mara@post.example\nPortafolio web: mara.github.io\n", undefined],
] as const)("the town %s", ([, text, town]) => {
  expect(profileOf(text).location?.value).toBe(town);
});

test.for([
  [
    "left, as the line below says",
    "Bildung\nBlaue University of Applied Sciences\nInformatik Bachelor nicht abgeschlossen\nBlaues Gymnasium\nAbitur\n",
    "school",
  ],
  [
    "left, as a remark below the school says",
    "Bildung\nMedizin Bachelor\nUniversität Blau\nKein Abschluss\nGymnasium Blau\nAbitur\n",
    "school",
  ],
  ["kept above another that was left", "Bildung\nBachelor Informatik\nStudium der Medizin (abgebrochen)\n", "bachelor"],
  [
    "of doctoral work",
    "Bildung\n2008 - 2012 Doktorarbeit, Institut für Gärten.\n2001 - 2007 Studium, Universität Blau.\n",
    "doctorate",
  ],
] as const)("a degree %s", ([, text, level]) => {
  expect(profileOf(text).educationLevel?.value).toBe(level);
});

test("words that an e-mail address consists of are the name, wherever they stand", () => {
  const duties = Array.from({ length: 40 }, (_, at) => `Trug Speisen an Tisch ${at} auf.`).join("\n");
  const lines = `Daten\nAdresse\nRiedweg 26\nE-Mail: maralindner@post.example\nBerufspraxis\n2019 - 2024 Kellnerin, Blau GmbH\n${duties}\nHobbys\nLesen\n`;
  expect(profileOf(`${lines}Daten und Werdegang | Mara Lindner\nSchwimmen\n`).fullName?.value).toBe("Mara Lindner");
  expect(profileOf(`${lines}Daten und Werdegang | Otto Blum\nSchwimmen\n`).fullName).toBeUndefined();
});
