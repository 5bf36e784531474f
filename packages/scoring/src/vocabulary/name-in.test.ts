import { expect, test } from "vitest";
import { nameIn, namesIn } from "./name-in.ts";

test("a concept is named in the reader's language, and a sentence stays as it was written", () => {
  expect(nameIn("de", "Photovoltaics")).toBe("Photovoltaik");
  expect(nameIn("en", "Photovoltaics")).toBe("Photovoltaics");
  expect(nameIn("de", "React")).toBe("React");
  expect(nameIn("de", "Photovoltaics in new buildings")).toBe("Photovoltaics in new buildings");
  expect(nameIn("en", "Wärmepumpen")).toBe("Wärmepumpen");
});

test("a list of concepts and languages is named in the reader's language, whichever language it was written in", () => {
  expect(namesIn("en", "İspanyolca, Türkçe")).toBe("Spanish, Turkish");
  expect(namesIn("de", "Español")).toBe("Spanisch");
  expect(namesIn("de", "React / Photovoltaics, work at heights")).toBe("React / Photovoltaik, work at heights");
  expect(namesIn("en", "Fotovoltaik")).toBe("Photovoltaics");
});
