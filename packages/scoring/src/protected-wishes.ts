import { languageField } from "./advert/phrases.ts";
import { germanRules } from "./fairness/rules-de.ts";
import { englishRules } from "./fairness/rules-en.ts";
import { spanishRules } from "./fairness/rules-es.ts";
import { turkishRules } from "./fairness/rules-tr.ts";
import { languagesTried } from "./fairness/languages-tried.ts";
import type { ProtectedReason, Rule } from "./fairness/rule.ts";
import { isAboutOthers, isAgeOfClients, isEqualityList, isTaughtTo, isWaivedAt } from "./fairness/waivers.ts";
import { isCriterion, WORDINGS } from "./fairness/wordings.ts";
import { flat } from "./text/fold.ts";
import { languageOf, type Language } from "./text/language.ts";
import { indexAt } from "./text/lines.ts";
import { languagesNamedIn } from "./vocabulary/languages.ts";
import { occupationsOf } from "./vocabulary/occupations.ts";

export type { ProtectedReason } from "./fairness/rule.ts";

/** A wish on a protected fact, at [start, end) of a text. */
export interface ProtectedWish {
  readonly start: number;
  readonly end: number;
  readonly reason: ProtectedReason;
  /** A lawful wording for the advert, in the language of the text. */
  readonly wording: string;
  /** The wording where it can be a criterion as well. */
  readonly alternative?: string;
}

const RULES: Readonly<Record<Language, () => readonly Rule[]>> = {
  en: englishRules,
  de: germanRules,
  es: spanishRules,
  tr: turkishRules,
};

type Compiled = Omit<Rule, "patterns"> & { readonly pattern: RegExp };
const compiled = new Map<Language, readonly Compiled[]>();

/** The rules of one language, compiled when a text first needs them. */
const rulesOf = (language: Language): readonly Compiled[] => {
  const known = compiled.get(language);
  if (known) return known;
  const rules = RULES[language]()
    .filter(({ patterns }) => patterns.length > 0)
    .map(({ patterns, ...rule }) => ({
      ...rule,
      pattern: new RegExp(`(?<![\\p{L}\\d])(?:${patterns.join("|")})(?![\\p{L}])`, "gmu"),
    }));
  compiled.set(language, rules);
  return rules;
};

// A team, a company or a brand may be young.
const NOT_A_WISH =
  /^[\s,]*(?:(?:and|und|y|e|ve|&)?\s*\p{L}{1,30}[,\s]+){0,3}?(?:\p{L}{0,20}team(?! ?-?player)|company|\p{L}{0,20}unternehmen|firma|start-?up|equipo|empresa|ekib?p?(?:imiz|e|te)?|sirket\p{L}{0,5}|marke|marca|marka|brand|kadro\p{L}{0,4}|organi[sz]ation|betrieb|agentur|agency|agencia|praxis|umfeld|familien|families|publikum|zielgruppe|audience|ajans)(?!\p{L}| arkadas)/u;
const MAY_BE_LISTED: ReadonlySet<ProtectedReason> = new Set(["maritalStatus", "religion", "appearance", "pregnancy", "union"]);
const MAY_BE_OTHERS: ReadonlySet<ProtectedReason> = new Set(["age", "gender", "maritalStatus", "familyDuties", "religion"]);

/** Wishes on protected facts in a text, in order, the longest where they overlap. `language` is that of the wordings. */
export const protectedWishesIn = (text: string, language: Language = languageOf(text)): ProtectedWish[] => {
  const plain = flat(text);
  const found: Found[] = [];
  for (const { reason, wording, pattern, isAdjective } of languagesTried(language).flatMap(rulesOf)) {
    for (const match of plain.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].trimEnd().length;
      if (end <= start || (isAdjective && NOT_A_WISH.test(plain.slice(end, end + 80)))) continue;
      if (MAY_BE_OTHERS.has(reason) && !/\d/.test(match[0]) && isAboutOthers(plain, start, end)) continue;
      if (reason === "age" && isAgeOfClients(plain, start, end)) continue;
      if (reason === "nativeSpeaker" && isTaughtTo(plain, start)) continue;
      if (isWaivedAt(plain, start, end) || (MAY_BE_LISTED.has(reason) && isEqualityList(plain, start, end))) continue;
      found.push({ start, end, reason, wording });
    }
  }
  found.push(...youngWorkersIn(text, plain));
  return longestOf(found).map(({ wording, ...wish }) => ({ ...wish, ...wordingOf(wording, text, wish, language) }));
};

const YOUNG = /(?<!\p{L})(?:young|youthful|junge[rnms]?|joven(?:es)?|genc)(?!\p{L})/gu;
const REACH = 30;

