import { describe, expect, test } from "vitest";
import { readAdvert } from "./advert.ts";
import { draftAdvert, writeAdvert, type Tone } from "./brief.ts";
import { DRAFT_WORDS } from "./brief/sections.ts";
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

const NOTES = [
  {
    language: "de",
    note: "Koch gesucht ab sofort, Vollzeit, 2.800 €, Freiburg, HACCP",
    title: "Koch",
    pay: "2.800 €",
    place: "Freiburg",
    wanted: "HACCP",
  },
  {
    language: "en",
    note: "Nurse wanted, part time, Leeds, £18 per hour, ICU",
    title: "Nurse",
    pay: "£18 per hour",
    place: "Leeds",
    wanted: "ICU",
  },
  {
    language: "es",
    note: "Se busca contable, jornada completa, Madrid, 30.000 € al año, SAP",
    title: "contable",
    pay: "30.000 € al año",
    place: "Madrid",
    wanted: "SAP",
  },
  {
    language: "tr",
    note: "Aşçı aranıyor, tam zamanlı, İzmir, 40.000 TL, hijyen belgesi",
    title: "Aşçı",
    pay: "40.000 TL",
    place: "İzmir",
    wanted: "hijyen belgesi",
  },
] as const;

describe.for(NOTES)("a draft from a short note, in $language", ({ language, note, title, pay, place, wanted }) => {
  const drafts = { asTitle: draftAdvert({ title: note }, language), asNotes: draftAdvert({ title, notes: note }, language) };

  test("has the title, the terms and the requirement, each apart, and never the note", () => {
    for (const draft of Object.values(drafts)) {
      expect(draft.title).toBe(title);
      expect(draft.text).not.toContain(note);
      expect(draft.text).toContain(`- ${wanted}\n`);
      expect(draft.text).toContain(`: ${pay}\n`);
      const { fields } = readAdvert(draft.text, "", language);
      expect(fields).toMatchObject({ title, location: place });
      expect(fields.pay).toBeDefined();
    }
  });

  test("proposes duties of the profession, marked to be checked, and no number that the note lacks", () => {
    for (const { text, proposed } of Object.values(drafts)) {
      expect(proposed.length).toBeGreaterThanOrEqual(4);
      expect(text.slice(proposed.at(-1)!.start, proposed.at(-1)!.end)).toMatch(/^\(.+\)$/);
      for (const [number] of text.matchAll(/\d+/g)) expect(note).toContain(number);
    }
  });
});

test.for(LANGUAGES)("an unknown profession gets an outline that says so (%s)", (language) => {
  const { text, proposed } = draftAdvert({ title: "Xylofonzar" }, language);
  expect(text).toContain(DRAFT_WORDS[language].unknown);
  expect(text.slice(proposed.at(-1)!.start, proposed.at(-1)!.end)).toBe(DRAFT_WORDS[language].unknown);
});

test("a protected wish of a short note is not in the draft", () => {
  expect(draftAdvert({ title: "Koch", notes: "Koch gesucht, unter 35, Freiburg, HACCP" }, "de").text).not.toContain("35");
});

test("tasks that the brief names stand, and nothing is proposed", () => {
  const { text, proposed } = draftAdvert({ title: "Cook", notes: "You will run the grill." }, "en");
  expect(proposed).toEqual([]);
  expect(text).toContain("- You will run the grill.");
});
