import { flat } from "../text/fold.ts";
import { overlaps, trimmed, type Span } from "../text/lines.ts";
import { yearsAskedIn } from "../text/numbers.ts";
import { contentWords } from "../text/words.ts";
import { languagesNamedIn } from "../vocabulary/languages.ts";
import { termsIn } from "../vocabulary/index.ts";
import { barely } from "./own-words.ts";
import { schoolingIn } from "./schooling.ts";

/** The sign or word that stands before a piece. */
type Joiner = "start" | "comma" | "and" | "or" | "break";

/** Words of a sentence between two joints. */
export interface Piece extends Span {
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
  /** "Bizagi vb. araçlar", "Canva o. ä.": it and the names before it are examples. */
  readonly endsExamples: boolean;
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

// A name in quotation marks: „Kreditgeschäft – Basis“.
const QUOTED = /„[^„“”\n]{1,120}[“”]|“[^“”\n]{1,120}”|«[^«»\n]{1,120}»/gu;

/** For each offset of a text, true inside brackets or quotation marks. */
const bracketed = (text: string): boolean[] => {
  const inside = inBrackets(text);
  for (const { index, 0: quoted } of text.matchAll(QUOTED)) inside.fill(true, index, index + quoted.length);
  return inside;
};

const inBrackets = (text: string): boolean[] => {
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
// Right behind the last of the examples.
const LIKE = "(?:vb|vs|gibi|benzeri|o\\. ?a|u\\. ?a|or similar|or the like|oder ahnliche\\p{L}*|o similar(?:es)?)(?![\\p{L}\\d])";
const LIKE_THESE = new RegExp(`^(?:\\S+ ){1,3}\\(?${LIKE}`, "u");
const SAYS_LIKE = new RegExp(`(?<!\\p{L})${LIKE}`, "u");

/** True for flat words that call some of what they name examples: "such as A, B", "A, B or similar". */
export const saysExamples = (said: string): boolean => EXAMPLE.test(said) || SAYS_LIKE.test(said);

// "At least one of Java, Kotlin, Scala": each of them is enough.
export const ONE_OF =
  /(?<!\p{L})(?:(?:one|any|either|some)(?: or (?:more|several))? of|(?:mindestens |wenigstens )?eine[rsmn]? (?:oder mehrere[rnms]? )?(?:der|dieser|von|sprache|programmiersprache)|(?:al menos )?(?:un[oa]|algun[oa]) (?:o varios |o mas )?de (?:l[oa]s|est[oa]s)|al menos un[oa]?|(?:en az |herhangi )bir(?:i|ine|inde|inden)?)(?!\p{L})/u;
const ACRONYM = /(?<![\p{L}\d])(?=[\p{L}\d+#./-]{2,16}(?![\p{L}\d]))(?:\p{Lu}{2}|\p{Lu}+\d|\p{Ll}+\p{Lu})/u;

export const pieceOf = (text: string, span: Span, joiner: Joiner): Piece => {
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
    fact: yearsAskedIn(said) ? "years" : schoolingIn(said).length > 0 ? "degree" : isLanguageName(words) ? "language" : undefined,
    isExample: EXAMPLE.test(said) || ONE_OF.test(said),
    startsExample: said.search(EXAMPLE) === 0,
    endsExamples: LIKE_THESE.test(said.trimStart()),
  };
};
export const MAX_NAME = 4;

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
  /(?:ariyoruz|aramaktayiz|araniyor|aranmaktadir|alinacaktir|arayis\p{L}* (?:bulunmakta|var|mevcut|icinde)\p{L}*|alinacak|alimi yapilacaktir|istihdam edilecektir)[\s.!]{0,3}$/u;
const CLAUSE_END =
  /(?<=(?<!\p{L})(?:mezun(?:u)?(?: olan)?|bilen|kullanabilen|yapabilen|\p{L}{3,20}(?:abilecek|ebilecek)|hakim(?: olan)?|sahip(?: olan)?|tecrubeli|deneyimli|bilgili|ehliyetli|yetkin|yatkin|usta|olan|bulunan|kullanan|konusan|anlayan|\p{L}{2,20}[ae]bilen|(?:gelistir|kullan|calis|tamamla|yap|yonet|bulun|edin|ustlen|bitir)mis|(?:calis|gorev al|gorevlendiril|calistiril|istihdam edil)[ae]c[ae]k|uzere;?))\s+(?!olan|ve(?!\p{L})|veya|ya da|bir(?!\p{L}))/gu;

// "Neben einer Ausbildung bringen Sie Erfahrung mit": the verb stands between two wishes.
const BESIDE_VERB =
  /\s(?:bringst|bringen|verfugst|verfugen|besitzt|besitzen|hast|haben|uberzeugst|uberzeugen|kennst|kennen) (?:du|sie|dich|uns)(?: (?:idealerweise|bereits|auch|uber|mit|uns|sich|durch))*(?:\s|$)/gu;

/** The end of a Turkish clause, on flat text: "… kullanabilen". */
export const CLAUSE_ENDS =
  /(?<!\p{L})(?:mezun|\p{L}{2,20}[ae]bil(?:en|ecek)|bilen|bilgili|hakim|sahip|sahibi|tecrubeli|deneyimli|yetkin|vakif|asina|yatkin|(?:gorev|yer) almis)(?: olan)?$/u;

/** The verb that ends a Turkish wish: "… bölümünden mezun", "… uygulamaları geliştirmiş". */
export const ENDS_IN_CLAUSE =
  /(?<!\p{L})(?:mezunu?|bilen|bilgili|hakim|sahip|sahibi|tecrubeli|deneyimli|yetkin|yatkin|\p{L}{3,20}(?:[ae]bil(?:en|ecek)|m[iu]s|yan|yen)|kullanan|olan|eden)[.]?$/u;

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
    /(?<!\p{L})(?:gorev\p{L}*|calis\p{L}*|istihdam|yer al\p{L}*|katil\p{L}*)(?: \p{L}+)? uzere;?$|(?:calis|gorev al|gorevlendiril|calistiril|istihdam edil)[ae]c[ae]k;?$|^\p{L}{2,30}['’]?[dt][ae] (?:bulunan|yer alan|faaliyet gosteren)$|asagidaki (?:nitelik|yetkinlik|ozellik|kriter)\p{L}*(?: \p{L}+)?$/u.test(
      said,
    )
  );
};

/** The words of a sentence cut at each comma, sign and joining word. */
export const piecesOf = (text: string, sentence: Span): Piece[] => {
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
