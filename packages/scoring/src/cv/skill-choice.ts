import { flat, fold, tokensOf } from "../text/fold.ts";
import { BULLET, indexAt, lastFrom, touching, type Span } from "../text/lines.ts";
import { isOrdinaryWord } from "../vocabulary/ambiguous.ts";
import { degreesIn } from "../vocabulary/education.ts";
import { titleStrength } from "../vocabulary/fields.ts";
import { looseItems } from "./items.ts";
import { isAbstract, namesOccupation } from "./line-kinds.ts";
import type { ParsedCv } from "./parsed-cv.ts";
import { roleAt } from "./roles.ts";
import { sectionAt } from "./sections.ts";
import type { NamedSkill, ShownTerm } from "./skills.ts";
import weights from "./skill-weights.json" with { type: "json" };

/** Words of a CV that may be a skill, with all that speaks for and against it. */
export interface Candidate {
  readonly key: string;
  readonly skill: NamedSkill;
  readonly features: ReadonlySet<string>;
}

const WEIGHTS = new Map(Object.entries(weights as Record<string, number>));

const valueKeyOf = ({ value }: NamedSkill): string => `=${fold(value).replace(/\s+/g, " ")}`;
const keyOf = (skill: NamedSkill): string => skill.term?.id ?? valueKeyOf(skill);

const bucket = (count: number, ...limits: readonly number[]): number => limits.filter((limit) => count >= limit).length;

/** Features of a line, which its candidates share. */
interface Place {
  readonly line: Span;
  /** Parts between separators, and the terms of the vocabulary among them. */
  readonly pieces: number;
  readonly known: number;
  readonly length: number;
  readonly isLabelled: boolean;
  readonly isBullet: boolean;
  readonly endsInPoint: boolean;
}

const placesOf = (cv: ParsedCv, terms: readonly ShownTerm[]): ((offset: number) => Place) => {
  const cache = new Map<number, Place>();
  return (offset) => {
    const index = Math.min(indexAt(cv.lines, offset), cv.lines.length - 1);
    const cached = cache.get(index);
    if (cached) return cached;
    const line = cv.lines[index]!;
    const words = cv.text.slice(line.start, line.end);
    const place = {
      line,
      pieces: words.split(/[,;|•·/()\t]/).filter((part) => /\p{L}/u.test(part)).length,
      known: lastFrom(terms, line.end - 1) - lastFrom(terms, line.start - 1),
      length: bucket(words.length, 15, 30, 50, 80, 120),
      isLabelled: /^[^:]{2,40}:/.test(words),
      isBullet: BULLET.test(words),
      endsInPoint: words.endsWith(".") || words.endsWith("!"),
    };
    cache.set(index, place);
    return place;
  };
};

