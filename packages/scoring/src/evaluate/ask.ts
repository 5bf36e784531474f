import type { Criterion } from "../criterion.info.ts";
import type { EducationLevel } from "../profile.info.ts";
import { flat, tokensOf } from "../text/fold.ts";
import { blanked, overlaps, touching, type Span } from "../text/lines.ts";
import { yearsIn } from "../text/numbers.ts";
import { contentWords } from "../text/words.ts";
import { degreesIn, namesOfDegrees, type NamedDegree } from "../vocabulary/education.ts";
import { isEmptyStem } from "../vocabulary/empty-words.ts";
import { FIELDS, fieldsIn, type Field } from "../vocabulary/fields.ts";
import { languagesNamedIn, levelIn, type Rank } from "../vocabulary/languages.ts";
import { stemOf } from "../vocabulary/stems.ts";
import { isWideStudy, studyOfWord, studyWordsIn } from "../vocabulary/studies.ts";
import { kindsOf } from "../vocabulary/relations.ts";
import { unitGroupsOf } from "../vocabulary/same-occupations.ts";
import { isUnitGroupOf } from "../vocabulary/work.ts";
import { keysOf, weightOf } from "../vocabulary/word-weights.ts";
import { asksForBasics, asksForCommand } from "./attainment.ts";
import { dutyOf, type Duty } from "./duties.ts";
import { licenceAsk, type LicenceAsk } from "./licences.ts";
import { termOf, termsIn, type Term, type TermMatch } from "../vocabulary/index.ts";

/**
 * A criterion's text in a form that can be searched for. For terms, each group needs one of its terms, with `words` in the same sentence;
 * each of the names `otherwise` meets the criterion as well.
 */
export type Ask =
  | {
      readonly is: "terms";
      readonly groups: readonly (readonly Term[])[];
      readonly words: readonly string[];
      readonly otherwise: readonly (readonly string[])[];
      /** Names of the kind that the terms are examples of, which meet the criterion in part. */
      readonly heads: readonly Term[];
      /** "Adobe Creative Suite (Photoshop, Illustrator)": one part alone is a part of the suite. */
      readonly suite: Suite | undefined;
      /** The criterion asks for the basics only. */
      readonly isBasic: boolean;
      /** It asks for a good command of them, which a bare name in a list does not show. */
      readonly isCommand: boolean;
    }
  | { readonly is: "words"; readonly words: readonly string[] }
  | { readonly is: "duty"; readonly duty: Duty }
  | LicenceAsk
  | {
      readonly is: "language";
      readonly codes: readonly string[];
      /** "Turkish or Spanish": one of them is enough. */
      readonly isAny: boolean;
      readonly rank: Rank | undefined;
    }
  | {
      readonly is: "education";
      /** Any of them is enough: "a degree or a commercial apprenticeship". */
      readonly options: readonly DegreeAsked[];
      /** All of them are asked for, and each is a part: "a technician's diploma (indispensable), secondary school". */
      readonly isAll: boolean;
    }
  | {
      readonly is: "experience";
      readonly months: number;
      readonly subject: Subject;
      /** "In a similar role": in the field of the job. */
      readonly isSimilar: boolean;
      /** Apprenticeships and internships count. */
      readonly withTraining: boolean;
    };

/** A product that is asked for with its parts. */
export interface Suite {
  readonly whole: readonly Term[];
  readonly parts: readonly Term[];
}

export interface DegreeAsked {
  readonly level: EducationLevel;
  /** The highest level that is named; a subject without a level may be studied at any. */
  readonly upTo: EducationLevel;
  /** Words of the field of study; none where any field will do. */
  readonly words: readonly string[];
  /** Fields of work named by the words. */
  readonly fields: readonly Field[];
  /** Schooling up to the university is asked for: a high-school diploma, Abitur, bachillerato, lise. */
  readonly isUpperSchool: boolean;
  /** "Business or similar": a near field will do. */
  readonly isSimilar: boolean;
  /** "Business, economics or engineering": a wide field stands beside close ones as an alternative. */
  readonly isAnyWord: boolean;
}

