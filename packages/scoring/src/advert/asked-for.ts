import type { AdvertCriterion, AdvertLine } from "../advert.ts";
import { defaultWeight } from "../score.ts";
import { MAX_SOURCE_WORDS } from "../source-words.ts";
import { flat } from "../text/fold.ts";
import { languageOf, type Language } from "../text/language.ts";
import type { Span } from "../text/lines.ts";
import { compact, type CompactText } from "./compact.ts";
import { merged, withIds } from "./criteria.ts";
import { titleIn } from "./facts.ts";
import { isHeading } from "./headings.ts";
import { namesTerm } from "./terms.ts";
import type { NamedFact } from "./named-fact.ts";
import { readText, type AdvertSource, type ReadRequirement, type ReadText } from "./read-text.ts";
import { lineReader } from "./source-lines.ts";
import { lawfulWords } from "./title.ts";
import { isWaivedBy } from "./waivers.ts";

/** Criteria proposed for one job; further lines are listed as not used. */
const MAX_PROPOSED = 40;

/** The requirements of an advert, without the facts of the job. */
export interface AskedFor {
  readonly texts: Texts;
  /** The description, compact, and the same flat and without the words of refused wishes. */
  readonly text: string;
  readonly plain: string;
  readonly language: Language;
  readonly title: NamedFact<string> | undefined;
  /** The texts without the words of refused wishes. */
  readonly words: Readonly<Record<AdvertSource, string>>;
  readonly main: ReadText;
  readonly extra: ReadText;
  /** The requirements as they stand, then merged, then those proposed, and those beyond the limit. */
  readonly asked: readonly ReadRequirement[];
  readonly all: readonly ReadRequirement[];
  readonly requirements: readonly ReadRequirement[];
  readonly left: readonly ReadRequirement[];
  readonly linesOf: LinesOf;
}

/** Reads the requirements of an advert. */
export const askedFor = (source: string, additionalRequirements = ""): AskedFor => {
  const texts = { description: compact(source), additional: compact(additionalRequirements) };
  const { text } = texts.description;
  const language = languageOf(text);
  const lawful = lawfulWords(text);
  const plain = flat(lawful);
  const title = titleIn(lawful, plain, isHeading, namesTerm);
  const context = { title: title?.value, wording: language };
  const main = readText(text, "description", context);
  const extra = readText(texts.additional.text, "additional", context);
  const waived = [...main.waived, ...extra.waived];
  const asked = [...main.requirements, ...extra.requirements];
  const all = merged(asked.filter((one) => !isWaivedBy(one, waived)));
  const words = { description: lawful, additional: lawfulWords(texts.additional.text) };
  return {
    texts,
    text,
    plain,
    language,
    title,
    words,
    main,
    extra,
    asked,
    all,
    requirements: all.slice(0, MAX_PROPOSED),
    left: all.slice(MAX_PROPOSED),
    linesOf: linesIn(texts, words, { description: source, additional: additionalRequirements }),
  };
};

export const criteriaOf = ({ requirements, texts, linesOf }: AskedFor): AdvertCriterion[] =>
  withIds(requirements).map((one) => criterionOf(one, texts[one.source], linesOf));

export const questionsOf = ({ main, extra, linesOf }: AskedFor): AdvertLine[] =>
  [main, extra].flatMap(({ questions }, index) => linesOf(SOURCES[index]!, questions)).filter(hasWords);

/** False where a line held nothing but a refused wish. */
export const hasWords = ({ words }: AdvertLine): boolean => /\p{L}{2}/u.test(words);

export const SOURCES: readonly AdvertSource[] = ["description", "additional"];
export type Texts = Readonly<Record<AdvertSource, CompactText>>;

const criterionOf = (one: ReadRequirement & { id: string }, text: CompactText, linesOf: LinesOf): AdvertCriterion => {
  const { start, end } = text.toSource(one.quote);
  return {
    id: one.id,
    kind: one.kind,
    text: one.text,
    importance: one.importance,
    weight: defaultWeight(one.kind, one.importance),
    quote: [start, end],
    source: linesOf(one.source, [one.sentence])[0]!,
    ...(one.isGuess && { isGuess: true }),
  };
};

export type LinesOf = (source: AdvertSource, spans: readonly Span[]) => AdvertLine[];

/** Turns spans of the compact texts into lines of the original ones, without the words of refused wishes, which are stored nowhere. */
const linesIn = (
  texts: Texts,
  lawful: Readonly<Record<AdvertSource, string>>,
  sources: Readonly<Record<AdvertSource, string>>,
): LinesOf => {
  const lineOf = {
    description: lineReader("description", sources.description),
    additional: lineReader("additional", sources.additional),
  };
  return (source, spans) =>
    spans.map((span) => {
      const words = tidied(lawful[source].slice(span.start, Math.min(span.end, span.start + 2 * MAX_SOURCE_WORDS)));
      return lineOf[source](texts[source].toSource(span), words);
    });
};

/** Words without the gaps that blanked ones leave: "Excel, , SAP" is "Excel, SAP". */
const tidied = (words: string): string =>
  words
    .replace(/[ \t]{2,}/g, " ")
    .replace(/ (?=[,.;])/g, "")
    .replace(/[,;](?=[,.;])/g, "");
