import { evidenceAt, type Evidence } from "../cv/evidence.ts";
import type { ParsedCv } from "../cv/parsed-cv.ts";
import { roleAt } from "../cv/roles.ts";
import { isStronger } from "../cv/skills.ts";
import type { Language } from "../text/language.ts";
import { tokensOf } from "../text/fold.ts";
import { BULLET, contains, type Span } from "../text/lines.ts";
import { contentWords, isSameWord } from "../text/words.ts";
import { keysOf, weightOf } from "../vocabulary/word-weights.ts";
import { kindsOf, shownBy } from "../vocabulary/relations.ts";
import type { Term } from "../vocabulary/index.ts";
import type { CriterionKind } from "../criterion.info.ts";
import type { Ask, Suite } from "./ask.ts";
import { isProduct } from "./ask-terms.ts";
import { attainmentRank, type GradedTerm } from "./attainment.ts";
import { NOTHING, type Citation, type CriterionResult } from "./result.ts";
import { areSameWork, fieldsOfTitle } from "../vocabulary/work.ts";
import { wordsLevel } from "./levels.ts";
import type { Work } from "./work-asked.ts";

const MAX_QUOTE = 240;
const MARGIN = 90;

/** The sentence around `focus` without its bullet, shortened at word boundaries when long, and never across a redacted token. */
export const cite = (text: string, sentence: Span, focus: Span): Citation => {
  const bullet = BULLET.exec(text.slice(sentence.start, sentence.end))?.[0].length ?? 0;
  let start = Math.min(sentence.start + bullet, focus.start);
  let end = Math.max(sentence.end, focus.end);
  if (end - start > MAX_QUOTE) {
    const before = text.lastIndexOf(" ", Math.max(start, focus.start - MARGIN));
    const after = text.indexOf(" ", Math.min(end, focus.end + MARGIN));
    if (focus.start - start > MARGIN && before > start) start = before + 1;
    if (after !== -1 && after < end) end = after;
  }
  const tokenBefore = text.lastIndexOf("█", focus.start - 1);
  const tokenAfter = text.indexOf("█", focus.end);
  if (tokenBefore >= start) start = tokenBefore + 1;
  if (tokenAfter !== -1 && tokenAfter < end) end = tokenAfter;
  while (start < focus.start && /[\s,;|•·()]/.test(text[start]!)) start++;
  while (end > focus.end && /[\s,;|•·(]/.test(text[end - 1]!)) end--;
  return { quote: { start, end }, focus };
};

/** The strongest mention of any of `ids`; the first of equals. */
const strongest = (shown: readonly GradedTerm[], ids: ReadonlySet<string>): GradedTerm | undefined => {
  let best: GradedTerm | undefined;
  for (const mention of shown) if (ids.has(mention.term.id) && (!best || isBetter(mention, best))) best = mention;
  return best;
};

/** The header of a role that an industry stands in: the name of an employer alone does not say what was done there. */
const headerOf = (cv: ParsedCv, mention: GradedTerm): Span | undefined => {
  const header = mention.term.kind === "industry" ? roleAt(cv.roles, mention.start)?.header : undefined;
  return header && contains(header, mention) ? header : undefined;
};

/** Attainment decides before the evidence level, and of equals a level that is told. */
const isBetter = (a: GradedTerm, b: GradedTerm): boolean => {
  const difference = attainmentRank(a.attainment) - attainmentRank(b.attainment);
  if (difference !== 0) return difference > 0;
  return isStronger(a.level, b.level) || (a.level === b.level && a.isGraded && !b.isGraded);
};

/** Evaluates a criterion with terms of the vocabulary: each group needs one of its terms, with further words in the same sentence. */
export const findTerms = (
  cv: ParsedCv,
  shown: readonly GradedTerm[],
  ask: Ask & { is: "terms" },
  language: Language,
  work: Work | undefined,
): CriterionResult => {
  const direct = ask.groups.map((group) => strongest(shown, new Set(group.map((term) => term.id))));
  const missing = ask.groups.filter((_, index) => !direct[index]);
  const found = direct.filter((mention) => mention !== undefined);

  if (missing.length > 0 && found.length === 0) return isOfRareWords(ask) ? NOTHING : related(cv, shown, ask, language);
  if (missing.length > 0 && ask.groups.every((group, index) => !direct[index] || isGeneric(group))) return NOTHING;
  // "Customer advice of a bank": that of a shop is other work. "ISO 14001 management systems": those of another norm are none of it.
  if (missing.some(isIndustry) || (missing.some(isCertificate) && !found.some(({ term }) => isCertificate([term]))))
    return NOTHING;
  const rung = found.reduce((weakest, { level }) => (isStronger(weakest, level) ? level : weakest), found[0]!.level);
  const citations = [...found, ...suiteParts(shown, ask.suite, found)].map((mention) =>
    cite(cv.text, headerOf(cv, mention) ?? mention.sentence, mention),
  );
  const label = (group: readonly Term[]): string =>
    group
      .filter((term) => !group.some(({ id }) => kindsOf(id).includes(term.id)))
      .map((term) => term.label[language])
      .join(" / ");
  if (missing.length > 0)
    return { mark: "partly", rung, citations, note: { key: "missing", values: { missing: missing.map(label).join(", ") } } };

  const lesser = found.find(({ attainment }) => attainmentRank(attainment) < (ask.isBasic ? 1 : 2));
  if (lesser?.attainment === "taught") return { mark: "partly", rung, citations };
  if (lesser) return { mark: "partly", rung, citations, note: { key: lesser.attainment, values: {} } };
  if (ask.isOfCertificate) return { mark: "partly", rung, citations };
  if (ask.suite && isInPart(ask.suite, (id) => shown.some(({ term }) => term.id === id)))
    return { mark: "partly", rung, citations };

  // "Proficient in TypeScript" by the bare name in a list.
  const isUngraded = (group: readonly Term[]): boolean =>
    !shown.some(({ term, isGraded }) => isGraded && group.some(({ id }) => id === term.id));
  if (ask.isCommand && ask.groups.some(isUngraded)) return { mark: "partly", rung, citations };

  if (ask.words.length > 0) {
    const asked = new Set(ask.groups.flat());
    const said = new Map<number, boolean>();
    const saysAll = ({ sentence }: GradedTerm): boolean => {
      const known = said.get(sentence.start) ?? ask.words.every((word) => says(cv, sentence, word));
      said.set(sentence.start, known);
      return known;
    };
    const whole = shown.find((mention) => asked.has(mention.term) && saysAll(mention));
    const isOfJob = (mention: GradedTerm): boolean =>
      work !== undefined && areSameWork(work.fields, fieldsOfTitle(roleAt(cv.roles, mention.start)?.title ?? ""));
    if (!whole && (isOfRareWords(ask) || isFaint(ask)) && !found.some(isOfJob)) return NOTHING;
    if (!whole) return { mark: "partly", rung, citations, note: { key: "missing", values: { missing: ask.words.join(" ") } } };
    return { mark: "met", rung: whole.level, citations: [cite(cv.text, whole.sentence, whole)] };
  }
  const isCurrent = found.some((mention) => roleAt(cv.roles, mention.start)?.isCurrent);
  const isDuty = ask.groups.every((group) => group.every((term) => term.kind === "responsibility"));
  return { mark: "met", rung, citations, ...(isDuty && isCurrent ? { note: { key: "currentRole", values: {} } } : {}) };
};

/**
 * True for work of every trade by its words: the "maintenance" of buildings is no half of "maintenance of air conditioners", nor are
 * "customer service" and "planning" of what is served or planned.
 */
export const isGeneric = (group: readonly Term[]): boolean =>
  group.every(
    (term) => !isProduct(term) && contentWords(term.label.en).every(({ fold }) => weightOf(keysOf(fold)) <= EVERYDAY_WEIGHT),
  );
const EVERYDAY_WEIGHT = 1;

/** True for a group of certificates. */
export const isCertificate = (group: readonly Pick<Term, "kind">[]): boolean =>
  group.every(({ kind }) => kind === "certification");

/** True for a group of names of one sector. */
export const isIndustry = (group: readonly Term[]): boolean => group.every(({ kind }) => kind === "industry");

/**
 * "Maintenance and handyman skills": where the named work is of every trade, the rare word beside it is what is asked for. Without it, only
 * work of the job's own trade shows a part.
 */
export const isOfRareWords = ({ groups, words }: Pick<Ask & { is: "terms" }, "groups" | "words">): boolean =>
  groups.every(isGeneric) && words.some((word) => weightOf(keysOf(word)) >= RARE_WEIGHT);
const RARE_WEIGHT = 4;

/**
 * "Coordinated work with the units of production": a name of one of many words says little of what is asked for. Elsewhere than in work of
 * the job's own trade, it shows no part.
 */
export const isFaint = ({ groups, words }: Pick<Ask & { is: "terms" }, "groups" | "words">): boolean => {
  const sumOf = (said: readonly string[]): number => said.reduce((sum, word) => sum + weightOf(keysOf(word)), 0);
  const named = groups.map((group) =>
    Math.max(...group.map(({ label }) => sumOf(contentWords(label.en).map(({ fold }) => fold)))),
  );
  const most = Math.max(...named);
  return !groups.flat().some(isProduct) && most <= MOST_OF_FAINT && most * FAINT < sumOf(words);
};
const FAINT = 4;
/** "Social media" tells more than "production". */
const MOST_OF_FAINT = 4;

/** The other parts of a suite that is shown by its parts alone, so that the quotes hold all of them. */
const suiteParts = (shown: readonly GradedTerm[], suite: Suite | undefined, found: readonly GradedTerm[]): GradedTerm[] => {
  const [first] = found;
  if (!suite || !first || suite.whole.some(({ id }) => shown.some(({ term }) => term.id === id))) return [];
  const others = suite.parts.filter(({ id }) => id !== first.term.id);
  return others.map(({ id }) => strongest(shown, new Set([id]))).filter((mention) => mention !== undefined);
};

/**
 * True where half a name proves nothing beside other work: the "maintenance" of software is none of air conditioners. Half of two products
 * does.
 */
export const isNothingInHalf = (kind: CriterionKind, ask: Ask): boolean =>
  kind === "skill" && ask.is === "terms" && ask.groups.every((group) => !group.every(isProduct));

/** True for a CV that shows neither the whole of a suite nor all its parts. */
export const isInPart = ({ whole, parts }: Suite, isShown: (termId: string) => boolean): boolean =>
  !whole.some(({ id }) => isShown(id)) && !parts.every(({ id }) => isShown(id));

/** Met in part by a related term: PostgreSQL for SQL. */
const related = (cv: ParsedCv, shown: readonly GradedTerm[], ask: Ask & { is: "terms" }, language: Language): CriterionResult => {
  const ids = new Set([...ask.groups.flat().flatMap((term) => shownBy(term.id)), ...ask.heads.map(({ id }) => id)]);
  const best = strongest(shown, ids);
  // A course in something near is not the thing.
  if (!best || best.attainment === "taught") return NOTHING;
  return {
    mark: "partly",
    rung: best.level,
    citations: [cite(cv.text, best.sentence, best)],
    note: { key: "related", values: { shown: best.term.label[language] } },
  };
};

const says = (cv: ParsedCv, sentence: Span, word: string): boolean =>
  tokensOf(cv.text.slice(sentence.start, sentence.end)).some((token) => isSameWord(token.fold, word));

/** "Security guard certification" is not shown without most of its rarest words. */
export const isRarestSaid = (words: readonly string[], isSaid: (word: string) => boolean): boolean => {
  const weights = words.map((word) => weightOf(keysOf(word)));
  const rarest = words.filter((_, at) => weights[at] === Math.max(...weights));
  return rarest.filter(isSaid).length * 2 > rarest.length;
};

/** Evaluates a criterion by its own words: met by all of them in one sentence, in part by most of three or more, or by the one that is left. */
export const findWords = (cv: ParsedCv, words: readonly string[], isRest = false): CriterionResult => {
  if (words.length === 0) return NOTHING;
  let best: { share: number; evidence: Evidence; focus: Span } | undefined;
  for (const sentence of cv.sentences) {
    const tokens = tokensOf(cv.text.slice(sentence.start, sentence.end)).map((token) => ({
      ...token,
      start: token.start + sentence.start,
      end: token.end + sentence.start,
    }));
    const hits = words.map((word) => tokens.find((token) => isSameWord(token.fold, word))).filter((token) => token !== undefined);
    const first = hits[0];
    if (!first) continue;
    const evidence = evidenceAt(cv, first);
    if (!evidence) continue;
    const share = hits.length / words.length;
    const isEnough =
      wordsLevel(hits.length, words.length) !== "notShown" && isRarestSaid(words, (word) => says(cv, sentence, word));
    if (!isEnough || (best && (share < best.share || (share === best.share && !isStronger(evidence.level, best.evidence.level)))))
      continue;
    best = {
      share,
      evidence,
      focus: { start: Math.min(...hits.map((hit) => hit.start)), end: Math.max(...hits.map((hit) => hit.end)) },
    };
  }
  if (!best) return NOTHING;
  return {
    mark: best.share === 1 && !isRest ? "met" : "partly",
    rung: best.evidence.level,
    citations: [cite(cv.text, best.evidence.sentence, best.focus)],
  };
};