/** The field of work in which years are asked for. When all parts are empty, any work counts. */
export interface Subject {
  readonly fields: readonly Field[];
  /** Unit groups of ISCO-08 of the occupations it names: "as a plumber". */
  readonly unitGroups: readonly string[];
  readonly terms: readonly Term[];
  readonly words: readonly string[];
  /** "In a clinic or an insurer": one of the words is enough. */
  readonly isAnyWord: boolean;
}

/** Parses the text of a criterion in any of the four languages, by its kind; a text that does not fit its kind is parsed by its content. */
export const askOf = ({ kind, text }: Pick<Criterion, "kind" | "text">): Ask => {
  if (kind === "responsibility") return { is: "duty", duty: dutyOf(text) };
  const licence = kind === "certification" || kind === "skill" ? licenceAsk(text) : undefined;
  if (licence) return licence;
  const language = languageAsk(text);
  const education = educationAsk(text);
  const experience = experienceAsk(text, kind === "experience");
  if (kind === "language" && language) return language;
  if (kind === "education") return education ?? subjectAsk(text);
  if (experience && (kind === "experience" || !isTermKind(kind))) return experience;
  if (kind === "skill" && isPosition(text)) {
    const held = experienceAsk(text, true);
    if (held) return held;
  }
  const named = termsAsk(text, kind);
  if (named) return named;
  return (
    (language?.rank ? language : undefined) ??
    experience ??
    (kind === "certification" ? undefined : education) ?? { is: "words", words: wordsAsked(text) }
  );
};

// On flat text, in the four languages.
const POSITION =
  /(?<!\p{L})(?:(?:experience|worked|working|berufserfahrung|erfahrung|experiencia|trabajado) (?:\p{L}+ )?(?:as an?|als|como)|(?:similar|comparable) (?:role|position)|(?:vergleichbare|ahnliche)[rn]? (?:position|funktion|tatigkeit)|(?:puesto|cargo|rol) similar|benzer (?:bir )?(?:pozisyon|gorev)\p{L}*)(?!\p{L})/u;

/** "Experience as a driver", "Disponent oder in einer vergleichbaren Position": a job that was held, which a role shows. */
const isPosition = (text: string): boolean => POSITION.test(flat(text)) && unitGroupsOf(text).length > 0;

const isTermKind = (kind: Criterion["kind"]): boolean =>
  kind === "skill" || kind === "tool" || kind === "certification" || kind === "industry";

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

/** The words of a criterion; none where it is a number or a letter, or names what every advert names ("team"). */
const wordsAsked = (text: string): string[] => {
  const said = words(text, []);
  const meant = said.filter((word) => weightOf(keysOf(word)) > 0);
  const asked = meant.length > 0 ? meant : said;
  // The rest of several words is not the thing that was asked for: the "food" of "food handlers".
  const least = asked.length === 1 && said.length > 1 ? 2 : 1;
  return asked.some((word) => /\p{L}{3}/u.test(word)) && asked.some((word) => weightOf(keysOf(word)) > least) ? asked : [];
};

// "İngilizce tıbbi terminoloji": the vocabulary of a trade, which a language alone does not show. On flat text.
const TERMINOLOGY =
  /(?<!\p{L})(?:terminolog\p{L}*|terminoloji\p{L}*|fach(?:sprache|begriffe|vokabular|wortschatz)\p{L}*|vocabulario)(?!\p{L})/u;

const languageAsk = (text: string): (Ask & { is: "language" }) | undefined => {
  if (TERMINOLOGY.test(flat(text))) return undefined;
  const named = languagesNamedIn(text);
  if (named.length === 0) return undefined;
  const codes = [...new Set(named.map(({ code }) => code))];
  return { is: "language", codes, isAny: isChoiceOfLanguages(text, named), rank: levelIn(flat(text))?.rank };
};

