import { describe, expect, test } from "vitest";
import type { CriterionKind } from "../criterion.info.ts";
import { markFor } from "../testing/score-cv.ts";

type Case = readonly [asked: string, kind: CriterionKind, line: string, mark: "met" | "partly" | "notShown"];

const underRole = (line: string) =>
  `Jo Example\njo@mail.example\n\nExperience\nAccountant, Lake Ltd, Jan 2012 - Present\n- ${line}\n`;
const listed = (line: string) => `Jo Example\njo@mail.example\n\nSkills\n${line}\n`;
const studied = (line: string) => `Jo Example\njo@mail.example\n\nEducation\n${line}\n`;

describe("A word that two things share does not show the other", () => {
  test.for<Case>([
    ["Internet", "skill", "Intern in the audit of 2012", "notShown"],
    ["Manejar una agenda de citas con clientes internos", "responsibility", "Accounting Intern", "notShown"],
    ["Sales", "skill", "Processed the quarterly sales commission reports", "notShown"],
    ["Ventas", "skill", "Entered weekly sales and customer count sheets for review", "notShown"],
    ["Excel", "tool", "Excel in client care", "notShown"],
    ["Sales", "skill", "Sales of office furniture to schools", "met"],
    ["Ventas", "skill", "Preparé los reportes de ventas del mes", "notShown"],
    ["Controlling", "skill", "Wrote programs for controlling the motors", "notShown"],
    ["SEO", "skill", "Built SEO-friendly pages", "notShown"],
    ["Microsoft Office", "tool", "Office-Suite-ähnliche Anwendung gebaut", "notShown"],
    ["Excel", "tool", "Built an Excel export for invoices", "notShown"],
    ["Excel", "tool", "Kept the cash book in Excel", "met"],
    ["Excel", "tool", "Kept all totals in spreadsheets", "partly"],
    ["Business Central", "tool", "Entered invoices in Microsoft Dynamics", "partly"],
    ["SQL", "skill", "Databases: No-SQL", "notShown"],
    ["OpenShift", "tool", "Ran clusters of Kubernetes", "partly"],
    ["Kubernetes", "tool", "Ran clusters of OpenShift", "met"],
    ["Agile methodologies", "skill", "Agile sprints with the auditors", "met"],
    ["Metodologías Agile", "skill", "Sprints ágiles con metodologías Agile", "met"],
    ["CapCut or similar", "tool", "Supported similar audits", "notShown"],
    ["CapCut. o similares", "tool", "Supported similar audits", "notShown"],
    ["Application Management", "skill", "Filed every application of the tenants", "partly"],
    ["HTML", "skill", "See index.html for the report", "notShown"],
    ["Project management", "skill", "Collaborated with the project management team", "notShown"],
    ["Project management", "skill", "Collaborated with project management team on the move", "notShown"],
    ["Tax", "skill", "Discussed differences with specialists in payroll and the tax department", "notShown"],
    ["Controlling, idealerweise in einem digitalen oder handelsnahen Umfeld", "skill", "Kept the digital archive", "notShown"],
    ["ISO 14001 management systems", "certification", "Introduced the management systems of ISO 9001", "notShown"],
  ])("“%s” (%s) by “%s”: %s", ([asked, kind, line, mark]) => {
    expect(markFor(underRole(line), kind, asked).mark).toBe(mark);
  });

  test.for<Case>([
    ["Telecommunications", "skill", "Posts and Telecommunications Institute of Technology", "notShown"],
    ["Logistics", "skill", "Faculty of Logistics", "notShown"],
    ["Telecommunications", "skill", "BSc Telecommunications, Hill University", "met"],
    ["Strong project or program management skills", "skill", "Final project: a bridge of paper", "notShown"],
    [
      "Bachelor's degree in business, such as accounting",
      "education",
      "Bachelor of Geomatics Engineering, Hill University",
      "notShown",
    ],
    [
      "Bachelor's degree in accounting",
      "education",
      "Hill College, 78 semester hours towards a Bachelor's degree in accounting",
      "partly",
    ],
    ["Master's degree in computer science", "education", "M.Sc. Computer Science, Hill University (without degree)", "notShown"],
    ["Baccalaureate degree from an accredited college", "education", "Abitur, Gymnasium Kiel", "notShown"],
    ["Abgeschlossene Ausbildung im IT-Bereich", "education", "Ausbildung zum Koch, Berufsschule Kiel", "notShown"],
  ])("in the education: “%s” (%s) by “%s”: %s", ([asked, kind, line, mark]) => {
    expect(markFor(studied(line), kind, asked).mark).toBe(mark);
  });

  test("one of several things is enough, also where one of them has no entry in the vocabulary", () => {
    const asked = "Logistics, Costing, or Human Resources";
    expect(markFor(listed("Logistics, Excel"), "skill", asked).mark).toBe("met");
    expect(markFor(listed("Python, Excel"), "skill", "Python, plus React or Next.js").mark).toBe("partly");
    expect(
      markFor(listed("Production debugging, Docker"), "skill", "Production, Logistics, Costing, or Human Resources").mark,
    ).toBe("notShown");
  });

  test("what stands behind a bracket of examples is asked for as well", () => {
    const asked = "MS Office (insbesondere Excel) und ERP-Systeme";
    expect(markFor(listed("ERP-Systeme, Englisch"), "tool", asked).mark).toBe("partly");
    expect(markFor(listed("MS Office, ERP-Systeme"), "tool", asked).mark).toBe("met");
  });

  test("work is half of a certificate, as is a product of the same maker", () => {
    expect(markFor(listed("Project management, Excel"), "certification", "Certificate in project management").mark).toBe(
      "partly",
    );
    expect(markFor(listed("Project management, Excel"), "certification", "Certificates in project management (PMP)").mark).toBe(
      "notShown",
    );
  });
});

