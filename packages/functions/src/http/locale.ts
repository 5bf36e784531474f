import { LOCALES } from "@candor/core/kernel/limits";

export type Locale = (typeof LOCALES)[number];

/** The first supported language of an Accept-Language header; English otherwise. */
export function localeOf(header: string | undefined): Locale {
  const wanted = (header ?? "")
    .split(",")
    .map((entry) => {
      const [tag = "", ...parameters] = entry.trim().split(";");
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.toLowerCase().split("-")[0]!, quality: quality === undefined ? 1 : Number(quality) };
    })
    .toSorted((a, b) => b.quality - a.quality);
  for (const { language } of wanted) {
    const locale = LOCALES.find((supported) => supported === language);
    if (locale) return locale;
  }
  return "en";
}
