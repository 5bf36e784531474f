import { flat, tokensOf } from "../text/fold.ts";
import type { Span } from "../text/lines.ts";
import { remembered } from "../text/remember.ts";
import { termsIn } from "../vocabulary/index.ts";
import { levelIn } from "../vocabulary/languages.ts";
import { isNoSkill } from "./no-skill.ts";
import type { ParsedCv } from "./parsed-cv.ts";

const MIN_NAME_WORDS = 2;

/** Tells words of the person's name: "Edison Guaichico" of Edison Geovanny Guaichico Piñan. */
export const namedBy = ({ text }: ParsedCv, name: Span | undefined): ((value: string) => boolean) => {
  const own = new Set(name ? tokensOf(text.slice(name.start, name.end)).map((token) => token.fold) : []);
  return (value) => {
    if (own.size < MIN_NAME_WORDS) return false;
    const words = tokensOf(value).map((token) => token.fold);
    const shared = words.filter((word) => own.has(word)).length;
    // "Jane Doe – Cloud Enthusiast": the foot of a page.
    const begins = words.slice(0, MIN_NAME_WORDS).every((word) => own.has(word));
    return words.length >= MIN_NAME_WORDS && shared >= MIN_NAME_WORDS && (begins || shared * 2 > words.length);
  };
};

const FEW = 4;
const LEAST_LINES = 4;

/** True for several items of which nearly all begin with a capital. */
export const beginLoud = (items: readonly string[]): boolean =>
  items.length >= LEAST_LINES && items.filter((item) => /^\s*\p{Ll}/u.test(item)).length * FEW <= items.length;

/**
 * Tells where a line in small letters goes on with the item above: in a list of lines that nearly all begin with a capital. A line that is a
 * known name ("javascript") is an item of its own.
 */
export const goesOnBelow = (list: string): ((lineStart: number) => boolean) => {
  const lines = list.split("\n").filter((line) => /\p{L}/u.test(line));
  if (list.includes(",") || !beginLoud(lines)) return () => false;
  return (start) => {
    const end = list.indexOf("\n", start);
    const line = list.slice(start, end < 0 ? list.length : end).trim();
    const above = list.slice(list.lastIndexOf("\n", start - 2) + 1, start - 1).trim();
    const isOwn = termsIn(line)[0]?.start === 0 || levelIn(flat(line)) !== undefined || isNoSkill(line);
    return /^\p{Ll}{2}/u.test(line) && !isOwn && above !== "" && levelIn(flat(above)) === undefined;
  };
};

const LEAST_TITLE = 9;

/** Tells groups of a list by their headings in capitals ("CI/CD & OBSERVABILITY"), in a list whose other lines are not in capitals. */
export const subHeadingsIn = (list: string): ((piece: string) => boolean) => {
  const lines = list.split("\n").map((line) => line.trim());
  const isKnown = (line: string): boolean => termsIn(line).some(({ start, end }) => (end - start) * 10 >= line.length * 7);
  const isShouted = (line: string): boolean =>
    line.length >= LEAST_TITLE && /\s/.test(line) && isCapitals(line) && !isKnown(line);
  const shouted = lines.filter(isShouted);
  const usual = lines.filter((line) => /\p{L}{2}/u.test(line) && !isCapitals(line));
  if (shouted.length > usual.length) return () => false;
  const titles = new Set(shouted);
  return (piece) => titles.has(piece.trim());
};

const isCapitals = (words: string): boolean => /\p{Lu}{2}/u.test(words) && words === words.toUpperCase();

const GROUP =
  /^(?:(?:Programmier)?[Ss]prachen?|IDEs?|Datenbank(?:en)?|Versionskontrolle|Betriebssysteme?|Languages?|Databases?|Tools?|Frameworks?|Librar(?:y|ies)|Lenguajes?|Bases? de datos|Herramientas|Diller|Veritaban(?:ı|ları)|Kütüphaneler|Araçlar)\s+(?=\p{Lu})/u;

/** "Datenbank MongoDB": the length of the name of a group that stands before its only member, in a table read as one line. */
export const labelBefore = (value: string): number => {
  const label = GROUP.exec(value)?.[0].length ?? 0;
  return label > 0 && termsIn(value.slice(label))[0]?.start === 0 && !termsIn(value).some(({ start }) => start < label)
    ? label
    : 0;
};

/** True for a piece of a line that is part of a sentence: "Mich zeichnet mein Mut, Neues zu tun, mein Ehrgeiz". */
export const isInSentence = (text: string, { start, end }: Span): boolean => {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const to = text.indexOf("\n", end);
  const words = text.slice(Math.max(from, start - SEEN), Math.min(to < 0 ? text.length : to, end + SEEN));
  return isOfSentence(words);
};

/** Signs of a line on either side of a piece that are looked at. */
const SEEN = 200;

const isOfSentence = remembered((words): boolean => {
  const tokens = tokensOf(words).map((token) => token.fold);
  return tokens.length >= LEAST_SAID && tokens.filter((word) => SAID.has(word)).length >= LEAST_SMALL;
});
const LEAST_SAID = 6;
const LEAST_SMALL = 2;
// Small words of sentences that lists do not hold, folded.
const SAID = new Set(
  (
    "ich mich mir mein meine meinen meiner meinem dass nicht ist sind wird wurde wurden habe hat haben es sie er wir man auch sich sein seine dieser diese dieses einer einem einen jedoch aber wenn als zu ging " +
    "i my me is are was were that which this they we it has have had been will their its these you your who " +
    "que se es son fue fueron ha he mi mis su sus una un como cual esta este esto estas quien " +
    "bir bu olarak olan icin cok gibi kadar sahip ben benim"
  ).split(" "),
);

// "Scheduled equipment, ordered materials, verified": what was done.
const DONE =
  /^(?!(?:embedded|distributed|applied|automated|advanced|integrated|certified|shared|structured|unified|guided|fixed|managed|based|related|computed|weighted|supervised|unsupervised|animated|augmented|mixed|linked|targeted|paid|seed|feed|need)(?!\p{L}))\p{L}{3,}ed(?: \p{L}|$)/iu;

/** True for something that was done, in the past: no name of a skill. */
export const saysDone = (value: string): boolean => DONE.test(value);