const shapeOf = (value: string): string =>
  value === value.toUpperCase() && /\p{Lu}/u.test(value)
    ? "capitals"
    : /\p{Ll}\p{Lu}|\p{L}\d|[+#]|\.\p{L}/u.test(value)
      ? "code"
      : /^\p{Lu}/u.test(value)
        ? /\s\p{Ll}/u.test(value)
          ? "sentence"
          : "capital"
        : /^\p{Ll}/u.test(value)
          ? "lower"
          : "other";

/** Words before a candidate that are looked at, in characters. */
const REACH = 60;

const featuresOf = (
  cv: ParsedCv,
  skill: NamedSkill,
  by: string,
  placeOf: (offset: number) => Place,
  listed: number,
): string[] => {
  const { value, term } = skill;
  const { pieces, known, line, length, isLabelled, isBullet, endsInPoint } = placeOf(skill.start);
  const section = sectionAt(cv.sections, skill.start).kind;
  const role = roleAt(cv.roles, skill.start);
  const where = role ? (skill.start < role.header.end ? "header" : "role") : "none";
  const tokens = tokensOf(value);
  const kind = term ? `${term.kind}${term.isProduct ? " name" : ""}` : "none";
  const before = cv.flat.slice(Math.max(line.start, skill.start - REACH), skill.start);
  const share = pieces === 0 ? 0 : bucket((10 * known) / pieces, 1, 4, 8);
  const shape = shapeOf(value);
  const all = [
    `by ${by}`,
    `section ${section}`,
    `by ${by} section ${section}`,
    `kind ${kind}`,
    `kind ${kind} by ${by}`,
    `kind ${kind} section ${section} ${where}`,
    `kind ${kind} shape ${shape}`,
    `shape ${shape} by ${by}`,
    `words ${Math.min(6, tokens.length)} kind ${kind === "none" ? "none" : "term"}`,
    `words ${Math.min(6, tokens.length)} by ${by} section ${section}`,
    `where ${where} by ${by}`,
    `language ${cv.language} by ${by}`,
    `pieces ${bucket(pieces, 2, 3, 5, 8)} by ${by} kind ${kind}`,
    `share ${share} by ${by} ${kind === "none" ? "none" : "term"}`,
    `length ${length} by ${by}`,
    `length ${length} kind ${kind}`,
    `listed ${bucket(listed, 1, 4, 10, 20)} by ${by} kind ${kind}`,
    `label ${isLabelled} by ${by}`,
    `bullet ${isBullet} by ${by} section ${section}`,
    `first ${!/\p{L}/u.test(before)} by ${by}`,
    `point ${endsInPoint} by ${by}`,
    `verb ${/\p{L}{3}(?:ed|ing|te|ten|dim|tim|dum|tum|yorum|e|o)\s/u.test(before)} by ${by}`,
    `whole ${value.length * 10 > (line.end - line.start) * 8} by ${by}`,
  ];
  if (term && isOrdinaryWord(value)) all.push("ordinary", `ordinary by ${by}`);
  if (term) all.push(`term ${term.id}`);
  if (!term) {
    const last = tokens.at(-1)?.fold ?? "";
    const first = tokens[0]?.fold ?? "";
    all.push(
      `end ${last.slice(-3)}`,
      `end ${last.slice(-4)}`,
      `first ${first.slice(0, 4)}`,
      `abstract ${isAbstract(last)}`,
      `title ${titleStrength(value)} ${namesOccupation(value)}`,
      `digit ${/\d/.test(value)} ${section}`,
      `small ${/\s(?:in|and|of|for|the|und|von|für|mit|der|de|en|y|con|para|la|ve|ile|için)\s/iu.test(value)}`,
    );
  }
  return all;
};

/** All words of a CV that may be skills: those that its lists name, terms used in its lines, and the parts of other short lines. */
export const candidatesIn = (
  cv: ParsedCv,
  terms: readonly ShownTerm[],
  byRule: readonly NamedSkill[],
  used: readonly NamedSkill[],
  name: Span | undefined,
  rows: readonly NamedSkill[] = [],
): Candidate[] => {
  const placeOf = placesOf(cv, terms);
  const ruled = byRule.filter(({ sentence }) => sentence === undefined);
  const listed = ruled.length;
  const found = new Map<string, { skill: NamedSkill; features: Set<string> }>();
  const add = (skill: NamedSkill, by: string): void => {
    const term = keyOf(skill);
    // "Git, GitHub": a list names both, although one term holds them.
    const key = by === "list" && found.has(term) ? valueKeyOf(skill) : term;
    const known = found.get(key);
    const features = featuresOf(cv, skill, by, placeOf, listed);
    if (!known) found.set(key, { skill, features: new Set(features) });
    else for (const feature of features) known.features.add(feature);
  };
  for (const item of ruled) add(item, "list");
  for (const item of byRule) if (item.sentence !== undefined) add(item, "used");
  for (const item of used) add(item, "named");
  for (const item of rows) add(item, "row");
  const isTaken = touching([...ruled, ...rows].toSorted((a, b) => a.start - b.start));
  const isTerm = touching(terms);
  for (const item of looseItems(cv, name)) {
    // "Wrote reports in Excel", "BA Accounting": more than the name of a skill.
    if (!isTaken(item) && (item.term !== undefined || !isTerm(item)) && degreesIn(flat(item.value)).length === 0)
      add(item, "loose");
  }
  return Array.from(found, ([key, { skill, features }]) => ({ key, skill, features }));
};

/** True for a skill that a list names, and for other words where more speaks for them than against them. */
export const isChosen = (candidate: Candidate): boolean =>
  candidate.features.has("by list") || candidate.features.has("by row") || scoreOf(candidate) > 0;

/** The sum of the weights of what speaks for a candidate. */
const scoreOf = ({ features }: Candidate): number => {
  let sum = WEIGHTS.get("bias") ?? 0;
  for (const feature of features) sum += WEIGHTS.get(feature) ?? 0;
  return sum;
};
