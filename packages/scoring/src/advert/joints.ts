import { flat } from "../text/fold.ts";
import { trimmed } from "../text/lines.ts";
import { contentWords } from "../text/words.ts";
import { termsIn } from "../vocabulary/index.ts";
import { studyOfWord } from "../vocabulary/studies.ts";
import { CLAUSE_ENDS, MAX_NAME, ONE_OF, pieceOf, type Piece } from "./pieces.ts";
import { isQuestion } from "./questions.ts";
import { isMannerOfLanguage } from "./spoken.ts";
import { importanceAt } from "./wording.ts";

/** Indexes of the subjects of one degree: "Makine, Elektrik veya ilgili bölümlerinden mezun" says at the end what they are. */
export const subjectsOfDegree = (text: string, pieces: readonly Piece[]): Set<number> => {
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
  for (const [first, words] of said.entries()) {
    if (pieces[first]!.fact !== "degree" || !OF_SUBJECT.test(words)) continue;
    for (let at = first + 1; at < pieces.length && isFurtherSubject(pieces[at]!, said[at]!); at++) found.add(at);
  }
  for (const [last, words] of said.entries()) {
    if (pieces[last]!.joiner !== "or" || !LIKE_SUBJECT.test(words)) continue;
    let first = last;
    while (first > 0 && pieces[first]!.joiner !== "break" && isSubject(pieces[first - 1]!)) first--;
    if (pieces[first]!.fact === "degree") for (let at = first + 1; at <= last; at++) found.add(at);
  }
  for (const [last, words] of said.entries())
    if (pieces[last]!.joiner === "and" && NAMED_DEGREE.test(words) && isNameAndHalf(text, pieces[last - 1]!, pieces[last]!))
      found.add(last);
  return found;
};

// "Fizyoterapi ve Rehabilitasyon lisans mezunu": one field of study, whose name has two halves.
const NAMED_DEGREE =
  /^(?:\p{L}{3,20} ){1,2}(?:(?:(?:on|yuksek) )?lisans |bolum\p{L}{0,6} |fakulte\p{L}{0,6} )?mezunu?(?: olan)?[.,]?$/u;
const isNameAndHalf = (text: string, name: Piece, half: Piece): boolean =>
  !name.hasLead &&
  name.fact === undefined &&
  /^\p{Lu}/u.test(text.slice(half.start, half.end)) &&
  /^(?:\p{Lu}\p{Ll}{2,20}[ \t]?){1,3}$/u.test(text.slice(name.start, name.end));

// "Química, Bioquímica o carrera afín": what stands before are subjects.
const LIKE_SUBJECT =
  /(?<!\p{L})(?:carreras? afin(?:es)?|afines|(?:estudios|areas?|carreras?) (?:afines|relacionad[oa]s?|similares)|(?:related|similar|comparable|relevant) (?:fields?|disciplines?|subjects?|areas?|degrees?|studies)|(?:vergleichbare|verwandte|ahnliche)\p{L}* (?:studieng\p{L}+|fachrichtung\p{L}*|studium|fach\p{L}*))(?!\p{L})/u;

// "Grado en Hotelería", "degree in business": subjects of the same degree may follow.
const OF_SUBJECT = /(?:^|\s)(?:in|im|of|en|de|der|des)\s\p{L}/u;
const LEARNED_OTHERWISE =
  /(?<!\p{L})(?:experien\p{L}*|skills?|knowledge|\p{L}*erfahrung(?:en)?|\p{L}*kenntniss?e?n?|conocimientos?|deneyim\p{L}*|bilgi\p{L}*|mezun\p{L}*)(?!\p{L})|(?<=\p{L}\s)(?:for|to|with|fur|an|mit|por|con)\s/u;

/** "… and Tourism or Business Administration": a field of study behind another. */
const isFurtherSubject = ({ words, hasLead, fact, joiner, isName, bare }: Piece, said: string): boolean =>
  joiner !== "break" &&
  words > 0 &&
  words <= MAX_SUBJECT &&
  !hasLead &&
  !(isName && joiner === "comma" && bare.end - bare.start < SHORTEST_SUBJECT) &&
  fact === undefined &&
  !LEARNED_OTHERWISE.test(said) &&
  contentWords(said).some(({ fold }) => studyOfWord(fold) !== undefined);