/** "A young nurse", "camarera joven": the adjective beside an occupation, which stays. */
const youngWorkersIn = (text: string, plain: string): Found[] => {
  const adjectives = [...plain.matchAll(YOUNG)];
  if (adjectives.length === 0) return [];
  const occupations = occupationsOf(text);
  return adjectives.flatMap(({ index: start, 0: word }): Found[] => {
    const end = start + word.length;
    const next = occupations[indexAt(occupations, start)];
    const before = occupations[indexAt(occupations, start) - 1];
    const between = next && next.start - end <= REACH ? plain.slice(end, next.start) : undefined;
    const isNext = between !== undefined && /^,?(?: \p{L}{1,20},?){0,2} $/u.test(between);
    const isBefore = word.startsWith("joven") && before !== undefined && plain.slice(before.end, start) === " ";
    if ((!isNext && !isBefore) || isAboutOthers(plain, start, end) || isWaivedAt(plain, start, end)) return [];
    return [{ start, end, reason: "age", wording: "experience" }];
  });
};

interface Found {
  readonly start: number;
  readonly end: number;
  readonly reason: ProtectedReason;
  readonly wording: keyof typeof WORDINGS;
}

/** The finds in order; of finds that overlap the longer one. */
const longestOf = (found: readonly Found[]): Found[] => {
  const kept: Found[] = [];
  for (const one of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (!last || last.end <= one.start) kept.push(one);
    else if (one.end - one.start > last.end - last.start) kept[kept.length - 1] = one;
  }
  return kept;
};

const NEAR = 40;

/** The lawful wording; a wish for native speakers names its language: "German C1". */
const wordingOf = (
  key: keyof typeof WORDINGS,
  text: string,
  { start, end }: { start: number; end: number },
  language: Language,
): { wording: string; alternative?: string } => {
  const named =
    key === "level"
      ? (languagesNamedIn(text.slice(start, end))[0] ?? languagesNamedIn(text.slice(Math.max(0, start - NEAR), end + NEAR))[0])
      : undefined;
  const wording = named ? languageField(named.code, 5, language) : WORDINGS[key][language];
  return { wording, ...(isCriterion(key) && { alternative: wording }) };
};

/** The reason why a criterion typed by hand is refused; null when it is lawful. */
export const refuseProtected = (text: string): ProtectedReason | null => protectedWishesIn(text)[0]?.reason ?? bare(text);

// A single word is a wish in any context: "young", "male", "German citizenship".
const BARE: readonly (readonly [ProtectedReason, RegExp])[] = [
  [
    "age",
    /^(?:age|alter|edad|yas|youth|young|jung|joven|genc|birth ?date|date of birth|geburtsdatum|fecha de nacimiento|dogum tarihi|graduation year|abschlussjahr)$/,
  ],
  [
    "gender",
    /^(?:gender|sex|geschlecht|sexo|genero|cinsiyet|male|female|man|woman|men|women|mann|frau|manner|frauen|mannlich|weiblich|hombre|mujer|erkek|kadin|bay|bayan)$/,
  ],
  [
    "nationality",
    /^(?:nationality|citizenship|nationalitat|staatsangehorigkeit|nacionalidad|uyruk|\p{L}{1,30} (?:citizen(?:ship)?|nationality|nationals?))$/u,
  ],
  ["militaryService", /^(?:military service|wehrdienst|bundeswehr|servicio militar|askerlik.*)$/],
  ["maritalStatus", /^(?:marital status|familienstand|estado civil|medeni (?:durum|hal)i?)$/],
  ["photo", /^(?:photo|foto|picture|bewerbungsfoto|fotografia)$/],
  ["religion", /^(?:religion|konfession|religion|din|faith|church member(?:ship)?)$/],
  ["nativeSpeaker", /^(?:native(?: speaker)?|mother tongue|muttersprache|muttersprachlich|nativ[oa]|lengua materna|ana ?dil)$/],
  ["familyDuties", /^(?:children|kinder|hijos|cocuk|family planning|familienplanung|kinderwunsch)$/],
  ["pregnancy", /^(?:pregnancy|pregnant|schwanger|schwangerschaft|embarazo|embarazada|hamilelik|hamile|gebelik)$/],
  [
    "health",
    /^(?:disability|disabled|behinderung|schwerbehinderung|discapacidad|engelli|health|gesundheit|gesund|salud|healthy)$/,
  ],
  ["union", /^(?:trade union|union member(?:ship)?|gewerkschaft(?:smitglied(?:schaft)?)?|sindicato|sindicalista|sendika)$/],
  ["appearance", /^(?:appearance|looks|aussehen|apariencia|dis gorunus|attractive)$/],
];
const bare = (text: string): ProtectedReason | null => {
  const plain = flat(text)
    .trim()
    .replace(/[.!:]+$/, "");
  return BARE.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
};
