import { expect, test } from "vitest";
import type { Profile } from "./profile.info.ts";
import { readProfile } from "./profile.ts";
import { documentOf } from "./testing/cvs.ts";

const profileOf = (text: string): Profile =>
  readProfile(documentOf(`Mara Lind\nmara@post.example\n${text}`), "2026-11-20").profile;
const rolesOf = (text: string) =>
  profileOf(text).roles.map(
    ({ title, employer, startsOn, endsOn }) => `${title}, ${employer ?? "–"}, ${startsOn} to ${endsOn ?? "today"}`,
  );

test.for([
  [
    "a long line below the dates holds employer, title and duties",
    "Experience\n01/2015 - Current\nCompany Name ï1⁄4 City , State Night Ward Nurse The ward that I work for looks after forty people and has had a contract with the county since 2010.\nI wash and feed them.\n02/2013 - 07/2014\nCompany Name ï1⁄4 City , State Shelter Cook I took this position at a shelter, four nights a week and ten hours each night, and cooked for all.\n",
    ["Night Ward Nurse, Company Name, 2015-01 to today", "Shelter Cook, Company Name, 2013-02 to 2014-07"],
  ],
  [
    "a place between title and dates is neither title nor employer",
    "Experience\nClerk\nSaarbrücken, Saarland\nBlue Ltd\nMay 2024 – Present\nCashier\nLeeds, UK\nGreen Ltd\nMay 2020 – June 2022\n",
    ["Clerk, Blue Ltd, 2024-05 to today", "Cashier, Green Ltd, 2020-05 to 2022-06"],
  ],
  [
    "a place below dates leaves title and employer above them",
    "Experience\nBlue Ltd – Sales Clerk\nSept. 2023 – Jun. 2024\nIstanbul, Türkiye\n• Counted stock\n",
    ["Sales Clerk, Blue Ltd, 2023-09 to 2024-06"],
  ],
  [
    "a range may end two lines below its beginning",
    "Nebentätigkeiten\n11/2020 -\nBlau GmbH: Kassierer\n06/2021\n• Kasse\n08/2018 -\nGrün GmbH: Kellner\n09/2018\n• Tische\n",
    ["Kassierer, Blau GmbH, 2020-11 to 2021-06", "Kellner, Grün GmbH, 2018-08 to 2018-09"],
  ],
  [
    "a form names the end of a job on a line of its own",
    "Experiencia laboral\nCajera\nMercado Sur, Quito\nFecha de ingreso: 12/03/2015\nFecha de egreso: 05/06/2018\n",
    ["Cajera, Mercado Sur, 2015-03 to 2018-06"],
  ],
  [
    "beginning and end have labels of one word",
    "İş Deneyimi\nEge A.Ş.\nMuhasebe Uzmanı\nBaşlangıç: 03/2015\nBitiş: 06/2018\n",
    ["Muhasebe Uzmanı, Ege A.Ş., 2015-03 to 2018-06"],
  ],
  [
    "a narrow column of dates is read with the lines beside it",
    "Berufserfahrung\n08/2019 – Küchenchef\nheute Hotel Blau, Ulm\n08/2015 – Koch\n07/2019 Hotel Grün, Ulm\n- Speisen zubereitet\n",
    ["Küchenchef, Hotel Blau, 2019-08 to today", "Koch, Hotel Grün, 2015-08 to 2019-07"],
  ],
  [
    "dates that stand above all titles belong to them in their order",
    "Berufserfahrung\n04/2019 – heute\n04/2015 – 03/2019\nAltenpflegerin\nHaus Blau GmbH\nPflegehelferin\nHaus Grün GmbH\n",
    ["Altenpflegerin, Haus Blau GmbH, 2019-04 to today", "Pflegehelferin, Haus Grün GmbH, 2015-04 to 2019-03"],
  ],
  [
    "dates above another number of titles are not shared out",
    "Berufserfahrung\n04/2019 – heute\n04/2015 – 03/2019\nAltenpflegerin\nHaus Blau GmbH\n",
    ["Altenpflegerin, Haus Blau GmbH, 2015-04 to 2019-03"],
  ],
  [
    "dates that stand below all titles belong to them in their order",
    "Berufserfahrung\nKoch\nHotel Blau\nKellner\nHotel Grün\n2021 – 2023\n2018 – 2021\n",
    ["Koch, Hotel Blau, 2021-01 to 2023-12", "Kellner, Hotel Grün, 2018-01 to 2021-12"],
  ],
  [
    "two months one below the other are a range",
    "Experience\nMar 2019\nDec 2021\nNurse\nBlue Hospital\n• Cared for patients\nJan 2016\nFeb 2019\nNurse\nGreen Hospital\n",
    ["Nurse, Blue Hospital, 2019-03 to 2021-12", "Nurse, Green Hospital, 2016-01 to 2019-02"],
  ],
  [
    "the later year may stand above",
    "Berufserfahrung\n2023\n2021\nKoch\nHotel Blau\n• Menüs\n2021\n2018\nKellner\nHotel Grün\n",
    ["Koch, Hotel Blau, 2021-01 to 2023-12", "Kellner, Hotel Grün, 2018-01 to 2021-12"],
  ],
  [
    "two years above two titles are no range",
    "Experience\n2021\n2018\nNurse\nBlue Hospital\nCarer\nGreen Home\n",
    ["Nurse, Blue Hospital, 2021-01 to 2021-12", "Carer, Green Home, 2018-01 to 2018-12"],
  ],
  [
    "a narrow column without dashes is read with the lines beside it",
    "Berufserfahrung\n03/2019 Koch\n05/2021 Hotel Blau\n• Menüs\n01/2016 Kellner\n02/2019 Hotel Grün\n• Gäste\n",
    ["Koch, Hotel Blau, 2019-03 to 2021-05", "Kellner, Hotel Grün, 2016-01 to 2019-02"],
  ],
  [
    "and with the line between its dates",
    "Berufserfahrung\n2019\nKoch\n2021\nHotel Blau\n• Menüs\n2016\nKellner\n2019\nHotel Grün\n• Gäste\n",
    ["Koch, Hotel Blau, 2019-01 to 2021-12", "Kellner, Hotel Grün, 2016-01 to 2019-12"],
  ],
  [
    "a year before each job is a list",
    "Berufserfahrung\n2016 Spüler, Hotel Rot\n2018 Kellner, Hotel Grün\n2021 Koch, Hotel Blau\n",
    ["Spüler, Hotel Rot, 2016-01 to 2016-12", "Kellner, Hotel Grün, 2018-01 to 2018-12", "Koch, Hotel Blau, 2021-01 to 2021-12"],
  ],
  [
    "two years at the end of a line are a range",
    "Experience\nNurse, Blue Hospital 2019 2021\n• Cared for patients\nNurse, Green Hospital 2016 2019\n• Kept lists\n",
    ["Nurse, Blue Hospital, 2019-01 to 2021-12", "Nurse, Green Hospital, 2016-01 to 2019-12"],
  ],
  [
    "dates may be words of a sentence",
    "Experiencia\nDesde el 01/06/2019 hasta el 31/05/2021\nCocinero, Hotel Azul\nDesde el 01/03/2016 hasta el 31/05/2019\nCamarero, Hotel Verde\n",
    ["Cocinero, Hotel Azul, 2019-06 to 2021-05", "Camarero, Hotel Verde, 2016-03 to 2019-05"],
  ],
  [
    "and begin behind the point of the employer",
    "Experiencia\nCocinero. Hotel Azul, Quito. De marzo 2016 a la actualidad.\n",
    ["Cocinero, Hotel Azul, 2016-03 to today"],
  ],
  [
    "a year may stand with its word before the month",
    "Deneyim\nMuhasebe Uzmanı, Mavi A.Ş. 2016 yılı Mart - 2019 yılı Mayıs\n",
    ["Muhasebe Uzmanı, Mavi A.Ş., 2016-03 to 2019-05"],
  ],
  [
    "a job below the heading of another column counts",
    "Experience\nSkills\nExcel, Word\nHelped with tours.\nCLERK\nBlue Ltd | 09/2021 - Present\n",
    ["CLERK, Blue Ltd, 2021-09 to today"],
  ],
  [
    "an employer that begins with a small letter has a job below its title",
    "Berufserfahrung\nKoordinatorin\nvhs Blaustadt e.V. 04/2015 – 08/2017\nBuchhalterin\nGrün GmbH 01/2012 – 03/2015\n",
    ["Koordinatorin, vhs Blaustadt e.V., 2015-04 to 2017-08", "Buchhalterin, Grün GmbH, 2012-01 to 2015-03"],
  ],
  [
    "dates may be a sentence of their own",
    "Experience\nBlue Ltd. 05/2020 – 08/2023.\nClerk\nKept lists.\nGreen Ltd. 01/2018 – 04/2020.\nCashier\nSold tickets.\n",
    ["Clerk, Blue Ltd., 2020-05 to 2023-08", "Cashier, Green Ltd., 2018-01 to 2020-04"],
  ],
  [
    "a sentence behind the dates is no title",
    "Berufserfahrung\nKellner – Blau GmbH\n2020, Jul–Okt. Ich war für die Terrasse zuständig.\n",
    ["Kellner, Blau GmbH, 2020-07 to 2020-10"],
  ],
  [
    "training, grants and a search for another trade between jobs are none",
    "Werdegang\n05/2020 – 08/2023\nBlau GmbH\nBuchhalterin\n• Löhne\n10/2019 – 04/2020\nFortbildung: Lohnabrechnung\nGrün Institut\n• Steuern\n01/2019 – 09/2019\nDoctoral Scholarship\nRot Stiftung\n",
    ["Buchhalterin, Blau GmbH, 2020-05 to 2023-08"],
  ],
  [
    "prizes with dates are no jobs",
    "Achievements of the year\nEntrance Scholarship\n2023 – 2024\nSpring Prize\n2024 – 2025\n",
    [],
  ],
  [
    "the end of a sentence is no heading",
    "Experience\n03/2020 – 04/2022\nClerk\nBlue Ltd\n• Kept lists (for three\nprojects)\n05/2022 – 04/2024\nCashier\nGreen Ltd\n",
    ["Clerk, Blue Ltd, 2020-03 to 2022-04", "Cashier, Green Ltd, 2022-05 to 2024-04"],
  ],
  [
    "a title that begins like a heading is none",
    "Experience\nBlue Ltd\nMay 2020 – June 2022\nSoftware Development Intern\n• Tests\n",
    ["Software Development Intern, Blue Ltd, 2020-05 to 2022-06"],
  ],
  [
    "a line with a colon within a job is part of it, where headings have none",
    "Education\nCollege of Arts, 2015\nExperience\n05/2020 – 08/2023\nClerk\nBlue Ltd\nProjects:\n- Moved the archive\n01/2018 – 04/2020\nCashier\nGreen Ltd\n",
    ["Clerk, Blue Ltd, 2020-05 to 2023-08", "Cashier, Green Ltd, 2018-01 to 2020-04"],
  ],
  [
    "the lines of a form are read by their labels",
    "Experiencia laboral\nEMPRESA\n:\nAzul Ltda\nCARGO\n:\nCajera\nFUNCIONES\n:\nCaja y ventas\nFECHA\n:\nEnero 2020 – Diciembre 2021\nEMPRESA: Verde SA\nCARGO: Vendedora\nFECHA: 2018 – 2019\n",
    ["Cajera, Azul Ltda, 2020-01 to 2021-12", "Vendedora, Verde SA, 2018-01 to 2019-12"],
  ],
  [
    "title, employer and place below the dates may end in a point",
    "Beruflicher Werdegang\n03/2018 – 07/2019\nMonteur im Sondermaschinenbau, Blau, Wels.\nEntwicklung eines Vorschubs\n10/2016 – 01/2018\nLagerist, Grün Logistics, Wels.\nKommissionierung der Teile\n",
    ["Monteur im Sondermaschinenbau, Blau, 2018-03 to 2019-07", "Lagerist, Grün Logistics, 2016-10 to 2018-01"],
  ],
  [
    "an employer written small does not end the lines above the dates",
    "Experience\nCLERK\nt-blue GmbH, Dresden\n02/2022 – 03/2024\nLetters, files\nCASHIER\nGreen GmbH, Berlin\n01/2020 – 01/2022\nCash desk\n",
    ["CLERK, t-blue GmbH, 2022-02 to 2024-03", "CASHIER, Green GmbH, 2020-01 to 2022-01"],
  ],
  [
    "a job in capitals among the interests is no heading",
    "ERFAHRUNG\nPRAKTIKANT\nSep 2019 – Okt 2019 | Blau GmbH\nHOBBIES\n• Lesen\nMYSTERY SHOPPER\nOkt 2017 – Jan 2019 | Grün AG\n",
    ["PRAKTIKANT, Blau GmbH, 2019-09 to 2019-10", "MYSTERY SHOPPER, Grün AG, 2017-10 to 2019-01"],
  ],
  [
    "the address of a company is its name",
    "DENEYİM\nKURUCU ORTAK\nMavi.com.tr • Şubat 2024 – aktif\n",
    ["KURUCU ORTAK, Mavi.com.tr, 2024-02 to today"],
  ],
  [
    "an advisor is another person",
    "Experience\nBlue University, Leeds\n2021 – 2024\nAdvisor: Jesse N. Weber\nResearch Assistant\n",
    ["Research Assistant, Blue University, 2021-01 to 2024-12"],
  ],
  [
    "a figure dash is a dash",
    "Experiencia\nCAJERA | AZUL S.A.\nGuayaquil, Ecuador, 07/2024 ‒ 09/2024\n",
    ["CAJERA, AZUL S.A., 2024-07 to 2024-09"],
  ],
] as const)("%s", ([, text, roles]) => {
  expect(rolesOf(text)).toEqual(roles);
});