/** True for "Turkish or Spanish" and "English, French or Dutch", where nothing but commas and a word for "or" stands between the names. */
const isChoiceOfLanguages = (text: string, named: readonly Span[]): boolean => {
  const between = named.slice(1).map(({ start }, index) => flat(text.slice(named[index]!.end, start)));
  return between.some((words) => OR_WORD.test(words)) && between.every((words) => ONLY_CHOICES.test(words));
};
const OR_WORD = /(?<!\p{L})(?:or|oder|o|u|veya|ya da|bzw)(?!\p{L})/u;
const ONLY_CHOICES = /^(?:[\s,.-]|(?<!\p{L})(?:or|oder|o|u|veya|ya da|bzw)(?!\p{L}))*$/u;

/** Words around a degree that name no field of study. */
export const ANY_STUDY: ReadonlySet<string> = new Set(
  "degree superior medio fp studium abschluss abgeschlossenes abgeschlossene abgeschlossener ausbildung berufsausbildung university universitat universidad universite bolumlerinden mezun mezunu comparable vergleichbar vergleichbare vergleichbarer equivalent qualification qualifikation titulacion titulo estudios completed higher grado formacion level training certificate leaving school universitario universitaria derecesi diplomasi related subject fach fachrichtung verwandten afin afines relacionada ilgili bolumlerinin bolumleri bolumu lisans finished successful erfolgreich erfolgreiches erfolgreiche bachelorabschluss masterabschluss promotion schulabschluss profesional formacion meslek egitimi lise yuksek doctorado doktora master s programindan programlarindan programi institution institucion acreditada accredited recognized recognised recognition department approved state equivalente gleichwertige gleichwertiger abgeschlossenem schulische erfolgreich absolviert idealerweise minimum escolaridad academica academico education egitim educacion media media's requirements qualifications applied".split(
    " ",
  ),
);

const educationAsk = (text: string): (Ask & { is: "education" }) | undefined => {
  const degrees = degreesIn(flat(text));
  if (degrees.length === 0) return undefined;
  const isName = touching(namesOfDegrees(flat(text)));
  const named = studyWordsIn(text).filter(
    (token) =>
      !isName(token) &&
      !ANY_STUDY.has(token.fold) &&
      (studyOfWord(token.fold) !== undefined || !degrees.some((one) => overlaps(one, token))),
  );
  const choices = partsByOr(text, degrees);
  const asides = choices.length > 1 ? [] : partsBySigns(text, degrees);
  const isAll = asides.length > 1;
  const parts = isAll ? asides : choices;
  // "A degree or a commercial apprenticeship" names the field before the second; "bachelor or master in law" names it for both.
  const own = parts.map((part) => named.filter((token) => overlaps(part, token)));
  const isApart =
    isAll || (parts.length > 1 && own[0]!.length === 0 && named.every((token) => degrees.some((one) => token.start < one.end)));
  const options = isApart
    ? parts.map((part, at) =>
        degreeAsked(
          levelsOf(degrees.filter((one) => overlaps(part, one))),
          own[at]!.map(({ fold }) => fold),
          false,
        ),
      )
    : [
        degreeAsked(
          levelsOf(degrees),
          besideDegrees(text, named, degrees).map(({ fold }) => fold),
          named.some((token) => isWideAlternative(flat(text), token)),
        ),
      ];
  const isUpperSchool = UPPER_SCHOOL.test(flat(text));
  return {
    is: "education",
    options: options.map((option) => ({ ...option, isUpperSchool, isSimilar: SIMILAR_STUDY.test(flat(text)) })),
    isAll,
  };
};

