import { flat } from "../text/fold.ts";
import type { Language } from "../text/language.ts";
import { linesOf, sentencesIn, type Span } from "../text/lines.ts";
import { occupationsOf } from "../vocabulary/occupations.ts";

/** A title in one gender, with the wording for all. */
export interface GenderedTitle extends Span {
  readonly wording: string;
}

/** Marks that mean all genders: "(m/w/d)", "(H/M)", "Verkäufer:in", "camarero/a". */
const MARK =
  /\(\s?(?:[mwfdxhvi]\s?[/|,]\s?){1,3}[mwfdxhvi]\s?\)|(?<!\p{L})(?:m\/w(?:\/[dx])?|w\/m(?:\/[dx])?|m\/f(?:\/[dx])?|h\/m|m\/h)(?!\p{L})|\(?all genders\)?|\((?:gn|alle|a\*)\)|\p{L}[:*_/·]-?(?:in(?:nen)?|frau|mann|r|e|n)(?!\p{L})|\p{L}\/-?(?:a|as|ra|o|os)(?!\p{L})|\((?:in|innen|a|as|o|os)\)|\p{L}@(?!\p{L})/u;
const INNER_CAPITAL = /\p{Ll}In(?:nen)?(?!\p{L})/u;

/** True for words that name all genders: "(m/w/d)", "Verkäufer:in". */
export const isForAllGenders = (words: string): boolean => MARK.test(flat(words)) || INNER_CAPITAL.test(words);

const SEEKS =
  /(?:suchen|sucht|suche|stellen ein|gesucht|einzustellen|busca(?:mos)?|se necesitan?|necesitamos|seleccionamos|incorporamos|contratamos|precisamos)(?!\p{L})/u;
const BOTH_DE = /(?:oder|und|bzw\.?|\/)\s/u;

/** The parts of a text where a title names the person sought: the first line, and a sentence that seeks someone. */
export const genderedTitlesIn = (text: string, language: Language): GenderedTitle[] => {
  if (language !== "de" && language !== "es") return [];
  const lines = linesOf(text);
  // A title for all genders at the top speaks for the whole advert.
  const top = lines[0] && lines.length > 1 ? text.slice(lines[0].start, lines[0].end) : "";
  if (isForAllGenders(top)) return [];
  const places = lines.flatMap((line, index) =>
    sentencesIn(text, line).map((sentence, nth) => ({ ...sentence, isFirst: index === 0 && nth === 0 })),
  );
  return places.flatMap((place) => titlesOf(text.slice(place.start, place.end), place, language));
};

const titlesOf = (
  words: string,
  { start, isFirst }: Span & { readonly isFirst: boolean },
  language: "de" | "es",
): GenderedTitle[] => {
  const plain = flat(words);
  const seeks = SEEKS.exec(plain);
  if ((!isFirst && !seeks) || isForAllGenders(words)) return [];
  const found = occupationsOf(words).flatMap((one) => {
    const last = lastWord(words.slice(one.start, one.end), language);
    const gender = genderOf(last, language);
    const isSought =
      (isFirst && isLead(plain.slice(0, one.start))) || (seeks !== null && isObject(plain, seeks.index, seeks[0], one, language));
    return gender && isSought
      ? [{ start: start + one.start, end: start + one.end, gender, words: words.slice(one.start, one.end) }]
      : [];
  });
  const hasBoth = new Set(found.map(({ gender }) => gender)).size > 1 || isPaired(plain, language);
  return hasBoth
    ? []
    : found.slice(0, 1).map(({ gender, words: title, ...span }) => ({ ...span, wording: neutralOf(title, gender, language) }));
};

