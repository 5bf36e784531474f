import { expect, test } from "vitest";
import type { Profile } from "./profile.info.ts";
import { readProfile } from "./profile.ts";
import { documentOf } from "./testing/cvs.ts";

const profileOf = (text: string): Profile => readProfile(documentOf(text), "2026-11-20").profile;
const titlesOf = (text: string): string[] => profileOf(text).roles.map(({ title }) => title);
const monthsOf = (text: string): number | undefined => profileOf(text).experienceMonths;

test.for([
  [
    "a trade before the word for a person",
    "Deneyim\nYazılım Geliştirme Stajyeri – Mavi Teknoloji (2024)\n",
    "Yazılım Geliştirme Stajyeri",
  ],
  [
    "a trade in the title and in the employer",
    "Experience\nBlue Systems\nSystems Engineer\nMay 2019 – June 2021\n",
    "Systems Engineer",
  ],
  [
    "a line that ends in a country is the place of a job",
    "Berufserfahrung\nClick Bildung\nTeheran, Iran\nHelpdesk und Technischer Support\n10.2022 – 11.2023\n",
    "Helpdesk und Technischer Support",
  ],
] as const)("%s: the title is found", ([, text, title]) => {
  expect(titlesOf(text)).toEqual([title]);
});

test("an employer with its year in brackets above a title is a job", () => {
  const text =
    "Experiencia laboral\nCLUB SOL (2021)\nMonitor de tenis\nCLUB LUNA (2023)\nMonitor de pádel\nFormación\nBachiller\n";
  expect(monthsOf(text)).toBe(24);
});

test("a year before the short name of a month ends a range", () => {
  expect(monthsOf("Deneyim\nMavi Otel, Stajyer (2024 Tem. - 2024 Ağu.)\n")).toBe(2);
});

test("an apprenticeship among the jobs is no work", () => {
  const text =
    "Berufserfahrung\n01/2021 – 12/2022 Mechaniker, Blau GmbH\n08/2017 – 01/2021 Ausbildung Mechaniker\n01/2016 – 12/2016 Ausbildungsleiter, Grün GmbH\n";
  expect(titlesOf(text)).toEqual(["Mechaniker", "Ausbildungsleiter"]);
});

test.for(["Masterarbeit | Blau GmbH, Lindau", "Bachelor’s thesis, Blue Ltd", "Tesis de grado, Hotel Azul"])(
  "a thesis is no work: %s",
  (thesis) => {
    expect(titlesOf(`Experience\n01/2021 – 12/2022\nCook, Blue Hotel\n01/2020 – 06/2020\n${thesis}\n`)).toEqual(["Cook"]);
  },
);

test.for([
  "Web Developer, Shop – Personal Project",
  "Desarrollador web, Tienda – Proyecto Personal",
  "Softwareprojekte - Eigenentwicklung",
])("a project of one's own adds no months: %s", (project) => {
  expect(monthsOf(`Experience\nCook, Blue Hotel\n01/2021 – 12/2021\n${project}\n01/2022 – 12/2025\n`)).toBe(12);
});

test("a working student has worked, wherever the page puts the job", () => {
  const jobs =
    "WORKING STUDENT – BLUE TECHNOLOGIES – 04/12/2023 – 12/02/2025 – LINDAU, GERMANY\nWORK EXPERIENCE\nTUTOR - INTRODUCTION TO THE WORK OF COOKS – TECHNICAL UNIVERSITY OF LINDAU – 01/04/2022 –\n01/08/2022 – LINDAU AM BODENSEE, GERMANY\n";
  expect(titlesOf(`Mara Lind\nmara@post.example\n${jobs}`)).toEqual(["WORKING STUDENT", "TUTOR"]);
});

test("a degree above the place and the years of its studies is no job", () => {
  const text =
    "Skills\nCook | Blue Hotel - İzmir (May 2021 - Aug 2022)\nWorked in the kitchen of the hotel.\nBlue University\nB.Sc. in Statistics\nİzmir, Turkey 2011 – 2016\n";
  expect(titlesOf(text)).toEqual(["Cook"]);
});