// On flat text.
const SIMILAR_STUDY =
  /(?<!\p{L})(?:similar|related|comparable|equivalent|vergleichbar\p{L}{0,2}|ahnlich\p{L}{0,3}|verwandt\p{L}{0,3}|similares|afin|afines|relacionad\p{L}{1,2}|benzer|ilgili|vb)(?!\p{L})/u;

const SIGNS = /[,;.)](?=\s|$)|\)\s*/gu;

/** The parts of a text between its signs, where each names a degree of another level; otherwise the text. */
const partsBySigns = (text: string, degrees: readonly NamedDegree[]): Span[] => {
  const between = degrees.slice(1).map(({ start }, at) => {
    const signs = [...text.slice(degrees[at]!.end, start).matchAll(SIGNS)];
    return signs.length > 0 && degrees[at]!.level !== degrees[at + 1]!.level ? degrees[at]!.end + signs.at(-1)!.index + 1 : -1;
  });
  if (between.includes(-1)) return [];
  const ends = [...between, text.length];
  return ends.map((end, at) => ({ start: at === 0 ? 0 : ends[at - 1]!, end }));
};

/** "Computer user (office, coding). Degree in law": words before a sign are about something else, where the degree has words of its own. */
const besideDegrees = <Word extends Span>(text: string, named: readonly Word[], degrees: readonly Span[]): readonly Word[] => {
  const first = degrees[0]!.start;
  const sign = Math.max(...[")", ".", ":"].map((one) => text.lastIndexOf(one, first)));
  const beside = named.filter(({ start }) => start > sign);
  return beside.length > 0 ? beside : named;
};

// On flat text.
const UPPER_SCHOOL =
  /(?<!\p{L})(?:high[- ]school|secondary school diploma|upper secondary|(?:fach)?abitur|(?:fach)?hochschulreife|matura|a[- ]levels?|ged|bachillerato|bachiller|preparatoria|lise|baccalaureate)(?!\p{L})/u;

/** The parts of a text between its words for "or", where each names a degree. */
const partsByOr = (text: string, degrees: readonly Span[]): Span[] => {
  const cuts = [...flat(text).matchAll(/(?<!\p{L})(?:or|oder|o|u|veya|ya da|bzw)(?!\p{L})/gu)].map(({ index }) => index);
  const ends = [...cuts, text.length];
  const parts = ends.map((end, at) => ({ start: at === 0 ? 0 : ends[at - 1]!, end }));
  return parts.every((part) => degrees.some((one) => overlaps(part, one))) ? parts : [{ start: 0, end: text.length }];
};

/** "Bachelor or Master": the lower one is enough. */
const levelsOf = (degrees: readonly NamedDegree[]): Pick<DegreeAsked, "level" | "upTo"> => {
  const levels = degrees.map(({ level }) => level).toSorted((a, b) => LEVEL_ORDER.indexOf(a) - LEVEL_ORDER.indexOf(b));
  return { level: levels[0]!, upTo: levels.at(-1)! };
};

/** Words of known fields of study decide; others only where there is none ("an accredited institution"). Any schooling will do for school. */
const degreeAsked = (levels: Pick<DegreeAsked, "level" | "upTo">, named: readonly string[], isAnyWord: boolean): DegreeAsked => {
  const unique = [...new Set(named)];
  const known = unique.filter((word) => studyOfWord(word) !== undefined || fieldsIn(word).length > 0);
  const isSchool = levels.level === "school" && levels.upTo === "school";
  const words = isSchool ? [] : known.length > 0 ? known : levels.level === "school" ? [] : unique;
  // "Bachiller en contaduría" is a degree, a school teaches no such field.
  const isDegree =
    levels.level === "school" && levels.upTo === "bachelor" && words.some((word) => studyOfWord(word) !== undefined);
  return {
    ...levels,
    ...(isDegree ? { level: "bachelor" as const } : {}),
    words,
    fields: fieldsIn(words.join(" ")),
    isSimilar: false,
    isUpperSchool: false,
    isAnyWord,
  };
};

