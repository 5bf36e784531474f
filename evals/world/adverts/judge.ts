import type { CriterionKind } from "@candor/scoring";
import type { Fact, Place, Requirement, WorldAdvert } from "./advert.ts";
import type { AdvertAnswer, Proposed } from "./answer.ts";
import { lineAt, saysNumber, sharedWords, wordsOf } from "./words.ts";

/** The first reason why a proposed criterion is not the advert's. */
export type Fault = "not asked" | "a trait" | "a question" | "a wish" | "another kind" | "other words" | "split";

export interface Judged {
  readonly criterion: Proposed;
  readonly fault: Fault | undefined;
  /** The requirement it stands for. */
  readonly label: Requirement | undefined;
}

const COUNTS = [
  "criteria",
  "requirements",
  "duties",
  "importance",
  "silent",
  "hours",
  "place",
  "contract",
  "pay",
  "questions",
  "wishes",
] as const;
type Count = (typeof COUNTS)[number];

interface Share {
  readonly right: number;
  readonly n: number;
}

/** Right answers of all answers; for `silent` the lines dropped in silence. */
export type Tally = Readonly<Record<Count, Share>>;

/** The counts of several adverts together. */
export const sumOf = (adverts: readonly { readonly tally: Tally }[]): Tally =>
  Object.fromEntries(
    COUNTS.map((count) => [
      count,
      {
        right: adverts.reduce((sum, { tally }) => sum + tally[count].right, 0),
        n: adverts.reduce((sum, { tally }) => sum + tally[count].n, 0),
      },
    ]),
  ) as unknown as Tally;

export interface Judgement {
  readonly tally: Tally;
  readonly judged: readonly Judged[];
  readonly missed: readonly Requirement[];
  readonly wronglyGraded: readonly Judged[];
  readonly silent: readonly Place[];
  readonly wrongFacts: readonly Fact[];
}

/**
 * Kinds of requirements that a criterion of a kind may stand for: the advert's own words may be asked as skill or duty, but a certificate, a
 * degree or a level of a language is read by rules of its own.
 */
const STANDS_FOR: Readonly<Record<CriterionKind, readonly CriterionKind[]>> = {
  skill: ["skill", "tool", "certification", "responsibility", "experience", "industry"],
  tool: ["tool", "skill", "responsibility", "experience"],
  responsibility: ["responsibility", "skill", "tool", "certification", "experience", "industry"],
  experience: ["experience", "industry", "skill", "responsibility"],
  industry: ["industry", "experience"],
  certification: ["certification", "education"],
  education: ["education", "certification"],
  language: ["language"],
};

const standsFor = (criterion: Proposed, label: Requirement): boolean => STANDS_FOR[criterion.kind].includes(label.kind);

const overlap = (one: Place, other: Place): number => Math.min(one.end, other.end) - Math.max(one.start, other.start);

const touches = (one: Place, others: readonly Place[]): boolean => others.some((other) => overlap(one, other) > 0);

/** Compares the answer to an advert with its truth. */
export function judge(advert: WorldAdvert, text: string, answer: AdvertAnswer): Judgement {
  const judged = withoutSplits(answer.criteria.map((criterion) => judgeOne(advert, text, criterion)));
  const counted = judged.filter(({ label, criterion }) => label !== undefined || !touches(criterion, advert.open));
  const units = unitsOf(advert.requirements);
  const missed = units.filter((unit) => !unit.some((label) => isFound(label, text, judged)));
  const graded = counted.filter(({ fault, label }) => fault === undefined && label!.kind !== "responsibility");
  const wronglyGraded = graded.filter(
    ({ criterion, label }) => (criterion.importance === "nice") !== (label!.importance === "nice"),
  );
  const lines = [...advert.requirements, ...advert.questions, ...advert.traits];
  const silent = lines.filter((line) => !touches(line, answer.shown));
  const stated = advert.facts.filter(({ fact, value }) => fact === "place" || value !== undefined);
  const wrongFacts = stated.filter((fact) => isWrong(fact, text, answer));
  const found = (some: readonly Requirement[][]): Share => ({
    right: some.length - some.filter((unit) => missed.includes(unit)).length,
    n: some.length,
  });
  const read = (kind: Fact["fact"]): Share => {
    const all = stated.filter(({ fact }) => fact === kind);
    return { right: all.some((fact) => !wrongFacts.includes(fact)) ? 1 : 0, n: Math.min(1, all.length) };
  };
  const shownIn = (places: readonly Place[], shown: readonly Place[]): Share => ({
    right: places.filter((place) => touches(place, shown)).length,
    n: places.length,
  });
  return {
    tally: {
      criteria: { right: counted.filter(({ fault }) => fault === undefined).length, n: counted.length },
      requirements: found(units.filter((unit) => !isDuty(unit))),
      duties: found(units.filter(isDuty)),
      importance: { right: graded.length - wronglyGraded.length, n: graded.length },
      silent: { right: silent.length, n: lines.length },
      hours: read("hours"),
      place: read("place"),
      contract: read("contract"),
      pay: read("pay"),
      questions: shownIn(advert.questions, answer.questions),
      wishes: shownIn(
        advert.wishes.filter(({ isLawful }) => !isLawful),
        answer.refused,
      ),
    },
    judged: counted,
    missed: missed.flat(),
    wronglyGraded,
    silent,
    wrongFacts,
  };
}