test.for([
  ["a company", "Experience\nFaculty of Engineering\n2020 – 2022\n• Repairs\n", undefined],
  ["a sentence", "I am an engineer candidate with a strong focus\n", undefined],
  [
    "retraining before work",
    "Experience\n2023 – 2024\nRetraining as a clerk, Blue Ltd\n2019 – 2022\nMachine operator, Green Ltd\n",
    "Machine operator",
  ],
  [
    "unpaid before paid work",
    "Experience\n2024 – 2026\nVolunteer marketing manager, Blue Club\n2019 – 2022\nSales clerk, Green Ltd\n",
    "Sales clerk",
  ],
  ["a person", "Experience\nBlue University\n2019 – 2022\nJesse N. Weber\n• Lists\n", undefined],
  ["a degree behind the title", "Computer Engineer, MSc.\n", "Computer Engineer"],
  [
    "a country before it",
    "Experience\nBLUE AG | Zürich, Switzerland Senior Design Engineer\nApr 2018 – Nov 2019\n",
    "Senior Design Engineer",
  ],
] as const)("the title is the occupation alone: %s", ([, text, title]) => {
  expect(profileOf(text).jobTitle?.value).toBe(title);
});

test("a title over two lines in the same letters is one", () => {
  expect(profileOf("Sachbearbeiterin Verkauf &\nAdministration\n").jobTitle?.value).toMatch(
    /^Sachbearbeiterin Verkauf & Administration$/,
  );
});

