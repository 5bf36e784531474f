import { readAdvert, type Advert, type AdvertCriterion, type AdvertFields, type AdvertSource, type Offsets } from "../advert.ts";
import { withIds } from "../advert/criteria.ts";
import { lineReader, linesWithout } from "../advert/source-lines.ts";
import { isWaived } from "../advert/waivers.ts";
import { CriterionKind, Importance } from "../criterion.info.ts";
import { protectedWishesIn, refuseProtected } from "../protected-wishes.ts";
import { defaultWeight } from "../score.ts";
import { flat } from "../text/fold.ts";
import { languageOf, type Language } from "../text/language.ts";
import { blanked, linesOf, overlaps, sentencesIn, type Span } from "../text/lines.ts";
import { yearsIn } from "../text/numbers.ts";
import { contentWords } from "../text/words.ts";
import { degreesIn } from "../vocabulary/education.ts";
import * as z from "zod/mini";
import { fenced } from "./fence.ts";
import { isPlain } from "./plain.ts";
import { DATA_RULE, nameOfLanguage, type Prompt } from "./prompt.ts";
import { shapes } from "./proposal.ts";
import { saysOnly, sourcesIn } from "./sources.ts";
import { placesOf, searchable, type Searchable } from "./verbatim.ts";

/** A model's reading of a posting, unchecked. Everything but `text` is copied from the posting. */
export const PostingProposal = z.object({
  title: z.nullable(z.string()),
  department: z.nullable(z.string()),
  location: z.nullable(z.string()),
  responsibilities: z.array(z.string()),
  culture: z.array(z.string()),
  requirements: z.array(z.object({ kind: CriterionKind, text: z.string(), importance: Importance, quote: z.string() })),
});
export type PostingProposal = z.infer<typeof PostingProposal>;

const { object, listOf, oneOf, text, textOrNull } = shapes;

const POSTING_RULES = `You read a job posting and say what it asks for.
${DATA_RULE}

Answer { title, department, location, responsibilities, culture, requirements }.
- title, department, location, responsibilities, culture: words copied from the posting character for character; null or [] where it has none. culture holds traits and values ("team player"), which are no requirements.
- requirements: one entry for each thing that an applicant has to show or should show. quote: the words of the posting that ask for it, copied character for character, as short as they can be. kind: what it is ("experience" for years of work, "education" for degrees, "language" for spoken languages). importance: "must", "should" or "nice", as the posting says. text: the thing in few words ("React", "German, B2 or better", "5 years or more in frontend development"), with nothing that is not in the quote.
- Leave out what the posting offers, what it says of the company, what it expressly does not ask for, and every wish about the person: age, gender, origin, nationality, religion, family, health, appearance, military service.`;

/** The prompt for the fields and requirements of a posting, worded in a language. */
export const promptForPosting = (posting: string, additional: string, wording: Language): Prompt => ({
  messages: [
    { role: "system", content: POSTING_RULES },
    {
      role: "user",
      content: [
        `Word "text" in ${nameOfLanguage(wording)}.`,
        fenced("POSTING", posting),
        ...(additional.trim() ? [fenced("ADDITIONAL REQUIREMENTS", additional)] : []),
      ].join("\n\n"),
    },
  ],
  answer: {
    name: "posting",
    schema: object({
      title: textOrNull,
      department: textOrNull,
      location: textOrNull,
      responsibilities: listOf(text),
      culture: listOf(text),
      requirements: listOf(
        object({ kind: oneOf(CriterionKind.options), text, importance: oneOf(Importance.options), quote: text }),
      ),
    }),
  },
});

const MAX_CRITERIA = 40;
/** Of an endless answer no more is looked at. */
const MAX_REQUIREMENTS_READ = 200;
const MAX_LINES = 30;
const MAX_TEXT = 200;
const MAX_LINE = 500;
const IMPORTANCE_ORDER: readonly Importance[] = ["must", "should", "nice"];

interface Source {
  readonly name: AdvertSource;
  readonly text: string;
  readonly searchable: Searchable;
  readonly wishes: readonly Span[];
  /** The text without its refused wishes, which are stored with no criterion. */
  readonly lawful: string;
  readonly lineOf: ReturnType<typeof lineReader>;
}

