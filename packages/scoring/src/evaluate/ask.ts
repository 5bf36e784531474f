import type { Criterion } from "../criterion.info.ts";
import type { EducationLevel } from "../profile.info.ts";
import { flat } from "../text/fold.ts";
import { remembered } from "../text/remember.ts";
import type { Span } from "../text/lines.ts";
import type { Field } from "../vocabulary/fields.ts";
import type { Term } from "../vocabulary/index.ts";
import { languagesNamedIn, levelIn, type Rank } from "../vocabulary/languages.ts";
import { unitGroupsOf } from "../vocabulary/same-occupations.ts";
import { keysOf, weightOf } from "../vocabulary/word-weights.ts";
import { educationAsk, subjectAsk } from "./ask-education.ts";
import { experienceAsk } from "./ask-experience.ts";
import { termsAsk } from "./ask-terms.ts";
import { OR_WORD, words } from "./asked-words.ts";
import { dutyOf, type Duty } from "./duty-ask.ts";
import { licenceAsk, type LicenceAsk } from "./licences.ts";

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
      /** "Adobe Creative Suite (Photoshop, Illustrator)": not all its parts are a part of the suite. */
      readonly suite: Suite | undefined;
      /** The criterion asks for the basics only. */
      readonly isBasic: boolean;
      /** A certificate is asked for, and names only what is certified: work of it is a part. */
      readonly isOfCertificate: boolean;
      /** It asks for a good command of them, which a bare name in a list does not show. */
      readonly isCommand: boolean;
    }
  | {
      readonly is: "words";
      readonly words: readonly string[];
      /** One word is left of several that say little: the "application" of "application management" is a part. */
      readonly isRest: boolean;
    }
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
      /** "Restaurant management": a waiter leads nobody. */
      readonly isLeading: boolean;
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
  /** "Science or engineering, such as physics": another science or engineering is near. */
  readonly isByExample: boolean;
  /** "Önlisans", an associate's degree: of the vocational ones, only those of a college. */
  readonly isOfCollege: boolean;
  /** "A degree in a related field": of the job, which alone tells which fields those are. */
  readonly isOfJob: boolean;
}

/** The field of work in which years are asked for. When all parts are empty, any work counts. */
export interface Subject {
  readonly fields: readonly Field[];
  /** Unit groups of ISCO-08 of the occupations it names: "as a plumber". */
  readonly unitGroups: readonly string[];
  readonly terms: readonly Term[];
  /** Ids of those terms that narrow the fields: the elderly care of "a nurse with a year of elderly care". */
  readonly narrower: readonly string[];
  readonly words: readonly string[];
  /** "In a clinic or an insurer": half of the words are enough. */
  readonly isAnyWord: boolean;
  /** The sector that the work was done in, if one is asked for. */
  readonly sector: Sector | undefined;
}

/** A sector beside a field of work: the construction of "accounting in construction". */
export interface Sector {
  /** As the criterion says it. */
  readonly text: string;
  readonly fields: readonly Field[];
  /** Ids of terms. */
  readonly terms: readonly string[];
}

/** Parses the text of a criterion in any of the four languages, by its kind; a text that does not fit its kind is parsed by its content. */
export const askOf = ({ kind, text }: Pick<Criterion, "kind" | "text">): Ask => askWritten(`${kind} ${text}`);

/** The criteria of a job are asked of one CV after the other. */
const askWritten = remembered((written): Ask => {
  const [kind] = written.split(" ", 1) as [Criterion["kind"]];
  return parsed(kind, written.slice(kind.length + 1));
});

const parsed = (kind: Criterion["kind"], text: string): Ask => {
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
    (kind === "certification" ? undefined : education) ?? { is: "words", ...wordsAsked(text) }
  );
};

// On flat text, in the four languages.
const POSITION =
  /(?<!\p{L})(?:(?:experience|worked|working|berufserfahrung|erfahrung|experiencia|trabajado) (?:\p{L}+ )?(?:as an?|als|como)|(?:similar|comparable) (?:role|position)|(?:vergleichbare|ahnliche)[rn]? (?:position|funktion|tatigkeit)|(?:puesto|cargo|rol) similar|benzer (?:bir )?(?:pozisyon|gorev)\p{L}*)(?!\p{L})/u;

/** "Experience as a driver", "Disponent oder in einer vergleichbaren Position": a job that was held, which a role shows. */
const isPosition = (text: string): boolean => POSITION.test(flat(text)) && unitGroupsOf(text).length > 0;

const isTermKind = (kind: Criterion["kind"]): boolean =>
  kind === "skill" || kind === "tool" || kind === "certification" || kind === "industry";

/** The words of a criterion; none where it is a number or a letter, or names what every advert names ("team"). */
const wordsAsked = (text: string): { words: string[]; isRest: boolean } => {
  const said = words(text, []);
  const meant = said.filter((word) => weightOf(keysOf(word)) > 0);
  const asked = meant.length > 0 ? meant : said;
  // The rest of several words is not the thing that was asked for: the "food" of "food handlers".
  const isRest = asked.length === 1 && said.length > 1;
  const isEnough =
    asked.some((word) => /\p{L}{3}/u.test(word)) && asked.some((word) => weightOf(keysOf(word)) > (isRest ? 2 : 1));
  return { words: isEnough ? asked : [], isRest };
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
const ONLY_CHOICES = /^(?:[\s,.-]|(?<!\p{L})(?:or|oder|o|u|veya|ya da|bzw)(?!\p{L}))*$/u;
