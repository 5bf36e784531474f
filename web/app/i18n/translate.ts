import type { Locale } from "./locale.ts";

/** Sentences by their keys. One that depends on a number has a key per plural form: `more_one`, `more_other`. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** Values of a sentence's `{{placeholders}}`. `count` also chooses its plural form. */
export type Values = Readonly<Record<string, string | number | undefined>>;

/** The path that a selector takes, `($) => $.list[column]` as ["list", column]. */
export function pathOf(selector: (root: never) => unknown): string[] {
  const path: string[] = [];
  const step: object = new Proxy(path, { get: (_, key) => (path.push(String(key)), step) });
  selector(step as never);
  return path;
}

/** Creating the rules of a language takes a slow phone longer than a sentence. */
const rules = new Map<Locale, Intl.PluralRules>();

function pluralOf(locale: Locale, count: number): string {
  const of = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, of);
  return of.select(count);
}

/**
 * The sentence at a path of a catalogue, with its values. Values are not looked at for placeholders, and React escapes them. A sentence that does
 * not exist is its path: a test keeps the catalogues of all languages alike.
 */
export function sentence(catalogue: Catalogue | undefined, path: readonly string[], locale: Locale, values: Values = {}): string {
  let group: Catalogue | undefined = catalogue;
  for (const key of path.slice(0, -1)) group = group?.[key] as Catalogue | undefined;
  const key = path.at(-1) ?? "";
  const { count } = values;
  const words = (typeof count === "number" ? group?.[`${key}_${pluralOf(locale, count)}`] : undefined) ?? group?.[key];
  if (typeof words !== "string") return path.join(".");
  return words.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name] ?? ""));
}
