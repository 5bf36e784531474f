import { describe, expect, test } from "vitest";
import type { CriterionKind } from "../criterion.info.ts";
import { criterion, markFor, score } from "../testing/score-cv.ts";

type Case = readonly [asked: string, kind: CriterionKind, line: string, mark: "met" | "partly" | "notShown"];

const under = (title: string, line: string) =>
  `Jo Example\njo@mail.example\n\nExperience\n${title}, Lake Ltd, Jan 2012 - Present\n- ${line}\n`;
const listed = (heading: string, line: string) => `Jo Example\njo@mail.example\n\n${heading}\n${line}\n`;

describe("A word of a trade that means something else here shows nothing of the trade", () => {
  test.for<Case>([
    ["Labores de bodega", "skill", "Chose MongoDB for data storage", "notShown"],
    ["Warehouse work", "skill", "Storage of documents in the cloud", "notShown"],
    ["Warehouse work", "skill", "Storage of tyres in the warehouse", "met"],
    ["Logistics", "skill", "Lojistik regresyon ile tahmin", "notShown"],
    ["Logistics", "skill", "12 years of shipping software in pipelines", "notShown"],
    ["Social media", "skill", "Developed wikis and social networks", "notShown"],
    ["Social media", "skill", "Looked after the social networks of the brand", "met"],
    ["Medium voltage", "skill", "Opened the branch in Salt Lake City", "notShown"],
    ["Cleaning", "skill", "Won a prize for code cleaning", "notShown"],
    ["SolidWorks", "tool", "Wrote a SolidWorks add-in for exports", "notShown"],
    ["Microsoft Word", "tool", "Built an add-in for Microsoft Word", "notShown"],
    ["SolidWorks", "tool", "Drew pumps in SolidWorks", "met"],
    ["Apoyo a otras áreas del departamento de bodega", "responsibility", "Set up the data storage of the department", "notShown"],
  ])("“%s” (%s) by “%s”: %s", ([asked, kind, line, mark]) => {
    expect(markFor(under("Helper", line), kind, asked).mark).toBe(mark);
  });

  test("the centre for further education of a university is no advertising", () => {
    const line = "Yönetim Sertifikası — Göl Üniversitesi SEM";
    expect(markFor(listed("Eğitim", line), "skill", "SEM").mark).toBe("notShown");
  });

  test.for([
    ["Maintenance of the web page", "notShown"],
    ["Maintenance of the presses", "met"],
  ] as const)("“Maintenance” for an industrial mechanic by “%s”: %s", ([line, mark]) => {
    const criteria = [criterion("experience", "2 years as an industrial mechanic"), criterion("skill", "Maintenance")];
    expect(score(under("Assistant", line), criteria).marks[1]!.mark).toBe(mark);
  });
});

describe("A name of one of many words shows little of a clause", () => {
  test.for<Case>([
    [
      "Koordinierte Abläufe aller beteiligten Einheiten der Produktion",
      "skill",
      "Meine Tätigkeit begann in der Produktion",
      "notShown",
    ],
    ["Üretim birimleri ile koordineli çalışma tecrübesi", "skill", "Improved the production time of films", "notShown"],
    ["Excelentes habilidades de comunicación y atención al cliente", "skill", "Customer service at the counter", "partly"],
  ])("“%s” (%s) by “%s”: %s", ([asked, kind, line, mark]) => {
    expect(markFor(under("Helper", line), kind, asked).mark).toBe(mark);
  });
});

describe("A course is a part of a skill", () => {
  test.for<Case>([
    ["Customer service", "skill", "Atención al cliente / Organización", "partly"],
    ["Logistics", "skill", "Grundlagen, Logistik, Buchhaltung", "partly"],
  ])("“%s” (%s) by “%s” below a heading of courses: %s", ([asked, kind, line, mark]) => {
    expect(markFor(listed("CERTIFICACIONES - CURSOS", line), kind, asked).mark).toBe(mark);
  });

  test("a set of lessons is a course", () => {
    const cv = listed("Sertifikalar", "Canva: Sıfırdan Grafik Tasarım Eğitim Seti");
    expect(markFor(cv, "skill", "Grafik tasarım").mark).toBe("partly");
  });
});

describe("A word before a level or within a name changes it", () => {
  test.for([
    ["Idiomas\ninglés (no fluido)", "partly"],
    ["Idiomas\ninglés (fluido)", "met"],
  ] as const)("“English” by “%s”: %s", ([line, mark]) => {
    expect(markFor(`Jo Example\njo@mail.example\n\n${line}\n`, "language", "English").mark).toBe(mark);
  });

  test("the name of a university is no field of study", () => {
    const cv = listed("Education", "Bachelor, Hill University of Finance and Economics");
    expect(markFor(cv, "education", "Bachelor in economics").mark).toBe("notShown");
  });
});