test("below a heading for the whole way of a person, a school is no job", () => {
  const text =
    "Werdegang\n06/2022 – 12/2023\nKöchin\nHotel Blau, Lindau\n09/2011 – 06/2022\nSchule Nr. 7 (Lindau)\nGröße und Lage besonders\n";
  expect(titlesOf(text)).toEqual(["Köchin"]);
});

test("in a section of schools and jobs, a training with a colon is an entry", () => {
  const text =
    "Bildung und berufliche Laufbahn\nAbitur: Gymnasium Lindau 2008-2016\nAusbildung: Koch bei Hotel Grün von 2016 - 2019\nHotel Blau: Koch seit Januar 2025\n";
  expect(monthsOf(text)).toBe(23);
});

test("an award within a job does not end the jobs", () => {
  const text =
    "Experience\n2018–2021\nSenior Software Developer, Blue Hotel, Lindau.\nKept the programs of the house running.\nAwards:\n– 2020 Blue Star.\n2014–2017\nLead Software Engineer, Green Hotel, Lindau.\nEducation\nHigh School\n";
  expect(monthsOf(text)).toBe(96);
});

test.for([
  ["Cocinera - Hotel Azul\nMayo 2024 (6 meses) - Remoto\n", 6],
  ["Stajyer Yazılımcı | 2022 ( 3 ay )\nMavi Otel\n", 3],
  ["Koch, Hotel Blau\n03/2024 (8 Monate)\n", 8],
] as const)("a beginning with a duration in brackets is a range: %j", ([job, months]) => {
  expect(monthsOf(`Experiencia\n${job}`)).toBe(months);
});

test("a title and its school with a point behind them are a job", () => {
  const text =
    "Experiencia\n2018 - 2019\nCocinera - Hotel Azul\nazul@hotel.example\n2009 - 2021\nDocente de cátedra de Física - Universidad Azul.\nOficina de la casa - Mara Lind\n";
  expect(monthsOf(text)).toBe(156);
});

test("a title that begins like a heading is a job", () => {
  const text =
    "EXPERIENCE\nPROGRAM MANAGER\nBlue Hotel | 09/2021 - 12/2022, Lindau\nPROJECT MANAGEMENT SPECIALIST\nBlue Hotel | 01/2020 - 08/2021, Lindau\n";
  expect(titlesOf(text)).toEqual(["PROGRAM MANAGER", "PROJECT MANAGEMENT SPECIALIST"]);
});

test("a job of another column below a language in brackets is read, an office of a club adds no months", () => {
  const text = (job: string) =>
    `Mara Lind\nErfahrung\nKoch\n01/2020 - 12/2020\nHotel Blau, Lindau\nSprachen\nDeutsch\n(Muttersprache)\n${job}`;
  expect(monthsOf(text("Software Engineer (Praktikum)\n01/2016 - 06/2016\nBlau AG\n"))).toBe(18);
  expect(monthsOf(text("Former Secretary – Blue Innovators Club (2018-2019)\n"))).toBe(12);
});

test.for([
  [
    "Night Nurse Company Name ï1⁄4 City , State The ward has thirty beds and a room for children, and I look after all of them at night.",
    "Night Nurse",
  ],
  [
    "Company Name ï1⁄4 City , State Night Nurse The ward has thirty beds and a room for children, and I look after them at night.",
    "Night Nurse",
  ],
  [
    "Company Name City , State Crew Member Managed the counter of the kitchen and the orders of the guests on all of the days of a week.",
    "Crew Member",
  ],
] as const)("where names were taken out, the title stands before the duties: %j", ([entry, title]) => {
  expect(titlesOf(`Experience\n08/2016 to 12/2019\n${entry}\n`)).toEqual([title]);
});