test.for([
  ["Vice President | Robotics Society\nJune 2022 – March 2025\n", "Robotics Society"],
  ["Treasurer, Blue University Game Design Club\nJune 2022 – March 2025\n", "Game Design Club"],
  ["Committee Coordinator | IEEE Blue Student Branch\nJune 2022 – March 2025\n", "IEEE Blue Student Branch"],
] as const)("an office of a club is no paid work: %s", ([text]) => {
  const { roles, experienceMonths } = profileOf(`Experience\nCook | Blue Hotel\nJanuary 2020 – December 2020\n${text}`);
  expect(roles).toHaveLength(2);
  expect(experienceMonths).toBe(12);
});

test("a scholarship with its years is no job", () => {
  const text = "Honors & Awards\nEntrance Scholarship\nThe first year 2023 - 2024\nAwarded for academic excellence.\n";
  expect(profileOf(text).roles).toEqual([]);
});

test("a further training below its school is no job", () => {
  const text =
    "Werdegang\n05.2019-08.2019\nBlau College GmbH, Lindau\nFortbildung: Netzwerke unter Linux, mit allen Werkzeugen der Verwaltung und einer Prüfung am Ende des Lehrgangs\n01.2016-12.2018\nHotel Blau, Lindau\nKöchin\n• Speisen\n01.2014-12.2015\nHotel Grün, Lindau\nKellnerin\n• Gäste\n";
  expect(profileOf(text).roles.map(({ title }) => title)).toEqual(["Köchin", "Kellnerin"]);
});