const BETWEEN_CHOICES = /(?:^|[,/:(]|(?<!\p{L})(?:or|oder|o|u|veya|ya da|bzw))\s*$/u;
const BEFORE_CHOICE = /^\s*(?:$|[,/.):;]|(?:or|oder|o|u|veya|ya da|bzw|bolum\p{L}*|alan\p{L}*|degree|fields?)(?!\p{L}))/u;

/** True for the "engineering" of "business, economics or engineering", not for that of "electrical engineering". */
const isWideAlternative = (plain: string, { fold, start, end }: Span & { readonly fold: string }): boolean => {
  const study = studyOfWord(fold);
  if (study === undefined || !isWideStudy(study)) return false;
  return BETWEEN_CHOICES.test(plain.slice(0, start)) && BEFORE_CHOICE.test(plain.slice(end));
};

/** A subject without a level ("Electricity"): the lowest level with subjects is asked for. */
const subjectAsk = (text: string): Ask & { is: "education" } => {
  const named = words(text, []).filter((word) => !ANY_STUDY.has(word));
  return { is: "education", options: [degreeAsked({ level: "vocational", upTo: "doctorate" }, named, false)], isAll: false };
};

const LEVEL_ORDER: readonly EducationLevel[] = ["school", "vocational", "bachelor", "master", "doctorate"];

// On flat text, in the four languages.
const SIMILAR =
  /(?<!\p{L})(?:similar|comparable|equivalent|same|vergleichbar\p{L}{0,2}|ahnlich\p{L}{0,3}|gleichwertig\p{L}{0,2}|similares|afin|benzer|ayni)(?!\p{L})/u;
const TRAINING_ASKED =
  /(?<!\p{L})(?:intern|internships?|apprentice\p{L}{0,4}|trainee\p{L}{0,4}|\p{L}{0,20}praktik\p{L}{0,5}|ausbildung\p{L}{0,10}|lehre|pasant\p{L}{0,4}|practicas|stajyer\p{L}{0,4}|staj\p{L}{0,4})(?!\p{L})/u;

/** Years of work. Experience without a number is any work of the field, which has to be named. */
const experienceAsk = (text: string, isExperience: boolean): (Ask & { is: "experience" }) | undefined => {
  const plain = flat(text);
  const years = yearsIn(plain);
  if (!years && !isExperience) return undefined;
  const subject = subjectOf(withoutPreference(text, plain), years ? [years] : []);
  const isSimilar = SIMILAR.test(plain);
  if (!years && subject.fields.length === 0 && !isSimilar) return undefined;
  return {
    is: "experience",
    months: years ? years.years * 12 : 1,
    subject: years ? subject : { ...subject, terms: [], words: [] },
    isSimilar,
    withTraining: TRAINING_ASKED.test(plain),
  };
};

// On flat text: "4 years of risk management (preferably in banking)" are years of risk management.
const PREFERENCE =
  /\(\s*(?:preferably|ideally|tercihen|vorzugsweise|bevorzugt|idealerweise|preferentemente|preferiblemente|de preferencia|idealmente)(?!\p{L})[^()]{0,120}\)/gu;

const withoutPreference = (text: string, plain: string): string =>
  blanked(
    text,
    [...plain.matchAll(PREFERENCE)].map(({ index, 0: said }) => ({ start: index, end: index + said.length })),
  );

