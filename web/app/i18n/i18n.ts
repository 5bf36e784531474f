import { SOURCES, STAGES } from "@candor/core/candidacy/labels.info";
import type { FlatNamespace, TFunction } from "i18next";
import { pageDrawing } from "../api/drawing.ts";
import { type Locale, localeOf } from "./locale.ts";
import { EVERYWHERE, type Namespace } from "./namespaces.ts";
import { type Catalogue, pathOf, sentence, type Values } from "./translate.ts";

/** Words that an exported table needs as well; they belong to the catalogue `recruiting`. */
const shared = (locale: Locale): Catalogue => ({ stage: STAGES[locale], source: SOURCES[locale] });

const LANGUAGES = {
  en: () => import("../locales/en/catalogues.ts"),
  de: () => import("../locales/de/catalogues.ts"),
  es: () => import("../locales/es/catalogues.ts"),
  tr: () => import("../locales/tr/catalogues.ts"),
};

/** Catalogues that have been loaded, by language. The server keeps those of all its requests. */
const loaded = new Map<Locale, Map<Namespace, Catalogue>>();

const loadedIn = (locale: Locale): Map<Namespace, Catalogue> => loaded.get(locale) ?? new Map<Namespace, Catalogue>();

/** The language of the words on screen, which follows the address once they have loaded. */
let spoken: Locale = "en";
const followers = new Set<() => void>();

/** The language of all words. On the server each request speaks its own. */
export function spokenLocale(): Locale {
  const page = pageDrawing();
  return page ? localeOf(page.pathname) : spoken;
}

/** Calls back when another language is spoken; returns a function that ends it. */
export function followLocale(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}

/** Loads these catalogues, unless they are loaded. */
export async function loadCatalogues(locale: Locale, namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !loadedIn(locale).has(namespace));
  if (missing.length === 0) return;
  const { catalogues } = await LANGUAGES[locale]();
  await Promise.all(
    missing.map(async (namespace) => {
      const load = catalogues[`./${namespace}.json`];
      if (!load) throw new Error(`No catalogue ${locale}/${namespace}`);
      const words = (await load()).default;
      loaded.set(locale, loadedIn(locale).set(namespace, namespace === "recruiting" ? { ...words, ...shared(locale) } : words));
    }),
  );
}

/** Switches to a language once its shared catalogues have loaded, and those of the page still on screen. */
export async function speak(locale: Locale): Promise<void> {
  if (pageDrawing()) return loadCatalogues(locale, EVERYWHERE);
  await loadCatalogues(locale, [...new Set([...EVERYWHERE, ...loadedIn(spoken).keys()])]);
  document.documentElement.lang = locale;
  if (spoken === locale) return;
  spoken = locale;
  for (const follower of followers) follower();
}

type Namespaces = FlatNamespace | readonly FlatNamespace[];

/** Translators by language and namespaces: those of one are the same function. */
const made = new Map<string, TFunction<never>>();

/** Translates words of a namespace; of others where a call names them, or the first of its keys does. */
export function translatorOf<const Ns extends Namespaces>(locale: Locale, namespaces: Ns): TFunction<Ns> {
  const [first, ...others] = [namespaces].flat() as Namespace[];
  const id = `${locale} ${String(namespaces)}`;
  const translate = (selector: (root: never) => unknown, values?: Values & { ns?: Namespace }) => {
    const path = pathOf(selector);
    const named = path.length > 1 ? others.find((other) => other === path[0]) : undefined;
    const catalogue = loadedIn(locale).get(values?.ns ?? named ?? first!);
    return sentence(catalogue, named ? path.slice(1) : path, locale, values);
  };
  const translator = made.get(id) ?? (translate as unknown as TFunction<never>);
  made.set(id, translator);
  return translator;
}