const SHORTEST_SUBJECT = 5;

const isSubject = ({ words, hasLead, fact }: Piece): boolean =>
  words <= MAX_SUBJECT && !hasLead && (fact === undefined || fact === "degree");
const MAX_SUBJECT = 6;

/** Indexes of the pieces that belong to the one before as further alternatives or examples. */
export const alternatives = (pieces: readonly Piece[]): Set<number> => {
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
  for (const [index, piece] of pieces.entries()) {
    if (!piece.endsExamples || piece.joiner === "break") continue;
    // "…metodolojilerine hakim, Jira, Confluence gibi araçlar": the first of them stands behind another clause.
    const isNext = (at: number): boolean => at > 0 && !pieces[at - 1]!.isTrail;
    if (isNext(index)) joined.add(index);
    for (let at = index - 1; isNext(at) && pieces[at]!.joiner === "comma" && isListed(pieces, at); at--) joined.add(at);
  }
  return joined;
};

const isListed = (pieces: readonly Piece[], at: number): boolean => {
  const piece = pieces[at]!;
  return piece.words <= MAX_NAME && !piece.hasLead && (piece.fact === undefined || piece.fact === pieces[at - 1]?.fact);
};

// "Wartung und Reparatur von Heizungen": the object belongs to both.
const SHARES_OBJECT = /^\p{L}{3,30}\s(?:von|der|des|of|de|del|de la|for|fur|am|an)\s/u;

