import { describe, expect, test } from "vitest";
import { readAdvert } from "./advert.ts";
import { writeAdvert, type Tone } from "./brief.ts";
import { protectedWishesIn } from "./protected-wishes.ts";
import { LANGUAGES } from "./text/language.ts";

const BRIEFS = {
  en: {
    title: "Electrician",
    seniority: "senior",
    skills: ["PLC", "KNX"],
    notes: "At least 3 years of experience required. A driving licence would be a plus. We work in Hamburg.",
  },
  de: {
    title: "Pflegefachkraft",
    seniority: "",
    skills: ["Wundversorgung", "Vivendi"],
    notes: "Mindestens drei Jahre Berufserfahrung. Praxisanleitung wäre wünschenswert. Anleitung von Auszubildenden gehört dazu.",
  },
  es: {
    title: "Contable",
    seniority: "senior",
    skills: ["SAP", "Excel"],
    notes: "Al menos 3 años de experiencia. Se valorará inglés B2.",
  },
  tr: {
    title: "Muhasebe Uzmanı",
    seniority: "kıdemli",
    skills: ["SAP", "Excel"],
    notes: "En az 3 yıl deneyim. İngilizce bilmesi tercih sebebidir.",
  },
} as const;

describe.for(LANGUAGES)("an advert written from a brief, in %s", (language) => {
  const brief = BRIEFS[language];
  const tones: readonly Tone[] = ["formal", "friendly"];

  test.for(tones)("has the title, and every skill is read back as a criterion (%s)", (tone) => {
    const text = writeAdvert({ ...brief, tone }, language);
    const advert = readAdvert(text, "", language);
    expect(advert.fields.title).toContain(brief.title);
    for (const skill of brief.skills) expect(advert.criteria.map(({ text }) => text).join(" | ")).toContain(skill);
    expect(advert.fields.yearsOfExperience).toBe(3);
    expect(advert.refused).toEqual([]);
  });

  test("names nothing but the brief: no number that it does not have", () => {
    const text = writeAdvert(brief, language);
    const numbers = [...text.matchAll(/\d+/g)].map(([number]) => number);
    expect(numbers.filter((number) => !JSON.stringify(brief).includes(number))).toEqual([]);
  });

  test("asks for nothing that the title does not name where nothing else is known", () => {
    const text = writeAdvert({ title: brief.title }, language);
    for (const { quote } of readAdvert(text, "", language).criteria) expect(brief.title).toContain(text.slice(...quote!));
    expect(text).toContain(brief.title);
  });
});

test("a nice-to-have is not a must", () => {
  const { criteria } = readAdvert(writeAdvert(BRIEFS.es, "es"), "", "es");
  expect(criteria.find(({ kind }) => kind === "language")).toMatchObject({ importance: "nice" });
});

test("a wish on a protected fact does not get into the advert", () => {
  const text = writeAdvert(
    { title: "Receptionist", skills: ["young women only"], notes: "Must be between 20 and 30 years old. Speaks English." },
    "en",
  );
  expect(text).not.toMatch(/young|women|20|30/);
  expect(text).toContain("Speaks English.");
  expect(protectedWishesIn(text)).toEqual([]);
});

test("the seniority is said once", () => {
  expect(writeAdvert({ title: "Senior Buyer", seniority: "senior" }, "en").split("\n")[0]).toBe("Senior Buyer");
  expect(writeAdvert({ title: "Buyer", seniority: "senior" }, "en").split("\n")[0]).toBe("Senior Buyer");
});