test("where a section begins with dates, no line above dates belongs to them", () => {
  const text =
    "Werdegang\n11/11 – 15/11/2024\nPraktikum\nBlau GmbH, Lindau\n❖ Erstellung von\nFormularen, Tabellen\n06/2022 – 12/2023\nKöchin\nHotel Blau, Lindau\n";
  expect(profileOf(text).roles.map(({ title }) => title)).toContain("Köchin");
});

test("a job, its dates and its duties in one item are read", () => {
  const text =
    "Experience\n● Software Developer — Blue Ltd, 2018 – 2020: wrote the programs of the shop and kept them running.\n";
  expect(profileOf(text).roles).toMatchObject([{ title: "Software Developer", employer: "Blue Ltd" }]);
});

test.for([
  "Schulischer und beruflicher Werdegang",
  "Ausbildung & Berufserfahrung",
  "Education and Work Experience",
  "Formación y experiencia laboral",
  "Eğitim ve İş Deneyimi",
])("below a heading for schools and jobs, both are read: %s", (heading) => {
  const { roles, educationLevel } = profileOf(
    `${heading}\n01/2021 – 12/2022\nKoch\nHotel Blau, Lindau\n01/2017 – 12/2020\nUniversität Lindau\nBachelor of Science Physik\n`,
  );
  expect(roles.map(({ title, employer }) => [title, employer])).toEqual([["Koch", "Hotel Blau"]]);
  expect(educationLevel?.value).toBe("bachelor");
});

