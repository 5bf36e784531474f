import type { Locale } from "@candor/core/kernel/limits";
import { fill } from "../words.ts";

/** Puts a number into the form of a text that its language uses for it. */
export function counted(
  forms: { readonly one: string; readonly other: string },
  count: number,
  locale: Locale,
  values: Readonly<Record<string, string | number>>,
): string {
  return fill(new Intl.PluralRules(locale).select(count) === "one" ? forms.one : forms.other, values);
}
