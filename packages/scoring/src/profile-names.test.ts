import { expect, test } from "vitest";
import type { Profile } from "./profile.info.ts";
import { readProfile } from "./profile.ts";
import { inOrder, writtenName } from "./cv/named.ts";
import { documentOf } from "./testing/cvs.ts";

const profileOf = (text: string): Profile => readProfile(documentOf(text), "2026-11-20").profile;

test.for([
  ["behind a degree", "M Sc. Mara Lind Vega\nmara.lind@post.example\n", "Mara Lind Vega"],
  [
    "before the label of an account",
    "Mara Lind LinkedIn: https://links.example/in/mara-lind\nmara.lind@post.example\n",
    "Mara Lind",
  ],
  ["behind a Portuguese label", "Currículo\nNOME: Mara Lind Vega\nTELEFONE: 41 5550 0000\n", "Mara Lind Vega"],
  ["in Turkish capitals", "AYŞE KIRLI\nayse.kirli@posta.example\nİŞ DENEYİMİ\nAşçı, Mavi Otel, 2020 - 2021\n", "Ayşe Kırlı"],
  [
    "that stands twice, shorter the first time",
    "MARA A. LINDQVIST\nDATOS PERSONALES\nNombre y Apellido: Mara Ana Lindqvist\nEmail: mara.lindqvist@post.example\n",
    "Mara Ana Lindqvist",
  ],
  ["below the title of the document", "RESUME\nPRERNA LINDAU\nMobile : 9760702320\nprerna77@post.example\n", "Prerna Lindau"],
  [
    "below it and above a date",
    "CURRICULUM VITAE\nGastón Alejandro Azul\nOctober 29, 2014\nPersonal Information:\nDate of Birth:\n16th of august 1982\n",
    "Gastón Alejandro Azul",
  ],
  [
    "before a trade on its line",
    "Ezgi Orman Backend & Mobile Engineer\nezgiorman@post.example\nDENEYİM\nStajyer, Mavi A.Ş., 2020 - 2021\n",
    "Ezgi Orman",
  ],
  [
    "that a footer with dates repeats",
    "Mara Lind\nSite Reliability Engineer\nmara@post.example\nExperience\nEngineer, Lake Ltd, 2020 - 2024\nMara Lind\nJanuary 2024\n",
    "Mara Lind",
  ],
  [
    "before the date of birth in brackets",
    "Resume\nMara Regenfuß (*28.10.1997)\nSeestraße 34\n13359 Berlin, Germany\nmara.regenfuss@post.example\nEmployment history\n• April 2020–April 2021: Part-time cook at Blue\nReferences\nJon Vega, Blue\nDana Lake, Blue\n",
    "Mara Regenfuß",
  ],
  [
    "whose parts stand below labels of their own",
    "Contact Information\nGiven name\nMara\nSurnames\nLind Vega\nE-mail addresses mara.lind@post.example\n",
    "Mara Lind Vega",
  ],
  ["before a birth name in brackets", "Lebenslauf\nName:\nMara Lind (geb. Vega)\nGeburtsdatum: 1.2.1985\n", "Mara Lind"],
  [
    "before a date of birth in brackets",
    "Lebenslauf\nName: Adrian Lindau (*28.10.1997)\nAdresse: Weg 4, 80999 München\n",
    "Adrian Lindau",
  ],
  [
    "of two labels, one of them for the whole",
    "Lebenslauf\nPersonalien\nName\nLind\nVorname\nDamian\nAdresse\nWeg 67, 4415 Lausen\n",
    "Damian Lind",
  ],
  ["of such labels without colons", "Lebenslauf\nName Lind Vega\nVorname Dora\nAnschrift Weg 51\n", "Dora Lind Vega"],
  ["of a Turkish pair of labels", "ÖZGEÇMİŞ\nİsim: Ayşe\nSoyisim: Kırlı\nTelefon: 0555 000 00 00\n", "Ayşe Kırlı"],
  ["before a bullet operator", "Sabir Lindau ∙ Detmolder Weg 11 ∙ 33102 Paderborn\nsabir.lindau@post.example\n", "Sabir Lindau"],
] as const)("a name %s is read", ([, text, name]) => {
  expect(profileOf(text).fullName?.value).toBe(name);
});