describe("What a line says is seen beside the trade of its role", () => {
  const as = (title: string, line: string) =>
    `Jo Example\njo@mail.example\n\nExperience\n${title}, Lake Ltd, Jan 2012 - Present\n- ${line}\n`;
  test.for([
    ["Ventas", "Chef", "Increased sales by 17% over a two-year period", "notShown"],
    ["Ventas", "Sales Representative", "Increased sales by 17% over a two-year period", "met"],
    ["Behandlungspflege", "National Accounts Manager", "Sold to dental clinics and skilled nursing centers", "notShown"],
    ["Beschaffung", "Realtor", "Guided clients through the home buying process", "notShown"],
    ["Beschaffung", "Buyer", "Buying of steel and parts", "met"],
    ["SQL/NoSQL databases", "Customer Service Advocate", "Researched cases across multiple databases", "notShown"],
    ["Databases", "Customer Service Advocate", "Maintained databases of clients", "met"],
    ["Databases", "Backend Developer", "Worked across multiple databases", "met"],
  ] as const)("“%s” of a %s who writes “%s”: %s", ([asked, title, line, mark]) => {
    expect(markFor(as(title, line), "skill", asked).mark).toBe(mark);
  });

  test("an Excel that is a verb is no program, with its level it is one", () => {
    expect(markFor(listed("Excel in client care"), "tool", "Excel").mark).toBe("notShown");
    expect(markFor(listed("Excel at intermediate level"), "tool", "Excel").mark).toBe("met");
  });

  test("a member of a club beside a college has learned no trade", () => {
    const text = studied("Member of The Liberal Artists, an improv team\nParticipant in the College Festival");
    expect(markFor(text, "education", "Erfolgreich abgeschlossene Ausbildung").mark).toBe("notShown");
  });
});

describe("A duty of one word and many fillers is not shown by the word", () => {
  test.for<Case>([
    [
      "Mantener y mejorar la participación en el mercado",
      "responsibility",
      "Organised trade shows to market the property",
      "notShown",
    ],
    ["Cumplimiento de políticas y procedimientos", "responsibility", "Saved hours of manual research", "notShown"],
    ["Durchführung der Full-Stack-Entwicklung", "responsibility", "Deployed a stack of containers", "notShown"],
    ["Drive execution", "responsibility", "Execution of checks", "notShown"],
    [
      "Desarrollar y ejecutar planes operativos en línea con los objetivos de la empresa",
      "responsibility",
      "Researched current and past business performance using on-line systems",
      "notShown",
    ],
    [
      "Resolve code issues with urgency",
      "responsibility",
      "Communicated with other departments to resolve customer issues",
      "notShown",
    ],
    ["Resolve customer issues", "responsibility", "Communicated with other departments to resolve customer issues", "met"],
    [
      "Identificar nuevas oportunidades de negocio y cerrar acuerdos exitosos",
      "responsibility",
      "Trained in negotiations and time management",
      "notShown",
    ],
  ])("“%s” (%s) by “%s”: %s", ([asked, kind, line, mark]) => {
    expect(markFor(underRole(line), kind, asked).mark).toBe(mark);
  });
});

describe("What is asked, wished for or applied for is no claim", () => {
  test.for([
    "Warum gerade ein Praktikum als Fachinformatiker?",
    "Auf das Berufsfeld des Fachinformatikers bin ich im Praktikum gestoßen.",
    "Ich kann mir vorstellen, dass Fachinformatiker der richtige Beruf für mich ist.",
    "Das hilft mir bei den geforderten Fachinformatiker-Kenntnissen.",
    "Hiermit bewerbe ich mich um eine Stelle als Fachinformatiker.",
  ])("“%s”", (line) => {
    expect(markFor(`Jo Example\njo@mail.example\n\n${line}\n`, "certification", "Ausbildung zum Fachinformatiker").mark).toBe(
      "notShown",
    );
  });

  test.for(["Eager to contribute to Kubernetes clusters", "Keen to build on Kubernetes", "Excited to grow in Kubernetes"])(
    "“%s”",
    (line) => {
      expect(markFor(underRole(line), "tool", "Kubernetes").mark).toBe("notShown");
    },
  );
});
