import { SOURCES, STAGES } from "@candor/core/candidacy/labels.info";
import i18next from "i18next";
import { pageDrawing } from "../api/drawing.ts";
import type { Locale } from "./locale.ts";
import { EVERYWHERE, type Namespace } from "./namespaces.ts";

type Catalogue = Record<string, unknown>;

/** Words that an exported table needs as well; they belong to the catalogue `recruiting`. */
const shared = (locale: Locale): Catalogue => ({ stage: STAGES[locale], source: SOURCES[locale] });

const catalogues = import.meta.glob<{ default: Catalogue }>("../locales/*/*.json");

/** Loads these catalogues, unless they are loaded. */
export async function loadCatalogues(locale: Locale, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (i18next.hasResourceBundle(locale, namespace)) return;
      const load = catalogues[`../locales/${locale}/${namespace}.json`];
      if (!load) throw new Error(`No catalogue ${locale}/${namespace}`);
      const words = (await load()).default;
      i18next.addResourceBundle(locale, namespace, namespace === "recruiting" ? { ...words, ...shared(locale) } : words);
    }),
  );
}

/** Switches to a language once its shared catalogues have loaded, and those of the page still on screen. */
export async function speak(locale: Locale): Promise<void> {
  // On the server each request has an instance of its own, which speaks one language.
  if (pageDrawing()) return loadCatalogues(locale, EVERYWHERE);
  const inUse = Object.keys(i18next.getDataByLanguage(i18next.language) ?? {}) as Namespace[];
  await loadCatalogues(locale, [...new Set([...EVERYWHERE, ...inUse])]);
  if (i18next.language !== locale) await i18next.changeLanguage(locale);
  document.documentElement.lang = locale;
}

/** i18next without fallbacks, because a test keeps the four catalogues complete. React escapes values. */
export const i18nOptions = {
  lng: "en",
  fallbackLng: false,
  ns: [],
  defaultNS: "common",
  resources: {},
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
} as const;

export { i18next as i18n };
