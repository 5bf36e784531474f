import i18next from "i18next";
import type { LOCALES } from "./limits.ts";

type Locale = (typeof LOCALES)[number];

/**
 * Sentences with placeholders: `{{title}}`, `{{count, number}}`. A sentence that depends on `count` has one key per plural form:
 * `more_one`, `more_other`.
 */
export type Catalogue = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** Key without its plural form: `more` for `more_one` and `more_other`. */
type Key<C extends Catalogue> = keyof C["en"] extends infer K
  ? K extends `${infer Stem}_${"one" | "other"}`
    ? Stem
    : K & string
  : never;

export type Values = Readonly<Record<string, string | number>>;

/**
 * Returns the translator of a catalogue: `translate("de", "received", { title })`. Placeholders inside values are not filled in.
 * Nothing is escaped: callers that write HTML must do that.
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
    // Disables separators, because codes such as "job.notFound" are keys.
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  // i18next's types are declared for the web app's catalogues, so they do not fit here.
  return instance.t as (key: string, options: object) => string;
}
