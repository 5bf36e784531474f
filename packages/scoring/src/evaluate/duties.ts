import { evidenceAt } from "../cv/evidence.ts";
import { isOccupation, namesOccupation } from "../cv/line-kinds.ts";
import { namesIn } from "../cv/lists.ts";
import type { ParsedCv } from "../cv/parsed-cv.ts";
import { roleAt, type Role } from "../cv/roles.ts";
import { sectionAt } from "../cv/sections.ts";
import type { EvidenceLevel, MarkLevel } from "../mark.info.ts";
import { BULLET, contains, lastFrom, touching, type Span } from "../text/lines.ts";
import { contentWords, tellingOf } from "../text/words.ts";
import { wholeTokensOf } from "../vocabulary/compounds.ts";
import { isSaidWhole } from "../vocabulary/concepts.ts";
import type { Field } from "../vocabulary/fields.ts";
import { termsIn } from "../vocabulary/index.ts";
import { termsSaidIn, type KeyedWord, type Said } from "../vocabulary/sayings.ts";
import { isOfOtherWork } from "../vocabulary/term-work.ts";
import { keysOf } from "../vocabulary/word-weights.ts";
import { fieldsOfTitle, namesTrade } from "../vocabulary/work.ts";
import type { GradedTerm } from "./attainment.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import { NOTHING, type CriterionResult } from "./result.ts";
import type { Ask } from "./ask.ts";
import { EVERYDAY, type Duty } from "./duty-ask.ts";
import { dutyLevel, isToldApart, tradeFor, weightSaid, type Shows } from "./duty-mark.ts";
import { cite } from "./terms.ts";
import { isLikeTitle, unreadRoles } from "./unread-roles.ts";
import type { Work } from "./work-asked.ts";

interface Line {
  readonly sentence: Span;
  readonly tokens: readonly KeyedWord[];
  /** The first word of each key. */
  readonly byKey: ReadonlyMap<string, KeyedWord>;
  readonly role: Role | undefined;
  /** The fields of the role's title. */
  readonly titled: readonly Field[];
  /** Terms named by a word whose head is left out: the "Terminplanung" of "Termin- und Reiseplanung". */
  readonly named: readonly Said[];
  /** Terms that it says in other words than their names. */
  readonly said: readonly Said[];
}

const LINES = new WeakMap<ParsedCv, readonly Line[]>();

// Words of a duty stand close together: of a long line, so many words are looked at at once.
const WINDOW = 16;

/** The lines of work of a CV, long ones in overlapping parts. */
const linesOfWork = (cv: ParsedCv, others: readonly Span[]): readonly Line[] => {
  const known = LINES.get(cv);
  if (known) return known;
  const isOther = touching(others);
  const found = itemsOf(cv).flatMap((sentence): Line[] => {
    const words = tellingOf(wholeTokensOf(cv.text.slice(sentence.start, sentence.end)));
    const tokens = words
      .map(({ fold, start, end }) => ({
        fold,
        start: start + sentence.start,
        end: end + sentence.start,
        keys: keysOf(fold),
      }))
      .filter((token) => !isOther(token));
    const lines: Line[] = [];
    for (let from = 0; from === 0 || from + WINDOW / 2 < tokens.length; from += WINDOW / 2) {
      const near = tokens.slice(from, from + WINDOW);
      const role = near[0] && roleAt(cv.roles, near[0].start);
      lines.push({
        sentence,
        tokens: near,
        byKey: byKeyOf(near),
        role,
        titled: role ? fieldsOfTitle(role.title) : [],
        named: near.flatMap(namedWhole),
        said: termsSaidIn(cv.text, near),
      });
    }
    return lines;
  });
  LINES.set(cv, found);
  return found;
};

const byKeyOf = (tokens: readonly KeyedWord[]): Map<string, KeyedWord> => {
  const found = new Map<string, KeyedWord>();
  for (const token of tokens) for (const key of token.keys) if (!found.has(key)) found.set(key, token);
  return found;
};

const namedWhole = ({ fold, start, end }: KeyedWord): Said[] =>
  fold.length > end - start ? termsIn(fold).map(({ term }) => ({ id: term.id, start, end })) : [];

// A sentence ends before its comma or colon.
const LINE_END = /^[,;:]?\n$/;

