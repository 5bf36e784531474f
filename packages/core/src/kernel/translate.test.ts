import { expect, test } from "vitest";
import { LOCALES } from "./limits.ts";
import { translator } from "./translate.ts";

const forms = { "job.title": "“{{title}}” of {{max}}", apply_one: "one", apply_other: "{{count, number}} came" };
const translate = translator({ en: forms, de: { ...forms, apply_other: "{{count, number}} kamen" }, es: forms, tr: forms });

test.for(["{{max}}", "$t(apply_one)", "$& $1 $$", '<b>"&', "a {{title}}"])("the title %s is inserted unchanged", (title) => {
  expect(translate("en", "job.title", { title, max: 20 })).toBe(`“${title}” of 20`);
});

test("numbers and plural forms follow the language", () => {
  expect(translate("en", "apply", { count: 1 })).toBe("one");
  expect(translate("en", "apply", { count: 12_345 })).toBe("12,345 came");
  expect(translate("de", "apply", { count: 12_345 })).toBe("12.345 kamen");
  for (const locale of LOCALES) expect(translate(locale, "apply", { count: 0 })).toMatch(/^0 /);
});
