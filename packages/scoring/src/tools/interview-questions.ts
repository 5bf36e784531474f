import type { AdvertCriterion } from "../advert.ts";
import { askedFor, criteriaOf, questionsOf } from "../advert/asked-for.ts";
import { titleOf } from "../advert/title.ts";
import { dutiesOf } from "../brief/duties.ts";
import { flat, tokensOf } from "../text/fold.ts";
import { languageOf, type Language } from "../text/language.ts";
import { BULLET, overlaps, type Span } from "../text/lines.ts";
import { occupationsOf } from "../vocabulary/occupations.ts";
import { THEME_OF, type Asked, type QuestionKind, type Theme } from "./interview/theme.ts";
import { interviewWords, type InterviewWords } from "./interview/words.ts";
import { seniorityOf, type Level } from "./job-seniority.ts";

export type { QuestionKind } from "./interview/theme.ts";

export interface InterviewInput {
  /** A whole advert, or a title alone. */
  readonly text: string;
  /** Level of the job; by default read from the text. */
  readonly level?: Level | undefined;
  /** Length of the interview; 30 to 120. */
  readonly minutes: number;
  /** Kinds of question, at least one. */
  readonly kinds: readonly QuestionKind[];
  /** Language of the questions; by default that of the text. */
  readonly language?: Language | undefined;
}

/** A requirement with its place; `quote` is empty where the profession and no advert names it. */
interface Numbered {
  readonly number: number;
  readonly quote: string;
  readonly span: Span | null;
}

export interface InterviewQuestion extends Numbered {
  readonly kind: QuestionKind;
  readonly question: string;
  readonly followUps: readonly string[];
  /** Descriptions of a weak (1), a fair (3) and a strong (5) answer. */
  readonly anchors: readonly [string, string, string];
  readonly minutes: number;
}

export interface InterviewAnswer {
  readonly title: string;
  readonly level: Level;
  readonly isFromTitle: boolean;
  /** Said where the requirements come from the profession. */
  readonly note?: string;
  readonly questions: readonly InterviewQuestion[];
  /** Requirements that need no question, with what to do instead. */
  readonly others: readonly (Numbered & { readonly instead: string })[];
  readonly opening: { readonly name: string; readonly minutes: number };
  readonly theirs: { readonly name: string; readonly minutes: number };
  readonly minutes: number;
  /** Topics that may not be asked, and what to ask instead. */
  readonly never: readonly (readonly [topic: string, instead: string])[];
  /** The most that the sheet can add up to. */
  readonly most: number;
}

const MAX_CHARACTERS = 20_000;
const MAX_TITLE_WORDS = 12;
const OPENING = 5;
const THEIRS = [
  [45, 5],
  [60, 8],
  [90, 10],
] as const;
const LEAST_MINUTES = 6;
const MOST_MINUTES = 12;
const USUAL_MINUTES = 8;

/** Questions for the requirements of an advert that an interview can show, with anchors and a plan that adds up to its minutes. */
export const interviewQuestions = (input: InterviewInput): InterviewAnswer => {
  const text = input.text.slice(0, MAX_CHARACTERS);
  const language = input.language ?? languageOf(text);
  const words = interviewWords(language);
  const minutes = Math.min(120, Math.max(30, Math.trunc(input.minutes)));
  const advert = tokensOf(text).length > MAX_TITLE_WORDS ? askedFor(text) : undefined;
  const asked = advert ? numbered(text, criteriaOf(advert), questionsOf(advert)) : [];
  const isFromTitle = asked.length === 0;
  const level = input.level ?? seniorityOf(text);
  const all = isFromTitle ? usual(text, language) : asked;
  const kinds: readonly QuestionKind[] = input.kinds.length > 0 ? input.kinds : ["did"];
  const theirs = THEIRS.find(([below]) => minutes < below)?.[1] ?? 12;
  const time = minutes - OPENING - theirs;

  const candidates = all.filter(({ isAsked }) => isAsked);
  const chosen = pick(candidates, Math.max(1, Math.floor(time / USUAL_MINUTES)));
  const lengths = shares(
    chosen.map(({ weight }) => weight),
    chosen.length * MOST_MINUTES < time ? chosen.length * MOST_MINUTES : time,
  );
  const used = new Set<string>();
  const questions = chosen.map((one, index) => questionFor(one, kinds, lengths[index]!, { words, level, used, index }));
  const spent = lengths.reduce((sum, length) => sum + length, 0);
  return {
    title: (advert ? advert.title?.value : titleOf(text)) ?? text.split("\n")[0]!.slice(0, 120).trim(),
    level,
    isFromTitle,
    ...(isFromTitle && { note: words.proposed }),
    questions: questions.toSorted((a, b) => a.number - b.number),
    others: all
      .filter((one) => !chosen.includes(one))
      .map(({ number, quote, span, instead }) => ({ number, quote, span, instead: words.notAsked[instead ?? "noTime"] })),
    opening: { name: words.opening, minutes: OPENING },
    theirs: { name: words.theirs, minutes: minutes - OPENING - spent },
    minutes,
    never: words.never,
    most: questions.length * 5,
  };
};