/** The sentences that claim something; an item that a narrow column breaks over several lines is one. */
const itemsOf = (cv: ParsedCv): Span[] => {
  const items: { start: number; end: number }[] = [];
  let isItem = false;
  for (const { start, end, voice } of cv.sentences) {
    const before = items.at(-1);
    const isBulleted = BULLET.test(cv.text.slice(start, start + 4));
    const isBroken: boolean = before !== undefined && isItem && !isBulleted && LINE_END.test(cv.text.slice(before.end, start));
    const isTitle = namesOccupation(cv.text.slice(start, end));
    const startsRole = cv.roles.length > 0 && roleAt(cv.roles, start) !== (before && roleAt(cv.roles, before.start));
    if (
      voice === "claim" &&
      before &&
      isBroken &&
      !startsRole &&
      !isTitle &&
      !/[.!?]$/.test(cv.text.slice(before.start, before.end))
    )
      before.end = end;
    else if (voice === "claim") items.push({ start, end });
    isItem = voice === "claim" && (isBulleted || (isItem && isBroken));
  }
  return items;
};

// "DinamikHamburger Satış & Sipariş Sitesi": the name of a project, each word in capitals.
const LONGEST_NAME = 8;
const isName = (cv: ParsedCv, { start, end }: Span): boolean => {
  const words = cv.text.slice(start, end).match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return words.length <= LONGEST_NAME && words.every((word) => /^\p{Lu}/u.test(word) || word.length < 4);
};

const FEWEST_TOLD = 6;
const MOST_NAMES = 3;

const NO_WORK: ReadonlySet<string> = new Set([
  "education",
  "certifications",
  "interests",
  "wishes",
  "references",
  "publications",
  "languages",
]);

/** How much a line can show of duties: work, told in words, and no course or list. */
export const showsOf = (cv: ParsedCv, sentence: Span, level: EvidenceLevel): Shows => {
  const words = cv.text.slice(sentence.start, sentence.end);
  if (namesIn(words) > MOST_NAMES) return "nothing";
  if (level === "role" || level === "recentRole") return "all";
  const { kind } = sectionAt(cv.sections, sentence.start);
  if (NO_WORK.has(kind) || isName(cv, sentence)) return "nothing";
  if (level === "project") return "all";
  return kind !== "skills" && contentWords(words).length >= FEWEST_TOLD ? "half" : "nothing";
};

/** True for a sentence that is the header of a role, or like one: "Maestra interina" above "varios centros, 2019 – 2021". */
export const isTitled = (cv: ParsedCv, sentence: Span): boolean => {
  const role = roleAt(cv.roles, sentence.start);
  return (role !== undefined && contains(role.header, sentence)) || isLikeTitle(lineAt(cv, sentence.start));
};

interface FoundDuty {
  readonly mark: MarkLevel;
  readonly level: EvidenceLevel;
  /** Weight of the words of the duty that the line says. */
  readonly said: number;
  readonly sentence: Span;
  readonly focus: Span;
}

/** The better proof is quoted: a whole duty before a part, a line of work before a list, and of several the one that says most. */
const isBetter = (one: FoundDuty, other: FoundDuty): boolean => {
  if (one.mark !== other.mark) return one.mark === "met";
  const isListed = ({ level }: FoundDuty): boolean => level === "listed";
  return isListed(one) === isListed(other) ? one.said > other.said : isListed(other);
};

/** A duty: its words together in one line of work, weighed by how rare they are. In a role of another trade it must be said whole. */
export const findDuty = (
  { cv, shown, others }: CvEvidence,
  { duty }: Ask & { is: "duty" },
  work: Work | undefined,
): CriterionResult => {
  if (!isToldApart(duty)) return NOTHING;
  let best: FoundDuty | undefined;
  for (const line of linesOfWork(cv, others)) {
    const found = dutyIn(cv, shown, duty, line, work);
    if (found && (!best || isBetter(found, best))) best = found;
    if (best?.mark === "met") break;
  }
  if (!best) return NOTHING;
  const { mark, level, sentence, focus } = best;
  const isCurrent = duty.terms.some(({ kind }) => kind === "responsibility") && roleAt(cv.roles, focus.start)?.isCurrent;
  const note = mark === "met" && isCurrent ? { note: { key: "currentRole", values: {} } } : {};
  return { mark, rung: level, citations: [cite(cv.text, sentence, focus)], ...note };
};

