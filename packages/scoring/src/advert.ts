import { advertSentences, importanceOfPart, type AdvertPart, type AdvertSentence } from "./advert/sections.ts";
import { departmentIn, employmentTypeIn, locationIn, remotePolicyIn, titleIn } from "./advert/facts.ts";
import { merged, withIds } from "./advert/criteria.ts";
import { languageField } from "./advert/phrases.ts";
import { requirementsIn, type Requirement } from "./advert/requirements.ts";
import { asksForSomething, importanceSaid, isWaived, withoutGenderForms } from "./advert/wording.ts";
import type { Criterion, CriterionKind, Importance } from "./criterion.info.ts";
import type { EducationLevel } from "./profile.info.ts";
import { protectedWishesIn, type ProtectedReason } from "./protected-wishes.ts";
import { defaultWeight } from "./score.ts";
import { flat } from "./text/fold.ts";
import { languageOf, type Language } from "./text/language.ts";
import { blanked, overlaps, type Span } from "./text/lines.ts";
import { yearsIn } from "./text/numbers.ts";
import { degreesIn } from "./vocabulary/education.ts";
import { languagesNamedIn } from "./vocabulary/languages.ts";
import { softSkillsIn } from "./vocabulary/soft.ts";
import { termsIn } from "./vocabulary/index.ts";

export type EmploymentType = "fullTime" | "partTime" | "contract" | "temporary" | "internship" | "apprenticeship";
export type RemotePolicy = "onSite" | "hybrid" | "remote";

/** Fields of a job that can be read from a text. */
export interface AdvertFields {
  title?: string;
  department?: string;
  location?: string;
  employmentType?: EmploymentType;
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
}

/** [start, end) offsets into a text. */
export type Offsets = [start: number, end: number];
export type AdvertSource = "description" | "additional";

export interface AdvertCriterion extends Criterion {
  /** Its place in the text named by `source`. */
  readonly quote: Offsets | null;
  readonly source: AdvertSource;
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
  readonly refused: Refusal[];
}

interface ReadText {
  readonly requirements: readonly (Requirement & { readonly source: AdvertSource; readonly sentence: Span })[];
  readonly duties: readonly Span[];
  readonly soft: readonly Span[];
  readonly waived: readonly string[];
  readonly refused: readonly Refusal[];
}

/**
 * Reads an advert: the fields of the job, each with its place in the text, the criteria it asks for, and wishes on protected facts, which
 * are left out. Waived requirements ("please do not ask for a degree") give no criteria. `wording` is the language of the
 * criteria, by default that of the advert.
 */
export const readAdvert = (text: string, additionalRequirements = "", wording: Language = languageOf(text)): Advert => {
  const lawful = blanked(text, protectedWishesIn(text));
  const lawfulExtra = blanked(additionalRequirements, protectedWishesIn(additionalRequirements));
  const plain = flat(lawful);
  const title = titleIn(lawful, plain);
  const main = readText(text, "description", { title: title?.value, wording });
  const extra = readText(additionalRequirements, "additional", { title: title?.value, wording });
  const waived = new Set([...main.waived, ...extra.waived]);
  const requirements = merged(
    [...main.requirements, ...extra.requirements].filter((requirement) => !isWaivedBy(requirement, waived)),
  );
  const facts = {
    title,
    department: departmentIn(text, plain),
    location: locationIn(text, plain),
    employmentType: employmentTypeIn(plain),
    remotePolicy: remotePolicyIn(plain),
  };
  const found = Object.entries(facts).flatMap(([key, fact]) => (fact ? [[key as keyof typeof facts, fact] as const] : []));
  const lines = linesOfFields(requirements, main, extra);
  return {
    language: languageOf(text),
    fields: {
      ...(Object.fromEntries(found.map(([key, fact]) => [key, fact.value])) as Pick<AdvertFields, keyof typeof facts>),
      ...fieldsOf(requirements, lines, { description: lawful, additional: lawfulExtra }, wording),
    },
    quotes: quotesOf(found, requirements, lines),
    criteria: withIds(requirements).map((requirement) => ({
      id: requirement.id,
      kind: requirement.kind,
      text: requirement.text,
      importance: requirement.importance,
      weight: defaultWeight(requirement.kind, requirement.importance),
      quote: [requirement.quote.start, requirement.quote.end],
      source: requirement.source,
    })),
    refused: [...main.refused, ...extra.refused],
  };
};

type SourceSpan = Span & { readonly source: AdvertSource };
type Requirements = ReadText["requirements"];

