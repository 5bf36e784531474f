import type { Locale } from "../../../i18n/locale.ts";

// Small words that are frequent in one language and rare in the other three.
const WORDS: Record<Locale, string> = {
  en: "the and with you your for of our are will is have to we be or on as at this that an by from team experience",
  de: "und der die das mit für wir sie ihre ihr eine einen ein unser unsere bei oder im zu von sind ist auf sowie suchen haben dich deine nicht werden als dem den des",
  es: "el los las con para una un del por tu y que nuestro nuestra buscamos tus se su como somos más años al es equipo experiencia en o",
  tr: "ve bir ile için bu olarak olan en az yıl deneyim iyi veya gibi konusunda sahip arıyoruz ekip çok daha mezunu tercihen seviyede",
};

const SETS = Object.entries(WORDS).map(([locale, words]) => [locale as Locale, new Set(words.split(" "))] as const);
const LEAST_WORDS = 4;

/** The language of a text, guessed from its small words; undefined for too little text. */
export function guessLanguage(text: string): Locale | undefined {
  const words = text.toLocaleLowerCase("de").match(/\p{L}+/gu) ?? [];
  if (words.length < LEAST_WORDS) return undefined;
  const counted = SETS.map(([locale, set]) => ({ locale, count: words.filter((word) => set.has(word)).length }));
  const [first, second] = counted.toSorted((a, b) => b.count - a.count);
  return first && second && first.count > second.count ? first.locale : undefined;
}
