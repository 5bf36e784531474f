import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Messages = Record<string, { readonly message: string }>;

const HERE = import.meta.dirname;
const read = (locale: string) => JSON.parse(readFileSync(join(HERE, "_locales", locale, "messages.json"), "utf8")) as Messages;
const en = read("en");
const OTHERS = ["de", "es", "tr"] as const;

/** Words that are the same in English and in one of the others. */
const SAME = new Set(["In $1"]);

const slots = (message: string) => [...new Set(message.match(/\$\d/gu))].toSorted();

test("the extension speaks the product's four languages", () => {
  expect(readdirSync(join(HERE, "_locales")).toSorted()).toEqual(["de", "en", "es", "tr"]);
  for (const locale of ["en", ...OTHERS]) expect(read(locale)["locale"]).toEqual({ message: locale });
});

test.for(OTHERS)("all that it says in English it says in %s", (locale) => {
  const messages = read(locale);
  expect(Object.keys(messages)).toEqual(Object.keys(en));
  for (const [word, { message }] of Object.entries(messages)) {
    const original = en[word]!.message;
    expect({ word, slots: slots(message) }).toEqual({ word, slots: slots(original) });
    expect(message.trim()).toBe(message);
    if (!SAME.has(message)) expect({ word, message }).not.toEqual({ word, message: original });
  }
});

test("a store cuts no description", () => {
  for (const locale of ["en", ...OTHERS]) expect(read(locale)["description"]!.message.length).toBeLessThanOrEqual(132);
});

test("every sentence is used, and every used sentence exists", () => {
  const sources = readdirSync(join(HERE, "src"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(join(HERE, "src", name), "utf8"));
  const code = [...sources, readFileSync(join(HERE, "manifest.ts"), "utf8")].join("\n");
  expect(
    Object.keys(en).filter((word) => !new RegExp(`"${word.replace(/Help$/u, "")}(Help)?"|__MSG_${word}__`, "u").test(code)),
  ).toEqual([]);
});