/**
 * The part of a proposal that the posting supports: each requirement with its place in the posting; words without one are left out, and
 * wishes on protected facts refused as the rules refuse them. Undefined when nothing is supported. Facts the model is not asked for (kind of
 * employment, remote work) are read by the rules.
 */
export const acceptPosting = (
  posting: string,
  additional: string,
  proposal: PostingProposal,
  wording: Language = languageOf(posting),
): Advert | undefined => {
  const rules = readAdvert(posting, additional, wording);
  const sources = [sourceOf("description", posting), sourceOf("additional", additional)];
  const criteria = criteriaOf(proposal, sources, wording);
  const title = lineIn(sources[0]!, proposal.title);
  if (criteria.length === 0 && !title) return undefined;

  const duties = linesIn(sources[0]!, proposal.responsibilities);
  const culture = linesIn(sources[0]!, proposal.culture);
  const department = lineIn(sources[0]!, proposal.department);
  const location = lineIn(sources[0]!, proposal.location);
  const ofKind = (kind: CriterionKind): AdvertCriterion[] => criteria.filter((criterion) => criterion.kind === kind);
  const said = (found: readonly AdvertCriterion[]): string[] => found.map(({ text }) => text);
  const years = ofKind("experience").flatMap((criterion) => yearsIn(flat(criterion.text))?.years ?? [])[0];
  const degree = ofKind("education").flatMap((criterion) => degreesIn(flat(criterion.text))[0]?.level ?? [])[0];
  const { employmentType, remotePolicy, pay, weeklyHours } = rules.fields;

  const fields: AdvertFields = {
    ...named("title", title?.value ?? rules.fields.title),
    ...named("department", department?.value ?? rules.fields.department),
    ...named("location", location?.value ?? rules.fields.location),
    ...named("employmentType", employmentType),
    ...named("remotePolicy", remotePolicy),
    ...named("pay", pay),
    ...named("weeklyHours", weeklyHours),
    ...named("educationLevel", degree),
    ...named("yearsOfExperience", years),
    technicalSkills: said(ofKind("skill")),
    toolsAndSoftware: said(ofKind("tool")),
    certifications: said(ofKind("certification")),
    industryExperience: said(ofKind("industry")),
    languageRequirements: said(ofKind("language")),
    keyResponsibilities: duties.map(({ value }) => value),
    mustHaveRequirements: said(criteria.filter(({ importance }) => importance === "must")),
    niceToHave: said(criteria.filter(({ importance }) => importance === "nice")),
    culturalFitIndicators: culture.map(({ value }) => value),
  };
  const placesFor = (found: readonly AdvertCriterion[]): Offsets[] => found.flatMap(({ quote }) => (quote ? [quote] : []));
  const quotes: Advert["quotes"] = {
    ...quotesOfRules(rules),
    ...(title && { title: [title.place] }),
    ...(department && { department: [department.place] }),
    ...(location && { location: [location.place] }),
    technicalSkills: placesFor(ofKind("skill")),
    toolsAndSoftware: placesFor(ofKind("tool")),
    certifications: placesFor(ofKind("certification")),
    industryExperience: placesFor(ofKind("industry")),
    languageRequirements: placesFor(ofKind("language")),
    educationLevel: placesFor(ofKind("education")),
    yearsOfExperience: placesFor(ofKind("experience")),
    keyResponsibilities: duties.map(({ place }) => place),
    mustHaveRequirements: placesFor(criteria.filter(({ importance }) => importance === "must")),
    niceToHave: placesFor(criteria.filter(({ importance }) => importance === "nice")),
    culturalFitIndicators: culture.map(({ place }) => place),
  };
  return {
    language: rules.language,
    fields,
    quotes: Object.fromEntries(Object.entries(quotes).filter(([, places]) => places.length > 0)),
    criteria,
    questions: rules.questions,
    notUsed: linesWithout(rules, criteria),
    refused: rules.refused,
  };
};

