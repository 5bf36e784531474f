import type { Importance } from "../criterion.info.ts";
import { flat, tokensOf } from "../text/fold.ts";
import { CONTINUES, linesOf, sentencesIn, statementsOf, trimmed, type Span } from "../text/lines.ts";
import { yearsIn } from "../text/numbers.ts";
import { termsIn } from "../vocabulary/index.ts";
import { withoutBenefits } from "./blocks.ts";
import { isHeadingName, isMarkedUp, labelOf, partOfHeading, type AdvertPart } from "./headings.ts";
import { isSearchWithWish } from "./own-words.ts";
import { ENDS_IN_CLAUSE, isTurkishSearch } from "./pieces.ts";
import { isBenefit, isDutyItem, partAnnounced, partSaid } from "./parts.ts";
import { lineScores, type LineClass } from "./line-class.ts";
import { asksForYears, isShoutedWish, tellsOfGiver } from "./said-outright.ts";
import { MAX_SENTENCE, type AdvertSentence } from "./sentence.ts";
import { asksForSomething, importanceSaid, statesWish } from "./wording.ts";

export type { AdvertPart } from "./headings.ts";

/** Default importance of a part's lines; undefined where only their own words can make them requirements. */
export const importanceOfPart = (part: AdvertPart): Importance | undefined =>
  ({ must: "must", profile: "should", nice: "nice" } as const)[part as "must"] ?? undefined;

/** Signs and numbers that begin an item of a list in an advert; unlike in a CV, a sign may stand close to the word. */
const ITEM =
  /^(?:[•▪▫◦●○■□‣⁃∙·✓✔✅➔➜→➤►▸❖➢»☑]\s{0,4}|[*–—\-+o]\s{1,4}|[-–—*](?=\p{L})|\(?\d{1,2}[.)]\s{1,4}(?=\p{L})|[a-h]\)\s{1,4}(?=\p{L}))/u;

const itemSign = (words: string): number => ITEM.exec(words)?.[0].length ?? 0;

/** The section that the lines being read belong to. */
interface Section {
  readonly part: AdvertPart;
  readonly isHeaded: boolean;
  /** True where a paragraph after a blank line no longer belongs to it. */
  readonly endsAtGap: boolean;
  /** True where it has lines of its own already, and where one of them is a sentence. */
  readonly hasLines: boolean;
  readonly hasProse: boolean;
}
const NO_SECTION: Section = { part: "open", isHeaded: false, endsAtGap: false, hasLines: false, hasProse: false };