/** The field of work that a text names, without the words of `without`. */
export const subjectOf = (text: string, without: readonly Span[] = []): Subject => {
  const named = termsIn(text).filter((term) => !without.some((span) => overlaps(span, term)));
  // A name that is the same in every language (React, SAP) is a product; other terms may also name a field of work.
  const things = named.filter(({ term }) => new Set(Object.values(term.label)).size === 1);
  const called = fieldsNamed(blanked(text, without), blanked(text, [...without, ...things]));
  const unitGroups = unitGroupsOf(text).filter((isco) => called.some((field) => isUnitGroupOf(field, isco)));
  // "Recepcionista hotelero" names an occupation, whose field decides.
  const fields = unitGroups.length > 0 ? called.filter((field) => unitGroups.some((isco) => isUnitGroupOf(field, isco))) : called;
  return {
    fields,
    unitGroups,
    terms: named.map(({ term }) => term),
    words: words(text, [...without, ...named]).filter((word) => !PRACTICE.test(word) && !isEmptyStem(stemOf(word))),
    isAnyWord: OR.test(flat(text)),
  };
};

// Words for experience itself, folded: they name no field of work.
const PRACTICE =
  /^(?:experienced?|experiences|practice|erfahrung(?:en)?|berufserfahrung|praxis|fahrpraxis|experiencia|experiencias|practica|deneyim\p{L}*|tecrube\p{L}*)$/u;

/** Fields of work that a text names ("3 years or more in hospitality"), otherwise those of the job titles in it. */
const fieldsNamed = (text: string, titles: string): Field[] => {
  const said = ` ${tokensOf(text)
    .map((token) => token.fold)
    .join(" ")} `;
  const named = LABELS.filter(({ label }) => said.includes(label));
  const longest = Math.max(0, ...named.map(({ label }) => label.length));
  const called = named.filter(({ label }) => label.length === longest).map(({ field }) => field);
  return called.length > 0 ? [...new Set(called)] : narrowest(fieldsIn(titles));
};

/** "Embedded software developer" names software, too, and means the narrower field. */
const narrowest = (fields: readonly Field[]): Field[] => fields.filter(({ id }) => !fields.some(({ parent }) => parent === id));

const LABELS = FIELDS.flatMap((field) =>
  Object.values(field.label).map((name) => ({
    field,
    label: ` ${tokensOf(name)
      .map((token) => token.fold)
      .join(" ")} `,
  })),
);

const BASIC_WORD = /^(?:grundkenntnisse|basiskenntnisse|basics?|basic[oa]s?|nociones|temel|elementar\p{L}*|elemental\p{L}*)$/u;

// Words around examples, any of which is enough: "Databases such as MySQL, MongoDB". On flat text.
const BEFORE_EXAMPLES =
  /(?<!\p{L})(?:such as|like|for example|for instance|e\.g\.|z\. ?b\.|zum beispiel|beispielsweise|wie|wie etwa|tales como|como|por ejemplo|p\. ?ej\.|ornegin|orn\.)\s*[:,]?\s*$/u;
const AFTER_EXAMPLES =
  /^[\s,.)]{0,3}(?:\p{L}{1,15}[\s,]{1,2})?(?:gibi|vb\.?|vs\.|etc\.?|usw\.?|u\. ?a\.|o\. ?a\.|y otros|and others)(?!\p{L})/u;
const OR = /(?<!\p{L})(?:or|oder|o|u|veya|ya da|ve\/veya|bzw)(?!\p{L})|\//u;
// Between names of one choice: "Jest, Vitest or Mocha".
const LISTS = /^(?:[\s,/;]|(?<!\p{L})(?:or|oder|o|u|veya|ya da|ve\/veya|bzw|einer|a|an|eine|un|una|bir)\.?(?!\p{L}))*$/u;
// "Customer advice of a bank or a savings bank": an article alone joins nothing.
const ARTICLE = /^\s*(?:einer|a|an|eine|un|una|bir)\s*$/u;
const ABBREVIATED = /\b(?:z\. ?B|e\.g|p\. ?ej|vb|örn|bzw|u\. ?a)\./giu;
const MOST_BETWEEN = 2;
const LOOK_AROUND = 24;

