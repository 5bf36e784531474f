import type { Importance } from "../criterion.info.ts";
import { flat } from "../text/fold.ts";
import { overlaps, trimmed, type Span } from "../text/lines.ts";
import { yearsIn } from "../text/numbers.ts";
import { contentWords } from "../text/words.ts";
import { languagesNamedIn } from "../vocabulary/languages.ts";
import { termsIn, type TermMatch } from "../vocabulary/index.ts";
import { barely } from "./own-words.ts";
import { isQuestion } from "./questions.ts";
import { schoolingIn } from "./schooling.ts";
import { importanceAt, importanceSaid, isOfWhole } from "./wording.ts";

/** Words of one requirement within a sentence. */
export interface Item extends Span {
  readonly importance: Importance;
  /** True for "Epic or Cerner", "databases such as MySQL, MongoDB": any of them meets it. */
  readonly isAlternatives: boolean;
  /** True after "experience with", "Kenntnisse in". */
  readonly hasLead: boolean;
}

type Joiner = "start" | "comma" | "and" | "or" | "break";

interface Piece extends Span {
  readonly joiner: Joiner;
  /** Without "experience with" and "is a plus". */
  readonly bare: Span;
  readonly hasLead: boolean;
  /** The words that say so stand behind it, as in Turkish: "SQL konusunda deneyimli". */
  readonly isTrail: boolean;
  readonly words: number;
  readonly isName: boolean;
  /** A number of years, a language or a degree, which is never part of a list of skills. */
  readonly fact: "years" | "language" | "degree" | undefined;
  readonly isExample: boolean;
  /** "z. B. Salesforce" after a comma belongs to the words before. */
  readonly startsExample: boolean;
}

const AND = "and|as well as|und|sowie|y|e|ve|&|\\+|bzw\\.?";
const OR = "or|oder|o|u|veya|ya da|and\\/or|und\\/oder|y\\/o|ve\\/veya|bzw\\.?|beziehungsweise|alternativ";
const BUT = "but|aber|jedoch|pero|ama|ancak|fakat|ademas(?: de)?|asimismo";
const CUT = new RegExp(
  `\\s{0,2}[,;]\\s{1,2}(?:(?<butAfter>${BUT})\\s{1,2}|(?<orAfter>${OR})\\s{1,2}|(?<andAfter>${AND})\\s{1,2})?|\\s{1,2}(?:(?<or>${OR})|(?<and>${AND}))\\s{1,2}|\\s{1,2}(?<but>${BUT})\\s{1,2}|(?<slash>\\s{1,2}[/|]\\s{1,2})|(?<dash>\\s{1,2}[–—-]\\s{1,2})`,
  "gu",
);

const joinerOf = (cut: RegExpMatchArray): Joiner => {
  const { or, orAfter, and, andAfter, but, butAfter, slash, dash } = cut.groups ?? {};
  if (or ?? orAfter ?? slash) return "or";
  if (cut[0].includes(";") || dash || (but ?? butAfter)) return "break";
  return (and ?? andAfter) ? "and" : "comma";
};

/** For each offset of a text, true inside brackets. */
const bracketed = (text: string): boolean[] => {
  const inside: boolean[] = [];
  let depth = 0;
  const closes = new Set<number>();
  for (let at = text.length - 1, waiting = 0; at >= 0; at--) {
    // A bracket that nothing closes does not count.
    if (text[at] === ")") waiting++;
    else if (text[at] === "(" && waiting > 0) {
      waiting--;
      closes.add(at);
    }
  }
  for (let at = 0; at < text.length; at++) {
    if (closes.has(at)) depth++;
    else if (text[at] === ")" && depth > 0) depth--;
    inside.push(depth > 0);
  }
  return inside;
};

