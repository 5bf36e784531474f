import { askedFor, criteriaOf, hasWords, questionsOf, SOURCES, type Texts } from "./advert/asked-for.ts";
import type { CompactText } from "./advert/compact.ts";
import { departmentIn, employmentTypeIn, remotePolicyIn, weeklyHoursIn } from "./advert/facts.ts";
import { linesOfFields, tidy, type LineField, type SourceSpan } from "./advert/fields.ts";
import { payIn, type AdvertPay } from "./advert/pay.ts";
import { languageField } from "./advert/phrases.ts";
import { locationIn } from "./advert/place.ts";
import type { AdvertSource, ReadRequirement, ReadText } from "./advert/read-text.ts";
import type { Criterion, CriterionKind, CriterionSource } from "./criterion.info.ts";
import type { EducationLevel } from "./profile.info.ts";
import type { ProtectedReason } from "./protected-wishes.ts";
import { flat } from "./text/fold.ts";
import type { Language } from "./text/language.ts";
import { overlaps, type Span } from "./text/lines.ts";
import { yearsIn } from "./text/numbers.ts";
import { contentWords } from "./text/words.ts";

export type { AdvertPay } from "./advert/pay.ts";
export type { AdvertSource } from "./advert/read-text.ts";
export type EmploymentType = "fullTime" | "partTime" | "contract" | "temporary" | "internship" | "apprenticeship";
export type RemotePolicy = "onSite" | "hybrid" | "remote";

/** Fields of a job that can be read from a text. */
export interface AdvertFields {
  title?: string;
  department?: string;
  location?: string;
  /** A code of `EmploymentType`, or the advert's words: "Full or part time". */
  employmentType?: string;
  remotePolicy?: RemotePolicy;
  technicalSkills: string[];
  toolsAndSoftware: string[];
  certifications: string[];
  educationLevel?: EducationLevel;
  yearsOfExperience?: number;
  industryExperience: string[];
  /** "German B2". */
  languageRequirements: string[];
  keyResponsibilities: string[];
  mustHaveRequirements: string[];
  niceToHave: string[];
  culturalFitIndicators: string[];
  pay?: AdvertPay;
  /** Hours a week in the advert's words: "37.5 hours per week". */
  weeklyHours?: string;
}

/** [start, end) offsets into a text. */
export type Offsets = [start: number, end: number];

/** Words of the advert with their line. */
export type AdvertLine = CriterionSource;

export interface AdvertCriterion extends Criterion {
  /** Its place in the text named by `source.text`. */
  readonly quote: Offsets | null;
  readonly source: AdvertLine;
}

export interface Refusal {
  /** The words that were left out. */
  readonly text: string;
  /** Their place in the description; null where they stand in the additional requirements. */
  readonly quote: Offsets | null;
  readonly reason: ProtectedReason;
  /** A lawful alternative. */
  readonly alternative?: string;
}

export interface Advert {
  readonly language: Language;
  readonly fields: AdvertFields;
  /** Places of the fields in the description. */
  readonly quotes: Partial<Record<keyof AdvertFields, Offsets[]>>;
  readonly criteria: AdvertCriterion[];
  /** Wishes that no CV shows, asked in the interview: readiness for shifts, travel, a start date. */
  readonly questions: AdvertLine[];
  /** Lines of the requirements and duties that gave no criterion. */
  readonly notUsed: AdvertLine[];
  readonly refused: Refusal[];
}

/**
 * Reads an advert: the fields of the job, each with its place in the text, the criteria it asks for in its own words, what it asks for that
 * no CV shows, the lines that gave no criterion, and wishes on protected facts, which are left out. Waived requirements ("please do not
 * ask for a degree") give no criteria. `wording` is the language of the field of languages, by default that of the advert.
 */
export const readAdvert = (source: string, additionalRequirements = "", wording?: Language): Advert => {
  const read = askedFor(source, additionalRequirements);
  const { texts, text, language, plain, title, words, main, extra, asked, all, left, linesOf } = read;
  const facts = {
    title,
    department: departmentIn(text, plain),
    location: locationIn(text, plain),
    employmentType: employmentTypeIn(text, plain),
    remotePolicy: remotePolicyIn(plain),
    pay: payIn(plain),
    weeklyHours: weeklyHoursIn(text, plain),
  };
  const found = Object.entries(facts).flatMap(([key, fact]) => (fact ? [[key as keyof typeof facts, fact] as const] : []));
  const lines = linesOfFields(all, main, extra);
  return {
    language,
    fields: {
      ...(Object.fromEntries(found.map(([key, fact]) => [key, fact.value])) as Pick<AdvertFields, keyof typeof facts>),
      ...fieldsOf(all, lines, words, wording ?? language),
    },
    quotes: quotesOf(found, all, lines, texts.description),
    criteria: criteriaOf(read),
    questions: questionsOf(read),
    notUsed: [
      ...linesOf(
        "description",
        main.unused.filter((line) => !isOnlyFact(line, found, text)),
      ),
      ...linesOf("additional", extra.unused),
      ...[...left, ...withoutCriterion(asked, all, texts)].flatMap((one) => linesOf(one.source, [one.quote])),
    ].filter(hasWords),
    refused: [main, extra].flatMap(({ refused }, index) => refusalsOf(refused, SOURCES[index]!, texts)),
  };
};

