import type { Importance } from "../criterion.info.ts";
import { flat } from "../text/fold.ts";
import { trimmed, type Span } from "../text/lines.ts";
import { languagesNamedIn } from "../vocabulary/languages.ts";
import { termsIn } from "../vocabulary/index.ts";
import { alternatives, colonsRead, isDivided, LEARNED, subjectsOfDegree } from "./joints.ts";
import { barely } from "./own-words.ts";
import { schoolingIn } from "./schooling.ts";
import { CLAUSE_ENDS, piecesOf, type Piece } from "./pieces.ts";
import { importanceAt, importanceSaid, isOfWhole, saysOnlyImportance } from "./wording.ts";

/** Words of one requirement within a sentence. */
export interface Item extends Span {
  readonly importance: Importance;
  /** True for "Epic or Cerner", "databases such as MySQL, MongoDB": any of them meets it. */
  readonly isAlternatives: boolean;
  /** True after "experience with", "Kenntnisse in". */
  readonly hasLead: boolean;
  /** False for an item before others that share its lead: "very good knowledge of A and B" is said of both, and kept of none. */
  readonly isOfLevel: boolean;
}

/** Cuts a sentence into what it asks for, each with its importance; `byDefault` is that of the part it stands in. */
export const itemsIn = (text: string, sentence: Span, byDefault: Importance): Item[] => {
  const bracket = wishInBracket(text, sentence);
  if (!bracket) return itemsOf(text, sentence, byDefault);
  return [...itemsOf(text, { start: sentence.start, end: bracket.start - 1 }, byDefault), ...itemsOf(text, bracket, "nice")];
};

/** The wish in a bracket at the end: "Forklift experience (a valid licence is a plus)". */
const wishInBracket = (text: string, { start, end }: Span): Span | undefined => {
  const said = flat(text.slice(start, end));
  const found = /\(([^()]{4,120})\)[\s.;,]{0,3}$/u.exec(said);
  if (!found || found.index < MIN_BEFORE || importanceSaid(found[1]!) !== "nice" || isOfWhole(found[1]!)) return undefined;
  // "Student (preferably business, logistics)": the bracket says which studies.
  if (schoolingIn(said.slice(0, found.index)).length > 0 && !LEARNED.test(found[1]!) && !NAMED.test(found[1]!)) return undefined;
  // Languages have rules of their own.
  if (languagesNamedIn(found[1]!).length > 0) return undefined;
  const inside = trimmed(text, { start: start + found.index + 1, end: start + found.index + 1 + found[1]!.length });
  const { span } = barely(text, inside);
  const words = text.slice(span.start, span.end);
  return termsIn(words).length > 0 || NAMED.test(flat(words)) || LEARNED.test(flat(words)) ? inside : undefined;
};
const MIN_BEFORE = 3;
const NAMED =
  /\p{L}\d|(?<!\p{L})(?:experien|knowledge|\p{L}*erfahrung|\p{L}*kenntnis|klasse|class|clase|conocimiento|deneyim|tecrube|bilgi)/u;

const itemsOf = (text: string, sentence: Span, byDefault: Importance): Item[] => {
  const { pieces, joined: listed } = colonsRead(text, piecesOf(text, sentence));
  const joined = new Set([...alternatives(pieces), ...subjectsOfDegree(text, pieces), ...listed]);
  const groups: { pieces: Piece[]; isAlternatives: boolean }[] = [];
  let listHasLead = false;
  for (const [index, piece] of pieces.entries()) {
    if (piece.joiner === "start" || piece.joiner === "break" || piece.hasLead) listHasLead = piece.hasLead;
    const last = groups.at(-1);
    if (!last || (!joined.has(index) && isDivided(text, pieces, index, listHasLead)))
      groups.push({ pieces: [piece], isAlternatives: piece.isExample });
    else {
      last.pieces.push(piece);
      last.isAlternatives ||= joined.has(index) || piece.isExample;
    }
  }
  const spans = groups.map(({ pieces, isAlternatives }) => {
    const [start, end] = [pieces[0]!.start, pieces.at(-1)!.end];
    const words = flat(text.slice(start, end));
    return {
      start,
      end,
      isAlternatives,
      // "Experience and training in" is one lead, cut in two.
      hasLead: barely(text, { start, end }).hasLead,
      breaks: pieces[0]!.joiner === "break",
      said: importanceAt(words),
      isAlone: saysOnlyImportance(words),
      isClosed: isClosed(words.trim()),
    };
  });
  const items = spans.map(({ start, end, isAlternatives, hasLead }, index) => ({
    start,
    end,
    isAlternatives,
    hasLead,
    isOfLevel: spans[index + 1]?.hasLead !== false,
    importance: importanceOf(spans, index, byDefault),
  }));
  // "AWS Professional - an advantage": the last words grade the others, and ask for nothing.
  return items.filter((_, index) => spans.length === 1 || !spans[index]!.isAlone);
};

const isClosed = (said: string): boolean => CLAUSE_ENDS.test(said) || /^\([^()]*\)[.,;]?$/u.test(said);

interface Said {
  readonly hasLead: boolean;
  readonly breaks: boolean;
  readonly said: ReturnType<typeof importanceAt>;
  /** It says how important the others are, and nothing else: "deseable". */
  readonly isAlone: boolean;
  /** A Turkish clause, over with its verb ("tercihen SQL bilen"), or a bracket. */
  readonly isClosed: boolean;
}

/** The importance of one item: its own words, those at the end of its list ("A and B are a plus"), or at its beginning ("A plus: A, B"). */
const importanceOf = (items: readonly Said[], index: number, byDefault: Importance): Importance => {
  const inherited = (): Importance => {
    for (let at = index - 1; at >= 0; at--) {
      if (items[at + 1]!.breaks || (items[at]!.isClosed && items[at]!.said?.importance === "nice")) break;
      const said = items[at]!.said;
      // "Very good knowledge of A and B" is said of both.
      if (said?.isOnlyStrong && said.isHead && !items[index]!.hasLead && byDefault !== "nice") return said.importance;
      if (said && !said.isOnlyStrong) return said.isHead ? said.importance : byDefault;
    }
    return byDefault;
  };
  const own = items[index]!.said;
  if (own && !own.isOnlyStrong) return own.importance;
  const before = inherited();
  if (own) return before === "nice" ? "nice" : own.importance;
  if (before !== byDefault) return before;
  for (let at = index + 1; at < items.length && (!items[at]!.breaks || items[at]!.isAlone); at++) {
    const said = items[at]!.said;
    if (said) return said.isTail && (!said.isHead || items[at]!.isAlone) && !said.isOnlyStrong ? said.importance : byDefault;
  }
  return byDefault;
};
