import { expect, test } from "vitest";
import de from "../../locales/de/letters.json" with { type: "json" };
import en from "../../locales/en/letters.json" with { type: "json" };
import es from "../../locales/es/letters.json" with { type: "json" };
import tr from "../../locales/tr/letters.json" with { type: "json" };
import { LETTERS, letterOf, mailtoOf, ownLetterOf, templateOf } from "./letters.ts";

const ABOUT = { name: "Mara Lindqvist", title: "Baker {{name}} & Co", company: "Brot GmbH", writer: "Ina Berg" };
const NOTHING = { name: null, title: "Baker", company: null, writer: null };

test("each letter of each language names person, job, company and writer, and leaves nothing open", () => {
  for (const words of [en, de, es, tr])
    for (const letter of LETTERS) {
      const { subject, text } = letterOf(words, letter, { ...ABOUT, title: "Baker" });
      expect(subject).toContain("Baker");
      for (const said of ["Mara Lindqvist", "Baker", "Brot GmbH", "Ina Berg"]) expect(text).toContain(said);
      expect(subject + text).not.toMatch(/\{\{|undefined|null/);
    }
});

test("what is not known is left out", () => {
  for (const words of [en, de, es, tr])
    for (const letter of LETTERS) expect(letterOf(words, letter, NOTHING).text).not.toMatch(/\{\{|undefined|null|\n\n\n\n\n/);
  expect(letterOf(en, "rejection", NOTHING).text).toMatch(/^Hello,\n\n.*Kind regards\n$/su);
});

test("what a title says is text and nothing more", () => {
  expect(letterOf(en, "question", ABOUT).subject).toContain("Baker {{name}} & Co");
  const mailto = mailtoOf("ada@post.example", letterOf(en, "question", ABOUT));
  const url = new URL(mailto);
  expect([...url.searchParams.keys()]).toEqual(["subject", "body"]);
  expect(url.searchParams.get("body")).toContain("\r\n");
  expect(mailtoOf("ada@post.example?bcc=all@post.example&body=x")).toBe(
    "mailto:ada@post.example%3Fbcc%3Dall@post.example%26body%3Dx",
  );
});

test("a letter becomes a template that fits the next person and job, and greets without a name where none is known", () => {
  const about = { name: "Mara Lindqvist", title: "Baker", company: "Brot GmbH", writer: null };
  const template = templateOf({ subject: "Baker at Brot GmbH", text: "Dear Mara Lindqvist,\n\nno." }, about);
  expect(template).toEqual({ subject: "{{title}} at {{company}}", text: "Dear {{name}},\n\nno." });
  const next = { name: "Ada Lovelace", title: "Miller", company: null, writer: null };
  expect(ownLetterOf(template, next, "en")).toEqual({ subject: "Miller at ", text: "Dear Ada Lovelace,\n\nno." });
  expect(ownLetterOf(template, { ...next, name: null }, "de").text).toBe("Guten Tag,\n\nno.");
});
