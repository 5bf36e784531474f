import { describe, expect, test } from "vitest";
import type { Criterion } from "../criterion.info.ts";
import { readAdvert } from "../advert.ts";
import { evaluate } from "../evaluate.ts";
import { readProfile } from "../profile.ts";
import { FRONTEND, FRONTEND_EXTRA } from "../testing/adverts.ts";
import { DIEGO, documentOf, ELIF, MARA, SABINE } from "../testing/cvs.ts";
import { AS_OF, criterion } from "../testing/score-cv.ts";
import { VOCABULARY } from "../vocabulary/index.ts";
import { redact } from "../redact.ts";
import { hash24 } from "./hash.ts";
import occupations from "../vocabulary/occupations.json" with { type: "json" };
import { isUnitGroup } from "./unpack.ts";
import { isCurrentIndex, searchIndex, termIndexOf } from "./index.ts";

const inputOf = (text: string) => {
  const document = documentOf(text);
  const { profile, redactions } = readProfile(document, AS_OF);
  return { document, profile, redacted: redact(document, redactions), asOf: AS_OF };
};
const CVS = [MARA, SABINE, DIEGO, ELIF].map(inputOf);

const of = (kind: Criterion["kind"], texts: readonly string[]): Criterion[] => texts.map((text) => criterion(kind, text));
const ASKED: Criterion[] = [
  ...of("skill", [
    "React",
    "TypeScript",
    "SQL",
    "Kubernetes",
    "Wundversorgung",
    "PLC",
    "Muhasebe",
    "React and Kubernetes",
    "React or Vue",
  ]),
  ...of("tool", ["Figma", "Playwright or Cypress", "Browser tests (Playwright, Cypress)", "Excel", "SAP"]),
  ...of("certification", ["Führerschein Klasse B", "Driving licence C/CE", "PMP", "Praxisanleitung"]),
  ...of("language", ["German B1", "German B2", "English C1", "İngilizce", "Inglés B1", "French", "English and German"]),
  ...of("education", [
    "Bachelor's degree",
    "Master's degree",
    "Bachelor in Law",
    "Studium der Informatik",
    "Ausbildung in der Pflege",
  ]),
  ...of("experience", [
    "5 years of frontend work",
    "10 years",
    "3 Jahre Pflege",
    "2 años con PLC",
    "20 years in sales",
    "3 yıl muhasebe deneyimi",
    "2 years as a nurse",
    "2 Jahre als Hotelrezeptionistin",
    "2 años como contable",
  ]),
  ...readAdvert(FRONTEND, FRONTEND_EXTRA, "en").criteria,
];

describe("An index ranks as the marks do", () => {
  test.for(ASKED.map((one) => [one.kind, one.text, one] as const))("%s: %s", ([, , one]) => {
    const search = searchIndex([one]);
    for (const input of CVS)
      expect(search(termIndexOf(input))).toEqual(evaluate({ ...input, criteria: [one] }).map(({ credit }) => credit));
  });

  // The job's field, which all criteria tell together, takes part in duties and years.
  const ALONE = ASKED.filter(({ kind }) => kind !== "responsibility" && kind !== "experience");

  test("many criteria asked together get what each gets alone", () => {
    const together = searchIndex(ALONE);
    for (const input of CVS) {
      const index = termIndexOf(input);
      expect(together(index)).toEqual(ALONE.map((one) => searchIndex([one])(index)[0]));
    }
  });
});

describe("A duty is judged in an index as in the CV", () => {
  const asked = [
    criterion("experience", "3 years as a warehouse worker"),
    criterion("responsibility", "Control de inventarios"),
    criterion("responsibility", "Team"),
  ];
  const cv = (heading: string, ...lines: string[]) => inputOf(`Jo Example\n\n${heading}\n${lines.join("\n")}\n`);

  test.for([
    ["in the job's trade", cv("Experience", "Warehouse Worker, Hill Ltd, Jan 2020 - Present", "- Control de inventarios"), 100],
    ["in another trade", cv("Experience", "Cook, Hill Ltd, Jan 2020 - Present", "- Control de inventarios"), 50],
    ["in a list", cv("Skills", "Control de inventarios, Excel, Word"), 0],
    ["in a course", cv("Education", "Control de inventarios, Hill College, 2019"), 0],
    ["in a summary", cv("Summary", "Control de inventarios y buen trato con todos los colegas del almacén"), 50],
  ] as const)("%s", ([, input, credit]) => {
    const credits = searchIndex(asked)(termIndexOf(input));
    expect([credits[1], credits[2]]).toEqual([credit, 0]);
    expect(credits).toEqual(evaluate({ ...input, criteria: asked }).map((mark) => mark.credit));
  });
});

describe("Words that the vocabulary does not know", () => {
  const cv = inputOf(
    "Jo Example\n\nExperience\nKeeper, Moor Estate Ltd, Jan 2020 – Present\nTrained young falcons on the moor\nHelper, Hill Farm, Jan 2012 – Dec 2014\nBaskets woven from willow\n",
  );
  test.for([
    ["falcons", 100],
    ["Falcon trained", 100],
    ["willow baskets", 95],
    ["falcons and willow", 0],
    ["dragons", 0],
  ] as const)("%s: %d", ([asked, credit]) => {
    expect(searchIndex([criterion("skill", asked)])(termIndexOf(cv))).toEqual([credit]);
  });
});

test("an index is small, the same every time, and holds nothing that is redacted", () => {
  const index = termIndexOf(CVS[0]!);
  expect(termIndexOf(inputOf(MARA))).toEqual(index);
  expect(index.length).toBeLessThan(700);
  expect(
    termIndexOf(inputOf(MARA.replaceAll("Mara Lindqvist", "Ali Example").replace("Born 14 March 1991, Swedish citizen", ""))),
  ).toEqual(index);
});

test("an index of another version is told apart and not ranked", () => {
  const index = termIndexOf(CVS[0]!);
  const old = Uint8Array.from([0, ...index.slice(1)]);
  expect([isCurrentIndex(index), isCurrentIndex(old)]).toEqual([true, false]);
  expect(() => searchIndex([])(old)).toThrow(RangeError);
  expect(() => searchIndex([])(index.slice(0, 20))).toThrow(RangeError);
});

test("an empty CV has an index, and earns nothing", () => {
  expect(searchIndex(ASKED)(termIndexOf(inputOf("")))).toEqual(ASKED.map(() => 0));
});

test("no field of work has the number of an occupation", () => {
  const groups = Object.keys(occupations).filter((isco) => isco.length === 4);
  expect(groups.filter((isco) => !isUnitGroup(Number(isco)))).toEqual([]);
});

test("no two terms share a key", () => {
  expect(new Set(VOCABULARY.map(({ id }) => hash24(id))).size).toBe(VOCABULARY.length);
});