interface Requirement extends Numbered {
  readonly theme: Theme | undefined;
  readonly isSkill: boolean;
  readonly weight: number;
  readonly isAsked: boolean;
  readonly instead?: "experience" | "education" | "certification" | "language";
}

const WEIGHT = { must: 9, should: 8, nice: 6 } as const;

/** The requirements in the order of the advert, each with its words; those within another's words are left out. */
const numbered = (
  text: string,
  criteria: readonly AdvertCriterion[],
  readiness: readonly { readonly text: string }[],
): Requirement[] => {
  const found: (Omit<Requirement, "number"> & { readonly span: Span })[] = [];
  for (const { quote, kind, importance } of criteria) {
    if (!quote) continue;
    const span = withoutBullet(text, { start: quote[0], end: quote[1] });
    if (found.some((one) => overlaps(one.span, span))) continue;
    const words = text.slice(span.start, span.end);
    const instead = INSTEAD.has(kind) ? (kind as NonNullable<Requirement["instead"]>) : undefined;
    const isSkill = kind === "skill" || kind === "tool" || kind === "industry";
    found.push({
      quote: words,
      span,
      isSkill,
      theme: instead ? undefined : themeOf(words, kind === "tool"),
      weight: WEIGHT[importance],
      isAsked: instead === undefined,
      ...(instead && { instead }),
    });
  }
  for (const line of readiness) {
    const words = line.text.replace(BULLET, "").trim();
    const start = text.indexOf(words);
    const span = { start, end: start + words.length };
    if (words === "" || start === -1 || themeOf(words, false) !== "onCall" || found.some((one) => overlaps(one.span, span)))
      continue;
    found.push({ quote: words, span, isSkill: false, theme: "onCall", weight: WEIGHT.nice, isAsked: true });
  }
  return found.toSorted((a, b) => a.span.start - b.span.start).map((one, index) => ({ ...one, number: index + 1 }));
};

const INSTEAD: ReadonlySet<string> = new Set(["experience", "education", "certification", "language"]);

const withoutBullet = (text: string, { start, end }: Span): Span => {
  const words = text.slice(start, end);
  const lead = BULLET.exec(words)?.[0].length ?? 0;
  return { start: start + lead, end: start + words.trimEnd().replace(/[.;,]+$/, "").length };
};

/** A tool is asked for by its name; other work by its theme. */
const themeOf = (words: string, isTool: boolean): Theme | undefined => {
  if (isTool) return undefined;
  const plain = flat(words);
  return THEME_OF.find(([, pattern]) => pattern.test(plain))?.[0];
};

/** The usual duties of the profession that a title names. */
const usual = (text: string, language: Language): Requirement[] => {
  const duties = occupationsOf(text).map(({ isco }) => dutiesOf(isco, language));
  return (duties.find(({ length }) => length > 0) ?? [text.split("\n")[0]!.trim()])
    .filter((duty) => duty !== "")
    .map((duty, index) => ({
      number: index + 1,
      quote: duty,
      span: null,
      isSkill: false,
      theme: themeOf(duty, false),
      weight: WEIGHT.should,
      isAsked: true,
    }));
};

