import { describe, expect, test } from "vitest";
import { criterion, score } from "../testing/score-cv.ts";

const NURSE = [
  criterion("skill", "Wound care"),
  criterion("skill", "Medication administration"),
  criterion("experience", "2 years in nursing"),
];
const ELECTRICIAN = [
  criterion("skill", "Schaltschrankbau"),
  criterion("skill", "SPS-Programmierung"),
  criterion("experience", "Mindestens 3 Jahre Erfahrung als Elektroniker"),
];
const pointsOf = (text: string, asked: Parameters<typeof score>[1]): number | undefined => score(text, asked).result.score;

describe("A recruiter of a trade has not worked in it", () => {
  test.for([
    [
      "a nurse recruiter",
      NURSE,
      "Ann Lee\nRecruiter\n\nExperience\nNurse Recruiter, Medstaff, 2019 – today\n• Filled 40 ward posts a year for wound care and medication administration.\n",
    ],
    [
      "a German staffing office",
      ELECTRICIAN,
      "Eva Kurz\n\nBerufserfahrung\n01/2018 – heute Personaldisponentin, Zeitwerk GmbH\n- Elektroniker mit Schaltschrankbau und SPS-Programmierung vermittelt\n",
    ],
    [
      "a Spanish selection specialist",
      ELECTRICIAN,
      "Eva Ruiz\n\nExperiencia laboral\nTécnica de selección, Adecua, 2018 – actualidad\n- Búsqueda de electricistas con cuadros eléctricos\n- Ofertas de empleo que pedían programación de PLC\n",
    ],
    [
      "a Turkish personnel officer",
      ELECTRICIAN,
      "Ece Ak\n\nİş Deneyimi\nİnsan Kaynakları Uzmanı, Elektro A.Ş., 2018 – halen\n- PLC programlama bilen elektrikçiler buldum\n- Pano montajı ekibi için mülakatlar yaptım\n",
    ],
  ] as const)("%s", ([, asked, text]) => {
    expect(pointsOf(text, asked)).toBe(0);
  });

  test("the work of a personnel officer counts", () => {
    const text = "Eva Kurz\n\nBerufserfahrung\n01/2018 – heute Personalreferentin, Zeitwerk GmbH\n- Lohnabrechnung mit DATEV\n";
    expect(pointsOf(text, [criterion("skill", "Payroll"), criterion("tool", "DATEV")])).toBe(100);
  });
});

describe("An advert that somebody pasted earns nothing", () => {
  test.for([
    [
      "among the lines of a role, told by its own sentences",
      NURSE,
      "Tom Day\n\nExperience\nShop assistant, Corner Store, 2020 – today\n• Till and shelves.\n• You change dressings and know wound care.\n• At least two years of nursing.\n• Medication administration is a must.\n",
    ],
    [
      "under its title",
      ELECTRICIAN,
      "Tom Tag\n\nBerufserfahrung\n2020 – heute Verkäufer, Eckladen\n- Kasse und Regale\n\nElektroniker (m/w/d)\n- Schaltschrankbau\n- SPS-Programmierung\n- mindestens drei Jahre Erfahrung als Elektroniker\n",
    ],
    [
      "under a line that says so",
      ELECTRICIAN,
      "Tan Gün\n\nİş Deneyimi\nSatış elemanı, Köşe Market, 2020 – halen\n- Kasa\nBaşvurulan pozisyon:\n- Pano montajı\n- PLC programlama\n",
    ],
  ] as const)("%s", ([, asked, text]) => {
    expect(pointsOf(text, asked)).toBe(0);
  });
});

test.for([
  ["Changed dressings on a ward of 24 beds", "Yara bakımı"],
  ["Verabreichung von Medikamenten", "Administración de medicación"],
  ["Dachrinnen und Spenglerarbeiten", "Gutters and roof plumbing"],
  ["Poliçe düzenleme ve yenileme", "Policy administration"],
  ["Visitas guiadas por el museo", "Guided tours"],
  ["Haarschnitte und Colorationen", "Saç kesimi"],
  ["Katalogisierung von Büchern", "Catalogación"],
  ["WIG-Schweißen an Edelstahl", "Welding"],
] as const)("“%s” answers “%s”", ([line, asked]) => {
  const text = `Jo Day\n\nExperience\nWorker, Example Ltd, Jan 2019 – Present\n• ${line}\n`;
  expect(score(text, [criterion("skill", asked)]).marks[0]?.mark).toBe("met");
});
