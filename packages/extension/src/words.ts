import type en from "../_locales/en/messages.json";

export type Word = keyof typeof en;

/** A sentence in the browser's language; English where we do not speak it. */
export const t = (word: Word, ...values: readonly (string | number)[]): string =>
  chrome.i18n.getMessage(word, values.map(String));

/** The language of the sentences, which also that of the server's has to be. */
export const locale = (): string => t("locale");

/** "214 kB" or "1.2 MB", as the dashboard writes it. */
export function sizeOf(bytes: number): string {
  const [value, unit, digits] = bytes < 1_000_000 ? [Math.ceil(bytes / 1000), "kilobyte", 0] : [bytes / 1_000_000, "megabyte", 1];
  return new Intl.NumberFormat(locale(), { style: "unit", unit, maximumFractionDigits: digits }).format(value);
}
