import type { Criterion } from "../criterion.info.ts";
import type { EducationLevel } from "../profile.info.ts";
import { flat, tokensOf } from "../text/fold.ts";
import { blanked, overlaps, touching, type Span } from "../text/lines.ts";
import { yearsIn } from "../text/numbers.ts";
import { contentWords } from "../text/words.ts";
import { degreesIn } from "../vocabulary/education.ts";
import { FIELDS, fieldsIn, type Field } from "../vocabulary/fields.ts";
import { languagesNamedIn, levelIn, type Rank } from "../vocabulary/languages.ts";
import { kindsOf } from "../vocabulary/relations.ts";
import { asksForBasics } from "./attainment.ts";
import { termOf, termsIn, type Term } from "../vocabulary/index.ts";

/**
 * A criterion's text in a form that can be searched for. For terms, each group needs one of its terms, with `words` in the same sentence;
 * the words `otherwise` meet the criterion as well.
 */
export type Ask =
  | {
      readonly is: "terms";
      readonly groups: readonly (readonly Term[])[];
      readonly words: readonly string[];
      readonly otherwise: readonly string[];
      /** The criterion asks for the basics only. */
      readonly isBasic: boolean;
    }
  | { readonly is: "words"; readonly words: readonly string[] }
  | { readonly is: "language"; readonly codes: readonly string[]; readonly rank: Rank | undefined }
  | {
      readonly is: "education";
      readonly level: EducationLevel;
      readonly words: readonly string[];
      /** Fields of work named by the words. */
      readonly fields: readonly Field[];
    }
  | { readonly is: "experience"; readonly months: number; readonly subject: Subject };

/** The field of work in which years are asked for. When all parts are empty, any work counts. */
export interface Subject {
  readonly fields: readonly Field[];
  readonly terms: readonly Term[];
  readonly words: readonly string[];
}

/** Parses the text of a criterion in any of the four languages, by its kind; a text that does not fit its kind is parsed by its content. */
export const askOf = ({ kind, text }: Pick<Criterion, "kind" | "text">): Ask => {
  const language = languageAsk(text);
  const education = educationAsk(text);
  const experience = experienceAsk(text);
  if (kind === "language" && language) return language;
  if (kind === "education") return education ?? subjectAsk(text);
  if (experience && (kind === "experience" || !isTermKind(kind))) return experience;
  const named = termsAsk(text);
  if (named) return named;
  return (
    (language?.rank ? language : undefined) ??
    experience ??
    (kind === "certification" ? undefined : education) ?? { is: "words", words: words(text, []) }
  );
};

const isTermKind = (kind: Criterion["kind"]): boolean =>
  kind === "skill" || kind === "tool" || kind === "certification" || kind === "industry" || kind === "responsibility";

const words = (text: string, without: readonly Span[]): string[] => {
  const isLeftOut = touching(without);
  return [
    ...new Set(
      contentWords(text)
        .filter((token) => !isLeftOut(token))
        .map((token) => token.fold),
    ),
  ];
};

const languageAsk = (text: string): (Ask & { is: "language" }) | undefined => {
  const codes = [...new Set(languagesNamedIn(text).map(({ code }) => code))];
  return codes.length > 0 ? { is: "language", codes, rank: levelIn(flat(text))?.rank } : undefined;
};

/** Words around a degree that name no field of study. */
export const ANY_STUDY: ReadonlySet<string> = new Set(
  "degree superior medio fp studium abschluss abgeschlossenes abgeschlossene abgeschlossener ausbildung berufsausbildung university universitat universidad universite bolumlerinden mezun mezunu comparable vergleichbar vergleichbare vergleichbarer equivalent qualification qualifikation titulacion titulo estudios completed higher grado formacion level training certificate leaving school universitario universitaria derecesi diplomasi related subject fach fachrichtung verwandten afin afines relacionada ilgili bolumlerinin bolumleri bolumu lisans finished successful erfolgreich erfolgreiches erfolgreiche bachelorabschluss masterabschluss promotion schulabschluss profesional formacion meslek egitimi lise yuksek doctorado doktora master s".split(
    " ",
  ),
);

const educationAsk = (text: string): (Ask & { is: "education" }) | undefined => {
  const degrees = degreesIn(flat(text));
  const first = degrees[0];
  if (!first) return undefined;
  // "Bachelor or Master": the lower one is enough.
  const lowest = degrees.toSorted((a, b) => LEVEL_ORDER.indexOf(a.level) - LEVEL_ORDER.indexOf(b.level))[0]!;
  const asked = words(text, degrees).filter((word) => !ANY_STUDY.has(word));
  return { is: "education", level: lowest.level, words: asked, fields: fieldsIn(asked.join(" ")) };
};

