import { merged, withIds } from "./advert/criteria.ts";
import { educationText, yearsText } from "./advert/phrases.ts";
import { requirementsOfQuery } from "./advert/query.ts";
import type { Requirement } from "./advert/requirement.ts";
import { requirementsIn } from "./advert/requirements.ts";
import { asksForSomething, withoutGenderForms } from "./advert/wording.ts";
import type { Criterion, CriterionKind, Importance } from "./criterion.info.ts";
import { protectedWishesIn, refuseProtected, type ProtectedReason } from "./protected-wishes.ts";
import { defaultWeight } from "./score.ts";
import { respelled } from "./search/spelling.ts";
import { flat, tokensOf } from "./text/fold.ts";
import { languageOf, type Language } from "./text/language.ts";
import { blanked, touching, trimmed, type Span } from "./text/lines.ts";
import { contentWords } from "./text/words.ts";
import { degreesIn, EDUCATION_LEVELS } from "./vocabulary/education.ts";
import { fieldsIn, type Field } from "./vocabulary/fields.ts";
import { isCity, isCountry } from "./vocabulary/places.ts";
import { termsIn } from "./vocabulary/index.ts";

/** Fields of a job from which criteria are derived; a missing field gives none. */
export interface JobFields {
  readonly title?: string | undefined;
  readonly technicalSkills?: readonly string[] | undefined;
  readonly toolsAndSoftware?: readonly string[] | undefined;
  readonly certifications?: readonly string[] | undefined;
  readonly educationLevel?: string | undefined;
  readonly yearsOfExperience?: number | null | undefined;
  readonly industryExperience?: readonly string[] | undefined;
  readonly languageRequirements?: readonly string[] | undefined;
  readonly keyResponsibilities?: readonly string[] | undefined;
  readonly mustHaveRequirements?: readonly string[] | undefined;
  readonly niceToHave?: readonly string[] | undefined;
}

/**
 * Derives criteria from a job's fields. The lists of must-haves and nice-to-haves set the importance; an entry of a list of skills is a
 * "should". Cultural fit never scores, and wishes on protected facts are left out. `wording` is the language of criteria that are worded
 * here, by default that of the fields.
 */
export const criteriaFor = (fields: JobFields, wording: Language = languageOf(wordsOf(fields))): Criterion[] => {
  const read = (texts: readonly string[] | undefined, byPart: Importance): Requirement[] =>
    (texts ?? []).flatMap((text) => {
      const lawful = withoutWishes(text);
      return requirementsIn(lawful, { start: 0, end: lawful.length }, { byPart, title: fields.title, wording });
    });
  // An entry has the importance of its list, even if its own words say otherwise.
  const stated = [
    ...read(fields.mustHaveRequirements, "must").map((requirement) => ({ ...requirement, importance: "must" as const })),
    ...read(fields.niceToHave, "nice").map((requirement) => ({ ...requirement, importance: "nice" as const })),
  ];
  const wanted = (fields.keyResponsibilities ?? []).filter((text) => asksForSomething(flat(text)));
  const duties = (fields.keyResponsibilities ?? []).filter((text) => !asksForSomething(flat(text)));
  const listed = [
    ...LISTS.flatMap(([field, kind]) =>
      (fields[field] ?? []).filter((text) => text.trim() && !refuseProtected(text)).map((text) => listItem(text, kind)),
    ),
    ...(fields.languageRequirements ?? []).flatMap((text) => {
      const lawful = withoutWishes(text);
      return requirementsOfQuery(lawful, { start: 0, end: lawful.length }, { byPart: "must", title: fields.title, wording });
    }),
    ...educationItem(fields.educationLevel, wording),
    ...yearsItem(fields, wording),
    ...read(wanted, "should").filter(({ kind }) => kind === "responsibility"),
    ...duties.flatMap((text) => {
      const lawful = withoutWishes(text);
      return requirementsIn(
        lawful,
        { start: 0, end: lawful.length },
        { byPart: undefined, title: fields.title, wording, isDuty: true },
      );
    }),
  ];
  const statedKeys = new Set(
    stated.flatMap(({ key, kind, terms }) => [key, ...(kind === "experience" ? [kind] : []), ...terms.map((term) => term.id)]),
  );
  const added = listed.filter(({ key }) => !statedKeys.has(key));
  return withIds(merged([...stated, ...added])).map(asCriterion);
};

