import { LOCALES } from "@candor/core/kernel/limits";

export type Locale = (typeof LOCALES)[number];
export { LOCALES };

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Locale, string> = { en: "English", de: "Deutsch", es: "Español", tr: "Türkçe" };

const isLocale = (value: string | undefined): value is Locale => (LOCALES as readonly (string | undefined)[]).includes(value);

/** The locale of an address: its first segment; English without one. */
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