/** The advert cut into sentences, each with the part it stands in. Headings stand on their own lines or before a colon. */
export const advertSentences = (text: string): AdvertSentence[] => {
  const lines = linesOf(text);
  const headings = headingsIn(text, lines);
  const breaks = breaksIn(text, lines, headings);
  const statements = statementsOf(text, lines, ({ start }) => breaks.has(start));
  const sentences: AdvertSentence[] = [];
  // Adverts of paragraphs alone put the heading before the first item: "Funciones: Alistar pedidos."
  const isLabelled = ![...headings.values()].some((one) => SECTION_PARTS.has(one));
  const isSpaced = isSpacedOut(text, lines);
  const clauses = clausesIn(text, statements, headings);
  let section = NO_SECTION;
  for (const [index, statement] of statements.entries()) {
    const words = text.slice(statement.start, statement.end);
    const isItem = itemSign(words) > 0 || clauses.has(statement);
    const before = statements[index - 1]?.end ?? 0;
    const isGap = text.slice(before, statement.start).split("\n").length > 2;
    if (isGap && !isItem && endsWith(section, words, isSpaced))
      section = { ...section, part: "open", isHeaded: false, hasLines: false };
    const heading = headings.get(statement.start);
    const introduction = { isItem, isFirst: index === 0, isWhole: true, isIntroduction: true } as const;
    if (heading) {
      section = { ...headedBy(heading, section), endsAtGap: false, hasLines: false, hasProse: false };
      if (!isHeadingName(words)) sentences.push({ ...statement, ...partOf(section), ...introduction });
      continue;
    }
    const label = labelOf(text, statement);
    // "Required: A, B, C." is valid for its line; a label on a line of its own for the lines below.
    if (label && (!label.hasContent || isLabelled)) {
      section = { ...section, part: label.part, isHeaded: true, endsAtGap: false, hasProse: false };
      if (!label.hasContent) continue;
    }
    section = {
      ...section,
      endsAtGap: section.endsAtGap || isItem,
      hasLines: true,
      hasProse: section.hasProse || isProse(words),
    };
    const isBare = section.part === "tasks" && section.isHeaded && isGap && !isItem && !label;
    if (isBare && isNameAbove(words, text, statement, statements[index + 1])) {
      sentences.push({ ...statement, ...partOf(section), ...introduction, isFirst: false });
      continue;
    }
    const rest = trimmed(text, { start: label ? label.end : statement.start + itemSign(words), end: statement.end });
    const next = statements[index + 1];
    const isAboveList = !isItem && !label && next !== undefined && itemSign(text.slice(next.start, next.end)) > 0;
    // The sentence before the colon announces, and not those before it.
    const lead = text[rest.end - 1] === ":" ? (sentencesIn(text, rest).at(-1) ?? rest) : rest;
    const announced = label || isItem ? undefined : announcedBy(text, lead, isAboveList && index > 0);
    const keepsPart = announced !== undefined && goesOnIn(section, announced.part, flat(text.slice(lead.start, lead.end)));
    // "Operations & Prozesse" between the lists of a part is a heading within it; whether those below belong to it they tell themselves.
    if (announced?.part === "open" && section.isHeaded && SECTION_PARTS.has(section.part) && !keepsPart) {
      section = { ...section, isHeaded: false };
      sentences.push({ ...rest, part: section.part, ...introduction, isHeaded: true, isFirst: false });
      continue;
    }
    const previous = section.part;
    if (announced?.part && !keepsPart)
      section = { ...section, part: announced.part, isHeaded: announced.part !== "open", endsAtGap: false };
    // A line that ends in a colon introduces others and says nothing itself; sentences before it in the line do.
    const isLead = announced?.isOnlyTitle === true || text[rest.end - 1] === ":";
    const said = isLead ? trimmed(text, { start: rest.start, end: lead.start }) : rest;
    // A sentence before an introduction does not belong to the part that it begins.
    const own = label?.part ?? (isLead ? previous : section.part);
    sentences.push(...saidIn(text, said, own, { isItem, isFirst: index === 0, isLead, section }));
    if (isLead) sentences.push({ ...lead, ...partOf(section), ...introduction });
  }
  return withoutBenefits(text, sentences).flatMap((sentence) => pieces(text, sentence));
};

const partOf = ({ part, isHeaded }: Section): Pick<AdvertSentence, "part" | "isHeaded"> => ({ part, isHeaded });

/** True where a paragraph after a blank line no longer belongs to the section. */
const endsWith = ({ part, isHeaded, endsAtGap, hasLines, hasProse }: Section, words: string, isSpaced: boolean): boolean => {
  // "Gesundheit und Soziales:" between the lists of an offer belongs to it.
  if (part === "offer" && isHeaded && words.endsWith(":") && isShortLine(words)) return false;
  // A paragraph after the items of a list does not belong to it, and neither does a sentence below lines that are none.
  const isApart = !isSpaced && !hasProse && REQUIRED.has(part) && (isProse(words) || words.endsWith("!"));
  return endsAtGap || (hasLines && (isApart || isOutOfPlace(words, part)));
};

/** A heading right below that of an offer divides the offer: "What we offer", "Your health". */
const headedBy = (heading: AdvertPart, section: Section): Section =>
  heading === "open" && section.part === "offer" && section.isHeaded && !section.hasLines
    ? section
    : { ...section, part: heading, isHeaded: heading !== "open" };

/** A short line above a list begins something new, except within an offer, whose lists have such lines. */
const goesOnIn = ({ part, isHeaded }: Section, announced: AdvertPart | undefined, lead: string): boolean =>
  (part === "offer" && isHeaded && tellsOfGiver(lead)) || (announced === "open" && ["offer", "company", "facts"].includes(part));

