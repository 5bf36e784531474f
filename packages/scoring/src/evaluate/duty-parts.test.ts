import { describe, expect, test } from "vitest";
import { criterion, markFor, score } from "../testing/score-cv.ts";

const cvWith = (role: string, ...lines: readonly string[]): string =>
  `Jo Example\njo@mail.example\n\nExperience\n${role}\n${lines.map((line) => `- ${line}`).join("\n")}\n`;

describe("What only tells how or why is no part of a duty", () => {
  test.for([
    ["Collect the payments at the desk, in line with the customer service policy", "Gave friendly customer service"],
    ["Kassieren der Zahlungen unter Berücksichtigung der Vorgaben im Kundenservice", "Freundlicher Kundenservice"],
    ["Realizar el cobro respetando el protocolo de servicio al cliente", "Presté un amable servicio al cliente"],
    ["Müşteri hizmetleri kuralları doğrultusunda nakit tahsilatların yapılması", "Güler yüzlü müşteri hizmetleri sundum"],
  ] as const)("“%s” by “%s”", ([duty, line]) => {
    const role = "Customer service agent, Corner Store, Jan 2020 - Present";
    expect(markFor(cvWith(role, line), "responsibility", duty).mark).toBe("notShown");
  });

  test("nor is it missed", () => {
    const role = "Quality assistant, Hill Ltd, Jan 2020 - Present";
    const duty = "Control de calidad de los datos con el fin de convertir los flujos de información";
    expect(markFor(cvWith(role, "Control de la calidad de datos de ventas"), "responsibility", duty).mark).not.toBe("notShown");
  });
});

describe("A word of a name is not the name", () => {
  test.for([
    ["Provide customer service", "Service work on aerials for customers"],
    ["Kundenservice leisten", "Service an Antennen bei Kunden"],
    ["Brindar servicio al cliente", "Servicio de antenas en casa de cada cliente"],
    ["Müşteri hizmetleri sağlamak", "Müşteri evlerinde anten hizmetleri"],
  ] as const)("words of every work, apart from each other: “%s” by “%s”", ([duty, line]) => {
    const role = "Lead Technician, Hill Ltd, Jan 2020 - Present";
    expect(markFor(cvWith(role, line), "responsibility", duty).mark).toBe("notShown");
  });
});

describe("Software for a work is not that work", () => {
  test.for([
    ["Drafting of contracts and legal documents", "Built a generator of contracts and legal documents"],
    ["Erstellung von Verträgen und juristischen Dokumenten", "Generator für Verträge und juristische Dokumente entwickelt"],
    ["Elaboración de contratos y documentos legales", "Desarrollé un generador de contratos y documentos legales"],
    ["Sözleşmelerin ve hukuki belgelerin hazırlanması", "Sözleşme ve hukuki belgeler için üretici geliştirdim"],
  ] as const)("“%s” by “%s”", ([duty, line]) => {
    const criteria = [criterion("experience", "3 years as a lawyer"), criterion("responsibility", `Asesoría: ${duty}, Register`)];
    const role = "Software Engineer, Hill Ltd, Jan 2020 - Present";
    expect(score(cvWith(role, line), criteria).marks[1]!.mark).toBe("notShown");
  });
});

describe("A word of a title alone shows no duty of another thing", () => {
  test.for([
    ["Haftalık ve aylık yönetim raporlarının hazırlanması", "Yönetim Kurulu Öğrenci Temsilcisi, Tepe Derneği, Ocak 2022 - Halen"],
    ["Handle administrative tasks and maintain records", "System Administrator Consultant, Hill Ltd, Jan 2020 - Present"],
    ["Führung und Verwaltung der Personalakten", "System Administrator Consultant, Hill Ltd, Jan 2020 - Present"],
  ] as const)("“%s” by “%s”", ([duty, role]) => {
    expect(markFor(`Jo Example\njo@mail.example\n\nExperience\n${role}\n`, "responsibility", duty).mark).toBe("notShown");
  });
});

test("A hyphen that does not break stands in a name as any other", () => {
  const cv = `Jo Example\n\nSkills\nMS Office, SAP\n`;
  for (const asked of ["Sehr gute MS‑Office‑Kenntnisse", "Sehr gute MS‐Office‐Kenntnisse", "Sehr gute MS-Office-Kenntnisse"])
    expect(markFor(cv, "tool", asked).mark).toBe("partly");
});
