import { describe, expect, test } from "vitest";
import type { Criterion } from "../criterion.info.ts";
import { redact } from "../redact.ts";
import { searchIndex, termIndexOf } from "../search/index.ts";
import { AS_OF, criterion, score } from "../testing/score-cv.ts";

const DEVELOPER = [
  criterion("skill", "React"),
  criterion("skill", "TypeScript"),
  criterion("tool", "Docker"),
  criterion("experience", "3 years of frontend work"),
];

const shop = (lines: string, head = "", skills = ""): string =>
  `Jo Ex\nShop assistant\n${head}\nExperience\nShop assistant, Corner Store, Jan 2018 – today\n- Served customers at the till.\n${lines}\n${
    skills ? `\nSkills\n${skills}\n` : ""
  }`;

const creditsOf = (text: string, criteria: readonly Criterion[]): number[] => {
  const { document, profile, redactions, marks } = score(text, criteria);
  const credits = marks.map(({ credit }) => credit);
  const index = termIndexOf({ document, profile, redacted: redact(document, redactions), asOf: AS_OF });
  expect([...searchIndex(criteria)(index)]).toEqual(credits);
  return credits;
};

describe("A list beside other work earns a tenth", () => {
  test.for([
    ["a list of skills", shop("", "", "React, TypeScript, Docker, SQL")],
    ["a headline", shop("", "React, TypeScript, Docker")],
    ["claims of a line each under the role of another trade", shop("- React and TypeScript\n- Docker and SQL daily")],
    ["a summary", shop("", "Summary\nTen years of React, TypeScript and Docker.")],
  ] as const)("%s", ([, text]) => {
    expect(creditsOf(text, DEVELOPER)).toEqual([10, 10, 10, 0]);
    const { marks, result } = score(text, DEVELOPER);
    expect(marks.slice(0, 3).every(({ isBesideOtherWork }) => isBesideOtherWork)).toBe(true);
    expect(result.score).toBeLessThan(26);
  });

  test("the same list beside work in the field is a list", () => {
    const text =
      "Jo Ex\n\nExperience\nFrontend Developer, Corner Store, Jan 2018 – today\n- Built the till.\n\nSkills\nReact, TypeScript, Docker\n";
    expect(creditsOf(text, DEVELOPER)).toEqual([70, 70, 70, 100]);
  });

  test("a sentence of use counts in any trade, and a CV without roles is no other work", () => {
    expect(creditsOf(shop("- Rebuilt the shop's web site in React with the head office."), DEVELOPER)[0]).toBe(100);
    expect(creditsOf("Jo Ex\n\nSkills\nReact, TypeScript, Docker\n", DEVELOPER)).toEqual([70, 70, 70, 0]);
  });

  test("who writes programs for nurses or audits kitchens does neither", () => {
    const nurse = [
      criterion("skill", "Wound care"),
      criterion("skill", "Medication administration"),
      criterion("experience", "2 years of nursing"),
    ];
    const analyst =
      "Jo Ex\n\nExperience\nIT Analyst, City Hospital, Jan 2018 – today\n- Configured wound care and medication administration screens for the wards.\n";
    expect(creditsOf(analyst, nurse)).toEqual([10, 10, 0]);
    const auditor =
      "Jo Ex\n\nExperience\nFood safety consultant, Clean Plates, Jan 2018 – today\n- Audits of kitchens and cooking in hotels.\n";
    expect(creditsOf(auditor, [criterion("experience", "3 years of kitchen work")])).toEqual([0]);
  });

  test.for([
    ["Führerschein CE und Modul 95 der Fahrer kontrolliert", 0],
    ["Führerschein CE", 100],
  ] as const)("a licence in a line of work: %s", ([line, credit]) => {
    const text = `Jo Ex\n\nBerufserfahrung\n01/2018 – heute Disponentin, Spedition Nord GmbH\n- ${line}\n`;
    expect(creditsOf(text, [criterion("certification", "Führerschein Klasse CE")])).toEqual([credit]);
  });
});

describe("Any of several alternatives meets a criterion", () => {
  test.for([
    "Databases such as MySQL, MongoDB",
    "MySQL, Oracle or MongoDB",
    "Datenbanken, z. B. MySQL, MongoDB",
    "Bases de datos, por ejemplo MySQL, MongoDB",
    "MySQL, MongoDB gibi veritabanları",
  ])("%s", (asked) => {
    const text = "Jo Ex\n\nExperience\nBackend Developer, Corner Store, Jan 2018 – today\n- Moved the orders to MongoDB.\n";
    expect(score(text, [criterion("tool", asked)]).marks[0]!.mark).toBe("met");
  });
});
