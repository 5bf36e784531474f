import { describe, expect, test } from "vitest";
import { searchIndex, termIndexOf } from "../search/index.ts";
import { AS_OF, criterion, score } from "../testing/score-cv.ts";
import { redact } from "../redact.ts";

const cv = (heading: string, line: string): string =>
  `Jo Day\nNurse\n\nExperience\nNurse, City Hospital, Jan 2019 – Present\n• Night shifts\n\n${heading}\n${line}\n`;

describe("Skills and certificates without full attainment count in part, with a note", () => {
  test.for([
    ["Certificates", "PMP (in Vorbereitung)", "certification", "PMP", "inProgress"],
    ["Certificates", "PMP, in progress", "certification", "PMP", "inProgress"],
    ["Certificados", "PMP en curso", "certification", "PMP", "inProgress"],
    ["Sertifikalar", "PMP (hazırlık aşamasında)", "certification", "PMP", "inProgress"],
    ["Certificates", "Staplerschein, gültig bis 2019", "certification", "Forklift licence", "expired"],
    ["Certificates", "Forklift licence (expired), PMP", "certification", "Forklift licence", "expired"],
    ["Sertifikalar", "Forklift ehliyeti, 2019'a kadar geçerli", "certification", "Forklift ehliyeti", "expired"],
    ["Certificates", "First aid certificate valid until 06/2026", "certification", "First-aid certificate", "expired"],
    ["Skills", "Java (basic), SQL", "skill", "Java", "basic"],
    ["Kenntnisse", "Grundkenntnisse in Java und Python, gute Kenntnisse in SQL", "skill", "Python", "basic"],
    ["Conocimientos", "Nociones de Java", "skill", "Java", "basic"],
    ["Beceriler", "Java: temel düzeyde", "skill", "Java", "basic"],
  ] as const)("%s: %s", ([heading, line, kind, asked, key]) => {
    expect(score(cv(heading, line), [criterion(kind, asked)]).marks[0]).toMatchObject({ mark: "partly", note: { key } });
  });

  test.for([
    ["Certificates", "Forklift licence (expired), PMP", "certification", "PMP"],
    ["Certificates", "Forklift licence (valid until 03/2028)", "certification", "Forklift licence"],
    ["Kenntnisse", "Grundkenntnisse in Java, gute Kenntnisse in SQL", "skill", "SQL"],
    ["Skills", "Basic life support, Java", "skill", "Java"],
    ["Kenntnisse", "Grundkenntnisse Excel", "tool", "Excel Grundkenntnisse"],
  ] as const)("but not %s: %s", ([heading, line, kind, asked]) => {
    const mark = score(cv(heading, line), [criterion(kind, asked)]).marks[0]!;
    expect([mark.mark, mark.note]).toEqual(["met", undefined]);
  });

  test("the index gives the same credit", () => {
    const asked = [criterion("certification", "PMP"), criterion("skill", "Java"), criterion("skill", "Basic knowledge of Java")];
    const { document, profile, redactions, marks } = score(cv("Skills", "Java (basic), PMP (expired)"), asked);
    const index = termIndexOf({ document, profile, redacted: redact(document, redactions), asOf: AS_OF });
    expect(searchIndex(asked)(index)).toEqual(marks.map(({ credit }) => credit));
    expect(marks.map(({ credit }) => credit)).toEqual([50, 35, 70]);
  });
});
