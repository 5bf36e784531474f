import type { Ask } from "../evaluate/ask.ts";
import type { Duty } from "../evaluate/duty-ask.ts";
import { dutyLevel, IN_TITLE, isToldApart, NO_TITLE, tradeFor } from "../evaluate/duty-mark.ts";
import { bestDegree, educationAsked } from "../evaluate/education.ts";
import {
  countsAsWork,
  isInSetting,
  isOfAnyWork,
  isOfAskedSector,
  isOfNarrower,
  isOfSubject,
  isOfTitles,
  isOwnOccupation,
  isToldOfField,
  subjectAsked,
} from "../evaluate/facts.ts";
import { LICENCE_CLASSES, licenceId, licenceMark, type LicenceAsk } from "../evaluate/licences.ts";
import { isGeneric, isCertificate, isIndustry, isOfRareWords, isFaint, isInPart, isRarestSaid } from "../evaluate/terms.ts";
import { isInField, type Work } from "../evaluate/work-asked.ts";
import { experienceLevel, choiceLevel, languageLevel, wordsLevel } from "../evaluate/levels.ts";
import { mergedMonths } from "../text/dates.ts";
import { termsOf } from "../vocabulary/field-terms.ts";
import { kindsOf, shownBy } from "../vocabulary/relations.ts";
import { areSameWork, namesTrade } from "../vocabulary/work.ts";
import { hash24, keysFor } from "./hash.ts";
import { EVIDENCE_LEVELS, GRADED } from "./pack.ts";
import type { Match } from "./index.ts";
import {
  degreesIn,
  eachSentence,
  endOf,
  rankOf,
  rolesOf,
  startOf,
  TERMS,
  u24,
  type Blocks,
  type PackedRole,
  type PackedSentence,
} from "./unpack.ts";

const NOTHING: Match = { mark: "notShown", level: 0 };
const MAX_WORDS = 30;
const NO_NUMBER = -1;
/** The number of the weakest evidence. */
const LISTED = 1;

type Finder = () => Match;

/** The criteria of a search, prepared once. For each CV call `turnTo` with its index, then each finder. */
export class Query {
  // Terms of all criteria by their hash, each with a slot in `#evidence`.
  readonly #slots = new Map<number, number>();
  readonly #slotOf = new Map<string, number>();
  #evidence = new Uint8Array(0);
  // Slots whose level or use is told.
  #graded = new Uint8Array(0);
  // Number of a slot's term in the current index.
  #numberOf = new Int16Array(0);
  #blocks!: Blocks;

  readonly #job: Work | undefined;
  // Terms of the job's field by their hash, and their numbers in the current index.
  readonly #work: ReadonlySet<number>;
  readonly #workNumbers = new Set<number>();

  constructor(job?: Work) {
    this.#job = job;
    this.#work = new Set([...(job?.terms ?? [])].map(hash24));
  }

