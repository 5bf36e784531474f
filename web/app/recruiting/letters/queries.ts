import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import type { Locale } from "../../i18n/locale.ts";
import type { Letters } from "./letters.ts";

/** The account's reasons for rejections, and its own templates. */
export const phrasesQuery = queryOptions({
  queryKey: ["phrases"],
  queryFn: ({ signal }) => call("GET /api/phrases", { signal }),
});

const WORDS: Record<Locale, () => Promise<{ default: Letters }>> = {
  en: () => import("../../locales/en/letters.json"),
  de: () => import("../../locales/de/letters.json"),
  es: () => import("../../locales/es/letters.json"),
  tr: () => import("../../locales/tr/letters.json"),
};

/** The product's templates in one language. */
export const lettersOf = (locale: Locale) =>
  queryOptions({
    queryKey: ["letters", locale],
    queryFn: async () => (await WORDS[locale]()).default,
    staleTime: Number.POSITIVE_INFINITY,
  });