/** The requirements to ask about: musts first, of different themes first, then as the advert has them. */
const pick = (candidates: readonly Requirement[], count: number): Requirement[] => {
  const order = candidates.toSorted((a, b) => b.weight - a.weight || a.number - b.number);
  const seen = new Set<string>();
  const fresh = order.filter(({ theme, isSkill }) => {
    const key = theme ?? (isSkill ? "skill" : "general");
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
  return [...fresh, ...order.filter((one) => !fresh.includes(one))].slice(0, count).toSorted((a, b) => a.number - b.number);
};

/** Whole minutes by weight that add up to `total`. */
const shares = (weights: readonly number[], total: number): number[] => {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const lengths = weights.map((weight) => Math.max(LEAST_MINUTES, Math.floor((total * weight) / Math.max(1, sum))));
  let left = total - lengths.reduce((all, length) => all + length, 0);
  for (let index = 0; left > 0 && lengths.length > 0; index = (index + 1) % lengths.length, left--) lengths[index]!++;
  return lengths;
};

const questionFor = (
  { number, quote, span, theme, isSkill }: Requirement,
  kinds: readonly QuestionKind[],
  minutes: number,
  { words, level, used, index }: { words: InterviewWords; level: Level; used: Set<string>; index: number },
): InterviewQuestion => {
  const kind = kinds[index % kinds.length]!;
  const own = theme && kind !== "knows" ? words.themes[theme] : undefined;
  const themed = own && kind !== "knows" ? own[kind] : undefined;
  const isNew = themed !== undefined && !used.has(themed[0]);
  const [question, first, second]: Asked = isNew ? themed : (isSkill ? words.skill : words.general)[kind](shortened(quote));
  used.add(question);
  return {
    number,
    quote,
    span,
    kind,
    question,
    followUps: kind === "did" ? [first, second, words.forLevel[level]] : [first, second],
    anchors: isNew ? own!.anchors : words.anchors[kind],
    minutes,
  };
};

const MAX_QUOTED = 90;

/** Long requirements are quoted up to a word's end. */
const shortened = (quote: string): string => {
  const line = quote.replace(/\s+/g, " ");
  if (line.length <= MAX_QUOTED) return line;
  return `${line.slice(0, line.lastIndexOf(" ", MAX_QUOTED)).replace(/[,;:]$/, "")} …`;
};

/** The questions as plain text, with the score sheet, for copying and saving. */
export const interviewAsText = (answer: InterviewAnswer, language: Language): string => {
  const words = interviewWords(language);
  const { minutes, sheet } = words;
  const questions = answer.questions.map(({ number, quote, question, followUps, anchors, minutes: length }) =>
    [
      `${number}. ${quote} (${length} ${minutes})`,
      question,
      ...followUps.map((one) => `- ${one}`),
      `1 ${words.weak}: ${anchors[0]}`,
      `3 ${words.fair}: ${anchors[1]}`,
      `5 ${words.strong}: ${anchors[2]}`,
    ].join("\n"),
  );
  return [
    answer.title,
    ...(answer.note ? [answer.note] : []),
    `${answer.opening.name}: ${answer.opening.minutes} ${minutes}`,
    ...questions,
    ...(answer.others.length > 0
      ? [answer.others.map(({ number, quote, instead }) => `${number}. ${quote}: ${instead}`).join("\n")]
      : []),
    `${answer.theirs.name}: ${answer.theirs.minutes} ${minutes}`,
    [words.neverTitle, ...answer.never.map(([topic, instead]) => `- ${topic}. ${instead}`)].join("\n"),
    [
      sheet.title,
      `${sheet.candidate}: ________  ${sheet.interviewer}: ________  ${sheet.date}: ________`,
      ...answer.questions.map(({ number, question }) => `${number}. ${question}  [1] [2] [3] [4] [5]`),
      `${sheet.sum}: ____ ${sheet.of} ${answer.most}`,
      sheet.note,
    ].join("\n"),
  ].join("\n\n");
};
