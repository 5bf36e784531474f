import type { Importance } from "../criterion.info.ts";
import { flat, tokensOf } from "../text/fold.ts";
import { linesOf, sentencesIn, statementsOf, trimmed, type Span } from "../text/lines.ts";
import { termsIn } from "../vocabulary/index.ts";
import { isMarkedUp, labelOf, partOfHeading, type AdvertPart } from "./headings.ts";
import { isBenefit, isDutyItem, partAnnounced, partSaid } from "./parts.ts";
import { asksForSomething, importanceSaid } from "./wording.ts";

export type { AdvertPart } from "./headings.ts";

export interface AdvertSentence extends Span {
  readonly part: AdvertPart;
  readonly isItem: boolean;
  /** The first line of the text. */
  readonly isFirst: boolean;
  /** True where the sentence is a line or an item of its own. */
  readonly isWhole: boolean;
  /** False where only its own words tell what the sentence is about, because no heading stands above it. */
  readonly isHeaded: boolean;
}

/** Default importance of a part's lines; undefined where only their own words can make them requirements. */
export const importanceOfPart = (part: AdvertPart): Importance | undefined =>
  ({ must: "must", profile: "should", nice: "nice" } as const)[part as "must"] ?? undefined;

/** Signs and numbers that begin an item of a list in an advert; unlike in a CV, a sign may stand close to the word. */
const ITEM =
  /^(?:[•▪▫◦●○■□‣⁃∙·✓✔✅➤►▸❖➢»☑]\s{0,4}|[*–—\-+o]\s{1,4}|[-–—*](?=\p{L})|\(?\d{1,2}[.)]\s{1,4}(?=\p{L})|[a-h]\)\s{1,4}(?=\p{L}))/u;

const itemSign = (words: string): number => ITEM.exec(words)?.[0].length ?? 0;

/** Longer sentences are read in pieces of this length, so that the work on each is bounded. */
const MAX_SENTENCE = 600;

/** The advert cut into sentences, each with the part it stands in. Headings stand on their own lines or before a colon. */
export const advertSentences = (text: string): AdvertSentence[] => {
  const lines = linesOf(text);
  const headings = headingsIn(text, lines);
  const breaks = breaksIn(text, lines, headings);
  const statements = statementsOf(text, lines, ({ start }) => breaks.has(start));
  const sentences: AdvertSentence[] = [];
  // Adverts of paragraphs alone put the heading before the first item: "Funciones: Alistar pedidos."
  const isLabelled = ![...headings.values()].some((one) => SECTION_PARTS.has(one));
  let part: AdvertPart = "open";
  let isHeaded = false;
  let partEndsAtGap = false;
  let previousEnd = 0;
  for (const [index, statement] of statements.entries()) {
    const words = text.slice(statement.start, statement.end);
    const isItem = itemSign(words) > 0;
    // A paragraph after the items of a list does not belong to the list, unless it is an item, too.
    const isGap = text.slice(previousEnd, statement.start).split("\n").length > 2;
    previousEnd = statement.end;
    if (partEndsAtGap && isGap && !isItem) [part, isHeaded] = ["open", false];
    const heading = headings.get(statement.start);
    if (heading) {
      [part, isHeaded, partEndsAtGap] = [heading, true, false];
      continue;
    }
    const label = labelOf(text, statement);
    // "Required: A, B, C." is valid for its line; a label on a line of its own for the lines below.
    if (label && (!label.hasContent || isLabelled)) {
      [part, isHeaded, partEndsAtGap] = [label.part, true, false];
      if (!label.hasContent) continue;
    }
    partEndsAtGap ||= isItem;
    const sign = label ? 0 : itemSign(words);
    const rest = trimmed(text, { start: label ? label.end : statement.start + sign, end: statement.end });
    const next = statements[index + 1];
    const introduces = !isItem && !label && next !== undefined && itemSign(text.slice(next.start, next.end)) > 0;
    const announced = label || isItem ? undefined : announcedBy(text, rest, introduces && index > 0);
    // A short line above a list begins something new, except within an offer, whose lists have such lines.
    const keepsPart = announced?.part === "open" && ["offer", "company", "facts"].includes(part);
    if (announced?.part && !keepsPart) [part, isHeaded, partEndsAtGap] = [announced.part, announced.part !== "open", false];
    // A line that ends in a colon introduces others and says nothing itself.
    if (announced?.isOnlyTitle || text[rest.end - 1] === ":") continue;
    const parts = labelledParts(text, rest, !isItem);
    for (const sentence of parts) {
      const own = sentence.part ?? label?.part ?? part;
      sentences.push({
        ...ownPart(text, sentence.span, own, {
          isItem,
          isFirst: index === 0,
          isWhole: parts.length === 1,
          isHeaded: isHeaded || own !== part,
        }),
      });
    }
  }
  return withoutBenefits(text, sentences).flatMap((sentence) => pieces(text, sentence));
};

