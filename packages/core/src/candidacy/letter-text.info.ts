import type { Locale } from "../kernel/limits.ts";

/** Greetings for candidates whose name is not known. */
const UNNAMED: Readonly<Record<Locale, string>> = { en: "Hello,", de: "Guten Tag,", es: "Hola:", tr: "Merhaba," };

/** Puts the name into a text. Where none is known, the line that would greet by name greets without one. */
export function withName(text: string, name: string | null | undefined, locale: Locale): string {
  if (name) return text.replaceAll("{{name}}", () => name);
  return text.replace(/^.*\{\{name\}\}.*$/mu, UNNAMED[locale]).replaceAll("{{name}}", "");
}