/** The sentences of a line, each in its part. */
const saidIn = (
  text: string,
  said: Span,
  part: AdvertPart,
  line: { readonly isItem: boolean; readonly isFirst: boolean; readonly isLead: boolean; readonly section: Section },
): AdvertSentence[] => {
  const { isItem, isFirst, isLead, section } = line;
  const parts = said.end > said.start ? labelledParts(text, said, !isItem) : [];
  return parts.map(({ span, part: labelled }) => {
    const own = labelled ?? part;
    const isHeaded = !isLead && (section.isHeaded || own !== section.part);
    return ownPart(text, span, own, { isItem, isFirst, isWhole: parts.length === 1, isHeaded });
  });
};

/** Statements without a sign that make a list all the same, because each of them ends in a comma: usual in Turkish adverts. */
const clausesIn = (text: string, statements: readonly Span[], headings: ReadonlyMap<number, AdvertPart>): Set<Span> => {
  const found = new Set<Span>();
  let run: Span[] = [];
  const close = (): void => {
    if (run.length > COMMA_LINES) for (const one of run) found.add(one);
    run = [];
  };
  for (const statement of statements) {
    const isClause = statement.end - statement.start <= MAX_CLAUSE && !headings.has(statement.start);
    const isOpen = text[statement.end - 1] === ",";
    const isWish = isOpen || ENDS_IN_CLAUSE.test(flat(text.slice(Math.max(0, statement.end - 24), statement.end)));
    // The last one ends in a full stop, or in nothing.
    if (!isClause || text[statement.end - 1] === ":" || (!isWish && run.length > 0 && text[run.at(-1)!.end - 1] === ".")) close();
    if (!isClause || text[statement.end - 1] === ":") continue;
    run.push(statement);
    if (!isWish) close();
  }
  close();
  return found;
};
const MAX_CLAUSE = 260;

/** True for a paragraph that speaks of the employer below a list of what is asked or done. */
const isOutOfPlace = (words: string, part: AdvertPart): boolean => {
  if (part === "open" || part === "offer" || part === "company" || words.length < MIN_PARAGRAPH) return false;
  const { aside, asked, duty, trait, question } = lineScores(flat(words.slice(0, MAX_SENTENCE)));
  return aside > Math.max(asked, duty, trait, question);
};
const MIN_PARAGRAPH = 40;