/** True where a piece is a requirement apart from the one before it. */
export const isDivided = (text: string, pieces: readonly Piece[], at: number, listHasLead: boolean): boolean => {
  const [left, right] = [pieces[at - 1]!, pieces[at]!];
  if (right.joiner === "break") return true;
  // A Turkish clause is over with its verb: "SQL kullanabilen, analitik düşünen".
  if (right.joiner === "comma" && CLAUSE_ENDS.test(flat(text.slice(left.start, left.end)))) return true;
  // "Proper knowledge of and experience with food handling", "bilgi ve deneyim sahibi" is said of one thing.
  if (right.joiner === "and" && (isKnowing(text, left) || isKnowing(text, right))) return false;
  // "Führerschein Klasse B und hohe Reisebereitschaft": the licence is asked for, the readiness is not.
  if (isQuestionBesideLearned(text, left, right) || isQuestionBesideLearned(text, right, left)) return true;
  // "ERP ve CRM sistemleri konusunda en az 2 yıl deneyimli": the years are those of both.
  if (isPairOfYears(text, left, right)) return false;
  // "Yazılı ve sözlü İngilizce", "schriftlich und mündlich gutes Deutsch": how the language is used.
  if (right.joiner === "and" && right.fact === "language" && isMannerOfLanguage(flat(text.slice(left.bare.start, left.bare.end))))
    return false;
  // "Pompa, motor ve sürücü bakımı konusunda deneyimli": in Turkish, what stands behind the last one belongs to all.
  const isOfAll = right.isTrail && left.words === 1 && !left.isName && left.fact === undefined;
  // "En az 5 yıl satış ve satış kanallarında tecrübesi olan": the experience at the end is that of the years.
  if (right.joiner === "and" && left.fact === "years" && !left.isTrail && right.isTrail) return false;
  if (right.hasLead && !isOfAll) return true;
  // "With customers and other departments", "openly and clearly with the team", "im Aufbau und der Skalierung von Teams".
  if (right.joiner === "and" && GOES_WITH.test(flat(text.slice(right.start, right.end)))) return false;
  if (isObjectOfBoth(text, left, right) || isAdjectivePair(text, left, right)) return false;
  // "Zoom para negociaciones y presentaciones": the purpose has two parts.
  if (
    right.joiner === "and" &&
    right.words === 1 &&
    PURPOSE.test(flat(text.slice(left.start, left.end))) &&
    !isProduct(text, right)
  )
    return false;
  if (isMoreOfYears(text, left, right)) return false;
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

const GOES_WITH = /^(?:andere[nrms]?|weitere[nrms]?|other|otr[oa]s|diger) \p{L}|^\p{L}{4,20}ly (?:with|to|in)\s/u;
const isObjectOfBoth = (text: string, left: Piece, right: Piece): boolean =>
  right.joiner === "and" &&
  left.words === 1 &&
  left.fact === undefined &&
  !left.isName &&
  /^(?:der|die|des|dem|den) \p{L}+(?:ung|ion) /u.test(flat(text.slice(right.start, right.end)));

const PURPOSE = /(?<!\p{L})(?:para|for|fur|zum|zur|icin)\s\p{L}{4,20}$/u;

// "Internal and external stakeholders", "internen und externen Partnern": two adjectives of one noun.
const isAdjectivePair = (text: string, left: Piece, right: Piece): boolean => {
  if (right.joiner !== "and" || right.words > 3) return false;
  const last = /(?<!\p{L})\p{Ll}+$/u.exec(text.slice(left.start, left.end))?.[0] ?? "";
  const first = /^\p{Ll}+(?=\s\p{L})/u.exec(text.slice(right.start, right.end))?.[0] ?? "";
  return ADJECTIVES.some((ending) => ending.test(flat(last)) && ending.test(flat(first)));
};
const ADJECTIVES = [/^\p{L}{3,14}(?:al|ic|ive|ary|ory|ernal)$/u, /^\p{L}{3,16}(?:(?:ern|isch|lich|ig|al|iv|ar|frei)e[nrms]?)$/u];

// "Two years of experience in sales and customer care": the years are those of both.
const isMoreOfYears = (text: string, left: Piece, right: Piece): boolean =>
  (right.joiner === "and" || right.joiner === "or") &&
  left.fact === "years" &&
  right.fact === undefined &&
  right.words > 0 &&
  right.words <= MAX_NAME &&
  IN_FIELD.test(flat(text.slice(left.start, left.end))) &&
  !isProduct(text, right) &&
  !LEARNED.test(flat(text.slice(right.start, right.end)));
const IN_FIELD =
  /(?:experien\p{L}*|erfahrung(?:en)?|\d\+? (?:years?|anos?|jahren?)(?: \p{L}+)?) (?:\p{L}+ ){0,2}?(?:in|im|with|as|en|como|con|realizando|als|mit)(?:\s\p{L}+){1,4}$/u;

const isPairOfYears = (text: string, left: Piece, right: Piece): boolean =>
  (right.joiner === "and" || right.joiner === "or") &&
  right.fact === "years" &&
  left.fact === undefined &&
  left.words <= 3 &&
  !left.hasLead &&
  /(?<!\p{L})(?:konu|alan)(?:su|lari|i)n?da\s(?:(?:en az|asgari|minimum)\s)?\d/u.test(flat(text.slice(right.start, right.end)));

/** Things that are held or learned, on flat text. */
export const LEARNED =
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
  /^(?:\p{L}{3,20} ){0,2}(?:knowledge|experience|understanding|kenntnisse?|erfahrung(?:en)?|conocimientos?|experiencia|(?:deneyim|tecrube)(?:e|ye)?|bilgi(?:ye)?)(?: sahibi| sahip)?[.,]?$/u;

const isLooseWord = (text: string, { bare, words, isName, fact }: Piece): boolean =>
  words === 1 && !isName && fact === undefined && /^\p{Ll}+$/u.test(text.slice(bare.start, bare.end));

const PREPOSITION = /^(?:in|im|an|am|auf|bei|von|zu|zum|zur|fur|durch|en|de|del|para|por|at|on|for|to|of|by|from)\s/u;
const isNegation = (text: string, { start, end }: Piece): boolean => NEGATION.test(flat(text.slice(start, end)));
const NEGATION = /^(?:no|non|nicht)[\s-]\p{L}{4,30}(?:[:,.]|$)/u;
const ADJECTIVE = /^\p{L}{3,20}(?:iv[oa]s?|ales?|ic[oa]s?|ari[oa]s|ales)$/u;

const isProduct = (text: string, { bare }: Piece): boolean =>
  termsIn(text.slice(bare.start, bare.end)).some(({ term }) => term.isProduct);

/** A list behind a colon: what is named before it holds for all ("MS Office: Word, Excel"), a bare label for none ("Languages: Java, Go"). */
export const colonsRead = (text: string, pieces: readonly Piece[]): { pieces: readonly Piece[]; joined: readonly number[] } => {
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
