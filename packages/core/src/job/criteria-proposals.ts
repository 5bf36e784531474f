import { criteriaFor, defaultWeight, readAdvert, type Criterion } from "@candor/scoring";
import type { Locale } from "../account/account.info.ts";
import { LOCALES } from "../kernel/limits.ts";
import type { Fields, Proposal } from "./job.info.ts";

/** A criterion read from a job's text, without an id. */
type Derived = Proposal["criterion"];

/**
 * Proposes changes of the existing criteria after an edit of a job's text: only for requirements that the edit itself adds or
 * removes. A criterion that a person has removed is not proposed again although the earlier text contains it, and one written by
 * hand is not dropped although no text does. New criteria are worded in `locale`, unless the existing ones are worded in another
 * language.
 */
export function proposalsFor(before: Fields, after: Fields, standing: readonly Criterion[], locale: Locale): Proposal[] {
  const wording = wordingOf(before, standing, locale);
  const was = derivedFrom(before, wording);
  const is = derivedFrom(after, wording, { led: changedSubjects(before, after), lines: addedLines(before, after) });
  const gone = was.filter((one) => !is.some((other) => isSameText(one, other)));
  const come = is.filter((one) => !was.some((other) => isSameText(one, other)));

  const claimed = new Set<string>();
  const claim = (found: Criterion | undefined): Criterion | undefined => {
    if (!found || claimed.has(found.id)) return undefined;
    claimed.add(found.id);
    return found;
  };
  const isKnown = (one: Derived) => standing.some((criterion) => isSameText(criterion, one));
  const changed = come.filter((one) => !isKnown(one)).map((one) => ({ one, from: claim(predecessorOf(one, gone, standing)) }));
  return [
    ...heavier(was, is, standing),
    ...changed.map(({ one, from }): Proposal =>
      from ? { change: "change", criterion: rewritten(from, one, was) } : { change: "add", criterion: one },
    ),
    ...gone.flatMap((one): Proposal[] => {
      const dropped = claim(standing.find((criterion) => isSameText(criterion, one)));
      return dropped ? [{ change: "drop", criterion: dropped }] : [];
    }),
  ];
}

/** Proposes changes of importance for criteria whose wording stays the same. */
function heavier(was: readonly Derived[], is: readonly Derived[], standing: readonly Criterion[]): Proposal[] {
  return standing.flatMap((criterion): Proposal[] => {
    const [before, after] = [was, is].map((list) => list.find((one) => isSameText(one, criterion)));
    if (!before || !after || before.importance === after.importance || criterion.importance !== before.importance) return [];
    return [{ change: "change", criterion: rewritten(criterion, { ...after, text: criterion.text }, was) }];
  });
}

/**
 * Gives an existing criterion the wording and importance of a derived one; a weight or importance that a person has set is kept.
 */
function rewritten(from: Criterion, to: Derived, was: readonly Derived[]): Criterion {
  const read = was.find((one) => isSameText(one, from));
  const importance = read && read.importance === from.importance ? to.importance : from.importance;
  const isByDefault = from.weight === defaultWeight(from.kind, from.importance);
  return {
    id: from.id,
    kind: to.kind,
    text: to.text,
    importance,
    weight: isByDefault ? defaultWeight(to.kind, importance) : from.weight,
    ...(isSameText(from, to) && lineOf(from)),
    ...lineOf(to),
  };
}

/**
 * Finds the existing criterion with the same subject as a new one: another level of a language, more years, the same duty in
 * other words.
 */
function predecessorOf(one: Derived, gone: readonly Derived[], standing: readonly Criterion[]): Criterion | undefined {
  const subject = subjectOf(one);
  if (subject) {
    const same = standing.filter((criterion) => subjectOf(criterion) === subject);
    const alike = same.length === 0 && one.kind === "experience" ? standing.filter(({ kind }) => kind === one.kind) : same;
    return alike.length === 1 ? alike[0] : undefined;
  }
  return standing.find(
    (criterion) =>
      criterion.kind === one.kind && gone.some((other) => isSameText(other, criterion)) && sharesWords(criterion.text, one.text),
  );
}

/** Returns the subject of criteria that a job can have only once: years of the same work, a degree, each language. Others have none. */
function subjectOf({ kind, text }: Derived): string | undefined {
  if (kind === "experience") return `experience ${wordsOf(text.replace(/\d+\s*\+?/gu, "")).join(" ")}`;
  if (kind === "education") return kind;
  return kind === "language" ? `language ${wordsOf(text)[0] ?? ""}` : undefined;
}