/** Requirements that became no criterion, because they are waived, go into another one or repeat it; not those of a line that is said twice. */
const withoutCriterion = (
  asked: readonly ReadRequirement[],
  kept: readonly ReadRequirement[],
  texts: Texts,
): ReadRequirement[] => {
  const lineOf = ({ source, sentence }: ReadRequirement): string => `${source} ${sentence.start}`;
  const wordsOf = ({ source, sentence }: ReadRequirement): string =>
    contentWords(texts[source].text.slice(sentence.start, sentence.end))
      .map(({ fold }) => fold)
      .join(" ");
  const lines = new Set(kept.map(lineOf));
  const said = new Set(kept.map(wordsOf));
  return asked.filter((one) => !lines.has(lineOf(one)) && !said.has(wordsOf(one)));
};

/** True for a line such as "Location: Berlin", whose fact is read as a field of the job. */
const isOnlyFact = (line: Span, facts: readonly (readonly [string, Span])[], text: string): boolean =>
  facts.some(
    ([, fact]) =>
      overlaps(fact, line) &&
      contentWords(text.slice(line.start, line.end)).length <= contentWords(text.slice(fact.start, fact.end)).length + MAX_LABEL,
  );
const MAX_LABEL = 3;

const refusalsOf = (refused: ReadText["refused"], source: AdvertSource, texts: Texts): Refusal[] =>
  refused.map((wish) => {
    const { start, end } = texts[source].toSource(wish);
    return {
      text: texts[source].text.slice(wish.start, wish.end),
      quote: source === "description" ? [start, end] : null,
      reason: wish.reason,
      ...(wish.alternative ? { alternative: wish.alternative } : {}),
    };
  });

type Requirements = readonly ReadRequirement[];

const ofKind = (requirements: Requirements, kind: CriterionKind): Requirements =>
  requirements.filter((requirement) => requirement.kind === kind);

/** The first experience with a number of years. "Mehrjährige Erfahrung" asks for some, and its advert publishes no number. */
const numbered = (requirements: Requirements): ReadRequirement | undefined =>
  ofKind(requirements, "experience").find(({ text, years }) => years !== undefined && yearsIn(flat(text)) !== undefined);

type Facts = "title" | "department" | "location" | "employmentType" | "remotePolicy" | "pay" | "weeklyHours";

const fieldsOf = (
  requirements: Requirements,
  lines: Record<LineField, readonly SourceSpan[]>,
  texts: Record<AdvertSource, string>,
  wording: Language,
): Omit<AdvertFields, Facts> => {
  const textsOf = (kind: CriterionKind): string[] => ofKind(requirements, kind).map(({ text }) => text);
  const wordsOf = (field: LineField): string[] =>
    lines[field].map(({ start, end, source }) => tidy(texts[source].slice(start, end))).filter(Boolean);
  const education = ofKind(requirements, "education")[0];
  const experience = numbered(requirements);
  return {
    technicalSkills: textsOf("skill"),
    toolsAndSoftware: textsOf("tool"),
    certifications: textsOf("certification"),
    ...(education?.level ? { educationLevel: education.level } : {}),
    ...(experience?.years ? { yearsOfExperience: experience.years } : {}),
    industryExperience: textsOf("industry"),
    languageRequirements: ofKind(requirements, "language").map(({ language }) =>
      languageField(language!.code, language!.rank, wording),
    ),
    keyResponsibilities: wordsOf("keyResponsibilities"),
    mustHaveRequirements: wordsOf("mustHaveRequirements"),
    niceToHave: wordsOf("niceToHave"),
    culturalFitIndicators: wordsOf("culturalFitIndicators"),
  };
};

/** Places in the description; fields read from the additional requirements alone have none. */
const quotesOf = (
  facts: readonly (readonly [keyof AdvertFields, Span])[],
  requirements: Requirements,
  lines: Record<LineField, readonly SourceSpan[]>,
  text: CompactText,
): Advert["quotes"] => {
  const quotes: Partial<Record<keyof AdvertFields, Offsets[]>> = {};
  const cite = (field: keyof AdvertFields, spans: readonly (Span & { source?: AdvertSource })[]): void => {
    const own = spans.filter(({ source }) => source !== "additional").map((span) => text.toSource(span));
    if (own.length > 0) quotes[field] = own.map(({ start, end }): Offsets => [start, end]);
  };
  const quoted = ({ quote, source }: ReadRequirement) => ({ ...quote, source });
  for (const [field, fact] of facts) cite(field, [fact]);
  for (const [field, kind] of FIELD_OF_KIND) cite(field, ofKind(requirements, kind).map(quoted));
  cite("educationLevel", ofKind(requirements, "education").slice(0, 1).map(quoted));
  const experience = numbered(requirements);
  if (experience) cite("yearsOfExperience", [quoted(experience)]);
  for (const [field, spans] of Object.entries(lines)) cite(field as LineField, spans);
  return quotes;
};

const FIELD_OF_KIND = [
  ["technicalSkills", "skill"],
  ["toolsAndSoftware", "tool"],
  ["certifications", "certification"],
  ["industryExperience", "industry"],
  ["languageRequirements", "language"],
] as const satisfies readonly (readonly [keyof AdvertFields, CriterionKind])[];
