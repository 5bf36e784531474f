import type { Language } from "../text/language.ts";
import { germanReasons } from "./finding-words-de.ts";
import { englishReasons } from "./finding-words-en.ts";
import { spanishReasons } from "./finding-words-es.ts";
import { turkishReasons } from "./finding-words-tr.ts";
import type { ProtectedReason } from "./rule.ts";

/** Reasons of wishes that are refused, and of hints, none of which says that something is unlawful. */
export type Reasons = Readonly<Record<ProtectedReason | "gendered" | "coded" | "young" | "payMissing", string>>;

const REASONS: Readonly<Record<Language, () => Reasons>> = {
  en: englishReasons,
  de: germanReasons,
  es: spanishReasons,
  tr: turkishReasons,
};

/** The reasons in one language. */
export const reasonsIn = (language: Language): Reasons => REASONS[language]();