/** Neighbouring names of a criterion, so close that they are one list. */
const runsOf = (text: string, found: readonly TermMatch[]): TermMatch[][] => {
  const runs: TermMatch[][] = [];
  for (const match of found) {
    const last = runs.at(-1)?.at(-1);
    const between = last ? text.slice(last.end, match.start).replace(ABBREVIATED, " ") : "";
    const isNear = last && !/[.;\n](?:\s|$)/.test(between) && contentWords(between).length <= MOST_BETWEEN;
    if (last && (isNear || last.start === match.start)) runs.at(-1)!.push(match);
    else runs.push([match]);
  }
  return runs;
};

interface Run {
  readonly groups: readonly (readonly Term[])[];
  /** Names before the examples: "browser tests" of "Browser tests (Playwright, Cypress)". */
  readonly heads: readonly Term[];
  readonly isAnyOf: boolean;
  readonly suite?: Suite;
}

/** "React or Vue" and the examples of a bracket are met by any of them; "React and TypeScript" needs both. */
const readRun = (text: string, run: readonly TermMatch[]): Run => {
  const plain = flat(text);
  const gaps = run.slice(1).map(({ start }, at) => plain.slice(run[at]!.end, Math.max(start, run[at]!.end)));
  // "MySQL, MongoDB gibi veritabanları": in Turkish the kind stands behind its examples.
  const behind = gaps.findIndex((gap) => AFTER_EXAMPLES.test(gap));
  if (behind >= 0)
    return {
      groups: [unique(run.slice(0, behind + 1).map(({ term }) => term))],
      heads: run.slice(behind + 1).map(({ term }) => term),
      isAnyOf: true,
    };
  const marked = gaps.findIndex((gap) => gap.includes("(") || /:\s*$/.test(gap) || BEFORE_EXAMPLES.test(gap));
  const isExample =
    marked >= 0 ||
    isBracketOfExamples(plain, run) ||
    BEFORE_EXAMPLES.test(plain.slice(Math.max(0, run[0]!.start - LOOK_AROUND), run[0]!.start)) ||
    AFTER_EXAMPLES.test(plain.slice(run.at(-1)!.end, run.at(-1)!.end + LOOK_AROUND));
  if (isExample) {
    const [before, named] = [run.slice(0, marked + 1), run.slice(marked + 1)];
    // A product stands for its parts ("Office (Word, Excel)"), a kind of work for its examples does not.
    const whole = before.filter(({ term }) => isProduct(term));
    const heads = before.filter(({ term }) => !isProduct(term));
    const suite = suiteOf(whole, named) ?? suiteOf(named.slice(0, 1), named.slice(1));
    return {
      groups: [unique([...whole, ...named].map(({ term }) => term))],
      heads: heads.map(({ term }) => term),
      isAnyOf: true,
      ...(suite ? { suite } : {}),
    };
  }
  const isChoice = gaps.some((gap) => OR.test(gap)) && gaps.every((gap) => LISTS.test(gap) && !ARTICLE.test(gap));
  const groups: Term[][] = [];
  for (const [at, { term, start }] of run.entries()) {
    const isAlternative = at > 0 && (isChoice || OR.test(gaps[at - 1]!) || run[at - 1]!.start === start);
    if (isAlternative) groups.at(-1)!.push(term);
    else groups.push([term]);
  }
  return { groups: groups.map(unique), heads: [], isAnyOf: isChoice && groups.length === 1 };
};

/** "Software such as Adobe Creative Suite (Photoshop, Illustrator)": a suite and two or more of its parts. */
const suiteOf = (whole: readonly TermMatch[], parts: readonly TermMatch[]): Suite | undefined =>
  whole.some(isSuite) && parts.length > 1
    ? { whole: unique(whole.map(({ term }) => term)), parts: unique(parts.map(({ term }) => term)) }
    : undefined;

/** "CRM" is the kind of its examples, "Adobe Creative Suite" the sum of its parts. */
const isSuite = ({ term }: TermMatch): boolean => /\b(?:suite|office|cloud|workspace)\b/i.test(term.label.en);

