import { tokensOf } from "./fold.ts";

/** Languages of CVs and adverts. */
export const LANGUAGES = ["en", "de", "es", "tr"] as const;
export type Language = (typeof LANGUAGES)[number];

const COMMON: Record<Language, string> = {
  en: "the of and in to for with a an at on as is we you are or from by experience present skills education work years team managed led responsible our your be will looking",
  de: "der die das und in von fur mit im am zu den des ein eine als bei auf wir sie ist oder zur zum heute seit kenntnisse berufserfahrung ausbildung jahre verantwortlich sprachen erfahrung einer uns",
  es: "de la el y en los las con para por un una del al como se que o desde actualidad experiencia formacion idiomas anos responsable habilidades equipo buscamos nuestro",
  tr: "ve ile icin bir bu da de olarak olan en halen yil deneyim egitim diller is gibi veya alaninda deneyimi yetenekler sorumlusu kisilik ekipte ariyoruz olmak uzere",
};

const SETS = LANGUAGES.map((language) => [language, new Set(COMMON[language].split(" "))] as const);

// Letters that one of the four languages has and the others lack; each counts half a common word.
const LETTERS: Record<Language, RegExp> = { en: /(?!)/g, de: /[äß]/gi, es: /[ñáéíóú¿¡]/gi, tr: /[ğışİ]/g };

/** The commonest words of CVs in any language, folded. */
export const ALL_COMMON: ReadonlySet<string> = new Set(Object.values(COMMON).flatMap((words) => words.split(" ")));

/** True for one of the commonest words of CVs in any language, which is therefore not a name. Folded. */
export const isCommonWord = (word: string): boolean => ALL_COMMON.has(word);

/** The language of most of the text; `otherwise` where it does not tell. */
export const languageOf = (text: string, otherwise: Language = "en"): Language => {
  const words = tokensOf(text).map((token) => token.fold);
  let best = otherwise;
  let most = 0;
  for (const [language, common] of SETS) {
    const points = words.filter((word) => common.has(word)).length + (text.match(LETTERS[language])?.length ?? 0) / 2;
    if (points > most) [best, most] = [language, points];
  }
  return best;
};
