/** The judgement of a line that says some words of a duty. The marks of a CV and the search in its index share it. */
import type { MarkLevel } from "../mark.info.ts";
import type { Field } from "../vocabulary/fields.ts";
import { areNear, areSameWork, namesTrade } from "../vocabulary/work.ts";
import type { Duty, DutyWord } from "./duty-ask.ts";
import type { Work } from "./work-asked.ts";

// The least share of a duty that must be said, in hundredths: two of its words alone are of many duties.
const SHARE = 65;
const OWN_TRADE_SHARE = 50;
/** Where a term that the duty names is said; less with a rare word beside it. */
const TERM_SHARE = 40;
const RARE_SHARE = 25;
const RARE = 4;
const UNKNOWN = 2;

/** The trade of the role that a line stands in, beside that of the job and of the duty. */
export type Trade = "own" | "other" | "unknown";

/** A word of a duty as a line says it: by the same word or term, or by a word for the same thing. */
export type Hit = "same" | "alike" | undefined;

/** How much a line can show of duties: none in a list of names, a part by half of its words in a summary, any in a line of work. */
export const SHOWS = ["nothing", "title", "half", "all"] as const;
export type Shows = (typeof SHOWS)[number];

/** A line as its words are judged. */
export interface DutyLine {
  readonly hits: readonly Hit[];
  readonly trade: Trade;
  /** Fields of the title of its role. */
  readonly titled: readonly Field[];
  /** It says a term that the duty names. */
  readonly isTermSaid: boolean;
  /** It says one side of a choice. */
  readonly isChosen: boolean;
  readonly shows: Shows;
  /** The words stand in the title of a role, in the rest of its header, or in a line like one; and the title names an occupation. */
  readonly title: { readonly isIn: boolean; readonly isHeader: boolean; readonly isLike: boolean; readonly isCalled: boolean };
  readonly isListed: boolean;
}

export const NO_TITLE: DutyLine["title"] = { isIn: false, isHeader: false, isLike: false, isCalled: false };
export const IN_TITLE: DutyLine["title"] = { isIn: true, isHeader: true, isLike: true, isCalled: true };

/** False for a duty of everyday words alone: "Team" says nothing to look for. */
export const isToldApart = ({ words }: Duty): boolean => !words.every(({ weight, terms }) => weight < 2 && terms.length === 0);

/** The level at which a line shows a duty. */
export const dutyLevel = (duty: Duty, line: DutyLine): MarkLevel => {
  const { hits, trade, titled, title, shows, isListed } = line;
  const isEnough = isTitleEnough(duty, hits, trade);
  const byWords = line.isChosen ? "met" : dutyMark(duty, hits, trade, line.isTermSaid);
  const mark = byWords === "notShown" && title.isIn && isEnough ? "partly" : byWords;
  if (mark === "notShown" || shows === "nothing") return "notShown";
  // "Limpieza" of data by a programmer is no cleaning.
  if (mark === "partly" && duty.fields.length > 0 && namesTrade(titled) && trade !== "own") return "notShown";
  if ((title.isHeader && !title.isIn) || ((title.isHeader || title.isLike) && !isEnough)) return "notShown";
  if (shows === "half" && weightSaid(duty, hits) * 2 < weightOfAll(duty)) return "notShown";
  // A summary and a title tell what somebody is called, and no act; in another trade the same words may mean other work.
  const isLess = trade === "other" || title.isCalled || isListed;
  return mark === "met" && isLess ? "partly" : mark;
};

/**
 * The mark of a line that says some words of a duty. A part is shown by a term that the duty names, or by much of its words, of several
 * things. In another trade it takes most of its words themselves.
 */
const dutyMark = ({ words }: Duty, hits: readonly Hit[], trade: Trade, isTermSaid: boolean): MarkLevel => {
  const isOwnTrade = trade === "own";
  const sum = (isCounted: (at: number) => boolean) =>
    words.reduce((total, { weight }, at) => (isCounted(at) ? total + weight : total), 0);
  const all = sum(() => true);
  const said = sum((at) => hits[at] !== undefined);
  const same = sum((at) => hits[at] === "same");
  const isNamed = words.every(({ isName }, at) => !isName || hits[at] === "same");
  if (same * 10 >= all * 8 && isNamed) return "met";
  const count = (isHit: (hit: Hit) => boolean) => hits.filter(isHit).length;
  // "Patient records" are no "records of calls": in another trade the same words mean other work, unless most of them are said.
  if (trade === "other") return same * 10 >= all * 6 && count((hit) => hit === "same") > 1 ? "partly" : "notShown";
  // An act has many words ("resolve", "settle"): one that no list knows weighs less where it is not said.
  const asked = words.reduce(
    (sum, { weight, keys, isAside }, at) =>
      sum + (hits[at] ? weight : isAside && isOwnTrade ? 0 : keys.length > 1 ? weight : Math.min(weight, UNKNOWN)),
    0,
  );
  const isSeveral = count((hit) => hit !== undefined) > 1;
  const isRare = isSeveral && words.some(({ weight }, at) => weight >= RARE && hits[at] !== undefined);
  const ownLeast = isTermSaid ? (isRare ? RARE_SHARE : TERM_SHARE) : OWN_TRADE_SHARE;
  if (isTermSaid && isPartSaid(words, hits)) return "partly";
  const least = isOwnTrade ? ownLeast : isTermSaid ? OWN_TRADE_SHARE : SHARE;
  return (isSeveral || isTermSaid) && said * 100 >= asked * least ? "partly" : "notShown";
};

/** True where a line says one part of a duty whole: the records of "keeping personnel records and drafting reference letters". */
const isPartSaid = (words: readonly DutyWord[], hits: readonly Hit[]): boolean => {
  const open = new Set(words.filter((_, at) => hits[at] !== "same").map(({ part }) => part));
  return words.some(({ part }) => !open.has(part) && words.filter((word) => word.part === part).length > 1);
};

/** True where words say nearly all of a duty, or, in a title that is of no other trade, much of a short one: a title alone tells no more. */
const isTitleEnough = ({ words }: Duty, hits: readonly Hit[], trade: Trade): boolean => {
  const all = weightOfAll({ words });
  const said = weightSaid({ words }, hits);
  return said * 10 >= all * 6 || (trade !== "other" && words.length <= SHORT_DUTY && said * 10 >= all * 4);
};
const SHORT_DUTY = 4;

const weightOfAll = ({ words }: Pick<Duty, "words">): number => words.reduce((total, { weight }) => total + weight, 0);

export const weightSaid = ({ words }: Pick<Duty, "words">, hits: readonly Hit[]): number =>
  words.reduce((total, { weight }, at) => (hits[at] === undefined ? total : total + weight), 0);

/** The trade of a role with a title of these fields, beside that of the job. */
export const tradeFor = (duty: Duty, work: Work | undefined, titled: readonly Field[]): Trade => {
  if (isOfTrade(duty, work, titled)) return "own";
  return work !== undefined && namesTrade(titled) && !areNear(work.fields, titled) ? "other" : "unknown";
};

/** True when a role with a title of these fields is of the job's or of a duty's trade. */
const isOfTrade = ({ fields }: Duty, work: Work | undefined, titled: readonly Field[]): boolean =>
  (work !== undefined && areSameWork(work.fields, titled)) ||
  (namesTrade(titled) && fields.length > 0 && areNear(fields, titled));
