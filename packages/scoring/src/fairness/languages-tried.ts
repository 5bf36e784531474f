import { LANGUAGES, type Language } from "../text/language.ts";

/**
 * Languages whose rules are tried on a text in one language: all, because an advert of one language has phrases of another. A browser tries
 * those of English and of the text, so that it loads no others.
 */
export const languagesTried = (_language: Language): readonly Language[] => LANGUAGES;
