import { expect, test } from "vitest";
import type { Profile } from "./profile.info.ts";
import { readProfile } from "./profile.ts";
import { documentOf } from "./testing/cvs.ts";

const profileOf = (text: string): Profile => readProfile(documentOf(text), "2026-11-20").profile;
const rolesOf = (text: string) => profileOf(text).roles.map(({ title, startsOn, endsOn }) => [title, startsOn, endsOn]);

test("jobs below their dates count where a template ends each line with a point", () => {
  const text =
    "Mara Lind\nErfahrung\n2015 – BIS HEUTE\nIT Services RIS, i-Solutions GmbH, Bochum.\nBetreuung von Kunden und Projekten.\n2013 – BIS 2015\nFreelancer, Bochum.\nFreischaffend im Bereich Web\n2011– BIS 2013\nwissenschaftlicher Mitarbeiter, Ruhr-Universität Bochum, Bochum.\n";
  expect(rolesOf(text)).toEqual([
    ["IT Services RIS", "2015-01", undefined],
    ["Freelancer", "2013-01", "2015-12"],
    ["wissenschaftlicher Mitarbeiter", "2011-01", "2013-12"],
  ]);
});

test("a heading that names a field of experience ends what stands above it, and names no employer", () => {
  const text =
    "Mara Lind\nmara@post.example\nComputer Engineering Experience\nQuality Assurance Intern\nJune 2023 – Sept. 2023\nLeadership and Work Experience\nPeer Tutor\nAugust 2022 – Present\n";
  expect(profileOf(text).roles.map(({ title, employer }) => [title, employer])).toEqual([
    ["Quality Assurance Intern", undefined],
    ["Peer Tutor", undefined],
  ]);
});

test("studies below “Bildungsabschlüsse” are read", () => {
  const text =
    "Mara Lind\nBerufserfahrung\n06/2023–heute Hilfskraft, Blau AG\nBildungsabschlüsse\n10/2019–05/2023 M.Sc. in Physik, Universität Lindau\n";
  expect(profileOf(text).educationLevel?.value).toBe("master");
});

test("a point that slipped into a range of dates loses no job", () => {
  expect(rolesOf("Mara Lind\nBerufserfahrung\n03/2015-.01.2020\nBlau AG, Köniz\nTestingenieurin\n")).toEqual([
    ["Testingenieurin", "2015-03", "2020-01"],
  ]);
});

test("jobs count where the headings of a page are read apart from what stands below them", () => {
  const text =
    "Febrero 2019 - Actualidad\nDesarrolladora en Faro Azul\nTareas de desarrollo y mantenimiento.\nJulio 2013 - Marzo 2015\nProgramadora en Isla Verde\nPruebas y correcciones.\nMara Lind\nmara@correo.example\nEXPERIENCIA\nFORMACIÓN\nIDIOMAS\n";
  expect(rolesOf(text).map(([, from]) => from)).toEqual(["2019-02", "2013-07"]);
});

test.for([
  ["Sprachaufenthalt\n2023 – 2025\nTorquay, England"],
  ["Teilnahme am Campus der Informatik\n2023 – 2025\nFörderung"],
] as const)("what is no work adds no years: %s", ([entry]) => {
  const text = `Mara Lind\nBerufserfahrung\nKellnerin\n01/2019 – 12/2021\nCafé Blau\n${entry}\n`;
  expect(profileOf(text).experienceMonths).toBe(36);
});

test.for([
  ["a heading cut by a hyphen", "COMPETENCIAS DIGI-\nTALES\nExcel\nWord\n", ["Excel", "Word"]],
  ["a heading that goes on below", "HABILIDADES DE\nSOFTWARE\nExcel\nWord\n", ["Excel", "Word"]],
  ["a heading with a rule behind it", "Kenntnisse ··············\nExcel\nWord\n", ["Excel", "Word"]],
] as const)("%s begins a list of skills and is none", ([, part, skills]) => {
  const { technicalSkills, toolsAndSoftware } = profileOf(`Mara Lind\nmara@correo.example\n${part}`);
  expect([...technicalSkills, ...toolsAndSoftware].map(({ value }) => value)).toEqual(skills);
});

test("studies below a heading of two lines are no jobs", () => {
  const text =
    "Mara Lind\nEXPERIENCIA\nCajera\nEne 2019 - Dic 2020\nMercado Azul\nINFORMACIÓN\nACADÉMICA\nUniversidad Politécnica\nIng. Tecnologías de la Información\n2021 / 2025\n";
  const { experienceMonths, educationLevel } = profileOf(text);
  expect(experienceMonths).toBe(24);
  expect(educationLevel?.value).toBe("bachelor");
});

test.for([
  ["Bildung\nMeister im Kfz-Handwerk, 2014\n", "vocational"],
  ["Bildung\nBetriebswirt (VWA)\n", "vocational"],
  ["Bildung\nBachelorstudiengang Mikrotechnik, seit 2023\n", "bachelor"],
  ["Bildung\nMasterstudiengang Data Science\n", "master"],
  ["Educación\nE.G.B.\n", "school"],
  ["Educación\nSecundario completo\n", "school"],
  ["Educación\nBachiller en Economía y Administración\nInstituto Alvear\n", "school"],
  ["Educación\nBachiller en Ingeniería Civil\nUniversidad Nacional\n", "bachelor"],
  ["Educación\nEstudiante de Medicina\n", "bachelor"],
  ["Eğitim\nAnadolu Üniversitesi\nÇocuk Gelişimi, 2 yıllık\n", "vocational"],
  ["Eğitim\nİstanbul Teknik Üniversitesi\nDoktora Öğrencisi\n", "master"],
  ["Education\nG.E.D.\n", "school"],
  ["Education\nNational Diploma: Information Technology\n", "vocational"],
  ["Education\nM.Phil History\n", "master"],
] as const)("a degree by its local name: %s", ([text, level]) => {
  expect(profileOf(`Mara Lind\nmara@post.example\n${text}`).educationLevel?.value).toBe(level);
});