/** Items one below the other with no heading of their own, most of which name what the employer gives, are an offer. */
const withoutBenefits = (text: string, sentences: readonly AdvertSentence[]): AdvertSentence[] => {
  const blocks: AdvertSentence[][] = [];
  for (const sentence of sentences) {
    const previous = blocks.at(-1)?.at(-1);
    const isNext =
      previous && previous.isItem === sentence.isItem && text.slice(previous.end, sentence.start).split("\n").length <= 2;
    if (isNext) blocks.at(-1)!.push(sentence);
    else blocks.push([sentence]);
  }
  return blocks.flatMap((block) => {
    const given = block.filter(({ start, end }) => isBenefit(flat(text.slice(start, Math.min(end, start + MAX_SENTENCE)))));
    const isOffer = block[0]!.isItem && !block[0]!.isHeaded && block.length > 2 && given.length * 2 >= block.length;
    return isOffer ? block.map((sentence) => ({ ...sentence, part: "offer" as const })) : block;
  });
};

/** Settles the part of one sentence: by its own words where they are clear, otherwise by the heading above it. */
const ownPart = (text: string, span: Span, part: AdvertPart, rest: Omit<AdvertSentence, "part" | keyof Span>): AdvertSentence => {
  const said = flat(text.slice(span.start, Math.min(span.end, span.start + MAX_SENTENCE)));
  const spoken = partSaid(said, part);
  if (spoken) return { ...span, ...rest, part: spoken, isHeaded: rest.isHeaded };
  if (part === "open" && !rest.isItem && rest.isWhole && !rest.isFirst && isDutyItem(said) && said.length <= MAX_DUTY)
    return { ...span, ...rest, part: "tasks" };
  // A list without an introduction is the list of requirements, except for items that describe work.
  if (part === "open" && rest.isItem)
    return { ...span, ...rest, part: isDutyItem(said) && !asksForSomething(said) ? "tasks" : "profile" };
  return { ...span, ...rest, part };
};

/** Parts that an advert divides into. */
const SECTION_PARTS: ReadonlySet<AdvertPart> = new Set(["must", "profile", "nice", "tasks", "offer"]);
const MAX_DUTY = 240;

/** The headings of the text by the offset of their line. */
const headingsIn = (text: string, lines: readonly Span[]): Map<number, AdvertPart> => {
  const found = new Map<number, AdvertPart>();
  for (const [index, line] of lines.entries()) {
    const words = text.slice(line.start, line.end);
    const [previous, next] = [lines[index - 1], lines[index + 1]];
    if (itemSign(words) > 0) continue;
    const isAboveList = next !== undefined && itemSign(text.slice(next.start, next.end)) > 0;
    const isAfterGap = previous !== undefined && text.slice(previous.end, line.start).split("\n").length > 2;
    const isSetApart =
      isMarkedUp(words) || (index > 0 && isAboveList) || (isAfterGap && next !== undefined && isShortLine(words));
    const part = partOfHeading(words, isSetApart);
    if (part) found.set(line.start, part);
  }
  return found;
};

