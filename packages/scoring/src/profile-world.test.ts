import { expect, test } from "vitest";
import type { Profile } from "./profile.info.ts";
import { readProfile } from "./profile.ts";
import { documentOf } from "./testing/cvs.ts";

const profileOf = (text: string): Profile => readProfile(documentOf(text), "2026-11-20").profile;
const skillsOf = (text: string): string[] => {
  const { technicalSkills, toolsAndSoftware } = profileOf(text);
  return [...technicalSkills, ...toolsAndSoftware].map(({ value }) => value);
};

test.for([
  ["an activity below the title", "Kitchen Porter\nSummary\nReliable.\nHighlights\nPolicy Development\nOrganization Planning\n"],
  ["a heading that no list knows", "Nurse\nCareer Focus\nTo help in clinics.\nExperience\n2019 - 2024 Nurse, Blue Ltd\n"],
  ["an occupation above a job", "Kurucu Ortak\nDeneyim\n2020 - 2022 Kurucu Ortak, Perde Evi\n"],
] as const)("%s is no name", ([, text]) => {
  expect(profileOf(text).fullName).toBeUndefined();
});

test.for([
  [
    "the domain of a general address names the person",
    "Werdegang\n\nFlorian Schlosser\nAgnesweg 2\ninfo@florian-schlosser.example\n",
    "Florian Schlosser",
  ],
  [
    "labels stand above their values",
    "Datos personales\nNOMBRES\nNicolás\nAPELLIDOS\nVelasco Vela\nESTADO CIVIL\nSoltero\n",
    "Nicolás Velasco Vela",
  ],
  [
    "the account of a link carries a name written without capitals",
    "jonna hartwig\ndesigner\nhttps://github.com/jonnahartwig\nExperience\n2019 - 2024 Designer, Blue Ltd\n",
    "jonna hartwig",
  ],
  [
    "other words stand on the line of the name",
    "Ida Sommerfeld Werkstudentin ab Mai\nida.sommerfeld@post.example\nBerufserfahrung\n2019 - 2024 Kellnerin, Blau GmbH\n",
    "Ida Sommerfeld",
  ],
  [
    "letters of the name are set apart",
    "I D A\nS O M M E R F E L D\nKellnerin\nida.sommerfeld@post.example\nBerufserfahrung\n2019 - 2024 Kellnerin, Blau GmbH\n",
    "Ida Sommerfeld",
  ],
  ["an occupation ends the line of the name", "Sedanur Ceylan Bilgisayar Mühendisi\nsdnr@posta.example\n", "Sedanur Ceylan"],
] as const)("%s", ([, text, name]) => {
  expect(profileOf(text).fullName?.value).toBe(name);
});

test.for([
  ["a place of birth", "Mara Lind\nGeburtsort Qom, Iran\n22111 Hamburg\nmara@post.example\n", "Hamburg"],
  ["a label that no list knows", "Mara Lind\nStammdaten\nmara@post.example\n", undefined],
  ["a line of no town", "Mara Lind\nStammblatt\nmara@post.example\nKornwestheim\n", "Kornwestheim"],
  ["a field of work", "Mara Lind\nSachbearbeitung · Verwaltung · Kiel\nmara@post.example\n", "Kiel"],
  ["a country alone", "Emir Elmas\nTürkiye\nemir@posta.example\n", undefined],
] as const)("%s is no town of residence", ([, text, town]) => {
  expect(profileOf(text).location?.value).toBe(town);
});

test("a title needs an occupation; the next role that names one is taken", () => {
  const text = "Mara Lind\nmara@post.example\nBerufserfahrung\n01/2024 – heute\nHermes\n• Fahrerin\n• Pakete zugestellt\n";
  expect(profileOf(text).jobTitle?.value).toBe("Fahrerin");
});

test.for([
  ["a university under the heading of education", "Eğitim\nEge Üniversitesi – İnşaat Mühendisliği\n2019 – 2023\n", "bachelor"],
  ["a course of a university", "Education\nSummer school, University of Leeds\nHigh school diploma\n", "school"],
  ["the eleventh grade", "Estudios\nColegio Puyana\n11 grado\n", "school"],
  ["a grade in words", "Estudios\nGrado de preparatoria, Colegio Puyana\n", "school"],
  [
    "a university above a vocational school for pupils",
    "Eğitim\nEge Üniversitesi (2022 - 2026)\nİşletme\nKumluk Mesleki ve Teknik Anadolu Lisesi\n",
    "bachelor",
  ],
  ["a level of the European frame", "Ausbildung\nTechniker, Technische Fachhochschule (EQR-Niveau 4)\n", "vocational"],
  ["a level of a degree with a local name", "Education\nLaurea, Weitsee Campus, EQF level 6\n", "bachelor"],
  ["a school by its abbreviation", "Bildung\nNMS Weitsee\n", "school"],
  ["a course on a system's architecture", "Educación\nArquitectura del pedido web\nColegio Puyana\n", "school"],
  ["a kind of model", "Education\nHigh school diploma\nFocus\nLLM integration, search\n", "school"],
  ["training like that of a degree", "Education\nBachelor of Arts, Blue University\nMBA-level training in sales\n", "bachelor"],
  ["a Swiss apprenticeship", "Bildung\nKaufmann EFZ\nWKS Bern\n", "vocational"],
] as const)("%s stands for its level", ([, text, level]) => {
  expect(profileOf(`Mara Lind\nmara@post.example\n${text}`).educationLevel?.value).toBe(level);
});

