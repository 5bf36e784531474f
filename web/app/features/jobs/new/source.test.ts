import { Platform } from "@candor/core/job/link.info";
import { sentences } from "@candor/contract";
import { expect, test } from "vitest";
import de from "../../../locales/de/newJob.json" with { type: "json" };
import en from "../../../locales/en/newJob.json" with { type: "json" };
import es from "../../../locales/es/newJob.json" with { type: "json" };
import tr from "../../../locales/tr/newJob.json" with { type: "json" };
import { EMPTY, PLATFORM_NAMES, requestOf } from "./source.ts";

test("every platform is named, in the order of the contract", () => {
  expect(Object.keys(PLATFORM_NAMES)).toEqual(Platform.options);
});

test("what is said of a link before it is sent is what the server says of it", () => {
  for (const [locale, words] of Object.entries({ en, de, es, tr })) {
    const said = sentences[locale as keyof typeof sentences];
    expect(words.link).toMatchObject({ missing: said["advert.required"], failed: said["advert.failed"] });
  }
});

test("only what was written of a few words is sent, in the page's language unless another is chosen", () => {
  const brief = { ...EMPTY.brief, title: " Cook ", skills: ["HACCP"] };
  const words = { from: "brief" as const, title: "Cook", skills: ["HACCP"], tone: "formal" };
  expect(requestOf({ ...EMPTY, from: "brief", brief }, "tr")).toEqual({ ...words, language: "tr" });
  expect(requestOf({ ...EMPTY, from: "brief", brief: { ...brief, language: "de" } }, "tr")).toEqual({ ...words, language: "de" });
});
