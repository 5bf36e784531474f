import type { Locale } from "@candor/core/kernel/limits";

/** A page's words by language. TypeScript compares the four files with the English one, and a test their keys. */
export const catalogue =
  <Words>(words: Readonly<Record<Locale, Words>>) =>
  (locale: Locale): Words =>
    words[locale];

/** Puts values into a text: `fill("{days} days", { days: 7 })`. Throws when a value is missing. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${text}".`);
    return String(value);
  });
}
