import { describe, expect, test } from "vitest";
import { sectionsOf } from "./sections.ts";
import { headingKind } from "./headings.ts";

describe("A section is known by the many headings that people give it", () => {
  test.for([
    [
      "skills",
      ["Technology Stack", "Area of Expertise", "Kompetenzprofil", "Herramientas Informáticas", "Kullandığım Teknolojiler"],
    ],
    ["skills", ["Areas of Focus", "Practice Areas", "Career Skills", "Technologies Used"]],
    ["experience", ["Industrial Experience", "Experiencia de Investigación", "Araştırma Deneyimi", "Internationale Erfahrung"]],
    ["volunteering", ["Extracurriculares", "Extra Curricular Activities", "Ders Dışı Etkinlikler"]],
    ["experience", ["Volunteer / Internship Experience", "Gönüllü ve Staj Deneyimi"]],
    ["volunteering", ["Volunteer Experience"]],
    ["experience", ["KEY PREVIOUS POSITIONS", "Weitere Posten"]],
    ["publications", ["Conference Talks", "Invited Talks", "Papers and Presentations", "Becas Académicas"]],
    ["skills", ["Specialties", "Anwenderkenntnisse", "Ofimática", "Metodologías", "Yeterlilikler"]],
    ["certifications", ["Licensure", "Berufliche Weiterbildung", "Estudios Complementarios", "Katıldığım Eğitimler"]],
    [
      "experience",
      [
        "Career Progression",
        "Anstellungen",
        "Çalıştığı Yerler",
        "Job History",
        "Berufliche Entwicklung",
        "Historia Laboral",
        "Çalışma Deneyimleri",
        "Previous Roles",
        "Arbeitsverhältnisse",
        "Cargos Desempeñados",
        "İş Yaşamı",
      ],
    ],
    [
      "education",
      [
        "Academic Details",
        "Schulische Laufbahn",
        "Trayectoria Académica",
        "Mezuniyet Bilgileri",
        "Formal Education",
        "Nivel de Estudios",
      ],
    ],
    [
      "languages",
      [
        "Linguistic Skills",
        "Sprachliche Kenntnisse",
        "Manejo de Idiomas",
        "Languages Known",
        "Sprachkompetenzen",
        "Dil Yetkinliği",
      ],
    ],
    ["personal", ["Personal Qualities", "Persönliche Stärken", "Cualidades", "Kişisel Özellikler"]],
  ] as const)("%s", ([kind, headings]) => {
    expect(headings.map((heading) => headingKind(heading))).toEqual(headings.map(() => kind));
  });

  test("a word that often ends a broken line is no heading", () => {
    expect(["Programme", "Work", "Knowledge", "Sertifika"].map((word) => headingKind(word))).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });
});

test("“Work” above the dates of a job is a heading", () => {
  const text = "Jo Example\nPersonal\nLicence CE\nWork\n06/2017 – present\nDriver\nHill Ltd\nLanguages\nGerman\n";
  expect(sectionsOf(text).map(({ kind }) => kind)).toEqual(["head", "personal", "experience", "languages"]);
});

test.for([
  ["PERFIL.", "summary"],
  ["IDIOMAS Y HERRAMIENTAS", "languages"],
  ["IT-KENNTNISSSE", "skills"],
  ["FELLOWSHIPS, AWARDS & PRIZES", "publications"],
  ["B ERUFSERFARUNG", "experience"],
  ["S T U D I U M U N D S C H U L A U S B I L D U N G", "education"],
  ["MARA BERUFSERFA", undefined],
  ["Erste Erfahrungen", undefined],
] as const)("a heading is known with a point, a letter too many or apart: %s", ([heading, kind]) => {
  expect(headingKind(heading)).toBe(kind);
});