/** A subject without a level ("Electricity"): the lowest level with subjects is asked for. */
const subjectAsk = (text: string): Ask & { is: "education" } => {
  const asked = words(text, []).filter((word) => !ANY_STUDY.has(word));
  return { is: "education", level: "vocational", words: asked, fields: fieldsIn(asked.join(" ")) };
};
const LEVEL_ORDER: readonly EducationLevel[] = ["school", "vocational", "bachelor", "master", "doctorate"];

const experienceAsk = (text: string): (Ask & { is: "experience" }) | undefined => {
  const years = yearsIn(flat(text));
  return years ? { is: "experience", months: years.years * 12, subject: subjectOf(text, [years]) } : undefined;
};

/** The field of work that a text names, without the words of `without`. */
export const subjectOf = (text: string, without: readonly Span[] = []): Subject => {
  const named = termsIn(text).filter((term) => !without.some((span) => overlaps(span, term)));
  // A name that is the same in every language (React, SAP) is a product; other terms may also name a field of work.
  const things = named.filter(({ term }) => new Set(Object.values(term.label)).size === 1);
  return {
    fields: fieldsNamed(blanked(text, without), blanked(text, [...without, ...things])),
    terms: named.map(({ term }) => term),
    words: words(text, [...without, ...named]),
  };
};

/** Fields of work that a text names ("3 years or more in hospitality"), otherwise those of the job titles in it. */
const fieldsNamed = (text: string, titles: string): Field[] => {
  const said = ` ${tokensOf(text)
    .map((token) => token.fold)
    .join(" ")} `;
  const named = LABELS.filter(({ label }) => said.includes(label));
  const longest = Math.max(0, ...named.map(({ label }) => label.length));
  const called = named.filter(({ label }) => label.length === longest).map(({ field }) => field);
  return called.length > 0 ? [...new Set(called)] : fieldsIn(titles);
};

const LABELS = FIELDS.flatMap((field) =>
  Object.values(field.label).map((name) => ({
    field,
    label: ` ${tokensOf(name)
      .map((token) => token.fold)
      .join(" ")} `,
  })),
);

const BASIC_WORD = /^(?:grundkenntnisse|basiskenntnisse|basics?|basic[oa]s?|nociones|temel|elementar\p{L}*|elemental\p{L}*)$/u;

// "Databases such as MySQL, MongoDB": examples, any of which is enough. On flat text.
const EXAMPLES =
  /(?<!\p{L})(?:such as|for example|for instance|e\.g\.|z\. ?b\.|zum beispiel|beispielsweise|wie etwa|tales como|como por ejemplo|por ejemplo|p\. ?ej\.|ornegin|orn\.|gibi)(?!\p{L})/u;

const termsAsk = (text: string): (Ask & { is: "terms" }) | undefined => {
  const found = termsIn(text);
  if (found.length === 0) return undefined;
  const isBasic = asksForBasics(flat(blanked(text, found)));
  const left = words(text, found).filter((word) => !isBasic || !BASIC_WORD.test(word));
  const bracket = /\(([^)]*)\)/.exec(text);
  // "Browser tests (Playwright, Cypress)" and "React or Vue" are met by any of them; "React and TypeScript" needs both.
  if (bracket || EXAMPLES.test(flat(text)))
    return { is: "terms", groups: [unique(found.map(({ term }) => term))], words: [], otherwise: [], isBasic };
  const groups: Term[][] = [];
  for (const [index, { term, start }] of found.entries()) {
    const previous = found[index - 1];
    const between = previous ? flat(text.slice(previous.end, start)) : "";
    const isAlternative =
      previous !== undefined &&
      (/(?<!\p{L})(?:or|oder|o|u|veya|ya da|bzw)(?!\p{L})|\//u.test(between) || previous.start === start);
    if (isAlternative) groups.at(-1)!.push(term);
    else groups.push([term]);
  }
  // In "Jest, Vitest or Mocha" the commas before "or" are alternatives too.
  const hasOr = /(?<!\p{L})(?:or|oder|veya|ya da)(?!\p{L})|\s[ou]\s/u.test(flat(text));
  const hasAnd = /(?<!\p{L})(?:and|und|y|e|ve)(?!\p{L})|&/u.test(flat(text));
  // The vocabulary may know only one side of "Node.js or Zig"; the other counts by its word.
  if (hasOr && !hasAnd) return { is: "terms", groups: [unique(groups.flat())], words: [], otherwise: left, isBasic };
  return { is: "terms", groups: groups.map(unique), words: left, otherwise: [], isBasic };
};

/** The terms without duplicates, together with the kinds of each that meet it fully. */
const unique = (terms: readonly Term[]): Term[] => [
  ...new Set([...terms, ...terms.flatMap(({ id }) => kindsOf(id).flatMap((kind) => termOf(kind) ?? []))]),
];
