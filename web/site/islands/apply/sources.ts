import type { Locale } from "@candor/core/kernel/limits";

export const SOURCES = ["linkedIn", "indeed", "website", "recommendation"] as const;
export type Source = (typeof SOURCES)[number] | "other" | "";

const same = (word: string): Record<Locale, string> => ({ en: word, de: word, es: word, tr: word });

/** Not among the page's words, because the source in an address may be in any language. */
const WORDS: Record<(typeof SOURCES)[number], Record<Locale, string>> = {
  linkedIn: same("LinkedIn"),
  indeed: same("Indeed"),
  website: { en: "Company website", de: "Website des Unternehmens", es: "Web de la empresa", tr: "Şirketin web sitesi" },
  recommendation: { en: "Recommendation", de: "Empfehlung", es: "Recomendación", tr: "Tavsiye" },
};

export const sourceWord = (source: (typeof SOURCES)[number], locale: Locale): string => WORDS[source][locale];

const MAX_CHARACTERS = 100;

/** The source in the page's address (`?source=`): one of our list, or other words. */
export function sourceFrom(given: string | null): { source: Source; sourceWords: string } {
  const words = given?.trim().slice(0, MAX_CHARACTERS) ?? "";
  if (!words) return { source: "", sourceWords: "" };
  const known = SOURCES.find((source) => [source, ...Object.values(WORDS[source])].some((word) => plain(word) === plain(words)));
  return known ? { source: known, sourceWords: "" } : { source: "other", sourceWords: words };
}

const plain = (word: string): string => word.toLocaleLowerCase("en").replace(/[\s_-]/gu, "");

/** The source to send: the chosen word in the job's language, or the applicant's own; empty without one. */
export function sourceSent({ source, sourceWords }: { source: Source; sourceWords: string }, language: Locale): string {
  if (source === "other") return sourceWords.trim();
  return source && sourceWord(source, language);
}
