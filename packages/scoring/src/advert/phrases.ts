import type { EducationLevel } from "../profile.info.ts";
import type { Language } from "../text/language.ts";
import { EDUCATION_NAMES } from "../vocabulary/education.ts";
import { languageName, RANKS, type Rank } from "../vocabulary/languages.ts";

/** Wording of criteria in each language. `askOf` parses these texts. */

export const yearsText = (
  years: number,
  subject: { in: string } | { as: string } | { with: string } | undefined,
  language: Language,
): string => {
  const base = {
    en: `${years} ${years === 1 ? "year" : "years"} or more`,
    de: `Mindestens ${years} ${years === 1 ? "Jahr" : "Jahre"} Erfahrung`,
    es: `${years} ${years === 1 ? "año" : "años"} o más`,
    tr: `En az ${years} yıl`,
  }[language];
  if (!subject) return { en: `${base} of experience`, de: base, es: `${base} de experiencia`, tr: `${base} deneyim` }[language];
  if ("in" in subject)
    return {
      en: `${base} in ${subject.in}`,
      de: `${base} in ${subject.in}`,
      es: `${base} en ${subject.in}`,
      tr: `${base} ${subject.in} deneyimi`,
    }[language];
  if ("with" in subject)
    return {
      en: `${base} with ${subject.with}`,
      de: `${base} mit ${subject.with}`,
      es: `${base} con ${subject.with}`,
      tr: `${base} ${subject.with} deneyimi`,
    }[language];
  return {
    en: `${base} as ${subject.as}`,
    de: `${base} als ${subject.as}`,
    es: `${base} como ${subject.as}`,
    tr: `${base} ${subject.as} deneyimi`,
  }[language];
};

export const languageText = (code: string, rank: Rank | undefined, language: Language): string => {
  const name = languageName(code, language);
  if (rank === undefined) return name;
  if (rank >= 6) return `${name}, C2`;
  const level = RANKS[rank - 1]!;
  return {
    en: `${name}, ${level} or better`,
    de: `${name}, ${level} oder besser`,
    es: `${name}, ${level} o superior`,
    tr: `${name}, ${level} veya üzeri`,
  }[language];
};

/** The text of the job's language field: "German B2". */
export const languageField = (code: string, rank: Rank | undefined, language: Language): string =>
  rank === undefined ? languageName(code, language) : `${languageName(code, language)} ${RANKS[Math.min(rank, 6) - 1]!}`;

/** "Bachelor's degree (Computer Science)": the field of study stays in the words of the advert. */
export const educationText = (level: EducationLevel, study: string | undefined, language: Language): string =>
  study ? `${EDUCATION_NAMES[level][language]} (${study})` : EDUCATION_NAMES[level][language];