const ofKind = (requirements: Requirements, kind: CriterionKind): Requirements =>
  requirements.filter((requirement) => requirement.kind === kind);

/** Fields that hold whole lines of the advert. */
type LineField = "keyResponsibilities" | "mustHaveRequirements" | "niceToHave" | "culturalFitIndicators";

const linesOfFields = (requirements: Requirements, main: ReadText, extra: ReadText): Record<LineField, readonly SourceSpan[]> => {
  const from = (source: AdvertSource, spans: readonly Span[]): SourceSpan[] => spans.map((span) => ({ ...span, source }));
  const sentencesOf = (importance: Importance) =>
    uniqueSpans(requirements.filter((requirement) => requirement.importance === importance));
  const duties = ofKind(requirements, "responsibility").filter(({ importance }) => importance === "should");
  return {
    keyResponsibilities: [...from("description", main.duties), ...uniqueSpans(duties)],
    mustHaveRequirements: sentencesOf("must"),
    niceToHave: sentencesOf("nice"),
    culturalFitIndicators: [...from("description", main.soft), ...from("additional", extra.soft)],
  };
};

const fieldsOf = (
  requirements: Requirements,
  lines: Record<LineField, readonly SourceSpan[]>,
  texts: Record<AdvertSource, string>,
  wording: Language,
): Omit<AdvertFields, "title" | "department" | "location" | "employmentType" | "remotePolicy"> => {
  const textsOf = (kind: CriterionKind): string[] => ofKind(requirements, kind).map(({ text }) => text);
  const wordsOf = (field: LineField): string[] =>
    lines[field].map(({ start, end, source }) => tidy(texts[source].slice(start, end))).filter(Boolean);
  const education = ofKind(requirements, "education")[0];
  const experience = ofKind(requirements, "experience")[0];
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
): Advert["quotes"] => {
  const quotes: Partial<Record<keyof AdvertFields, Offsets[]>> = {};
  const cite = (field: keyof AdvertFields, spans: readonly (Span & { source?: AdvertSource })[]): void => {
    const own = spans.filter(({ source }) => source !== "additional").map(({ start, end }): Offsets => [start, end]);
    if (own.length > 0) quotes[field] = own;
  };
  const quoted = ({ quote, source }: Requirements[number]) => ({ ...quote, source });
  for (const [field, fact] of facts) cite(field, [fact]);
  for (const [field, kind] of FIELD_OF_KIND) cite(field, ofKind(requirements, kind).map(quoted));
  cite("educationLevel", ofKind(requirements, "education").slice(0, 1).map(quoted));
  cite("yearsOfExperience", ofKind(requirements, "experience").slice(0, 1).map(quoted));
  for (const [field, spans] of Object.entries(lines)) cite(field as LineField, spans);
  return quotes;
};

const MAX_LINE = 500;

/** One line of a field, without line breaks and without the gaps of refused words. */
const tidy = (words: string): string =>
  words
    .replace(/\s+/g, " ")
    .replace(/ (?=[,.;])/g, "")
    .replace(/[,;](?=[,.;])/g, "")
    .replace(/(?<![.;,\s])[.;,\s]+$/, "")
    .slice(0, MAX_LINE);

const FIELD_OF_KIND = [
  ["technicalSkills", "skill"],
  ["toolsAndSoftware", "tool"],
  ["certifications", "certification"],
  ["industryExperience", "industry"],
  ["languageRequirements", "language"],
] as const satisfies readonly (readonly [keyof AdvertFields, CriterionKind])[];

interface TextContext {
  readonly title: string | undefined;
  readonly wording: Language;
}

