import { LOCALES } from "@candor/core/kernel/limits";

export type Locale = (typeof LOCALES)[number];
export { LOCALES };

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Locale, string> = { en: "English", de: "Deutsch", es: "Español", tr: "Türkçe" };

const isLocale = (value: string | undefined): value is Locale => (LOCALES as readonly (string | undefined)[]).includes(value);

/** The locale an address is in: its first segment, English without one. */
export function localeOf(pathname: string): Locale {
  const first = pathname.split("/")[1];
  return isLocale(first) ? first : "en";
}

/** The same address in another language; query and fragment stay. */
export function inLocale(path: string, locale: Locale): string {
  const [, rest = path] = /^\/(?:de|es|tr|en)(?=[/?#]|$)(.*)$/su.exec(path) ?? [];
  if (locale === "en") return rest.startsWith("/") ? rest : `/${rest}`;
  return `/${locale}${rest === "/" ? "" : rest}`;
}

/** The language to begin with where the address names none: the one chosen before, else the first of the browser's that we speak. */
export function preferredLocale(chosen: string | undefined, browser: readonly string[]): Locale {
  if (isLocale(chosen)) return chosen;
  for (const tag of browser) {
    const language = tag.split("-")[0]?.toLowerCase();
    if (isLocale(language)) return language;
  }
  return "en";
}
