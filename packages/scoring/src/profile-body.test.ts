import { expect, test } from "vitest";
import type { Profile } from "./profile.info.ts";
import { readProfile } from "./profile.ts";
import { redact } from "./redact.ts";
import { documentOf } from "./testing/cvs.ts";

const AS_OF = "2026-11-20";
const profileOf = (text: string): Profile => readProfile(documentOf(text), AS_OF).profile;
const seenByScorer = (text: string): string => {
  const document = documentOf(text);
  return redact(document, readProfile(document, AS_OF).redactions).text;
};

test.for([
  ["a heading of other words", "Experiencia de Trabajo\nMar 2016 - Dic 2017\nProgramador\nNovatronic\n", 22],
  ["letters apart", "E X P E R I E N C I A\nCocinero, Casa Lucio\nEne 2020 - Dic 2021\n", 24],
  ["days as ordinals", "Work Experience\nTechnician, Peel Eyecare\nJune 1st 2014 to July 24th 2014\n", 2],
  ["years with an apostrophe", "Work Experience\nWeb Developer, Brightlake\nJan '21 – Dec '22\n", 24],
  ["an open end before a colon", "Deneyim\n01/12/2024- : SAĞLIK BAKANLIĞI\nEndüstri Mühendisi\n", 24],
] as const)("%s: the months of a role are counted", ([, text, months]) => {
  expect(profileOf(`Jo Example\n${text}`).experienceMonths).toBe(months);
});

test("the title below its employer is the title, also where the employer's name holds a trade", () => {
  const { roles } = profileOf(
    "Jo Example\nDeneyim\nAltın Oto Yetkili Servis, Ankara (Ocak 2020 – halen)\nMekanik usta\n• Balata, disk\nSanayi, Usta Veli'nin yeri (2014 – 2019)\nOto tamircisi\n• Dizel\n",
  );
  expect(roles.map(({ title }) => title)).toEqual(["Mekanik usta", "Oto tamircisi"]);
});

test.for([
  ["a journey", "05.2023 – 08.2025\nEuropareise"],
  ["a search", "02.2023 – heute\nStellensuche"],
  ["voluntary work", "02.2021 – heute\nEhrenamtlicher Berater, Tafel Kiel"],
  ["an office among students", "02.2021 – heute\nKoordinatorin, Fachschaftsrat Informatik"],
] as const)("%s is no paid work", ([, entry]) => {
  expect(
    profileOf(`Jo Example\nBerufserfahrung\n${entry}\n01.2019 – 12.2019\nVerkäuferin, Auto Marti AG\n`).experienceMonths,
  ).toBe(12);
});

test("a range within a description or about the person is no job of its own", () => {
  const { roles } = profileOf(
    "Jo Example\nBeruflicher Werdegang\n02.2018 – 01.2020\nMaschinenführer\nContiTech GmbH\n• Ehrenamtlicher Berater bei City\nGetränke seit 2022\n07.2015 – 02.2018\nProduktionshelfer\nAmicus GmbH\n\nseit 03/2002 in Deutschland\n",
  );
  expect(roles.map(({ title }) => title)).toEqual(["Maschinenführer", "Produktionshelfer"]);
});

test.for([
  ["Educación\nUniversidad de Guayaquil\nIngeniería en Sistemas, 2025\nBachiller Técnico en Contabilidad, 2020\n", "bachelor"],
  ["Eğitim\nGedik Üniversitesi\nMakine Programı | Meslekyüksekokulu\n", "vocational"],
  ["Education\nB.S. in Digital Forensics\nBloomsburg\n", "bachelor"],
  ["Formación Académica\nIngeniero Industrial\nBogotá, 2011\n", "bachelor"],
  ["Formación Académica\nEspecialista en Alta Gerencia\nFundación Universitaria del Norte\n", "master"],
  ["Formación Académica\nAuxiliar de Enfermería\nCENSA\n", "vocational"],
  ["Formación Académica\nT.S.U. en Cerámica\nCaracas\n", "vocational"],
  ["Schulbildung\nSekundarschule Fricktal\nRheinfelden\n", "school"],
  ["Schulbildung\nPolymechaniker EFZ\nGrundschule Dresden\n", "vocational"],
] as const)("%s shows its degree", ([text, level]) => {
  expect(profileOf(`Jo Example\n${text}`).educationLevel?.value).toBe(level);
});

test("an issuer, an address, an occupation, a program and half a sentence are no certificates", () => {
  const { certifications } = profileOf(
    "Jo Example\nZertifikate\nAusbildungsakademie Musterstadt\n10315 Berlin\nKellner\nMicrosoft Excel\nWorkflow); RPA; weitere\nStaplerkurs Stufe 2\nStaplerkurs Stufe 2\n",
  );
  expect(certifications.map(({ value }) => value)).toEqual(["Staplerkurs Stufe 2"]);
});

test("in a long list under certificates only words for courses, skills and short forms count", () => {
  const lines = Array.from({ length: 9 }, (_, index) => `Erste Zeile ${"abcdefghi"[index]}xy`).join("\n");
  const { certifications } = profileOf(`Jo Example\nZertifikate\n${lines}\nStaplerkurs\nTÜV Prüfung\n`);
  expect(certifications.map(({ value }) => value)).toEqual(["Staplerkurs", "TÜV Prüfung"]);
});

test("skills stand also in short lines outside of a section of skills", () => {
  const { technicalSkills, toolsAndSoftware } = profileOf(
    "Jo Example\nProjects\nWeather station\nPython | Docker | PostgreSQL | Redis\nExperience\nWeb Developer, Brightlake\n2020 – 2022\n- Built the shop\n",
  );
  expect([...technicalSkills, ...toolsAndSoftware].map(({ value }) => value).toSorted()).toEqual([
    "Docker",
    "PostgreSQL",
    "Python",
    "Redis",
  ]);
});

test.for([
  "Kinder- und Jugendarbeit",
  "Kinder und Jugendarbeit",
  "Mother tongue(s): German",
  "Children's ward",
  "Parents evenings",
])("%s is no family status", (words) => {
  expect(seenByScorer(`Jo Example\nErfahrung\n2020 – 2022 Erzieherin, Haus Nord\n${words}\n`)).toContain(words);
});

test("a heading on military service does not take the work with it", () => {
  const seen = seenByScorer(
    "Jo Example\nWork Experience\nSoftware Engineer (compulsory military service), Ministry of Defence\nMar 2019 – Oct 2020\n• Built a payroll service in Java\nWeb Developer, Brightlake\nNov 2020 – Dec 2022\n• Rebuilt the shop\n",
  );
  expect(seen).toContain("Built a payroll service in Java");
  expect(seen).not.toContain("military");
});