/** A sentence of the search as criteria, with the parts that are left out. */
export interface UnderstoodQuery {
  readonly criteria: Criterion[];
  /** Wishes on protected facts, in their own words. */
  readonly refused: { readonly text: string; readonly reason: ProtectedReason }[];
  /** Parts that no line of a CV can show: places, traits of character, availability. */
  readonly leftOut: string[];
}

/** "React, 5+ years, German B2": everything is a must unless it is said to be welcome. `wording` as for `criteriaFor`. */
export const understandQuery = (sentence: string, wording: Language = languageOf(sentence)): UnderstoodQuery => {
  const wishes = protectedWishesIn(sentence);
  const lawful = respelled(withoutGenderForms(blanked(sentence, wishes)));
  const context = { byPart: "must", title: undefined, wording } as const;
  const named = requirementsOfQuery(lawful, { start: 0, end: lawful.length }, context).filter(({ key }) => !isOwnWords(key));
  const isNamed = touching(named.map(({ quote }) => quote));
  // Words unknown to the vocabulary become a criterion in their own words.
  const unnamed = partsOf(lawful)
    .filter((part) => !isNamed(part))
    .map((part) => ({ part, asks: requirementsOfQuery(lawful, part, context).filter(isSearchable) }));
  const requirements = [...named, ...unnamed.flatMap(({ asks }) => asks)];
  const trade = tradeIn(lawful);
  const isOpen = ({ key, text, years }: Requirement): boolean =>
    key === "experience" && text === yearsText(years ?? 0, undefined, wording);
  return {
    criteria: withIds(
      merged([
        // "Hemşire, en az 3 yıl": the years belong to the trade.
        ...requirements
          .filter(isSearchable)
          .map((one) =>
            trade && isOpen(one) ? { ...one, text: yearsText(one.years!, { in: trade.label[wording] }, wording) } : one,
          ),
        ...(trade && !requirements.some(({ kind }) => kind === "experience") ? [tradeItem(trade, wording)] : []),
      ]),
    ).map(asCriterion),
    leftOut: unnamed.flatMap(({ part, asks }) => {
      const words = lawful.slice(part.start, part.end);
      return asks.length > 0 || fieldsIn(words).length > 0 ? [] : [words];
    }),
    refused: wishes.map(({ start, end, reason }) => ({ text: sentence.slice(start, end), reason })),
  };
};

const BETWEEN = /[,;.!?\n]+|\s(?:and|or|with|who|und|oder|mit|der|die|sowie|y|e|o|con|que|ve|veya|ile|olan)(?=\s)/giu;

// Filler words of a search.
const AROUND = new Set(
  "i ich wir yo ben hi hello hey dear please thanks thank show find give get want search looking look seek someone somebody anyone person people persons candidate candidates applicant applicants cv cvs all everyone me us who has have had having is are be been can could knows know speak speaks available now immediately soon hallo guten tag morgen bitte danke zeig zeige zeigen finde finden suche suchen gesucht gib jemand jemanden leute personen kandidat kandidaten kandidatin kandidatinnen bewerber bewerberin bewerberinnen alle mir uns wer hat haben kann konnen spricht sprechen ist sofort verfugbar ab hola buenas buenos dias favor gracias muestra muestrame busca busco buscamos dame encuentra alguien persona personas candidato candidata candidatos candidatas todos todas quien tiene tienen tenga sepa hable habla sabe pueda disponible ya inmediata merhaba selam lutfen tesekkurler goster bul bana ara ariyorum ariyoruz biri birini kisi kisiler aday adaylar adaylari tum hepsi herkes var olan bilen konusan hemen musait".split(
    " ",
  ),
);