const sourceOf = (name: AdvertSource, text: string): Source => {
  const wishes = protectedWishesIn(text);
  return { name, text, searchable: searchable(text), wishes, lawful: blanked(text, wishes), lineOf: lineReader(name, text) };
};

const named = <K extends string, T>(key: K, value: T | undefined): { [key in K]?: T } =>
  value === undefined ? {} : ({ [key]: value } as { [key in K]?: T });

const quotesOfRules = ({ quotes }: Advert): Advert["quotes"] =>
  Object.fromEntries(
    Object.entries(quotes).filter(([field]) =>
      ["title", "department", "location", "employmentType", "remotePolicy", "pay", "weeklyHours"].includes(field),
    ),
  );

interface Line {
  readonly value: string;
  readonly place: Offsets;
}

/** Words of a source with their place; undefined when the source lacks them or they are a protected wish. */
const lineIn = ({ text, searchable, wishes }: Source, words: string | null): Line | undefined => {
  const place = words ? placesOf(searchable, words)[0] : undefined;
  if (!place || wishes.some((wish) => overlaps(wish, place))) return undefined;
  const value = text.slice(place.start, place.end).replace(/\s+/g, " ").slice(0, MAX_LINE);
  return contentWords(value).length > 0 && !refuseProtected(value) ? { value, place: [place.start, place.end] } : undefined;
};

const linesIn = (source: Source, lines: readonly string[]): Line[] =>
  lines.slice(0, MAX_LINES).flatMap((line) => lineIn(source, line) ?? []);

/** Requirements with a place, without duplicates, the most important first. */
const criteriaOf = ({ requirements }: PostingProposal, sources: readonly Source[], wording: Language): AdvertCriterion[] => {
  const seen = new Set<string>();
  const found = requirements.slice(0, MAX_REQUIREMENTS_READ).flatMap(({ kind, text, importance, quote }) => {
    for (const source of sources) {
      const line = lineIn(source, quote);
      if (!line || isNotAsked(source, line)) continue;
      const said = worded(text, line.value, wording);
      const key = flat(said);
      if (seen.has(key) || refuseProtected(said)) return [];
      seen.add(key);
      const isDescribed = source.name === "description";
      const sentence = sentenceAt(source, line);
      return [
        {
          kind,
          text: said,
          importance,
          quote: isDescribed ? line.place : null,
          source: source.lineOf(sentence, source.lawful.slice(sentence.start, sentence.end)),
        },
      ];
    }
    return [];
  });
  const sorted = found
    .map((one, index) => ({ one, index }))
    .toSorted(
      (a, b) => IMPORTANCE_ORDER.indexOf(a.one.importance) - IMPORTANCE_ORDER.indexOf(b.one.importance) || a.index - b.index,
    )
    .map(({ one }) => one)
    .slice(0, MAX_CRITERIA);
  return withIds(sorted).map(({ id, kind, text, importance, quote, source }) => ({
    id,
    kind,
    text,
    importance,
    weight: defaultWeight(kind, importance),
    quote,
    source,
  }));
};

/** The sentence of the source that words stand in. */
const sentenceAt = ({ text }: Source, { place: [start, end] }: Line): Span => {
  const line = linesOf(text).find((line) => overlaps(line, { start, end }));
  const sentence = line && sentencesIn(text, line).find((sentence) => overlaps(sentence, { start, end }));
  return sentence ?? { start, end };
};

/** True in a waiver: "Please do not ask for a degree". */
const isNotAsked = (source: Source, line: Line): boolean => {
  const { start, end } = sentenceAt(source, line);
  return isWaived(flat(source.text.slice(start, end)));
};

/** Words a criterion in the model's words when they claim no more than the posting, otherwise in the posting's. */
const worded = (text: string, quote: string, wording: Language): string => {
  const words = text.replace(/\s+/g, " ").trim();
  const isTrue =
    words.length > 0 && words.length <= MAX_TEXT && isPlain(words, quote) && saysOnly(words, sourcesIn([quote]), wording);
  return isTrue ? words : quote.replace(/(?<![.;,\s])[.;,\s]+$/, "").slice(0, MAX_TEXT);
};
