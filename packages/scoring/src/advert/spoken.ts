import { languagesOfSentence } from "../cv/facts.ts";
import { contentWords } from "../text/words.ts";

/** The languages that an item asks for, each with its level and its place. */
export const languagesAsked = (words: string, plain: string) => {
  const isAboutLanguage =
    /kenntnisse|language|sprache|idioma|dil(?:i|inde)|communicat|kommuni[zk]|comunicarte|speak|sprech|sprich|habl|bilen|konus|fluent|flie(?:ss|ß)end|fluid|akici/.test(
      plain,
    ) || contentWords(words).length <= 4;
  return languagesOfSentence(words, { start: 0, end: words.length })
    .filter(({ start, end }) => !isOtherwise(plain, start, end))
    .filter((spoken) => spoken.rank !== undefined || isAboutLanguage)
    .map((spoken) => ({
      code: spoken.code,
      rank: spoken.rank === 7 && OR_FLUENT.test(plain) ? (5 as const) : spoken.rank,
      start: Math.min(spoken.start, spoken.level?.start ?? spoken.start),
      end: Math.max(spoken.end, spoken.level?.end ?? spoken.end),
    }));
};

// "Fines de semana" are no Finnish, "cocina japonesa" is no Japanese.
const isOtherwise = (plain: string, start: number, end: number): boolean =>
  plain.startsWith(" de semana", end) ||
  /(?<!\p{L})(?:cocina|comida|gastronomia|cuisine|food|kuche|mutfag?i?)\p{L}* $/u.test(plain.slice(0, start)) ||
  /^ (?:cuisine|food|kitchen|cooking|kuche|mutfa\p{L}*|law|market|tax|gaap|recht|markt)(?!\p{L})/u.test(plain.slice(end));

// "Native or fluent": the lower of the two is enough.
const OR_FLUENT =
  /(?:native|mutter\p{L}*|nativ[oa]|ana ?dil\p{L}*)[^,.;]{0,24}(?:or|oder|o|veya|bzw\.?|\/)\s*(?:\p{L}+ )?(?:fluent|flie(?:ss|ß)end|fluid[oa]|akici|verhandlungssicher|proficient|ileri)|(?:fluent|flie(?:ss|ß)end|fluid[oa]|verhandlungssicher)[^,.;]{0,12}(?:or|oder|o|veya|bzw\.?|\/)\s*(?:native|mutter|nativ)/u;

/** True for the rest of a wish for a language: "in English, both spoken and written". */
export const isMannerOfLanguage = (said: string): boolean => {
  const words = said.match(/\p{L}+/gu) ?? [];
  return words.length > 0 && words.every((word) => OF_LANGUAGE.has(word)) && words.some((word) => word.length > 4);
};
const OF_LANGUAGE: ReadonlySet<string> = new Set(
  "both in and or speech writing written spoken orally verbally verbal oral speak speaking read reading write understand ability to able wort schrift und sowohl als auch mundlich schriftlich in tanto como oral escrito escrita hablado hablada y o yazili sozlu ve hem okuma yazma konusma".split(
    " ",
  ),
);