/** True for a sentence of some length: a line of a list rarely ends in a full stop. */
const isProse = (words: string): boolean => words.length >= MIN_PARAGRAPH && /[.!][”"’)*_]{0,3}$/u.test(words);
const REQUIRED: ReadonlySet<AdvertPart> = new Set(["must", "profile", "nice"]);

const isGapBefore = (text: string, lines: readonly Span[], index: number): boolean =>
  text.slice(lines[index - 1]!.end, lines[index]!.start).split("\n").length > 2;

/** True where a blank line follows each line: then it sets nothing apart. */
const isSpacedOut = (text: string, lines: readonly Span[]): boolean => {
  const gaps = lines.filter((_, index) => index > 0 && isGapBefore(text, lines, index)).length;
  return gaps > 4 && gaps * 10 > lines.length * 7;
};

/** Settles the part of one sentence: by its own words where they are clear, otherwise by the heading above it. */
const ownPart = (text: string, span: Span, part: AdvertPart, rest: Omit<AdvertSentence, "part" | keyof Span>): AdvertSentence => {
  const said = flat(text.slice(span.start, Math.min(span.end, span.start + MAX_SENTENCE)));
  const asksWhileSearching = isTurkishSearch(said) && asksForSomething(said);
  const saidPart = partSaid(said, part);
  const spoken = asksWhileSearching && saidPart === "company" ? undefined : saidPart;
  const clear = rest.isHeaded || statesWish(said) ? undefined : clearClass(said);
  if (ASIDES.has(part) && !rest.isFirst && isSearchWithWish(said) && asksForSomething(said))
    return { ...span, ...rest, part: "open", isHeaded: false };
  if (OUTSIDE.has(part) && !rest.isFirst && asksForYears(said)) return { ...span, ...rest, part: "profile", isHeaded: false };
  if (clear === "aside" && part === "open" && !rest.isFirst && !asksWhileSearching) return { ...span, ...rest, part: "company" };
  if (clear === "duty" && rest.isWhole && !rest.isFirst && (part === "open" || spoken === "company"))
    return { ...span, ...rest, part: "tasks" };
  if (spoken) return { ...span, ...rest, part: spoken, isHeaded: rest.isHeaded };
  if (part === "open" && !rest.isItem && rest.isWhole && !rest.isFirst && isDutyItem(said) && said.length <= MAX_DUTY)
    return { ...span, ...rest, part: "tasks" };
  // A list without an introduction is the list of requirements, except for items that describe work.
  if (part === "open" && rest.isItem)
    return { ...span, ...rest, part: isDutyItem(said) && !asksForSomething(said) ? "tasks" : "profile" };
  return { ...span, ...rest, part };
};

/** Parts in which a sentence may look for somebody all the same. */
const ASIDES: ReadonlySet<AdvertPart> = new Set(["open", "company", "offer", "tasks"]);

const OUTSIDE: ReadonlySet<AdvertPart> = new Set(["company", "offer", "facts"]);

/** The class that the classifier is sure of. */
const clearClass = (said: string): LineClass | undefined => {
  const [first, second] = Object.entries(lineScores(said)).toSorted(([, a], [, b]) => b - a);
  return first![1] - second![1] >= CLEAR ? (first![0] as LineClass) : undefined;
};
const CLEAR = 60;

const AWAITS = /(?<!\p{L})(?:erwarte[nt]|expect|awaits?|espera|bekliyor)(?!\p{L})/u;

/** True where most of the items below a heading are clearly no work: "Was dich erwartet" names either. */
const givesRather = (text: string, lines: readonly Span[]): boolean => {
  const end = lines.findIndex(({ start, end: stop }) => itemSign(text.slice(start, stop)) === 0);
  const items = end === -1 ? lines : lines.slice(0, end);
  const given = items.filter(({ start, end: stop }) => {
    const { aside, duty } = lineScores(flat(text.slice(start, Math.min(stop, start + MAX_SENTENCE))));
    return aside > duty;
  });
  return items.length > 2 && given.length * 2 > items.length;
};
const MAX_BELOW = 12;

/** Parts that an advert divides into. */
const SECTION_PARTS: ReadonlySet<AdvertPart> = new Set(["must", "profile", "nice", "tasks", "offer"]);
const MAX_DUTY = 240;

/** The headings of the text by the offset of their line. */
const headingsIn = (text: string, lines: readonly Span[]): Map<number, AdvertPart> => {
  const found = new Map<number, AdvertPart>();
  const isSpaced = isSpacedOut(text, lines);
  for (const [index, line] of lines.entries()) {
    const words = text.slice(line.start, line.end);
    const [previous, next] = [lines[index - 1], lines[index + 1]];
    // "Mínimo 2 años de experiencia" asks, wherever it stands.
    if (itemSign(words) > 0 || (words.length < MAX_SENTENCE && (yearsIn(flat(words)) || isShoutedWish(words)))) continue;
    const isAboveList = next !== undefined && itemSign(text.slice(next.start, next.end)) > 0;
    const isAfterGap = !isSpaced && previous !== undefined && isGapBefore(text, lines, index);
    const isSetApart =
      isMarkedUp(words) ||
      (index > 0 && isTitleAbove(words, next && text.slice(next.start, next.end))) ||
      (index > 0 && isAboveList) ||
      (isAfterGap && next !== undefined && isShortLine(words));
    const own = partOfHeading(words, isSetApart);
    // Below "Benefits", or after the work and the requirements, "What awaits you" names what is given.
    const isAfterAll = [...found.values()].some((one) => REQUIRED.has(one)) && [...found.values()].includes("tasks");
    const isBelowOffer = previous !== undefined && found.get(previous.start) === "offer";
    const isOffer = (): boolean => isBelowOffer || isAfterAll || givesRather(text, lines.slice(index + 1, index + 1 + MAX_BELOW));
    const part = own === "tasks" && AWAITS.test(flat(words)) && isOffer() ? "offer" : own;
    if (part) found.set(line.start, part);
    // A line marked as a heading whose name tells nothing begins something new.
    else if (index > 0 && /^#{1,6}\s/.test(words)) found.set(line.start, "open");
  }
  return found;
};

/** True for two or three capitalised words above a longer line: "Core Competencies". */
const isTitleAbove = (words: string, next: string | undefined): boolean =>
  next !== undefined &&
  next.length > 2 * words.length &&
  /^\p{Lu}\p{Ll}+(?:\s(?:&|and|und|y|ve)?\s?\p{Lu}\p{Ll}+){1,2}$/u.test(words) &&
  (termsIn(words).length === 0 || isBenefit(flat(words)));

/** True for a few words of a heading within the duties, right above a paragraph that tells of them. */
const isNameAbove = (words: string, text: string, own: Span, next: Span | undefined): boolean => {
  if (next === undefined || !isShortLine(words) || /[.!?:]$/.test(words)) return false;
  if (text.slice(own.end, next.start).split("\n").length !== 2) return false;
  const below = text.slice(next.start, next.end);
  return itemSign(below) === 0 && below.length > 2 * words.length && /[.!]$/.test(below);
};

/** Offsets of the lines that begin a statement of their own whatever stands before them. */
const breaksIn = (text: string, lines: readonly Span[], headings: ReadonlyMap<number, AdvertPart>): Set<number> => {
  const breaks = new Set(headings.keys());
  const endsInComma = ({ start, end }: Span): boolean => text[end - 1] === "," && end - start < MAX_SENTENCE;
  const goesOn = ({ start, end }: Span): boolean => CONTINUES.test(flat(text.slice(Math.max(start, end - MAX_SENTENCE), end)));
  // Lists whose items all end in commas, usual in Turkish adverts.
  // Where no line goes on in lower case, nothing was wrapped: each line stands for itself.
  const isWrapped = lines.filter(({ start }) => /\p{Ll}/u.test(text[start]!)).length >= lines.length * WRAPPED_SHARE;
  const isCommaList = lines.filter(endsInComma).length >= COMMA_LINES;
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    const words = text.slice(line.start, Math.min(line.end, line.start + MAX_SENTENCE));
    if (itemSign(words) > 0 || labelOf(text, line)) breaks.add(line.start);
    if (previous && headings.has(previous.start)) breaks.add(line.start);
    if (!isWrapped && previous && /^[\p{Lu}\d¿¡"“„]/u.test(words) && !goesOn(previous)) breaks.add(line.start);
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
    introduces &&
    (isShortLine(said) ||
      (said.length <= 80 &&
        importanceSaid(said) !== undefined &&
        !/[.;]/.test(said) &&
        !yearsIn(said) &&
        termsIn(words).length === 0));
  if (!said.endsWith(":") && !isTitle) return undefined;
  const part = partAnnounced(said);
  if (!part) return isTitle ? { part: "open", isOnlyTitle: false } : undefined;
  return { part, isOnlyTitle: isTitle && termsIn(words).length === 0 };
};

const isShortLine = (said: string): boolean => said.length <= 60 && tokensOf(said).length <= 6 && !/[.,;!]/.test(said);

/** Splits "Education: BSc." and "Nice to have: Redis." within a line into parts. */
const labelledParts = (text: string, line: Span, isProse: boolean): { span: Span; part: AdvertPart | undefined }[] =>
  withoutCutBrackets(text, sentencesIn(text, line))
    .filter(({ start, end }) => end > start)
    .map((sentence) => {
      const label = isProse || sentence.start > line.start ? labelOf(text, sentence) : undefined;
      return label?.hasContent
        ? { span: trimmed(text, { start: label.end, end: sentence.end }), part: label.part }
        : { span: sentence, part: undefined };
    });

/** Joins what a full stop inside brackets has cut: "(Photoshop. SketchUp. VIZ)". */
const withoutCutBrackets = (text: string, sentences: readonly Span[]): Span[] => {
  const joined: { start: number; end: number; open: number }[] = [];
  for (const { start, end } of sentences) {
    const words = text.slice(start, end);
    const open = words.split("(").length - words.split(")").length;
    const last = joined.at(-1);
    if (last && last.open > 0 && open < 0 && end - last.start <= MAX_SENTENCE) [last.end, last.open] = [end, last.open + open];
    else if (last && last.open > 0 && open === 0 && end - start <= MAX_IN_BRACKETS && end - last.start <= MAX_SENTENCE)
      last.end = end;
    else joined.push({ start, end, open });
  }
  return joined.map(({ start, end }) => ({ start, end }));
};
const MAX_IN_BRACKETS = 60;

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
