import { employmentTypeIn, remotePolicyIn, weeklyHoursIn } from "../advert/facts.ts";
import { payIn } from "../advert/pay.ts";
import { locationIn } from "../advert/place.ts";
import { flat } from "../text/fold.ts";
import { occupationsOf } from "../vocabulary/occupations.ts";

/** Kinds of facts about the job itself. */
export type NoteFact = "place" | "pay" | "hours" | "start";

/** A short note taken apart, each part in the words of the note. */
export interface Note {
  readonly facts: readonly (readonly [NoteFact, string])[];
  /** "HACCP", "English B2": short parts that name something wanted. */
  readonly wanted: readonly string[];
}

const MAX_WORDS = 6;
const START =
  /(?<!\p{L})(?:ab sofort|sofort|zum nachstmoglichen (?:zeitpunkt|termin)|nachstmoglich|schnellstmoglich|(?:ab|zum) (?:dem )?\d{1,2}\.(?: ?\p{L}{3,12}|\d{1,2}\.)(?: ?\d{2,4})?|immediate(?:ly)?(?: start)?|asap|start(?:ing)? (?:now|immediately|asap)|from now|incorporacion inmediata|inmediat[oa]|de inmediato|hemen(?: ise baslayacak)?|acil(?:en)?)(?!\p{L})/u;
const SEARCHES =
  /(?<!\p{L})(?:gesucht|gesucht:|sucht|suchen|suche|wir|wanted|needed|looking|hiring|we|are|for|seeking|se busca|se necesita|buscamos|busco|necesitamos|araniyor|ariyoruz|alinacak(?:tir)?|araniyor|a|an|eine[nrms]?|ein|una?|bir)(?!\p{L})/gu;

/** A note is a list of words without a sentence: "Koch gesucht ab sofort, Vollzeit, 2.800 €, Freiburg, HACCP". */
export const isNote = (words: string): boolean => {
  const parts = partsOf(words);
  return parts.length > 1 && parts.every((part) => part.split(/\s+/).length <= MAX_WORDS);
};

const partsOf = (words: string): string[] =>
  words
    .split(/[,;|\n](?=\s)|[.](?=\s*$)|\s[–-]\s/u)
    .map((part) => part.trim())
    .filter(Boolean);

/** Takes a note apart. Its occupation is left out, because the title says it. */
export const readNote = (words: string): Note => {
  const facts: (readonly [NoteFact, string])[] = [];
  const wanted: string[] = [];
  for (const part of partsOf(words)) {
    const plain = flat(part);
    const start = START.exec(plain);
    if (start) facts.push(["start", part.slice(start.index, start.index + start[0].length)]);
    const fact = factIn(part, plain);
    if (fact) facts.push([fact, part]);
    else if (!start && occupationsOf(part).length === 0 && plain.replace(SEARCHES, "").trim()) wanted.push(part);
  }
  return { facts, wanted };
};

const factIn = (part: string, plain: string): NoteFact | undefined => {
  // An amount alone is pay in a note, also without "salary".
  if (payIn(`salary ${plain}`)) return "pay";
  if (weeklyHoursIn(part, plain) || employmentTypeIn(part, plain)) return "hours";
  const place = locationIn(part, plain);
  const rest = place ? flat(part.slice(0, place.start) + part.slice(place.end)).replace(/[^\p{L}]/gu, "") : "";
  if (place && /^(?:in|raum|bei|at|near|en|da|de|ta|te)?$/u.test(rest)) return "place";
  return remotePolicyIn(plain) ? "place" : undefined;
};

/** The title within the words of a title field, which may hold the whole note. */
export const titleOfNote = (words: string): string => {
  const [found] = occupationsOf(words);
  const first = partsOf(words).find((part) => occupationsOf(part).length > 0) ?? partsOf(words)[0] ?? words;
  const plain = flat(first);
  const cut = plain.search(
    /\s(?:gesucht|wanted|needed|araniyor|alinacak|ab sofort|sofort|immediate|asap)(?!\p{L})|\s(?:in|en) (?=\p{L})|\s(?:vollzeit|teilzeit|full|part)(?!\p{L})/u,
  );
  const lead =
    /^(?:wir suchen|suchen?|we are looking for|looking for|hiring|wanted|se busca|se necesita|buscamos|busco)?:?\s*(?:(?:eine?n?|an?|una?)\s+)?/u.exec(
      plain,
    )![0].length;
  const title = first.slice(lead, cut > lead ? cut : undefined).trim();
  return title || (found ? words.slice(found.start, found.end) : words);
};
