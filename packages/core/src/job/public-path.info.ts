import type { Locale } from "../kernel/limits.ts";

/** Path of a job's public page. A job speaks one language, so it has one address; other languages' addresses name this one as theirs. */
export const publicPathOf = ({ publicId, language }: { readonly publicId: string; readonly language: Locale }): string =>
  `${inLanguage(language)}/public/${publicId}`;

/** The first segment of a language's paths: English has none. */
export const inLanguage = (language: Locale): string => (language === "en" ? "" : `/${language}`);
