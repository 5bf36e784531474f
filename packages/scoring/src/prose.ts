import type { Criterion, CriterionSource } from "./criterion.info.ts";
import type { Mark } from "./mark.info.ts";
import type { Profile } from "./profile.info.ts";
import { PHRASES } from "./prose/phrases.ts";
import type { Result } from "./score.ts";
import { fold } from "./text/fold.ts";
import type { Language } from "./text/language.ts";
import { askOf } from "./evaluate/ask.ts";
import { termsIn } from "./vocabulary/index.ts";
import { languageName, RANKS, spokenLanguageOf } from "./vocabulary/languages.ts";

/** The input of prose: facts about the work, never about the person. */
export interface ProseInput {
  readonly profile: Pick<Profile, "jobTitle" | "experienceMonths" | "roles">;
  readonly criteria: readonly Criterion[];
  readonly marks: readonly Mark[];
  readonly result: Pick<Result, "score" | "level" | "isCapped" | "isRecommended">;
  /** The reader's language. */
  readonly locale: Language;
}

export interface Question {
  readonly criterionId: string;
  /** The criterion's position in the job's list, from 1. */
  readonly number: number;
  readonly text: string;
}

const MAX_NAMED = 4;

/** "React, TypeScript and 2 more". */
const listOf = (texts: readonly string[], locale: Language): string => {
  const { and, more } = PHRASES[locale];
  const named = texts.slice(0, MAX_NAMED);
  const rest = texts.length - named.length;
  const parts = rest > 0 ? [...named, more(rest)] : named;
  const last = parts.at(-1) ?? "";
  // "English, B1 or better" contains a comma.
  const between = parts.some((part) => part.replace(/\([^)]*\)/g, "").includes(",")) ? "; " : ", ";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(between)} ${and(last)} ${last}`;
};

const isSpanishLanguage = (word: string): boolean => {
  const code = spokenLanguageOf(fold(word));
  return code !== undefined && languageName(code, "es") === word;
};

/** A criterion within a sentence: "wound care", but "React", "German, B2 or better" and every German noun as they are. */
const inline = ({ kind, text, source }: Criterion, locale: Language): string => {
  const word = /^\p{Lu}\p{Ll}+(?!\p{L})/u.exec(text)?.[0];
  if (locale === "de" || !word) return text;
  // An advert's own words keep its capitals: a German noun in an English sentence.
  if (source) return source.words.includes(text) ? text : text.charAt(0).toLocaleLowerCase(locale) + text.slice(1);
  // Only Spanish writes names of languages in lower case, and only Spanish names.
  if (kind === "language" && !(locale === "es" && isSpanishLanguage(word))) return text;
  const first = termsIn(text).find(({ start }) => start === 0);
  const isName = first ? first.term.isProduct : kind !== "language" && kind !== "education";
  return isName ? text : text.charAt(0).toLocaleLowerCase(locale) + text.slice(1);
};

const byMark = ({ criteria, marks }: ProseInput) => {
  const markOf = new Map(marks.map((mark) => [mark.criterionId, mark]));
  const having = (level: Mark["mark"]): Criterion[] =>
    criteria.filter(({ id }) => (markOf.get(id)?.mark ?? "notShown") === level);
  return { met: having("met"), partly: having("partly"), notShown: having("notShown"), markOf };
};
const textsIn = (criteria: readonly Criterion[], locale: Language): string[] => criteria.map((one) => inline(one, locale));

/** Two to four sentences on the requirements that the CV meets. */
export const summaryOf = (input: ProseInput): string => {
  const { profile, locale } = input;
  const say = PHRASES[locale];
  const { met, partly, notShown } = byMark(input);
  const years =
    profile.experienceMonths === undefined
      ? undefined
      : say.duration(Math.floor(profile.experienceMonths / 12), profile.experienceMonths % 12);
  const sentences = [
    profile.jobTitle && years
      ? say.titleAndYears(profile.jobTitle.value, years)
      : years
        ? say.years(years)
        : profile.jobTitle
          ? say.title(profile.jobTitle.value)
          : undefined,
    met.length > 0 ? say.shows(listOf(textsIn(met, locale), locale)) : say.showsNothing,
    partly.length > 0 ? say.partly(listOf(textsIn(partly, locale), locale)) : undefined,
    notShown.length > 0 ? say.missing(listOf(textsIn(notShown, locale), locale)) : say.complete,
  ];
  return sentences.filter(Boolean).join(" ");
};

/** The recommended next step with its reason. It never rejects anybody. */
export const recommendationOf = (input: ProseInput): string => {
  const { criteria, result, locale } = input;
  const say = PHRASES[locale];
  const { partly, notShown } = byMark(input);
  const missingMusts = notShown.filter(({ importance }) => importance === "must");
  if (result.score === undefined || criteria.length === 0) return say.noScore;
  if (result.isRecommended) return say.recommended;
  if (missingMusts.length > 0) return say.clarify(listOf(textsIn(missingMusts, locale), locale));
  if (result.level === "high")
    return say.highWithDoubts(
      listOf(
        textsIn(
          partly.filter(({ importance }) => importance === "must"),
          locale,
        ),
        locale,
      ),
    );
  return result.level === "medium" ? say.medium : say.low;
};

/** One question for every criterion that is not shown or shown in part, in the order of the criteria. */
export const questionsFor = (input: ProseInput): Question[] => {
  const { criteria, locale } = input;
  const say = PHRASES[locale];
  const { markOf } = byMark(input);
  return criteria.flatMap((criterion, index) => {
    const mark = markOf.get(criterion.id);
    if (mark?.mark === "met") return [];
    return [{ criterionId: criterion.id, number: index + 1, text: questionOn(criterion, mark, locale, say) }];
  });
};

/** One question for each wish of an advert that no CV shows: readiness for shifts, travel, a start date. */
export const readinessQuestions = (wishes: readonly CriterionSource[], locale: Language): string[] =>
  wishes.map(({ words }) => PHRASES[locale].askReadiness(words.replace(/[.;,\s]{1,9}$/, "")));

/** True for a product with a proper name, like React or SAP, which people work with; other skills are activities. */
const isNamed = (text: string): boolean => {
  const named = termsIn(text);
  return named.length > 0 && named.every(({ term }) => term.isProduct);
};

const questionOn = (criterion: Criterion, mark: Mark | undefined, locale: Language, say: (typeof PHRASES)["en"]): string => {
  const ask = askOf(criterion);
  const values = mark?.note?.values ?? {};
  if (ask.is === "language") {
    const names = ask.codes.map((code) => languageName(code, locale)).join(", ");
    const name = locale === "es" ? names.toLowerCase() : names;
    const shown = mark?.note?.key === "languageLevel" ? String(values["shown"]) : undefined;
    if (shown) return say.askLanguageLevel(name, shown === "native" ? "C2" : shown);
    return ask.rank ? say.askLanguageAt(name, RANKS[Math.min(ask.rank, 6) - 1]!) : say.askLanguage(name);
  }
  if (ask.is === "education" || criterion.kind === "education") return say.askEducation(criterion.text);
  if (ask.is === "experience")
    return mark?.note?.key === "months"
      ? say.askMoreYears(say.duration(Math.floor(Number(values["months"]) / 12), Number(values["months"]) % 12), criterion.text)
      : say.askYears(criterion.text);
  const asked = inline(criterion, locale);
  if (criterion.kind === "certification") return say.askCertificate(asked);
  if (mark?.note?.key === "related")
    return say.askRelated(inline({ ...criterion, text: String(values["shown"]) }, locale), asked);
  if (criterion.kind === "industry") return say.askIndustry(asked);
  if (criterion.kind === "responsibility") return say.askDuty(asked);
  if (mark?.mark === "partly") return say.askMore(asked);
  return criterion.kind === "tool" || isNamed(criterion.text) ? say.askTool(asked) : say.askSkill(asked);
};