test("towns, schools, dates, labels, sentences and halves of items are no skills", () => {
  const listed = "Excel, Hamburg, Universidad de Leeds, 05/2019, Gute Kenntnisse, yönettim, Gestión de, DATEV";
  expect(skillsOf(`Mara Lind\nmara@post.example\nKenntnisse\n${listed}\n`)).toEqual(["Excel", "DATEV"]);
});

test("an item goes on after a line that ends in a small word", () => {
  expect(skillsOf("Mara Lind\nmara@post.example\nHabilidades\nGestión de\nreclamaciones complejas\nExcel\n")).toContain(
    "Gestión de reclamaciones complejas",
  );
});

test("who gave a certificate is none, nor is a bare word", () => {
  const text =
    "Mara Lind\nmara@post.example\nExperience\n2020 – 2022 Clerk, Blue Ltd\n• Looked after the network printers\nCertificates\nCash handling course\nBlue Academy GmbH, Hamburg\nInstitution: Cisco Academy\n";
  expect(profileOf(text).certifications.map(({ value }) => value)).toEqual(["Cash handling course"]);
});

test("labelled lines of programs below the languages are skills again", () => {
  const text = "Mara Lind\nmara@post.example\nSprachen\nDeutsch (fließend)\nProgramme:\nExcel, DATEV, Linux\n";
  expect(skillsOf(text)).toEqual(expect.arrayContaining(["Excel", "DATEV", "Linux"]));
});

test("programs of many trades are skills wherever a job names them", () => {
  const text =
    "Mara Lind\nmara@post.example\nExperience\n2020 – 2022 Analyst, Blue Ltd\n• Traced faults with Wireshark and wrote the reports in LaTeX\n• Cleaned survey data in Minitab, kept the rota in Kronos\n";
  expect(skillsOf(text)).toEqual(expect.arrayContaining(["Wireshark", "LaTeX", "Minitab", "Kronos"]));
  expect(skillsOf(text.replace("LaTeX", "latex paint").replace("Kronos", "the kitchen"))).not.toContain("LaTeX");
});

test("two words of a name without a space between them are two", () => {
  expect(
    profileOf("MarianaLind Vega\nmariana.lind@post.example\nExperience\n2020 – 2022 Clerk, Blue Ltd\n").fullName?.value,
  ).toBe("Mariana Lind Vega");
});

test("a degree behind the name is no part of it", () => {
  expect(profileOf("Mara Lind B.Sc.\nmara.lind@post.example\nExperience\n2020 – 2022 Clerk, Blue Ltd\n").fullName?.value).toBe(
    "Mara Lind",
  );
});

test("months of short years and words for today are dates", () => {
  const text = "Mara Lind\nmara@post.example\nExperience\nClerk, Blue Ltd\n05/25 - til date\nCashier, Green Ltd\n01/23 – 04/25\n";
  expect(profileOf(text).experienceMonths).toBe(47);
});

test("a method that is worked by is a skill, and a certificate where the line says so", () => {
  const text = (line: string): string =>
    `Mara Lind\nmara@post.example\nExperience\n2020 – 2022 Project manager, Blue Ltd\n• ${line}\n`;
  expect(skillsOf(text("Ran elections by PRINCE2 standards for the city"))).toContain("PRINCE2");
  expect(profileOf(text("Ran elections by PRINCE2 standards for the city")).certifications).toEqual([]);
  expect(profileOf(text("PRINCE2 Practitioner")).certifications).toHaveLength(1);
});

test("a platform, a grade, a street and who gave a certificate are none", () => {
  const text =
    "Mara Lind\nmara@post.example\nCertificates\nCash handling course –\nAda Bell\nLinkedIn Learning\nGPA: 3.77/4.00\nAm Tierpark 15\nTECHCAREER.NET\n";
  expect(profileOf(text).certifications.map(({ value }) => value)).toEqual(["Cash handling course"]);
});

test.for([
  [
    "a title over two lines ends in a point",
    "Mara Lind\nEstudiante de Ingeniería de\nDesarrollo de Software.\nmara@post.example\n",
    "Estudiante de Ingeniería de Desarrollo de Software",
  ],
  [
    "a trade stands at the name and in an internship, and a later role says what the person is",
    "Mara Lind\nGıda Mühendisliği\nmara@posta.example\nİş Deneyimi\nSatın Alma Uzmanı, Nesko A.Ş., Şubat 2022 - Ağustos 2025\nGıda Mühendisliği Stajı, Halk A.Ş., Ağustos 2021 - Eylül 2021\n",
    "Satın Alma Uzmanı",
  ],
] as const)("the title where %s", ([, text, title]) => {
  const { jobTitle } = profileOf(text);
  expect(jobTitle?.value).toBe(title);
});

test("half of a line of duties is no title", () => {
  const text =
    "Mara Lind\nmara@post.example\nBerufserfahrung\n2021 – 2023\nProduktpflege (Teilzeit), Bank Blau\nUnterstützung in der Produktpflege, administrative\nAufgaben, Koordination kleiner Projekte\n";
  expect(profileOf(text).jobTitle?.value).not.toBe("administrative");
});

test("under “Certificates”, the line of who gave one is none itself", () => {
  const text = "Mara Lind\nmara@post.example\nCertificates\nFirst aid course\nLebib Yalkan\n";
  expect(profileOf(text).certifications.map(({ value }) => value)).toEqual(["First aid course"]);
});