/** The part of an edit that counts more than what the text still says. */
interface Edited {
  /** Kinds of criteria whose field was changed. */
  readonly led: ReadonlySet<string>;
  /** The job with the added lines of its lists alone. */
  readonly lines: Fields;
}

/**
 * Derives criteria from text and fields. Where both name different levels of the same subject the text wins, unless the field or the
 * line of a list was just changed.
 */
function derivedFrom(fields: Fields, wording: Locale, { led, lines }: Partial<Edited> = {}): Derived[] {
  const { description, additionalRequirements = "" } = fields;
  const inText = readAdvert(description, additionalRequirements, wording).criteria.map(withoutId);
  const inFields = criteriaFor(fields, wording).map(withoutId);
  const isLed = ({ kind }: Derived) => led?.has(kind) === true;
  const inLines = lines ? criteriaFor(lines, wording).map(withoutId) : [];
  const ordered = [...inFields.filter(isLed), ...inLines, ...inText, ...inFields.filter((one) => !isLed(one))];
  // The number in the field of years stands for the years that the text names, whatever their work.
  const years = criteriaFor(
    withLists(fields, () => []),
    wording,
  ).map(withoutId);
  const isOfYears = (one: Derived) => one.kind === "experience" && years.some((other) => isSameText(one, other));
  const derived: Derived[] = [];
  for (const one of ordered) {
    const subject = subjectOf(one);
    const known = derived.findIndex(
      (other) =>
        isSameText(other, one) ||
        (subject && subjectOf(other) === subject) ||
        (one.kind === "experience" && other.kind === "experience" && (isOfYears(one) || isOfYears(other))),
    );
    if (known < 0) derived.push(one);
    else if (rank(one) < rank(derived[known]!) && isSameText(derived[known]!, one))
      derived[known] = { ...lineOf(derived[known]!), ...one };
  }
  return derived;
}

const withoutId = ({ kind, text, importance, weight, ...line }: Criterion): Derived => ({
  kind,
  text,
  importance,
  weight,
  ...lineOf(line),
});

/** The line of the advert that a criterion comes from; one from a field has none. */
const lineOf = ({ source, isGuess }: Pick<Derived, "source" | "isGuess">): Pick<Derived, "source" | "isGuess"> => ({
  ...(source && { source }),
  ...(source && isGuess && { isGuess }),
});

const IMPORTANCES = ["must", "should", "nice"] as const;
const rank = ({ importance }: Derived): number => IMPORTANCES.indexOf(importance);

function changedSubjects(before: Fields, after: Fields): ReadonlySet<string> {
  const isChanged = (field: keyof Fields) => JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  return new Set([
    ...(isChanged("yearsOfExperience") && after.yearsOfExperience ? ["experience"] : []),
    ...(isChanged("educationLevel") && after.educationLevel ? ["education"] : []),
    ...(isChanged("languageRequirements") ? ["language"] : []),
  ]);
}

function withLists(fields: Fields, linesOf: (name: keyof Fields, lines: readonly string[]) => string[]): Fields {
  const lists = Object.entries(fields).flatMap(([name, value]) =>
    Array.isArray(value) ? [[name, linesOf(name as keyof Fields, value)]] : [],
  );
  return { ...fields, ...(Object.fromEntries(lists) as Partial<Fields>) };
}

/** The job with the added lines of its lists alone. */
function addedLines(before: Fields, after: Fields): Fields {
  const { yearsOfExperience: _, educationLevel: __, ...rest } = after;
  const isNew = (name: keyof Fields, line: string) => !(before[name] as readonly string[] | undefined)?.includes(line);
  return withLists(rest, (name, lines) => lines.filter((line) => isNew(name, line)));
}

/** Returns the language in which the rules would word most of the existing criteria. */
function wordingOf(fields: Fields, standing: readonly Criterion[], locale: Locale): Locale {
  const known = ({ wording }: { wording: Locale }) =>
    derivedFrom(fields, wording).filter((one) => standing.some((criterion) => isSameText(criterion, one))).length;
  const counted = [locale, ...LOCALES.filter((other) => other !== locale)].map((wording) => ({
    wording,
    count: known({ wording }),
  }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).wording;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? [];

const isSameText = (one: Derived, other: Derived): boolean => wordsOf(one.text).join(" ") === wordsOf(other.text).join(" ");

/** True if two texts share half of the shorter one's words, among them one longer than three letters. */
function sharesWords(one: string, other: string): boolean {
  const [a, b] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  const shared = [...a].filter((word) => b.has(word));
  return shared.some((word) => word.length > 3) && shared.length * 2 >= Math.min(a.size, b.size);
}
