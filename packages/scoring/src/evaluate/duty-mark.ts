/** The judgement of a line that says some words of a duty. The marks of a CV and the search in its index share it. */
import type { MarkLevel } from "../mark.info.ts";
import type { Field } from "../vocabulary/fields.ts";
import { areOfComputers } from "../vocabulary/term-work.ts";
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
  if (!line.isChosen && !saysDuty(duty, hits)) return "notShown";
  if (duty.isThin && trade !== "own") return "notShown";
  const isEnough = isTitleEnough(duty, hits, trade);
  const byWords = line.isChosen ? "met" : dutyMark(duty, hits, line);
  // "Member of the management board" drafts no management reports: the thing that the duty names is not said.
  const isOfDuty = line.isTermSaid || duty.named.length === 0 || trade === "own";
  const mark = byWords === "notShown" && title.isIn && isEnough && isOfDuty ? "partly" : byWords;
  if (mark === "notShown" || shows === "nothing") return "notShown";
  // "Limpieza" of data by a programmer is no cleaning.
  if (mark === "partly" && duty.fields.length > 0 && namesTrade(titled) && trade !== "own") return "notShown";
  if ((title.isHeader && !title.isIn) || ((title.isHeader || title.isLike) && !isEnough)) return "notShown";
  if (shows === "half" && weightSaid(duty, hits) * 2 < weightOfAll(duty)) return "notShown";
  // A summary and a title tell what somebody is called, and no act; in another trade the same words may mean other work.
  const isLess = trade === "other" || title.isCalled || isListed || duty.isThin;
  return mark === "met" && isLess ? "partly" : mark;
};

/**
 * The mark of a line that says some words of a duty. A part is shown by a term that the duty names, or by much of its words, of several
 * things. What only tells how or why is no part of it. In another trade it takes most of its words themselves.
 */
const dutyMark = (duty: Duty, hits: readonly Hit[], { trade, titled, isTermSaid }: DutyLine): MarkLevel => {
  const { words } = duty;
  const sum = (isCounted: (at: number) => boolean) =>
    words.reduce((total, { weight }, at) => (isCounted(at) ? total + weight : total), 0);
  const all = sum(() => true);
  const same = sum((at) => hits[at] === "same");
  const isNamed = words.every(({ isName }, at) => !isName || hits[at] === "same");
  // "Service work for customers" is no customer service: words of every work, apart from each other.
  const isApart = !isTermSaid && duty.named.length > 0 && words.every(({ weight }) => weight < 2);
  if (isApart) return "notShown";
  // "Sales-facing checks" of a programmer are no sale and control of tickets.
  const isOfProgram = trade === "unknown" && areOfComputers(titled) && !areOfComputers(duty.fields) && duty.products.length === 0;
  if (same * 10 >= all * 8 && isNamed) return isOfProgram ? "partly" : "met";
  // "Patient records" are no "records of calls": in another trade the same words mean other work, unless most of them are said.
  if (trade === "other") {
    // Software is built for the work of all trades.
    const isMost = same * 10 >= all * 6 && hits.filter((hit) => hit === "same").length > 1;
    return isMost && !areOfComputers(titled) ? "partly" : "notShown";
  }
  const { said, asked, things, isRare } = sharesOf(words, hits);
  if (words.length === 1 && hits[0] === "alike") return "partly";
  if (isTermSaid && isPartSaid(words, hits)) return "partly";
  const isSeveral = things > 1;
  const ownLeast = isTermSaid ? (isRare && isSeveral ? RARE_SHARE : TERM_SHARE) : OWN_TRADE_SHARE;
  const least = trade === "own" ? ownLeast : isTermSaid ? OWN_TRADE_SHARE : SHARE;
  return (isSeveral || isTermSaid) && said * 100 >= asked * least ? "partly" : "notShown";
};

/** The weight of the words that a line says of a duty and of those asked for, without those that tell how or why. */
const sharesOf = (words: readonly DutyWord[], hits: readonly Hit[]) => {
  const isWhole = words.every(({ isAside }) => isAside);
  const own = words.flatMap(({ weight, keys, isAside }, at) =>
    isAside && !isWhole
      ? []
      : // An act has many words ("resolve", "settle"): one that no list knows weighs less where it is not said.
        [{ said: hits[at] ? weight : 0, asked: hits[at] || keys.length > 1 ? weight : Math.min(weight, UNKNOWN) }],
  );
  return {
    said: own.reduce((total, { said }) => total + said, 0),
    asked: own.reduce((total, { asked }) => total + asked, 0),
    things: own.filter(({ said }) => said > 0).length,
    isRare: own.some(({ said }) => said >= RARE),
  };
};

/** True where a line says a word of what is done, not only of how or why. */
const saysDuty = ({ words }: Duty, hits: readonly Hit[]): boolean =>
  words.some(({ isAside }, at) => hits[at] !== undefined && !isAside) || words.every(({ isAside }) => isAside);

/** True where a line says one part of a duty whole: the records of "keeping personnel records and drafting reference letters". */
const isPartSaid = (words: readonly DutyWord[], hits: readonly Hit[]): boolean => {
  const open = new Set(words.filter((_, at) => hits[at] !== "same").map(({ part }) => part));
  const isOwn = ({ isAside }: DutyWord): boolean => !isAside;
  return words.some((own) => isOwn(own) && !open.has(own.part) && words.filter(({ part }) => part === own.part).length > 1);
};

/** True where words say most of a duty, or, in a title that is of no other trade, much of a short one: a title alone tells no more. */
const isTitleEnough = ({ words }: Duty, hits: readonly Hit[], trade: Trade): boolean => {
  const all = weightOfAll({ words });
  const said = weightSaid(
    { words },
    hits.map((hit) => (hit === "same" ? hit : undefined)),
  );
  return said * 10 >= all * 6 || (trade !== "other" && words.length <= SHORT_DUTY && said * 10 >= all * 4);
};
const SHORT_DUTY = 2;

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