/** The title stands first, or after an adjective or an article. */
const isLead = (before: string): boolean => /^[\s#*>_•–-]*(?:(?:erfahrene[rns]?|eine?[rn]?|un|una)\s)?$/u.test(before);

const isObject = (plain: string, at: number, verb: string, one: Span, language: "de" | "es"): boolean => {
  if (verb === "gesucht" || verb === "einzustellen")
    return one.end <= at && /^\s(?:\p{L}{1,20}\s){0,4}$/u.test(plain.slice(one.end, at));
  const between = plain.slice(at + verb.length, one.start);
  if (one.start < at) return false;
  return language === "de"
    ? /^[\s:]*(?:(?:wir|ich|ab sofort|dringend|zum nachstmoglichen zeitpunkt|fur unser\p{L}{0,3} \p{L}{1,20})\s)*(?:eine?[nr]?\s)?(?:\p{L}{2,20}(?:en|e|er)\s){0,2}$/u.test(
        between,
      )
    : /^[\s:]*(?:a\s)?(?:un[ao]?s?\s)?(?:nuev[oa]\s|buen[ao]?\s)?$/u.test(between);
};

const isPaired = (plain: string, language: "de" | "es"): boolean =>
  language === "de"
    ? BOTH_DE.test(plain) &&
      /(?<!\p{L})\p{L}{3,30}(?:in|innen|frau)(?!\p{L})/u.test(plain) &&
      /(?:oder|und|bzw\.?|\/)\s(?:eine?[nr]?\s)?\p{L}{3,30}/u.test(plain) &&
      /\p{L}{3,30}(?:er|or|eur|ist|mann|ent|ant|arzt|koch|wirt)(?!\p{L})/u.test(plain)
    : /(?<!\p{L})(\p{L}{3,20})(?:o|or|a|ora) (?:o|y|\/) (?:un[ao] )?\1(?:a|o|ora|or)(?!\p{L})/u.test(plain);

type Gender = "masculine" | "feminine";

const lastWord = (title: string, language: "de" | "es"): string => {
  const words = title.split(/[\s-]+/);
  return flat((language === "de" ? words.at(-1) : words[0]) ?? "");
};

// People, not their work: neutral by their ending.
const NEUTRAL_DE =
  /(?:kraft|krafte|leitung|hilfe|assistenz|personal|person|betreuung|vertretung|begleitung|beratung|entwicklung|team|angestellte|auszubildende|management|mitglied|talent|aushilfe|lehrling|azubi)$/;
const MASCULINE_DE = /(?:er|or|eur|ist|mann|ent|ant|arzt|koch|wirt|loge|ekt|gehilfe|geselle|krat|nom|apotheker|bote)$/;
const FEMININE_DE = /(?:frau|schwester|dame|[^e]rin|erin|istin|orin|eurin|entin|antin|arztin|kochin|wirtin|login)$/;
const NEUTRAL_ES =
  /(?:ista|ante|ente|ble|al|ar|il|personal|persona|guardia|policia|pianista|piloto|atleta|responsable|sanitarista|jefe\/a|modelo|soldado|mayor|euta|eta|data|analyst|developer|engineer|manager|designer|tester)$/;

const genderOf = (word: string, language: "de" | "es"): Gender | undefined => {
  if (language === "de") {
    if (NEUTRAL_DE.test(word)) return undefined;
    if (FEMININE_DE.test(word) && word.length > 5) return "feminine";
    return MASCULINE_DE.test(word) ? "masculine" : undefined;
  }
  if (NEUTRAL_ES.test(word) || word.length < 4) return undefined;
  if (/(?:o|or|on|jefe|sastre|aleman)$/.test(word)) return "masculine";
  return /(?:a|triz|esa)$/.test(word) ? "feminine" : undefined;
};

const neutralOf = (title: string, gender: Gender, language: "de" | "es"): string => {
  if (language === "de") {
    if (gender === "masculine") return `${title} (m/w/d)`;
    if (/frau$/i.test(title)) return `${title.replace(/frau$/i, "mann")}/-frau (m/w/d)`;
    return /(?:er|or|eur|ist|ent|ant)in$/.test(title) ? `${title.slice(0, -2)}/in (m/w/d)` : `${title} (m/w/d)`;
  }
  const [first = "", ...rest] = title.split(" ");
  const tail = rest.length > 0 ? ` ${rest.join(" ")}` : "";
  if (gender === "masculine") return `${first}/a${tail}`;
  const base = first.endsWith("ora") ? first.slice(0, -1) : `${first.slice(0, -1)}o`;
  return `${base}/a${tail}`;
};
