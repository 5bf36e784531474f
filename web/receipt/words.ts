import type { Locale } from "@candor/core/kernel/limits";
import de from "./words/de.json";
import en from "./words/en.json";
import es from "./words/es.json";
import tr from "./words/tr.json";

/** The words of a receipt's check, for the public page and for the app. */
export type CheckWords = typeof en;

export const checkWords = (locale: Locale): CheckWords => ({ en, de, es, tr })[locale];

/** Puts values into a text: `filled("{n} of {all}", { n: 9, all: 9 })`. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => String(values[name] ?? whole));