test("an entry whose dates stand below its duties has the title above them", () => {
  const text =
    "Experiencia\nCocinera | Hotel Azul\nPreparaba las comidas de los huéspedes\ny ordenaba la cocina de la casa.\n02/2019 - 03/2021\nFormación\nBachiller\n";
  expect(rolesOf(text)).toEqual(["Cocinera, Hotel Azul, 2019-02 to 2021-03"]);
});

test("dates whose last digit stands on a line of its own are read", () => {
  const text = "Berufserfahrung\nInformatiker, 08/2022 – 07/202\nBlau AG – Lindau\n4\n• Unterstützung der Bereiche\n";
  expect(profileOf(text).roles).toMatchObject([{ title: "Informatiker", startsOn: "2022-08", endsOn: "2024-07" }]);
});

test("a duration beside voluntary work with dates is no experience", () => {
  const text = "Experience\n01/2019 – 12/2020\nCook (volunteer)\nBlue Shelter\nSummer camp (6 months)\n";
  expect(profileOf(text).roles).toHaveLength(1);
  expect(profileOf(text).experienceMonths).toBeUndefined();
});

test.each([
  ["Contributor, Open Source Contributions", "Experience"],
  ["Berufsvorbereitende Bildungsmaßnahme, Bildungswerk Blau", "Berufserfahrung"],
  ["Proyecto de Fin de Carrera, Fundación Azul", "Experiencia"],
])("what nobody is paid for adds no months: %j", (line, heading) => {
  const text = `${heading}\nCook, Blue Hotel, 01/2018 – 12/2019\n${line}, 01/2015 – 12/2016\n`;
  expect(profileOf(text).experienceMonths).toBe(24);
});

test("a sentence of an occupation, its employer and its dates is a job", () => {
  const text = "Experience\nCook at Blue Hotel from January 2018 to December 2019.\nEducation\nHigh School\n";
  expect(rolesOf(text)).toEqual(["Cook, Blue Hotel, 2018-01 to 2019-12"]);
});

test("studies among the jobs add no months, the work of a student does", () => {
  const jobs = (title: string) =>
    `Experience\nCook\nBlue Hotel\nJanuary 2018 – December 2019\n${title}\nUniversity of Lindau\nJanuary 2021 – December 2021\n`;
  expect(profileOf(jobs("Physics Student")).experienceMonths).toBe(24);
  expect(profileOf(jobs("Student Assistant")).experienceMonths).toBe(36);
});

test.for([
  ["Cocinera\nHotel Azul\nDuración: 1 año y 2 meses\n", 14],
  ["Cocinera\nHotel Azul (2 años)\nCamarera\nHotel Verde (6 meses)\n", 30],
  ["Cocinera con 2 años de experiencia\n", undefined],
] as const)("jobs without dates count by the durations beside them: %j", ([jobs, months]) => {
  expect(profileOf(`Experiencia laboral\n${jobs}Formación\nBachiller\n`).experienceMonths).toBe(months);
});

test.for(["Engineering PhD", "M.Sc. Student", "Ph.D. Student"])("studies are no job: %s", (title) => {
  const text = `Experience\nCook\nBlue Hotel\nJanuary 2018 – December 2019\n${title}\nLake University\nJanuary 2021 – December 2021\n`;
  expect(profileOf(text).experienceMonths).toBe(24);
});

test("a sentence about work is no title", () => {
  expect(profileOf("Mara Lind\nTrabajé de cocinera\nmara@post.example\nEstudios\n").jobTitle).toBeUndefined();
});