/** The meaningful parts of a sentence, between commas and conjunctions. */
const partsOf = (sentence: string): Span[] => {
  const cuts = [...sentence.matchAll(BETWEEN)];
  const starts = [0, ...cuts.map(({ index, 0: cut }) => index + cut.length)];
  return starts.flatMap((start, index) => {
    const part = trimmed(sentence, { start, end: cuts[index]?.index ?? sentence.length });
    const said = tokensOf(sentence.slice(part.start, part.end));
    const first = said.find(({ fold }) => !AROUND.has(fold));
    const words = first ? { start: part.start + first.start, end: part.end } : part;
    return first && contentWords(sentence.slice(words.start, words.end)).some(({ fold }) => !AROUND.has(fold)) ? [words] : [];
  });
};

// "In Berlin", "people", "available now": words of a search that no line of a CV contains.
const isSearchable = ({ key, text }: Requirement): boolean =>
  !isOwnWords(key) || (!isCity(text) && !isCountry(text) && (fieldsIn(text).length === 0 || contentWords(text).length > 2));

const isOwnWords = (key: string): boolean => key.startsWith("words-");

/** A trade without years ("Elektriker mit SPS") asks for experience in it. */
const tradeItem = (trade: Field, wording: Language): Requirement =>
  experienceItem(yearsText(1, { in: trade.label[wording] }, wording));

const tradeIn = (sentence: string): Field | undefined =>
  fieldsIn(blanked(sentence, [...termsIn(sentence), ...degreesIn(flat(sentence))]))[0];

/** The criteria of `understandQuery` alone. */
export const understand = (sentence: string, wording?: Language): Criterion[] => understandQuery(sentence, wording).criteria;

const asCriterion = ({ id, kind, text, importance }: Requirement & { id: string }): Criterion => ({
  id,
  kind,
  text,
  importance,
  weight: defaultWeight(kind, importance),
});

const wordsOf = (fields: JobFields): string =>
  [fields.title, ...Object.values(fields).filter(Array.isArray).flat()].filter((value) => typeof value === "string").join(". ");

const withoutWishes = (text: string): string => withoutGenderForms(blanked(text, protectedWishesIn(text)));

const LISTS = [
  ["technicalSkills", "skill"],
  ["toolsAndSoftware", "tool"],
  ["certifications", "certification"],
  ["industryExperience", "industry"],
] as const satisfies readonly (readonly [keyof JobFields, CriterionKind])[];

const NO_QUOTE = { start: 0, end: 0 };

const listItem = (text: string, kind: CriterionKind): Requirement => {
  const terms = [...new Set(termsIn(text).map(({ term }) => term))];
  const words = contentWords(text).map((token) => token.fold);
  return {
    key:
      terms
        .map((term) => term.id)
        .toSorted()
        .join("/") || `words-${words.join("-")}`,
    kind,
    text: text.trim().slice(0, 200),
    importance: "should",
    quote: NO_QUOTE,
    terms,
  };
};

const educationItem = (level: string | undefined, wording: Language): Requirement[] => {
  const known = EDUCATION_LEVELS.find((one) => one === level);
  const text = known ? educationText(known, undefined, wording) : level?.trim();
  return text && !refuseProtected(text)
    ? [{ key: "education", kind: "education", text: text.slice(0, 200), importance: "should", quote: NO_QUOTE, terms: [] }]
    : [];
};

const yearsItem = ({ yearsOfExperience: years, title }: JobFields, wording: Language): Requirement[] =>
  years ? [experienceItem(yearsText(years, title ? { as: title } : undefined, wording))] : [];

const experienceItem = (text: string): Requirement => ({
  key: "experience",
  kind: "experience",
  text: text.slice(0, 200),
  importance: "must",
  quote: NO_QUOTE,
  terms: [],
});
