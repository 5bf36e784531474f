import { expect, test } from "vitest";
import type { Profile } from "./profile.info.ts";
import { readProfile } from "./profile.ts";
import { documentOf } from "./testing/cvs.ts";

const profileOf = (text: string): Profile => readProfile(documentOf(`Mara Lind\n${text}`), "2026-11-20").profile;

test.for([
  [
    "with its label, below another heading",
    "mara@post.example\nYetenekler\nExcel, Word\nAdres: İzmir, Türkiye\n",
    "İzmir, Türkiye",
  ],
  ["below its label", "mara@post.example\nHobbys\nLesen\nAdresse:\nHaberberg 115, 5044 Schlossrued\n", "Schlossrued"],
  ["below its street", "mara@post.example\nSkills\nExcel\nBelgradstr. 34\n80796 München\n", "München"],
  ["a street with a number for a name", "mara@post.example\nHabilidades\nExcel\nCalle 62 # 1 Cali, Colombia\n", "Cali, Colombia"],
  ["and its country without a comma", "mara@post.example\nİzmir Türkiye\n", "İzmir Türkiye"],
  ["and its state", "mara@post.example\nTuttlingen, Baden-Württemberg\n", "Tuttlingen, Baden-Württemberg"],
  [
    "beside the address of a portfolio",
    "Portfolio: https://mara.example\nKarlsbad, Deutschland\nmara@post.example\n",
    "Karlsbad, Deutschland",
  ],
  [
    "beside the contacts below the heading of another column",
    "IDIOMAS\nInglés B2\nBogotá, Colombia\n+34 600 111 222\nmara@post.example\n",
    "Bogotá, Colombia",
  ],
  [
    "and its country behind a dash",
    "mara@post.example\nPERFIL\nSigo aprendiendo.\nCONTACTO\nQuito - Ecuador\n",
    "Quito - Ecuador",
  ],
  ["behind a title on its line", "Sales Clerk, Valencia, España\nmara@post.example\n", "Valencia, España"],
  ["of a small town", "mara@post.example\nWohnort Schwanenstadt\n", "Schwanenstadt"],
  ["without a remark in brackets", "mara@post.example\nAnkara, Türkiye (Remote)\n", "Ankara, Türkiye"],
  ["without a remark that holds a comma", "mara@post.example · São Paulo (Umzug nach Wien, Hybrid)\n", "São Paulo"],
  ["without the place for a date", "mara@post.example\nLeipzig, [TT. Monat JJJJ]\n", "Leipzig"],
  ["behind a house number and a comma", "mara@post.example\nRoberto Rosello, 9, Burriana\n", "Burriana"],
  ["of a resident", "mara@post.example\nPresent Resident in Nairobi, Kenya\n", "Nairobi, Kenya"],
  ["not a preference", "mara@post.example\nPreference: India/Kenya/Singapore\n", undefined],
  ["not a label", "mara@post.example\nDirección: Celular: 600 111 222\n", undefined],
  ["not the school beside it", "mara@post.example\nInstitut für Blau AG\n", undefined],
  ["not the date of a letter", "SKILLS\nExcel\nmara@post.example\nBerlin, 19. Mai 2021\n", undefined],
  ["not that of a degree", "mara@post.example\nB.S., Manufacturing Engineering, Blue University, Turkey\n", undefined],
  ["not that of a course", "mara@post.example\n01/04/2023 – today Garching bei München, Germany\n", undefined],
  ["not an account", "mara@post.example | mara.example | MaraLind\n", undefined],
  ["not that of birth", "mara@post.example\nGeburtsort\nMainz\nFamilienstand\nledig\n", undefined],
] as const)("the town of residence is read %s", ([, text, town]) => {
  expect(profileOf(text).location?.value).toBe(town);
});

test.for([
  ["Education\nAssociate : Aviation Maintenance\n2010 – 2012\n", "vocational"],
  ["Education\nBlue University\nLeeds, UK\nAssociate, Computer Programming\n2010 – 2012\n", "vocational"],
  ["Education\nHigh school equivalency\n2010\n", "school"],
  ["Education\nMA, Linguistics\n2010 – 2012\n", "master"],
  ["Education\nMS Office and Excel\n2010 – 2012\nBlue University\n", "bachelor"],
  [
    "Education\nIndustrial Engineering\nBlue University\nErasmus+ Program\nFeb 2024 - Jun 2024\nHigh School Diploma\n",
    "bachelor",
  ],
  ["Ausbildung\n2014 – 2017\nPromotion • Mathematik\nMaster of Science\n2009 – 2013\n", "doctorate"],
  ["Ausbildung\nAusbildung Mediengestalter Digital und Print\n2014 – 2017\nArbeit mit dem Team und den Listen\n", "vocational"],
  ["Ausbildung\nDipl.-Ing. (FH) Maschinenbau\n2014 – 2017\n", "bachelor"],
  ["Formación académica\nLic. en Administración\n2014 – 2017\n", "bachelor"],
  ["Formación académica\nPreparatoria Lázaro Cárdenas\n2014 – 2017\n", "school"],
  ["Eğitim\nEge Üniversitesi\nMuhasebe\nÖn Lisans\n2014 – 2017\n", "vocational"],
  ["Eğitim\nBilgisayar Programcılığı, Ege Üniversitesi\n2014 – 2016\n", "vocational"],
  ["Formación\nUniversitat Politècnica de València\nJuly, 2024\n", "bachelor"],
  ["Formación\nUniversidad Técnica del Norte\n2018 – 2024\n", "bachelor"],
  ["Formación\nInstitución educativa técnica Azul\n2018 – 2024\n", "school"],
  ["Education\nBlue University\n2012 – 2017\nCourses\nMini MBA, Campus Online\n", "bachelor"],
  ["Education\nTechnical Degree in Networks, Blue Institute\n2012 – 2017\n", "vocational"],
  ["Berufserfahrung\n08/2017 – 01/2021 Ausbildung Elektroniker, Blau GmbH\n", "vocational"],
  [
    "Berufserfahrungen / Schnupperlehren\nSchnupperlehre bei der Berufsschule (3 Tage)\nSchulbildung\n2018 – 2021\nSekundarschule\n",
    "school",
  ],
] as const)("education is read from its local name: %s", ([text, level]) => {
  expect(profileOf(`mara@post.example\n${text}`).educationLevel?.value).toBe(level);
});

test("the level of a language is no heading", () => {
  const text =
    "mara@post.example\nSprachen (mündlich und schriftlich)\nDeutsch\nMuttersprache\nFranzösisch\nGrundkenntnisse\nSpanisch\n";
  expect(profileOf(text).languages.map(({ value }) => value)).toEqual(["Deutsch", "Französisch", "Spanisch"]);
});