  /** True when one of the numbered terms belongs to the job's field. */
  mentionsWork(numbers: Uint8Array): boolean {
    return numbers.some((number) => this.#workNumbers.has(number));
  }

  turnTo(blocks: Blocks): void {
    this.#workNumbers.clear();
    this.#blocks = blocks;
    if (this.#evidence.length !== this.#slots.size) {
      this.#evidence = new Uint8Array(this.#slots.size);
      this.#graded = new Uint8Array(this.#slots.size);
      this.#numberOf = new Int16Array(this.#slots.size);
    }
    this.#evidence.fill(0);
    this.#graded.fill(0);
    this.#numberOf.fill(NO_NUMBER);
    const end = endOf(blocks, TERMS);
    for (let at = startOf(blocks, TERMS), number = 0; at < end; at += 4, number++) {
      const hash = u24(blocks.bytes, at);
      if (this.#work.has(hash)) this.#workNumbers.add(number);
      const slot = this.#slots.get(hash);
      if (slot === undefined) continue;
      this.#evidence[slot] = blocks.bytes[at + 3]! % GRADED;
      this.#graded[slot] = blocks.bytes[at + 3]! & GRADED;
      this.#numberOf[slot] = number;
    }
  }

  finder(ask: Ask): Finder {
    if (ask.is === "terms") return this.#termsFinder(ask);
    if (ask.is === "duty") return this.#dutyFinder(ask.duty);
    if (ask.is === "words") return this.#wordsFinder(ask.words, ask.isRest);
    if (ask.is === "licence") return this.#licenceFinder(ask);
    if (ask.is === "language")
      return () => ({
        mark: (ask.isAny ? choiceLevel : languageLevel)(
          ask.rank,
          ask.codes.map((code) => rankOf(this.#blocks, code)),
        ),
        level: 0,
      });
    if (ask.is === "education") {
      const asked = educationAsked(ask, this.#job);
      return asked ? () => ({ mark: bestDegree(asked, degreesIn(this.#blocks)).mark, level: 0 }) : () => NOTHING;
    }
    return this.#experienceFinder(ask);
  }

  #slotFor(id: string): number {
    const known = this.#slotOf.get(id);
    if (known !== undefined) return known;
    const slot = this.#slotOf.size;
    this.#slotOf.set(id, slot);
    this.#slots.set(hash24(id), slot);
    return slot;
  }

  #strongest(slots: readonly number[]): number {
    let best = 0;
    for (const slot of slots) best = Math.max(best, this.#evidence[slot]!);
    return best;
  }

  #termsFinder(ask: Ask & { is: "terms" }): Finder {
    const groups = ask.groups.map((group) => group.map((term) => this.#slotFor(term.id)));
    const isGenericAt = ask.groups.map(isGeneric);
    const isIndustryAt = ask.groups.map(isIndustry);
    const isCertificateAt = ask.groups.map(isCertificate);
    const isRare = isOfRareWords(ask) || isFaint(ask);
    const all = groups.flat();
    const kin = [...ask.groups.flat().flatMap((term) => shownBy(term.id)), ...ask.heads.map(({ id }) => id)];
    const relatives = kin.map((id) => this.#slotFor(id));
    const named = ask.otherwise.map((names) => this.#wordsFinder(names));
    const least = EVIDENCE_LEVELS.length * (ask.isBasic ? 1 : 2);
    const words = ask.words.length > 0 ? this.#wordsIn(ask.words) : undefined;
    const byTerms = (): Match => {
      const evidence = groups.map((group) => this.#strongest(group));
      const found = evidence.filter((number) => number > 0).map(levelOf);
      if (found.length === 0) {
        const related = isRare ? 0 : this.#strongest(relatives);
        return related > 0 ? { mark: "partly", level: levelOf(related) } : NOTHING;
      }
      if (found.length < evidence.length && evidence.every((number, at) => number === 0 || isGenericAt[at])) return NOTHING;
      const level = Math.min(...found);
      if (evidence.some((number, at) => number === 0 && isIndustryAt[at])) return NOTHING;
      if (
        evidence.some((number, at) => number === 0 && isCertificateAt[at]) &&
        !evidence.some((number, at) => number > 0 && isCertificateAt[at])
      )
        return NOTHING;
      if (found.length < evidence.length) return { mark: "partly", level, isHalf: true };
      if (evidence.some((number) => number <= least)) return { mark: "partly", level };
      if (ask.isOfCertificate) return { mark: "partly", level };
      if (ask.suite && isInPart(ask.suite, (id) => this.#evidence[this.#slotFor(id)]! > 0)) return { mark: "partly", level };
      if (ask.isCommand && groups.some((group) => group.every((slot) => this.#graded[slot] === 0)))
        return { mark: "partly", level };
      if (!words) return { mark: "met", level };
      const whole = this.#sentenceWith((sentence) => this.#names(sentence, all) && countOf(words(sentence)) === ask.words.length);
      if (whole) return { mark: "met", level: whole.level };
      return isRare && !this.#isInOwnTrade(all) ? NOTHING : { mark: "partly", level, isHalf: true };
    };
    return () => {
      const found = byTerms();
      if (found.mark === "met") return found;
      return named.map((find) => find()).find(({ mark }) => mark === "met") ?? found;
    };
  }

  /** True where a role of the job's trade mentions one of the terms. */
  #isInOwnTrade(slots: readonly number[]): boolean {
    const job = this.#job;
    if (job === undefined) return false;
    const numbers = slots.map((slot) => this.#numberOf[slot]!).filter((number) => number !== NO_NUMBER);
    return rolesOf(this.#blocks).some(
      ({ fields, terms }) => areSameWork(job.fields, fields) && numbers.some((number) => terms.includes(number)),
    );
  }

  #licenceFinder(ask: LicenceAsk): Finder {
    const slotOf = (name: string): number => this.#slotFor(licenceId(name));
    for (const name of ask.classes.length > 0 ? ask.classes : LICENCE_CLASSES) slotOf(name);
    return () => {
      const evidenceOf = (name: string): number => this.#evidence[slotOf(name)]!;
      const found = (ask.classes.length > 0 ? ask.classes : LICENCE_CLASSES).map(evidenceOf).filter((number) => number > 0);
      if (found.length === 0) return NOTHING;
      const mark = licenceMark(ask, (name) => evidenceOf(name) > 0);
      const best = Math.max(...found);
      return { mark: mark === "met" && best <= EVIDENCE_LEVELS.length * 2 ? "partly" : mark, level: levelOf(best) };
    };
  }

  #names({ terms, words }: PackedSentence, slots: readonly number[]): boolean {
    const named = this.#blocks.bytes.subarray(terms, words - 1);
    return slots.some((slot) => this.#numberOf[slot] !== NO_NUMBER && named.includes(this.#numberOf[slot]!));
  }

  #sentenceWith(fits: (sentence: PackedSentence) => boolean): PackedSentence | undefined {
    let found: PackedSentence | undefined;
    eachSentence(this.#blocks, (sentence) => {
      if (fits(sentence)) found = sentence;
      return found !== undefined;
    });
    return found;
  }

  /** The words of `words` that a sentence contains, one bit each. */
  #wordsIn(words: readonly string[]): (sentence: PackedSentence) => number {
    const bitsOf = new Map<number, number>();
    for (const [index, word] of words.slice(0, MAX_WORDS).entries())
      for (const key of keysFor(word)) bitsOf.set(key, (bitsOf.get(key) ?? 0) | (1 << index));
    return ({ words: from, end }) => {
      let bits = 0;
      for (let at = from; at < end; at += 3) bits |= bitsOf.get(u24(this.#blocks.bytes, at)) ?? 0;
      return bits;
    };
  }

  #wordsFinder(words: readonly string[], isRest = false): Finder {
    if (words.length === 0) return () => NOTHING;
    const wordsIn = this.#wordsIn(words);
    return () => {
      let hits = 0;
      let level = 0;
      eachSentence(this.#blocks, (sentence) => {
        const said = wordsIn(sentence);
        const here = countOf(said);
        if (here < hits || wordsLevel(here, words.length) === "notShown") return;
        if (!isRarestSaid(words, (word) => (said & (1 << words.indexOf(word))) !== 0)) return;
        level = here > hits ? sentence.level : Math.max(level, sentence.level);
        hits = here;
      });
      const mark = wordsLevel(hits, words.length);
      return { mark: mark === "met" && isRest ? "partly" : mark, level };
    };
  }

  /** A duty by its terms and by the beginnings of its words; words for the same thing in another language are not found. */
  #dutyFinder(duty: Duty): Finder {
    if (!isToldApart(duty)) return () => NOTHING;
    const slots = duty.words.map(({ terms }) => terms.map((id) => this.#slotFor(id)));
    const named = duty.named.flat().map((id) => this.#slotFor(id));
    const products = duty.products.map((id) => this.#slotFor(id));
    const chosen = duty.alternatives.map((id) => this.#slotFor(id));
    const wordsIn = this.#wordsIn(duty.words.map(({ word }) => word));
    return () => {
      let best: Match = NOTHING;
      const roles = rolesOf(this.#blocks);
      const career = roles.flatMap(({ fields }) => fields);
      eachSentence(this.#blocks, (sentence) => {
        if (sentence.shows === "nothing") return false;
        const said = wordsIn(sentence);
        const hits = slots.map((own, at) =>
          (said & (1 << at)) !== 0 || (own.length > 0 && this.#names(sentence, own)) ? ("same" as const) : undefined,
        );
        const found = hits.filter(Boolean).length;
        if (found === 0) return false;
        const titled = roles[sentence.role - 1]?.fields ?? [];
        const mark = dutyLevel(duty, {
          hits,
          titled,
          trade: tradeFor(duty, this.#job, namesTrade(titled) ? titled : career),
          isTermSaid: this.#names(sentence, named) || (found > 1 && this.#names(sentence, products)),
          isChosen: this.#names(sentence, chosen),
          shows: sentence.shows,
          isListed: sentence.shows === "half",
          title: sentence.shows === "title" ? IN_TITLE : NO_TITLE,
        });
        // A name in a line of work may count as listed; what is done there is work all the same.
        const level = sentence.shows === "all" ? Math.max(sentence.level, LISTED + 1) : sentence.level;
        const isWorse = mark === "notShown" || (mark === best.mark && level <= best.level);
        if (!isWorse) best = { mark, level };
        return mark === "met";
      });
      return best;
    };
  }

  #experienceFinder(ask: Ask & { is: "experience" }): Finder {
    const subject = subjectAsked(ask, this.#job);
    if (!subject) return () => NOTHING;
    const fields = [...subject.fields, ...(subject.sector?.fields ?? [])];
    const terms = [...subject.terms.map(({ id }) => id), ...(subject.sector?.terms ?? [])];
    for (const id of [
      ...fields.flatMap((field) => [`${field.id}-industry`, ...termsOf(field)]),
      ...terms.flatMap((one) => [one, ...kindsOf(one)]),
    ])
      this.#slotFor(id);
    const wordsIn = this.#wordsIn(subject.words);
    return () => {
      const all = rolesOf(this.#blocks);
      const worked = all.filter((role) => countsAsWork(ask, role.isTraining));
      const roles = worked.filter(
        (role) =>
          isOwnOccupation(ask, role.unitGroups) &&
          isOfSubject(
            subject,
            role,
            (id) => this.#mentions(role, id),
            () => this.#saysInRole(all.indexOf(role) + 1, wordsIn),
          ),
      );
      const mark = experienceLevel(ask.months, mergedMonths(roles));
      const isOfSector = roles.some((role) => isOfAskedSector(subject, role.fields, (id) => this.#mentions(role, id)));
      const mentions = (id: string): boolean => roles.some((role) => this.#mentions(role, id));
      const titled = roles.map((role) => role.fields);
      const job = this.#job;
      const isOwn =
        !job ||
        !isOfAnyWork(ask) ||
        experienceLevel(
          ask.months,
          mergedMonths(
            roles.filter((role) => isInField(job, { fields: role.fields, mentionsAny: () => this.mentionsWork(role.terms) })),
          ),
        ) === "met";
      const told = mergedMonths(roles.filter((role) => isToldOfField(subject, role.fields, (id) => this.#mentions(role, id))));
      const isSure =
        isOwn &&
        experienceLevel(ask.months, told) === "met" &&
        isOfNarrower(subject, mentions) &&
        isOfTitles(subject, titled) &&
        isInSetting(subject, titled, mentions);
      return { mark: mark === "met" && !(isOfSector && isSure) ? "partly" : mark, level: 0 };
    };
  }

  #mentions({ terms }: PackedRole, id: string): boolean {
    const number = this.#numberOf[this.#slotFor(id)]!;
    return number !== NO_NUMBER && terms.includes(number);
  }

  /** Number of the words that a role's sentences contain together. */
  #saysInRole(role: number, wordsIn: (sentence: PackedSentence) => number): number {
    let said = 0;
    eachSentence(this.#blocks, (sentence) => {
      if (sentence.role === role) said |= wordsIn(sentence);
    });
    return countOf(said);
  }
}

/** The evidence level of a term's number in the index, without its attainment. */
const levelOf = (number: number): number => ((number - 1) % EVIDENCE_LEVELS.length) + 1;

const countOf = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
};
