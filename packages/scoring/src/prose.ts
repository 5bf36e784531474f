import type { Criterion } from "./criterion.info.ts";
import type { Mark } from "./mark.info.ts";
import type { Profile } from "./profile.info.ts";
import { PHRASES } from "./prose/phrases.ts";
import type { Result } from "./score.ts";
import type { Language } from "./text/language.ts";
import { askOf } from "./marks/ask.ts";
import { languageName, RANKS } from "./vocabulary/languages.ts";

/** All that prose is made of: what the CV shows of the work, never who the person is. */
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
  /** The criterion's place in the job's list, from 1. */
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
  return parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} ${and} ${parts.at(-1)}`;
};

const byMark = ({ criteria, marks }: ProseInput) => {
  const markOf = new Map(marks.map((mark) => [mark.criterionId, mark]));
  const having = (level: Mark["mark"]): Criterion[] =>
    criteria.filter(({ id }) => (markOf.get(id)?.mark ?? "notShown") === level);
  return { met: having("met"), partly: having("partly"), notShown: having("notShown"), markOf };
};
const texts = (criteria: readonly Criterion[]): string[] => criteria.map(({ text }) => text);

/** Two to four sentences on what the CV shows of what the job asks for. */
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
    met.length > 0 ? say.shows(listOf(texts(met), locale)) : say.showsNothing,
    partly.length > 0 ? say.partly(listOf(texts(partly), locale)) : undefined,
    notShown.length > 0 ? say.missing(listOf(texts(notShown), locale)) : say.complete,
  ];
  return sentences.filter(Boolean).join(" ");
};

/** What to do next, and why. Nobody is rejected by it. */
export const recommendationOf = (input: ProseInput): string => {
  const { criteria, result, locale } = input;
  const say = PHRASES[locale];
  const { partly, notShown } = byMark(input);
  const missingMusts = notShown.filter(({ importance }) => importance === "must");
  if (result.score === undefined || criteria.length === 0) return say.noScore;
  if (result.isRecommended) return say.recommended;
  if (missingMusts.length > 0) return say.clarify(listOf(texts(missingMusts), locale));
  if (result.level === "high")
    return say.highWithDoubts(listOf(texts(partly.filter(({ importance }) => importance === "must")), locale));
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

const questionOn = (criterion: Criterion, mark: Mark | undefined, locale: Language, say: (typeof PHRASES)["en"]): string => {
  const ask = askOf(criterion);
  const values = mark?.note?.values ?? {};
  if (ask.is === "language") {
    const name = ask.codes.map((code) => languageName(code, locale)).join(", ");
    const shown = mark?.note?.key === "languageLevel" ? String(values["shown"]) : undefined;
    if (shown) return say.askLanguageLevel(name, shown === "native" ? "C2" : shown);
    return ask.rank ? say.askLanguageAt(name, RANKS[Math.min(ask.rank, 6) - 1]!) : say.askLanguage(name);
  }
  if (ask.is === "education") return say.askEducation(criterion.text);
  if (ask.is === "experience")
    return mark?.note?.key === "months"
      ? say.askMoreYears(say.duration(Math.floor(Number(values["months"]) / 12), Number(values["months"]) % 12), criterion.text)
      : say.askYears(criterion.text);
  if (mark?.note?.key === "related") return say.askRelated(String(values["shown"]), criterion.text);
  if (criterion.kind === "industry") return say.askIndustry(criterion.text);
  if (criterion.kind === "certification") return say.askCertificate(criterion.text);
  if (criterion.kind === "responsibility") return say.askDuty(criterion.text);
  return mark?.mark === "partly" ? say.askMore(criterion.text) : say.askSkill(criterion.text);
};