const isDuty = ([first]: readonly Requirement[]): boolean => first!.kind === "responsibility";

/** Requirements, alternatives together. */
function unitsOf(requirements: readonly Requirement[]): Requirement[][] {
  const groups = new Map<number | string, Requirement[]>();
  for (const [index, one] of requirements.entries()) {
    const key = one.group ?? `single ${index}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

function judgeOne(advert: WorldAdvert, text: string, criterion: Proposed): Judged {
  const near = advert.requirements.filter((label) => overlap(criterion, label) > 0);
  const own = near.toSorted(
    (a, b) =>
      Number(standsFor(criterion, b)) - Number(standsFor(criterion, a)) ||
      sharedWords(criterion.text, text.slice(b.start, b.end)) - sharedWords(criterion.text, text.slice(a.start, a.end)) ||
      overlap(criterion, b) - overlap(criterion, a),
  )[0];
  const fault = (why: Fault | undefined): Judged => ({ criterion, fault: why, label: own });
  if (own === undefined) {
    if (touches(criterion, advert.wishes)) return fault("a wish");
    if (touches(criterion, advert.questions)) return fault("a question");
    return fault(touches(criterion, advert.traits) ? "a trait" : "not asked");
  }
  if (!standsFor(criterion, own)) return fault("another kind");
  return fault(isOwnWords(criterion, text) ? undefined : "other words");
}

/** Kinds that the reader may word itself: "3 years of nursing", "German C1", "Bachelor's degree". */
const WORDED: ReadonlySet<CriterionKind> = new Set(["experience", "education", "language"]);

/** True when at least half of the criterion's words, and all of its numbers, stand in the lines it comes from. */
function isOwnWords(criterion: Proposed, text: string): boolean {
  const line = lineAt(text, criterion);
  const numbers = criterion.text.match(/\d+/g) ?? [];
  if (/\d/.test(line) && numbers.some((number) => !line.includes(number) && !saysNumber(line, Number(number)))) return false;
  const words = wordsOf(criterion.text);
  return WORDED.has(criterion.kind) || words.length === 0 || sharedWords(criterion.text, line) * 2 >= words.length;
}

/** Of two criteria that take one of several alternatives each, the second is a split. */
function withoutSplits(judged: readonly Judged[]): Judged[] {
  const first = new Map<number, Proposed>();
  return judged.map((one) => {
    const group = one.label?.group;
    if (group === undefined || one.fault !== undefined) return one;
    const known = first.get(group);
    if (known === undefined) first.set(group, one.criterion);
    return known === undefined || overlap(known, one.criterion) > 0 ? one : { ...one, fault: "split" };
  });
}

/** A requirement is found by a criterion of its words; a duty needs more than one tool named in it. */
function isFound(label: Requirement, text: string, judged: readonly Judged[]): boolean {
  const words = text.slice(label.start, label.end);
  const half = (label.end - label.start) / 2;
  return judged.some(({ criterion, fault, label: own }) => {
    if (own === label && fault === undefined && label.kind !== "responsibility") return true;
    if (fault !== undefined && fault !== "split" && fault !== "other words") return false;
    if (!standsFor(criterion, label) || overlap(criterion, label) <= 0) return false;
    const isWhole = overlap(criterion, label) >= half && sharedWords(words, criterion.text) * 2 >= wordsOf(words).length;
    const isInside = criterion.start >= label.start && criterion.end <= label.end;
    if (label.kind === "responsibility") return isWhole || (isInside && criterion.kind === "responsibility");
    return isWhole || isInside || WORDED.has(criterion.kind);
  });
}

function isWrong({ fact, value, start, end }: Fact, text: string, answer: AdvertAnswer): boolean {
  if (fact === "contract") return value !== answer.contract;
  if (fact === "place") return answer.location === undefined || sharedWords(answer.location, text.slice(start, end)) === 0;
  if (fact === "pay") {
    const sums = (value?.split("/")[0] ?? "").split("-").map(Number);
    return answer.pay === undefined || sums.some((sum) => !answer.pay!.includes(sum));
  }
  const types = value?.split("+") ?? [];
  return types.length !== answer.hours.length || types.some((type) => !answer.hours.includes(type));
}
