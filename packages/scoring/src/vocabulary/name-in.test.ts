import { expect, test } from "vitest";
import { nameIn } from "./name-in.ts";

test("a concept is named in the reader's language, and a sentence stays as it was written", () => {
  expect(nameIn("de", "Photovoltaics")).toBe("Photovoltaik");
  expect(nameIn("en", "Photovoltaics")).toBe("Photovoltaics");
  expect(nameIn("de", "React")).toBe("React");
  expect(nameIn("de", "Photovoltaics in new buildings")).toBe("Photovoltaics in new buildings");
  expect(nameIn("en", "Wärmepumpen")).toBe("Wärmepumpen");
});
