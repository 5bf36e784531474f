import type { Span } from "../../text/lines.ts";

const VALUE = new Map(
  "one ein eins einem einen eine uno un una bir;two zwei dos iki;three drei tres uc;four vier cuatro dort;five funf cinco bes;six sechs seis alti;seven sieben siete yedi;eight acht ocho sekiz;nine neun nueve dokuz;ten zehn diez;eleven elf once;twelve zwolf doce"
    .split(";")
    .flatMap((words, index) => words.split(" ").map((word) => [word, index + 1] as const)),
);
const NUMBER = `\\d{1,2}|${[...VALUE.keys()].toSorted((a, b) => b.length - a.length).join("|")}`;
// "At least six years", "two to four years", "eight or more" after "years", "yedi yılı aşkın".
const YEARS = new RegExp(
  `(?:(?:at least|minimum(?: of)?|min\\.?|more than|over|mindestens|mehr als|uber|al menos|minimo|mas de|en az|asgari|ideally|am liebsten|tercihen|mejor si son)\\s)?(?<![\\p{L}\\d.,-])(?<low>${NUMBER})(?:\\s?\\+)?(?:\\s?(?:-|to|bis|a|y|ile|ila|and|und)\\s?(?:${NUMBER}))?\\s?(?:\\+|(?:or more|oder mehr|o mas|ve uzeri|full|volle)\\s)?\\s?(?:years?|yrs|jahre?n?|anos?|yil(?:lik|i|dan|in)?|sene(?:lik)?)(?!\\p{L})(?:[\\s’']{1,2}(?:of |in |de |en la |en )?(?:professional |relevant |praktische |profesional |mesleki )?(?:experience|berufserfahrung|berufspraxis|praxis|erfahrung|experiencia|practica|deneyim|tecrube))?`,
  "gu",
);
// "Several years of experience, ideally eight or more".
const OR_MORE = new RegExp(
  `(?<![\\p{L}\\d])(?<low>${NUMBER}) (?:or more|oder mehr|jahre und mehr|o mas|yil ve uzeri)(?!\\p{L})`,
  "gu",
);

// The company's own years, the length of a programme or a contract, years to come, and ages ask for nothing.
const NOT_ASKED =
  /(?<!\p{L})(?:we(?: have|'ve)|our (?:company|warehouse|customers)|founded|wir (?:betreiben|sind|haben|feiern|bringen|unterstutzen)|seit|gegrundet|unternehmensgeschichte|llevamos|desde hace|fundad[ao]|nuestra empresa|isletiyoruz|kuruldu|yildir|next|nachsten|proximos|onumuzdeki|programme|befristet|vertrag|contrato de|boyunca|children|kinder|ninos|yas(?:ini|inda|ina)?|years? old|jahre alt|warranty|garantie)(?!\p{L})/u;
// "Wir bringen über 10 Jahre Erfahrung mit": the company speaks of itself.
const COMPANY =
  /(?<!\p{L})(?:wir (?:\p{L}{1,20} ){0,12}?(?:bringen|haben|verfugen|blicken)|we (?:have|bring|look back)|(?:our|unsere?|nuestros?) (?:team|company|unternehmen|equipo|empresa) (?:has|hat|tiene|bringt)|somos|contamos con|(?:sirketimiz|firmamiz)\p{L}{0,4}) [^.\n]{0,60}\d{1,3}|mit unserem umfassenden[^.\n]{0,80}erfahrung mit/u;
const EXPERIENCE = /experien|erfahrung|praxis|deneyim|tecrube|practica/u;

/** More years than this are an age or the company's own. */
const MAX_YEARS = 15;

/** Years asked for, with the lowest number. On flat text. */
export const yearsAsked = (plain: string, sentences: readonly Span[]): (Span & { readonly years: number })[] => {
  const found: (Span & { readonly years: number })[] = [];
  for (const sentence of sentences) {
    const words = plain.slice(sentence.start, sentence.end);
    if (COMPANY.test(words) || (NOT_ASKED.test(words) && !EXPERIENCE.test(words))) continue;
    for (const pattern of [YEARS, OR_MORE])
      for (const match of words.matchAll(pattern)) {
        const low = match.groups?.["low"] ?? "";
        const years = VALUE.get(low) ?? Number(low);
        const start = sentence.start + match.index;
        if (years > 0 && years <= MAX_YEARS) found.push({ years, start, end: start + match[0].trimEnd().length });
      }
  }
  return found;
};
