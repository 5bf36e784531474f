import { expect, test } from "vitest";
import { FEED_ADVERT_MAX_CHARACTERS } from "../../kernel/limits.ts";
import { descriptionOf } from "./description.ts";

const ADVERT = {
  title: "Netzplaner",
  company: "Nordlicht Energie",
  language: "de" as const,
  description: "Netzplaner (m/w/d)\n\nWir planen Wärmenetze.\nIn Berlin.\n\nIhre Aufgaben\n- Netze planen\n- Netze rechnen",
  keyResponsibilities: ["Netze planen"],
  mustHaveRequirements: ["Deutsch auf C1"],
  niceToHave: [],
  languageRequirements: [],
};

test("an advert is paragraphs and lists; lines missing in its text follow below, under a heading in its language", () => {
  expect(descriptionOf(ADVERT)).toBe(
    "<p>Wir planen Wärmenetze.<br>In Berlin.</p><p><b>Ihre Aufgaben</b></p><ul><li>Netze planen</li><li>Netze rechnen</li></ul>" +
      "<p><b>Was zählt</b></p><ul><li>Deutsch auf C1</li></ul>",
  );
});

test("input adds no tags to the feed's own, and no entities are created", () => {
  const typed = `<script>alert(1)</script> R&D <img src=x onerror=y> <!-- --> a < b <3 </p>`;
  const html = descriptionOf({ ...ADVERT, description: typed, mustHaveRequirements: [] });
  expect(html).toBe(
    "<p>< script>alert(1)< /script> R&D < img src=x onerror=y> < !-- --> a < b <3 < /p></p>" +
      "<p><b>Ihre Aufgaben</b></p><ul><li>Netze planen</li></ul>",
  );
});

test("an advert that is too long is cut and marked as continued", () => {
  const html = descriptionOf({ ...ADVERT, description: "Ein langer Absatz über Netze.\n\n".repeat(700) });
  expect(html.length).toBeLessThan(FEED_ADVERT_MAX_CHARACTERS + 10);
  expect(html).toMatch(/<p>Ein langer Absatz über Netze\.<\/p><p>…<\/p>$/u);
});

test("a job without text has no description", () => {
  expect(descriptionOf({ ...ADVERT, description: "", keyResponsibilities: [], mustHaveRequirements: [] })).toBe("");
});
