// oxlint-disable no-restricted-imports -- compares with the words of the server's exports
import { SOURCES, STAGES } from "@candor/core/candidacy/export-labels";
import { expect, test } from "vitest";
import de from "../locales/de/recruiting.json" with { type: "json" };
import en from "../locales/en/recruiting.json" with { type: "json" };
import es from "../locales/es/recruiting.json" with { type: "json" };
import tr from "../locales/tr/recruiting.json" with { type: "json" };

test("an exported table calls stages and sources as the dashboard does", () => {
  for (const [locale, { stage, source }] of Object.entries({ de, en, es, tr } as const)) {
    expect([locale, STAGES[locale as "de"]]).toEqual([locale, stage]);
    expect([locale, SOURCES[locale as "de"]]).toEqual([locale, source]);
  }
});
