import { describe, expect, test } from "vitest";
import { criterion, markFor, score } from "../testing/score-cv.ts";

const cvWith = (heading: string, ...lines: readonly string[]): string =>
  `Jo Example\njo@mail.example\n\n${heading}\n${lines.join("\n")}\n`;

describe("A neighbouring field of study is a part at most", () => {
  test.for([
    ["Bilgisayar Mühendisliği bölümünden lisans mezunu", "Ingeniería de software", "partly"],
    ["Yazılım Mühendisliği bölümünden lisans mezunu", "Lisans, Yazılım Mühendisliği", "met"],
    ["Técnico en electromecánica", "Técnico superior en mecatrónica", "partly"],
    ["Técnico en electromecánica", "Técnico superior en electromecánica", "met"],
    ["Titulación universitaria en ciencias o ingeniería, del tipo: física, informática", "Grado en Ingeniería Civil", "partly"],
    ["Titulación universitaria en ciencias o ingeniería, del tipo: física, informática", "Grado en Física", "met"],
    ["Titulación universitaria en ciencias o ingeniería", "Grado en Ingeniería Civil", "met"],
    ["Licenciatura en medicina veterinaria", "Grado en medicina", "notShown"],
    ["Licenciatura en medicina veterinaria", "Grado en veterinaria", "partly"],
    ["Sağlık Yönetimi bölümünden lisans mezunu", "Lisans, Yönetim Bilişim Sistemleri", "notShown"],
    ["Sağlık Yönetimi bölümünden lisans mezunu", "Lisans, Sağlık Yönetimi", "met"],
    ["İşletme bölümünden lisans mezunu", "Lisans, not ortalaması 3.20\nKıyı İşletme Topluluğu", "notShown"],
  ] as const)("“%s” by “%s”: %s", ([asked, line, mark]) => {
    expect(markFor(cvWith("Education", line), "education", asked).mark).toBe(mark);
  });
});

describe("What stands near a skill does not show it", () => {
  test.for([
    ["skill", "Java", "Intern, Hill Ltd, Jan 2020 - Present\n- Learned about Node.js, Java and SQL", "partly"],
    ["skill", "Java", "Developer, Hill Ltd, Jan 2020 - Present\n- Wrote the billing in Java", "met"],
    ["skill", "Cleaning", "Engineer, Hill Ltd, Jan 2020 - Present\n- Pipelines for data cleaning", "notShown"],
    ["skill", "Limpieza", "Engineer, Hill Ltd, Jan 2020 - Present\n- Validación y limpieza de registros", "notShown"],
    ["skill", "Cleaning", "Cleaner, Hill Ltd, Jan 2020 - Present\n- Cleaning of stairs", "met"],
    ["skill", "Maintenance", "Clerk, Hill Ltd, Jan 2020 - Present\n- Troubleshooting of printers", "notShown"],
    ["certification", "Incorporación al Colegio de Médicos", "Teacher, Hill School, Jan 2020 - Present\n- Lessons", "notShown"],
  ] as const)("%s “%s” by “%s”: %s", ([kind, asked, role, mark]) => {
    expect(markFor(cvWith("Experience", role), kind, asked).mark).toBe(mark);
  });

  test("a whole duty in a role of another trade is a part", () => {
    const criteria = [
      criterion("experience", "3 years as a warehouse worker"),
      criterion("responsibility", "Control de inventarios"),
    ];
    const markOf = (role: string) => score(cvWith("Experience", role), criteria).marks[1]!.mark;
    expect(markOf("Cook, Hill Ltd, Jan 2020 - Present\n- Control de inventarios")).toBe("partly");
    expect(markOf("Warehouse Worker, Hill Ltd, Jan 2020 - Present\n- Control de inventarios")).toBe("met");
  });

  test("a part of one word in another language is no duty", () => {
    const asked = "Erstellung der Finanzbuchhaltung";
    const markOf = (role: string) => markFor(cvWith("Experience", role), "responsibility", asked).mark;
    expect(markOf("Adviser, Hill College, Jan 2020 - Present\n- Tells students about financial aid")).toBe("notShown");
    expect(markOf("Sachbearbeiterin, Hügel GmbH, Jan 2020 - Present\n- Finanzbuchhaltung der Filialen")).toBe("met");
  });
});
