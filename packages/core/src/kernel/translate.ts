import i18next from "i18next";
import type { LOCALES } from "./limits.ts";

type Locale = (typeof LOCALES)[number];

/** Sentences with blanks: `{{title}}`, `{{count, number}}`. One that depends on `count` has a key per form: `more_one`, `more_other`. */
export type Catalogue = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** `more` for `more_one` and `more_other`. */
type Key<C extends Catalogue> = keyof C["en"] extends infer K
  ? K extends `${infer Stem}_${"one" | "other"}`
    ? Stem
    : K & string
  : never;

export type Values = Readonly<Record<string, string | number>>;

/**
 * Fills in a catalogue's sentences: `translate("de", "received", { title })`. A value stays as it is, also where it looks like a blank.
 * Nothing is escaped: callers that write HTML do.
 */
export function translator<const C extends Catalogue>(catalogue: C): (locale: Locale, key: Key<C>, values?: Values) => string {
  let translate: ReturnType<typeof translateWith> | undefined;
  return (locale, key, values) => (translate ??= translateWith(catalogue))(key, { ...values, lng: locale, nest: false });
}

function translateWith(catalogue: Catalogue): (key: string, options: object) => string {
  const instance = i18next.createInstance();
  void instance.init({
    resources: Object.fromEntries(Object.entries(catalogue).map(([locale, translation]) => [locale, { translation }])),
    fallbackLng: false,
    // Codes such as "job.notFound" are keys as they are.
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  // Its types are those of the web app's catalogues.
  return instance.t as (key: string, options: object) => string;
}