// "such as", before the examples.
const EXAMPLE =
  /(?:^|[\s(])(?:such as|e\.g\.|eg\.?|for example|for instance|including|like|z\. ?b\.|zb\.?|wie(?: z\. ?b\.| etwa| zum beispiel)?|beispielsweise|etwa|p\. ?ej\.?|por ejemplo|como|tipo|orn\.|ornegin|(?:e?specially|particularly|in particular|insbesondere|vor allem|especialmente|sobre todo|ozellikle))(?:\s|:)/u;
// "At least one of Java, Kotlin, Scala": each of them is enough.
const ONE_OF =
  /(?<!\p{L})(?:(?:one|any|either|some)(?: or (?:more|several))? of|(?:mindestens |wenigstens )?eine[rsmn]? (?:oder mehrere[rnms]? )?(?:der|dieser|von|sprache|programmiersprache)|(?:al menos )?(?:un[oa]|algun[oa]) (?:o varios |o mas )?de (?:l[oa]s|est[oa]s)|al menos un[oa]?|(?:en az |herhangi )bir(?:i|ine|inde|inden)?)(?!\p{L})/u;
const ACRONYM = /(?<![\p{L}\d])(?=[\p{L}\d+#./-]{2,16}(?![\p{L}\d]))(?:\p{Lu}{2}|\p{Lu}+\d|\p{Ll}+\p{Lu})/u;

const pieceOf = (text: string, span: Span, joiner: Joiner): Piece => {
  const { span: bare, hasLead } = barely(text, span);
  const words = text.slice(bare.start, bare.end);
  const content = contentWords(words);
  const terms = termsIn(words);
  const unknown = content.filter((token) => !terms.some((term) => overlaps(term, token)));
  const said = flat(text.slice(span.start, span.end));
  const isShort = content.length > 0 && content.length <= MAX_NAME;
  return {
    ...span,
    joiner,
    bare,
    hasLead,
    isTrail: hasLead && bare.start === span.start,
    words: content.length,
    isName: isShort && ((terms.length > 0 && unknown.length <= 1) || ACRONYM.test(words)),
    fact: yearsIn(said) ? "years" : schoolingIn(said).length > 0 ? "degree" : isLanguageName(words) ? "language" : undefined,
    isExample: EXAMPLE.test(said) || ONE_OF.test(said),
    startsExample: said.search(EXAMPLE) === 0,
  };
};
const MAX_NAME = 4;

const isLanguageName = (words: string): boolean => {
  const named = languagesNamedIn(words);
  return named.length > 0 && contentWords(words).length <= MAX_NAME + 2;
};

/** "Communication in German and English", "Deutsch und Englisch fließend": what is said beside two languages holds for both. */
const joinsLanguages = (slice: string, cut: RegExpMatchArray): boolean => {
  const [before, after] = [slice.slice(0, cut.index), slice.slice(cut.index! + cut[0].length)];
  const first = /\p{L}+$/u.exec(before)?.[0] ?? "";
  const second = /^\p{L}+/u.exec(after)?.[0] ?? "";
  const isAlone = contentWords(before).length === 1 && contentWords(after).length === 1;
  return !isAlone && joinerOf(cut) === "and" && languagesNamedIn(first).length > 0 && languagesNamedIn(second).length > 0;
};

// "… mezun olan, iyi derecede İngilizce bilen çalışma arkadaşı arıyoruz": a Turkish search says each wish in a clause before the noun.
const TURKISH_SEARCH =
  /(?:ariyoruz|aramaktayiz|araniyor|aranmaktadir|alinacaktir|arayis\p{L}* (?:bulunmakta|var|mevcut)\p{L}*)[\s.!]{0,3}$/u;
const CLAUSE_END =
  /(?<=(?<!\p{L})(?:mezun(?:u)?(?: olan)?|bilen|kullanabilen|yapabilen|\p{L}{3,20}(?:abilecek|ebilecek)|hakim(?: olan)?|sahip(?: olan)?|tecrubeli|deneyimli|calismis|uzere;?))\s+(?!olan|ve(?!\p{L})|veya|ya da|bir(?!\p{L}))/gu;

// "Neben einer Ausbildung bringen Sie Erfahrung mit": the verb stands between two wishes.
const BESIDE_VERB =
  /\s(?:bringst|bringen|verfugst|verfugen|besitzt|besitzen|hast|haben|uberzeugst|uberzeugen|kennst|kennen) (?:du|sie|dich|uns)(?: (?:idealerweise|bereits|auch|uber|mit|uns|sich|durch))*(?:\s|$)/gu;

const CLAUSE_ENDS =
  /(?<!\p{L})(?:mezun|\p{L}{2,20}[ae]bil(?:en|ecek)|bilen|bilgili|hakim|sahip|sahibi|tecrubeli|deneyimli|yatkin)(?: olan)?$/u;

/** True for a Turkish sentence that looks for somebody. */
export const isTurkishSearch = (said: string): boolean => TURKISH_SEARCH.test(said);

const clauseCuts = (slice: string): RegExpMatchArray[] => {
  const said = flat(slice);
  if (TURKISH_SEARCH.test(said)) return [...said.matchAll(CLAUSE_END)];
  return /^\s*neben\s/.test(said) ? [...said.matchAll(BESIDE_VERB)] : [];
};

/** Of a Turkish search, what names the place of work ("… görevlendirilmek üzere") and the person looked for. */
export const isFrame = (said: string): boolean => {
  return (
    TURKISH_SEARCH.test(said) ||
    /(?<!\p{L})(?:gorev\p{L}*|calis\p{L}*|istihdam|yer al\p{L}*|katil\p{L}*)(?: \p{L}+)? uzere;?$/u.test(said)
  );
};

/** Indexes of the subjects of one degree: "Makine, Elektrik veya ilgili bölümlerinden mezun" says at the end what they are. */
const subjectsOfDegree = (text: string, pieces: readonly Piece[]): Set<number> => {
  const found = new Set<number>();
  const said = pieces.map(({ start, end }) => flat(text.slice(start, end)));
  for (const [last, words] of said.entries()) {
    if (!/(?:bolum\p{L}*|fakulte\p{L}*|alan\p{L}*|dal\p{L}*)(?: birinden| herhangi birinden)? mezun/u.test(words)) continue;
    let first = last;
    while (first > 0 && pieces[first]!.joiner !== "break" && isSubject(pieces[first - 1]!)) {
      first--;
      if (/(?:universite|fakulte|yuksekokul)/u.test(said[first]!)) break;
    }
    for (let at = first + 1; at <= last; at++) found.add(at);
  }
  return found;
};

const isSubject = ({ words, hasLead, fact }: Piece): boolean =>
  words <= MAX_SUBJECT && !hasLead && (fact === undefined || fact === "degree");
const MAX_SUBJECT = 6;

const piecesOf = (text: string, sentence: Span): Piece[] => {
  const slice = text.slice(sentence.start, sentence.end);
  const inside = bracketed(slice);
  // "Anleitung von Kolleginnen und Kollegen" is one name.
  const named = termsIn(slice).filter(({ start, end }) => /[\s,]/.test(slice.slice(start, end)));
  const isInName = (cut: Span): boolean => named.some((term) => overlaps(term, cut));
  const clauses = clauseCuts(slice);
  const cuts = [...flat(slice).matchAll(CUT), ...clauses]
    .filter(({ index, 0: cut }) => !inside[index!] && !isInName({ start: index!, end: index! + cut.length }))
    .toSorted((a, b) => a.index! - b.index!);
  const spans: { span: Span; joiner: Joiner }[] = [];
  let from = 0;
  let joiner: Joiner = "start";
  for (const cut of cuts) {
    if (clauses.includes(cut)) {
      spans.push({ span: { start: from, end: cut.index! }, joiner });
      [from, joiner] = [cut.index! + cut[0].length, "break"];
      continue;
    }
    // "Alten-, Gesundheits- und Krankenpflege" is one name.
    if (slice[cut.index! - 1] === "-" && joinerOf(cut) !== "break") continue;
    if (joinsLanguages(slice, cut)) continue;
    if (cut.index! > from) spans.push({ span: { start: from, end: cut.index! }, joiner });
    [from, joiner] = [cut.index! + cut[0].length, joinerOf(cut)];
  }
  spans.push({ span: { start: from, end: slice.length }, joiner });
  return spans
    .map(({ span, joiner }) => ({
      span: trimmed(text, { start: span.start + sentence.start, end: span.end + sentence.start }),
      joiner,
    }))
    .filter(({ span }) => span.end > span.start)
    .map(({ span, joiner }) => pieceOf(text, span, joiner));
};

/** Indexes of the pieces that belong to the one before as further alternatives or examples. */
const alternatives = (pieces: readonly Piece[]): Set<number> => {
  const joined = new Set<number>();
  for (const [index, piece] of pieces.entries()) {
    if (piece.joiner !== "or") continue;
    // "Deutsch und Englisch oder …": facts of another kind do not become alternatives.
    joined.add(index);
    // The commas before an "or" are alternatives, too: "AWS, GCP or Azure".
    for (let at = index - 1; at > 0 && pieces[at]!.joiner === "comma" && isListed(pieces, at); at--) joined.add(at);
  }
  for (const [index, piece] of pieces.entries()) {
    if (!piece.isExample) continue;
    if (piece.startsExample && index > 0 && piece.joiner !== "break") joined.add(index);
    for (let at = index + 1; at < pieces.length && isListed(pieces, at) && pieces[at]!.joiner !== "break"; at++) joined.add(at);
  }
  return joined;
};

const isListed = (pieces: readonly Piece[], at: number): boolean => {
  const piece = pieces[at]!;
  return piece.words <= MAX_NAME && !piece.hasLead && (piece.fact === undefined || piece.fact === pieces[at - 1]?.fact);
};

// "Wartung und Reparatur von Heizungen": the object belongs to both.
const SHARES_OBJECT = /^\p{L}{3,30}\s(?:von|der|des|of|de|del|de la|for|fur|am|an)\s/u;

const isDivided = (text: string, pieces: readonly Piece[], at: number, listHasLead: boolean): boolean => {
  const [left, right] = [pieces[at - 1]!, pieces[at]!];
  if (right.joiner === "break") return true;
  // A Turkish clause is over with its verb: "SQL kullanabilen, analitik düşünen".
  if (right.joiner === "comma" && CLAUSE_ENDS.test(flat(text.slice(left.start, left.end)))) return true;
  // "Proper knowledge of and experience with food handling", "bilgi ve deneyim sahibi" is said of one thing.
  if (right.joiner === "and" && (isKnowing(text, left) || isKnowing(text, right))) return false;
  // "Führerschein Klasse B und hohe Reisebereitschaft": the licence is asked for, the readiness is not.
  if (isQuestionBesideLearned(text, left, right) || isQuestionBesideLearned(text, right, left)) return true;
  // "Pompa, motor ve sürücü bakımı konusunda deneyimli": in Turkish, what stands behind the last one belongs to all.
  const isOfAll = right.isTrail && left.words === 1 && !left.isName && left.fact === undefined;
  if (right.hasLead && !isOfAll) return true;
  if (left.fact !== right.fact) return right.words > 0 && (right.fact !== undefined || right.isName || right.words >= 2);
  if (left.fact !== undefined) return left.fact !== "degree";
  if (SHARES_OBJECT.test(flat(text.slice(right.bare.start, right.bare.end))) && left.words === 1 && !isProduct(text, left))
    return false;
  if (importanceAt(flat(text.slice(right.start, right.end)))?.isHead) return true;
  // "Bases de datos relacionales y no relacionales"
  if (right.joiner === "and" && left.words > 1 && isNegation(text, right)) return false;
  if (left.isName && right.isName) return true;
  // "The ability to speak, read and write": single words in lower case that are no name go with their neighbours.
  if (isLooseWord(text, left) || isLooseWord(text, right)) return false;
  // "Erfahrung in der Buchhaltung sowie in der Lohnabrechnung": what is said before a preposition belongs to both.
  if (right.joiner === "and" && right.words <= 3 && PREPOSITION.test(flat(text.slice(right.start, right.end)))) return false;
  // "Mantenimientos preventivos y correctivos": the adjective belongs to the noun before.
  if (right.words === 1 && left.words >= 2 && ADJECTIVE.test(flat(text.slice(right.bare.start, right.bare.end)))) return false;
  return listHasLead && left.words > 0 && left.words <= 3 && right.words > 0 && right.words <= 3;
};

const LEARNED =
  /(?<!\p{L})(?:fuhrerschein|fahrerlaubnis|(?:driving |driver'?s )?licen[cs]e|licensed|certifi|diploma|degree|carne|permiso de conducir|licencia|titulo|ehliyet|surucu belgesi|sertifika|\p{L}*zertifi|\p{L}*abschluss)/u;

const isQuestionBesideLearned = (text: string, question: Piece, learned: Piece): boolean => {
  const said = ({ start, end }: Piece): string => flat(text.slice(start, end));
  return isQuestion(said(question)) && LEARNED.test(said(learned)) && !isQuestion(said(learned));
};

/** True for words that say no more than that something is known. */
const isKnowing = (text: string, { start, end, fact }: Piece): boolean =>
  fact === undefined && KNOWING.test(flat(text.slice(start, Math.min(end, start + MAX_KNOWING))));
const MAX_KNOWING = 60;
const KNOWING =
  /^(?:\p{L}{3,20} ){0,2}(?:knowledge|experience|understanding|kenntnisse?|erfahrung(?:en)?|conocimientos?|experiencia|deneyim|bilgi)(?: sahibi| sahip)?[.,]?$/u;

const isLooseWord = (text: string, { bare, words, isName, fact }: Piece): boolean =>
  words === 1 && !isName && fact === undefined && /^\p{Ll}+$/u.test(text.slice(bare.start, bare.end));

const PREPOSITION = /^(?:in|im|an|am|auf|bei|von|zu|zum|zur|fur|durch|en|de|del|para|por|at|on|for|to|of|by|from)\s/u;
const isNegation = (text: string, { start, end }: Piece): boolean => NEGATION.test(flat(text.slice(start, end)));
const NEGATION = /^(?:no|non|nicht)[\s-]\p{L}{4,30}(?:[:,.]|$)/u;
const ADJECTIVE = /^\p{L}{3,20}(?:iv[oa]s?|ales?|ic[oa]s?|ari[oa]s|ales)$/u;

const isProduct = (text: string, { bare }: Piece): boolean =>
  termsIn(text.slice(bare.start, bare.end)).some(({ term }) => new Set(Object.values(term.label)).size === 1);

/** Cuts a sentence into what it asks for, each with its importance; `byDefault` is that of the part it stands in. */
export const itemsIn = (text: string, sentence: Span, byDefault: Importance): Item[] => {
  const bracket = wishInBracket(text, sentence);
  if (!bracket) return itemsOf(text, sentence, byDefault);
  return [...itemsOf(text, { start: sentence.start, end: bracket.start - 1 }, byDefault), ...itemsOf(text, bracket, "nice")];
};

/** What a bracket at the end welcomes besides: "Forklift experience (a valid licence is a plus)". */
const wishInBracket = (text: string, { start, end }: Span): Span | undefined => {
  const said = flat(text.slice(start, end));
  const found = /\(([^()]{4,120})\)[\s.;,]{0,3}$/u.exec(said);
  if (!found || found.index < MIN_BEFORE || importanceSaid(found[1]!) !== "nice" || isOfWhole(found[1]!)) return undefined;
  // Languages have rules of their own.
  if (languagesNamedIn(found[1]!).length > 0) return undefined;
  const inside = trimmed(text, { start: start + found.index + 1, end: start + found.index + 1 + found[1]!.length });
  const { span } = barely(text, inside);
  return contentWords(text.slice(span.start, span.end)).length > 0 ? inside : undefined;
};
const MIN_BEFORE = 3;

/** A list behind a colon: what is named before it holds for all ("MS Office: Word, Excel"), a bare label for none ("Languages: Java, Go"). */
const colonsRead = (text: string, pieces: readonly Piece[]): { pieces: readonly Piece[]; joined: readonly number[] } => {
  const at = pieces.findIndex(({ start, end }) => /\p{L}:\s+\p{L}/u.test(text.slice(start, end)));
  const list = at === -1 ? [] : pieces.slice(at + 1);
  const isList = list.length > 0 && list.every(({ words, fact, hasLead }) => words > 0 && words <= MAX_NAME && !fact && !hasLead);
  if (!isList || pieces[at]!.fact !== undefined) return { pieces, joined: [] };
  const { start, end, joiner, hasLead } = pieces[at]!;
  const colon = start + text.slice(start, end).indexOf(": ");
  if (colon < start) return { pieces, joined: [] };
  const label = text.slice(start, colon);
  const isLed = hasLead || (at > 0 && pieces[at - 1]!.hasLead && isNegation(text, pieces[at]!));
  if (isLed || termsIn(label).length > 0 || ONE_OF.test(flat(label)))
    return { pieces, joined: list.map((_, index) => at + 1 + index) };
  if (at > 0 || contentWords(label).length > MAX_LABEL) return { pieces, joined: [] };
  return { pieces: [pieceOf(text, trimmed(text, { start: colon + 1, end }), joiner), ...list], joined: [] };
};
const MAX_LABEL = 2;

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
  const spans = groups.map(({ pieces, isAlternatives }) => ({
    start: pieces[0]!.start,
    end: pieces.at(-1)!.end,
    isAlternatives,
    hasLead: pieces[0]!.hasLead,
    breaks: pieces[0]!.joiner === "break",
    said: importanceAt(flat(text.slice(pieces[0]!.start, pieces.at(-1)!.end))),
  }));
  return spans.map(({ start, end, isAlternatives, hasLead }, index) => ({
    start,
    end,
    isAlternatives,
    hasLead,
    importance: importanceOf(spans, index, byDefault),
  }));
};

interface Said {
  readonly hasLead: boolean;
  readonly breaks: boolean;
  readonly said: ReturnType<typeof importanceAt>;
}

/** The importance of one item: its own words, those at the end of its list ("A and B are a plus"), or at its beginning ("A plus: A, B"). */
const importanceOf = (items: readonly Said[], index: number, byDefault: Importance): Importance => {
  const inherited = (): Importance => {
    for (let at = index - 1; at >= 0; at--) {
      if (items[at + 1]!.breaks) break;
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
  for (let at = index + 1; at < items.length && !items[at]!.breaks; at++) {
    const said = items[at]!.said;
    if (said) return said.isTail && !said.isOnlyStrong ? said.importance : byDefault;
  }
  return byDefault;
};

/** Terms whose sense the words around settle: the library system "ILS" is none in "Immediate Life Support (ILS)". */
export const settledTerms = (words: string): TermMatch[] =>
  termsIn(words).filter(({ start, end }, _, all) => {
    const name = words.slice(start, end);
    if (!/^\p{Lu}{2,6}$/u.test(name) || !/\(\s?$/.test(words.slice(0, start))) return true;
    const before = [...words.slice(0, start).matchAll(/\p{L}[\p{L}\p{M}]*/gu)].slice(-name.length);
    const initials = before.map((word) => word[0].charAt(0).toUpperCase()).join("");
    const from = before[0]?.index ?? 0;
    // The long form before the bracket says what the letters mean.
    return initials !== name || all.some((other) => other.start >= from && other.end <= start);
  });

/** True for a certificate, or a product with the same name in all four languages. */
export const isThing = ({ term }: TermMatch): boolean =>
  term.kind === "certification" || new Set(Object.values(term.label)).size === 1;