/** Offsets of the lines that begin a statement of their own whatever stands before them. */
const breaksIn = (text: string, lines: readonly Span[], headings: ReadonlyMap<number, AdvertPart>): Set<number> => {
  const breaks = new Set(headings.keys());
  const endsInComma = ({ start, end }: Span): boolean => text[end - 1] === "," && end - start < MAX_SENTENCE;
  // Lists whose items all end in commas, usual in Turkish adverts.
  // Where no line goes on in lower case, nothing was wrapped: each line stands for itself.
  const isWrapped = lines.filter(({ start }) => /\p{Ll}/u.test(text[start]!)).length >= lines.length * WRAPPED_SHARE;
  const isCommaList = lines.filter(endsInComma).length >= COMMA_LINES;
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    const words = text.slice(line.start, Math.min(line.end, line.start + MAX_SENTENCE));
    if (itemSign(words) > 0 || labelOf(text, line)) breaks.add(line.start);
    if (previous && headings.has(previous.start)) breaks.add(line.start);
    if (!isWrapped && previous && /^[\p{Lu}\d¿¡"“„]/u.test(words) && !/[,&(/-]$/.test(text.slice(previous.start, previous.end)))
      breaks.add(line.start);
    if (isCommaList && previous && endsInComma(previous) && /^\p{Lu}/u.test(words)) breaks.add(line.start);
  }
  return breaks;
};
const COMMA_LINES = 3;
const WRAPPED_SHARE = 0.15;

/** The part announced by a line in free words above a list or before a colon: "Metallbau Huber sucht ab sofort in Vollzeit:". */
const announcedBy = (
  text: string,
  line: Span,
  introduces: boolean,
): { part: AdvertPart | undefined; isOnlyTitle: boolean } | undefined => {
  const words = text.slice(line.start, line.end);
  if (words.length > MAX_SENTENCE) return undefined;
  const said = flat(words);
  const isTitle =
    introduces && (isShortLine(said) || (said.length <= 80 && importanceSaid(said) !== undefined && !/[.;]/.test(said)));
  if (!said.endsWith(":") && !isTitle) return undefined;
  const part = partAnnounced(said);
  if (!part) return isTitle ? { part: "open", isOnlyTitle: false } : undefined;
  return { part, isOnlyTitle: isTitle && termsIn(words).length === 0 };
};

const isShortLine = (said: string): boolean => said.length <= 60 && tokensOf(said).length <= 6 && !/[.,;!]/.test(said);

/** Splits "Education: BSc." and "Nice to have: Redis." within a line into parts. */
const labelledParts = (text: string, line: Span, isProse: boolean): { span: Span; part: AdvertPart | undefined }[] =>
  sentencesIn(text, line)
    .filter(({ start, end }) => end > start)
    .map((sentence) => {
      const label = isProse || sentence.start > line.start ? labelOf(text, sentence) : undefined;
      return label?.hasContent
        ? { span: trimmed(text, { start: label.end, end: sentence.end }), part: label.part }
        : { span: sentence, part: undefined };
    });

/** A sentence in pieces of bounded length, cut at spaces. */
const pieces = (text: string, sentence: AdvertSentence): AdvertSentence[] => {
  const cut: AdvertSentence[] = [];
  let start = sentence.start;
  while (sentence.end - start > MAX_SENTENCE) {
    const space = text.lastIndexOf(" ", start + MAX_SENTENCE);
    const end = space > start + MAX_SENTENCE / 2 ? space : start + MAX_SENTENCE;
    cut.push({ ...sentence, ...trimmed(text, { start, end }) });
    start = end;
  }
  cut.push({ ...sentence, ...trimmed(text, { start, end: sentence.end }) });
  return cut.filter(({ start, end }) => end > start);
};