test.for([
  [
    "an occupation above a heading",
    "SUSHI CHEF\nExecutive Profile\n14 years in restaurants.\nExperience\nCorporate Chef, Lake Inn, 2015 - 2020\n",
  ],
  [
    "ordinary words",
    "ACCOUNT RECEIVABLE\nExecutive Summary\nKept each account, payable and receivable.\nExperience\nTreasury Advisor, Lake Bank, 2015 - 2020\n",
  ],
] as const)("%s in a CV whose name was taken out is no name", ([, text]) => {
  expect(profileOf(text).fullName).toBeUndefined();
});

test("a company that writes a reference is no person", () => {
  const text =
    "Blaues Internet Corporate Services GmbH - Hauptstr. 57-56410 Lindau\nZEUGNIS\nFrau Lind war bei uns Werkstudentin. Die Blaues Internet AG ist führend.\ninfo@blaues-internet.example\n";
  expect(profileOf(text).fullName).toBeUndefined();
});

test("the certificate of a course with a great name is no degree", () => {
  const education = (course: string): string | undefined =>
    profileOf(`Educación\n2017 - 2022 Pregrado en Estadística\nUniversidad Azul\n2023\n${course}\n`).educationLevel?.value;
  expect(education("Master en bases de datos: desde 0 a experto\nUdemy")).toBe("bachelor");
  expect(education("Especialización en bases de datos\nCertificado (72 horas)")).toBe("bachelor");
  expect(education("Master en bases de datos\nUniversidad Verde")).toBe("master");
});

test("studies below a heading for studies and certificates are read", () => {
  const text = "Ayşe Kırlı\nEĞİTİM & SERTİFİKALAR\nMavi Üniversitesi\nBilgisayar Mühendisliği\n2018-2022\n";
  expect(profileOf(text).educationLevel?.value).toBe("bachelor");
});

test("letters apart on one line of a name are a word", () => {
  const text = "M A R A\nLINDQVIST";
  expect(inOrder(writtenName(text, { start: 0, end: text.length }))).toBe("MARA LINDQVIST");
});

test.for([
  ["an account of short words", "Lu (Rosa) Mo\nMaple Hall (MH) 328\nE-mail: lumo@post.example\n", "Lu (Rosa) Mo"],
  ["an account of an initial and a short word", "Da Mo\nOffice 12, Maple Building\ndmo@post.example\n", "Da Mo"],
  ["a given name that is a particle elsewhere", "Ben Lindqvist\nben.lindqvist@post.example\n", "Ben Lindqvist"],
  ["two lines that an account carries", "Skills\nMara\nLindqvist\nTrainee\nmaralindqvist@post.example\n", "Mara Lindqvist"],
] as const)("a name is known by %s", ([, head, name]) => {
  expect(profileOf(`${head}Experience\nClerk, Blue Ltd, 2015 - 2020\n`).fullName?.value).toBe(name);
});

test.for(["Maple Hall (MH) 328", "Torre Azul 12", "Mavi Konak Sitesi No: 4", "Blaues Haus 7"])(
  "a building before its number is no name: %s",
  (address) => {
    expect(profileOf(`${address}\npost@lake.example\nExperience\nClerk, Blue Ltd, 2015 - 2020\n`).fullName).toBeUndefined();
  },
);

test.for([
  "PROFILE\nMeticulous.\nwebdesigner@lind.example\nEDUCATION\nLake School, 2015\nEXPERIENCE\nWEB DESIGNER\nBlue Media\n2019 - 2021\nWeb Designer\nRed Media\n2017 - 2018\n",
  "ABOUT ME\nOrganized.\nwebdeveloper@lind.example\nWORK EXPERIENCE\nWeb Developer\nBlue Media, 2019 - 2021\n",
])("an address that tells what somebody does names nobody", (text) => {
  expect(profileOf(text).fullName).toBeUndefined();
});