test("where names were taken out, employer and title before the dates are a header", () => {
  const duties = "Developed a program of care for the old people of the house and wrote the plans of the ward for every week.";
  expect(titlesOf(`Experience\nCompany Name City , State Night Nurse 08/2016 to 12/2019 ${duties}\n`)).toEqual(["Night Nurse"]);
});

test("a person's own name is no title", () => {
  const { fullName, jobTitle } = profileOf(
    "Julia Marie Koch Koch\nLindau, Germany\njulia@post.example\n0171 5550100\nExperience\nKoch Julia\n2019 – 2021\nHotel Blau\n",
  );
  expect(fullName?.value).toBe("Julia Marie Koch Koch");
  expect(jobTitle).toBeUndefined();
});

test("who knows of a job, on a line below it, ends no section of jobs", () => {
  const text =
    "Experiencia\nCamarógrafa\nEstudio Norte\n2019 - 2020\nReferencia: Luis Vega, 300 555 0101\nEditora de video\nCanal Sur\n2021 - 2024\nReferencia: Eva Soto, 300 555 0102\n";
  expect(monthsOf(text)).toBe(72);
});

test.each([
  [
    "Berufserfahrung\n10.2019 – 09.2021\n(06.2020-12.2020 in Elternzeit)\nBlau Technologie GmbH, Lindau\nSoftwareentwicklerin\n• Web-Apps\n",
  ],
  ["Experience\n10/2019 – 09/2021\n(parental leave 2020)\nBlue Ltd, Lindau\nSoftware Developer\n• Web apps\n"],
  ["Experiencia\n10/2019 – 09/2021\n(excedencia en 2020)\nAzul S.A., Lindau\nDesarrolladora de software\n• Aplicaciones web\n"],
  ["Deneyim\n10/2019 – 09/2021\n(2020: doğum izni)\nMavi A.Ş., Lindau\nYazılım Geliştirici\n• Web uygulamaları\n"],
])("a remark about leave below the dates of a job takes nothing from it: %j", (text) => {
  expect(monthsOf(text)).toBe(24);
});

test("a year beside the place of a job dates it", () => {
  const text =
    "Experience\nBLUE CO. | Software Developer\n2018 - 2019 | Houston, TX\n• Built the store\nLAKE CO. | Software Developer\n2016 | St Louis, MO\n• Built forms\n";
  expect(monthsOf(text)).toBe(36);
});

test.for([
  "Experiencia\nAzul S.L.\nDESARROLLADORA\nEnero 2018 - Diciembre 2019\n• Diseño\nFEBRUARY 20, 2026\nMARA LIND · CURRICULUM VITAE\n1\n",
  "Berufserfahrung\nBlau AG\nKöchin\nJanuar 2018 - Dezember 2019\n• Küche\n20. Februar 2026\nMARA LIND · LEBENSLAUF\n1\n",
])("the date and the name at the foot of a page are no job", (text) => {
  expect(titlesOf(text)).toHaveLength(1);
  expect(monthsOf(text)).toBe(24);
});

test("a post below the heading of another column's voluntary work counts as work", () => {
  const text =
    "Mara Lind\nBerufserfahrung\nLagermitarbeiterin\nBlau AG\n01/2018 – 12/2018\nEhrenamt und Interessen\nAngeln\nSchichtleiterin\nGrün AG\n01/2019 – 12/2019\nPlanung der Schichten.\n";
  expect(monthsOf(text)).toBe(24);
});

test.for([
  "Experience\nCook\nBlue Hotel\nJanuary 2019 - December 2019\nService\nReviewer\nInternational Conference on Tides\n2014 - 2016\n",
  "Experiencia\nCocinera\nHotel Azul\nEnero 2019 - Diciembre 2019\nCongreso Internacional de Mareas\n2014 - 2016\n",
])("a conference is no job", (text) => {
  expect(titlesOf(text).filter((title) => /Conference|Congreso/.test(title))).toEqual([]);
});