const dutyIn = (
  cv: ParsedCv,
  shown: readonly GradedTerm[],
  duty: Duty,
  { sentence, tokens, byKey, role, titled, named, said }: Line,
  work: Work | undefined,
): FoundDuty | undefined => {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return undefined;
  const trade = tradeFor(duty, work, namesTrade(titled) ? titled : tradeOf(cv));
  const isOwnTrade = trade === "own";
  const mentions = [
    ...shown
      .slice(lastFrom(shown, first.start - 1) + 1, lastFrom(shown, last.end - 1) + 1)
      .map(({ term, start, end }) => ({ id: term.id, start, end })),
    ...named,
    // In other words a thing is said only where it is the work: elsewhere the same words mean something else.
    ...(isOwnTrade ? said.filter(({ id }) => !isOfOtherWork(id, titled)) : []),
  ];
  // In another language, a word for the same thing is the same word, unless it is all that is asked for.
  const isTranslated = duty.language !== cv.language && duty.words.length > 1;
  // "Finanzbuchhaltung" alone is asked for: finance says a part of the word.
  const isOneWord = duty.words.filter(({ weight }) => weight >= EVERYDAY).length === 1 && duty.language !== cv.language;
  const places = duty.words.map(({ word, keys, terms }) => {
    const same = byKey.get(keys[0]!) ?? mentions.find(({ id }) => terms.includes(id));
    if (same) return { hit: "same" as const, start: same.start, end: same.end };
    const key = keys.find((one) => byKey.has(one));
    // "Kundenrechnungen" are invoices of customers; those of suppliers are like them.
    const isEach = keys.slice(1).every((one) => byKey.has(one));
    if (key === undefined || (isOneWord && !isEach)) return undefined;
    const { fold, start, end } = byKey.get(key)!;
    // "Akten" of "Personalakten" may be of anything.
    const isWhole = isSaidWhole(word) && isSaidWhole(fold);
    // "Ladung mit Gurten gesichert" says all of "Ladungssicherung".
    const hit = isEach && (isTranslated || keys.length > 2) ? ("same" as const) : ("alike" as const);
    return isWhole ? { hit, start, end } : undefined;
  });
  const found = places.filter((place) => place !== undefined);
  if (found.length === 0) return undefined;
  const hits = places.map((place) => place?.hit);
  const isChosen = mentions.some(({ id }) => duty.alternatives.includes(id));
  const isTermSaid = mentions.some(
    ({ id }) => duty.named.some((ids) => ids.includes(id)) || (found.length > 1 && duty.products.includes(id)),
  );
  const focus = { start: Math.min(...found.map(({ start }) => start)), end: Math.max(...found.map(({ end }) => end)) };
  const evidence = evidenceAt(cv, found[0]!);
  if (!evidence) return undefined;
  const { level } = evidence;
  const isIn = role !== undefined && isInTitle(cv, role, focus);
  const mark = dutyLevel(duty, {
    hits,
    trade,
    titled,
    isTermSaid,
    isChosen,
    shows: showsOf(cv, sentence, level),
    isListed: level === "listed",
    title: {
      isIn,
      isHeader: role !== undefined && contains(role.header, focus),
      isLike: focus.end <= sentence.end && isLikeTitle(lineAt(cv, focus.start)),
      isCalled: isIn && namesOccupation(role.title),
    },
  });
  return mark === "notShown" ? undefined : { mark, level, said: weightSaid(duty, hits), sentence, focus };
};

const TRADES = new WeakMap<ParsedCv, readonly Field[]>();

/** The fields of work of a career: of its titles, and of the title under the name, for lines whose role is not read. */
const tradeOf = (cv: ParsedCv): readonly Field[] => {
  const known = TRADES.get(cv);
  if (known) return known;
  const headlines = cv.lines
    .slice(0, MOST_HEADLINES)
    .map(({ start, end }) => cv.text.slice(start, end))
    .filter(isOccupation);
  const titles = cv.roles.length > 0 ? cv.roles.map(({ title }) => title) : unreadRoles(cv).map(({ title }) => title);
  const found = [...new Set([...titles, ...headlines].flatMap(fieldsOfTitle))];
  TRADES.set(cv, found);
  return found;
};
const MOST_HEADLINES = 30;

const lineAt = ({ text, lines }: ParsedCv, offset: number): string => {
  const line = lines[lastFrom(lines, offset)];
  return line ? text.slice(line.start, line.end) : "";
};

const isInTitle = (cv: ParsedCv, { title }: Role, { start, end }: Span): boolean => title.includes(cv.text.slice(start, end));