const readText = (text: string, source: AdvertSource, context: TextContext): ReadText => {
  const wishes = protectedWishesIn(text);
  const lawful = withoutGenderForms(blanked(text, wishes));
  const sentences = advertSentences(lawful).filter(({ start, end }) => end > start);
  const isAsking = (sentence: AdvertSentence): boolean => {
    const said = flat(lawful.slice(sentence.start, sentence.end));
    if (["offer", "company", "soft"].includes(sentence.part)) return false;
    if (importanceOfPart(sentence.part) || LEVEL.test(said)) return true;
    return source === "additional" || (asksForSomething(said) && !isSearch(said));
  };
  const waivers = sentences.filter(({ start, end }) => isWaived(flat(lawful.slice(start, end))));
  const asking = sentences.filter((sentence) => isAsking(sentence) && !waivers.includes(sentence));
  // A list with "very good knowledge of React" beside "experience in mentoring" grades its lines; otherwise all lines are equally important.
  const isGraded = sentences.some((sentence) => {
    const said = flat(lawful.slice(sentence.start, sentence.end));
    return sentence.part === "profile" && !LEVEL.test(said) && !yearsIn(said) && importanceSaid(said) === "must";
  });
  const byPart = (part: AdvertPart): Importance | undefined =>
    part === "profile" && !isGraded ? "must" : (importanceOfPart(part) ?? (source === "additional" ? "should" : undefined));
  const read = (sentence: AdvertSentence) =>
    requirementsIn(lawful, sentence, { ...context, byPart: byPart(sentence.part) }).map((requirement) => ({
      ...requirement,
      source,
      sentence,
    }));

  let requirements = asking.flatMap(read);
  // An advert without stated requirements is read from its tasks.
  const tasks = sentences.filter(
    (sentence) =>
      !asking.includes(sentence) && !waivers.includes(sentence) && !["offer", "company", "soft"].includes(sentence.part),
  );
  if (requirements.length === 0 && source === "description")
    requirements = tasks.flatMap(read).filter(({ terms }) => terms.length > 0);

  return {
    requirements,
    duties: tasks.filter(
      (sentence) =>
        sentence.part === "tasks" || (sentence.part === "open" && isDuty(flat(lawful.slice(sentence.start, sentence.end)))),
    ),
    soft: sentences.flatMap(({ start, end }) =>
      softSkillsIn(flat(lawful.slice(start, end))).map((span) => ({ start: span.start + start, end: span.end + start })),
    ),
    waived: waivers.flatMap(({ start, end }) => waivedBy(lawful.slice(start, end))),
    refused: wishes.map(({ start, end, reason, alternative }) => ({
      text: text.slice(start, end),
      quote: source === "description" ? [start, end] : null,
      reason,
      ...(alternative ? { alternative } : {}),
    })),
  };
};

// A language level is a requirement in any part.
const LEVEL = /(?<![\p{L}\d])[abc][12](?![\p{L}\d])/u;

// "We are looking for a backend engineer" names the job and no requirement, unless it continues with one.
const isSearch = (said: string): boolean =>
  /(?:looking for|seeking|hiring|suchen|sucht|buscamos|buscando|ariyoruz|aranmaktadir)/.test(said) &&
  !/(?:with|who|mit|con|que|experien|erfahr|kenntnis|deneyim|jahre|years|anos|\d yil|bilen|sahip)/.test(said);
const isDuty = (said: string): boolean =>
  /(?:^|[,;]\s*|\s)(?:you (?:will |'ll )?(?:design|build|own|lead|manage|work|develop|create|support|plan|run|mentor|care|sell|drive|coordinate|prepare|maintain|take|help|be)|sie (?:entwickeln|betreuen|planen|leiten|gestalten|unterstutzen|ubernehmen|arbeiten)|du (?:entwickelst|betreust|planst|leitest|gestaltest|unterstutzt|ubernimmst|arbeitest)|gestionaras|seras|desarrollaras|trabajaras|coordinaras|te encargaras|liderars|disenaras|\p{L}{1,30}acak(?:siniz|sin)|\p{L}{1,30}ecek(?:siniz|sin))/u.test(
    said,
  );

/** Keys of the requirements that a waiver names: "education", a language, terms. */
const waivedBy = (words: string): string[] => [
  ...(degreesIn(flat(words)).length > 0 ||
  /degree|diploma|studium|abschluss|ausbildung|titulacion|titulo|estudios|diplomasi?|egitim|mezun/.test(flat(words))
    ? ["education"]
    : []),
  ...languagesNamedIn(words).map(({ code }) => `language-${code}`),
  ...termsIn(words).map(({ term }) => term.id),
  ...(/experience|erfahrung|experiencia|deneyim|tecrube/.test(flat(words)) ? ["experience"] : []),
];

const isWaivedBy = (requirement: Requirement, waived: ReadonlySet<string>): boolean =>
  waived.has(requirement.key) || (requirement.terms.length > 0 && requirement.terms.every((term) => waived.has(term.id)));

const uniqueSpans = (requirements: readonly { readonly sentence: Span; readonly source: AdvertSource }[]): SourceSpan[] => {
  const spans: SourceSpan[] = [];
  for (const { sentence, source } of requirements) {
    if (!spans.some((span) => span.source === source && overlaps(span, sentence)))
      spans.push({ start: sentence.start, end: sentence.end, source });
  }
  return spans;
};