const AND = /(?<!\p{L})(?:and|und|y|e|ve)(?!\p{L})|&/u;

/** "HRIS (BambooHR, Workday, Cascade or similar)": names between brackets, after a kind that the vocabulary does not know. */
const isBracketOfExamples = (plain: string, run: readonly TermMatch[]): boolean => {
  const [open, close] = [plain.lastIndexOf("(", run[0]!.start), plain.indexOf(")", run.at(-1)!.end)];
  if (run.length < 2 || open < 1 || close === -1) return false;
  const inside = plain.slice(open + 1, close);
  return !/[()]/.test(inside) && !AND.test(inside) && /\p{L}/u.test(plain.slice(0, open));
};

/** True for a name that is the same in every language: React, SAP. */
export const isProduct = ({ label }: Term): boolean => new Set(Object.values(label)).size === 1;

const termsAsk = (text: string, kind: Criterion["kind"]): (Ask & { is: "terms" }) | undefined => {
  const found = termsIn(text);
  if (found.length === 0) return undefined;
  const around = flat(blanked(text, found));
  const isBasic = asksForBasics(around);
  const isCommand = !isBasic && (kind === "skill" || kind === "tool") && asksForCommand(around);
  const runs = runsOf(text, found).map((run) => readRun(text, run));
  // "Graphic software such as Adobe Photoshop": who draws by other means does not know the tool.
  const heads = kind === "tool" ? [] : runs.flatMap((run) => run.heads);
  const groups = runs.flatMap((run) => run.groups);
  if (groups.length === 1 && runs[0]!.isAnyOf)
    return {
      is: "terms",
      groups,
      words: [],
      otherwise: namesBeside(text, found),
      heads,
      suite: runs[0]!.suite,
      isBasic,
      isCommand,
    };
  const left = words(text, found).filter((word) => !(isBasic && BASIC_WORD.test(word)) && !PRACTICE.test(word));
  const otherwise = namesBeside(text, found);
  // The vocabulary may know only one side of "Node.js or Zig"; the other counts by its word.
  const isChoice = groups.length === 1 && otherwise.length > 0;
  return {
    is: "terms",
    groups,
    words: isChoice ? [] : left,
    otherwise: isChoice ? otherwise : [],
    heads,
    suite: undefined,
    isBasic,
    isCommand,
  };
};

const MOST_OF_NAME = 2;

/** Alternatives that the vocabulary does not know, as they stand between commas and words for "or". */
const namesBeside = (text: string, found: readonly TermMatch[]): string[][] => {
  const plain = flat(text);
  if (!OR.test(plain)) return [];
  const cuts = [...plain.matchAll(/[,()/]|(?<!\p{L})(?:or|oder|o|u|veya|ya da|bzw)(?!\p{L})/gu)];
  const starts = [0, ...cuts.map(({ index, 0: cut }) => index + cut.length)];
  const ends = [...cuts.map(({ index }) => index), text.length];
  return starts.flatMap((start, at) => {
    const item = { start, end: ends[at]! };
    if (found.some((match) => overlaps(match, item))) return [];
    // "Medium / high voltage": the first word is half of a name that both share.
    const after = found.find(({ start: next }) => next > item.end);
    if (
      plain[item.end] === "/" &&
      after &&
      /^\/\s*$/u.test(plain.slice(item.end, after.start)) &&
      /\s/.test(text.slice(after.start, after.end))
    )
      return [];
    const named = contentWords(text.slice(item.start, item.end)).map(({ fold }) => fold);
    return named.length > 0 && named.length <= MOST_OF_NAME ? [named] : [];
  });
};

/** The terms without duplicates, together with the kinds of each that meet it fully. */
const unique = (terms: readonly Term[]): Term[] => [
  ...new Set([...terms, ...terms.flatMap(({ id }) => kindsOf(id).flatMap((kind) => termOf(kind) ?? []))]),
];
