import { evidenceAt } from "../cv/evidence.ts";
import type { ParsedCv } from "../cv/parsed-cv.ts";
import { roleAt, type Role } from "../cv/roles.ts";
import type { ShownTerm } from "../cv/skills.ts";
import { EvidenceLevel } from "../mark.info.ts";
import type { EvaluationInput } from "../evaluate.ts";
import { degreesOf, type Degree } from "../evaluate/education.ts";
import { isTitled, showsOf } from "../evaluate/duties.ts";
import { SHOWS, type Shows } from "../evaluate/duty-mark.ts";
import { isOfRole, isTraining } from "../evaluate/facts.ts";
import { spokenIn } from "../evaluate/languages.ts";
import { licenceId, licencesOf } from "../evaluate/licences.ts";
import { attainmentRank, type GradedTerm } from "../evaluate/attainment.ts";
import { cvEvidenceOf } from "../evaluate/cv-evidence.ts";
import { monthOfIso } from "../text/dates.ts";
import type { Span } from "../text/lines.ts";
import { contentWords } from "../text/words.ts";
import { educationRank } from "../vocabulary/education.ts";
import { fieldsOfTitle } from "../vocabulary/work.ts";
import { unitGroupsOf } from "../vocabulary/same-occupations.ts";
import { ByteWriter } from "./bytes.ts";
import { hash24, wordKey } from "./hash.ts";

/**
 * The first byte of an index. Raise it with the layout below. A change of rules or words (`ENGINE_VERSION`) rewrites the indexes, too.
 *
 * Blocks, each after its length in 16 bits:
 * 1. terms: (24-bit hash, number of the best evidence level, plus 4 where only the basics are claimed, plus 8 where it is held, plus 16 where its level or its use is told), one per term, numbered by their order here
 * 2. languages: (two letters, rank or 0)
 * 3. degrees: level (plus 8 for an unfinished one, 16 for one that is implied, 32 for one of a college), number of fields, (16-bit hash) each, number of words of study, (length, bytes) each
 * 4. roles: (first and last month in 16 bits each, number of fields and unit groups (plus 128 for an apprentice, an intern or an unpaid office), (16-bit hash of a field, or the number of a unit group of ISCO-08, which is the hash of no field) each; number of terms, numbers)
 * 5. sentences that claim something: (role from 1 or 0, plus 64 times the number of what it can show of duties, evidence level and number of terms, numbers; number of words, 24-bit keys)
 */
export const INDEX_VERSION = 5;

export const EVIDENCE_LEVELS = EvidenceLevel.options;
/** 1 to 4; 0 stands for no evidence. */
export const evidenceNumber = (level: EvidenceLevel): number => EVIDENCE_LEVELS.indexOf(level) + 1;

/** Bit beside a term's best evidence. */
export const GRADED = 16;
/** Bits beside the level of a degree. */
export const UNFINISHED = 8;
export const IMPLIED = 16;
export const OF_COLLEGE = 32;
/** Factor of what a sentence can show of duties, beside the number of its role. */
export const SHOWING = 64;
/** Bit beside the number of fields of a role. */
export const TRAINING = 128;

const MAX_TERMS = 255;
const MAX_ROLES = 60;
const MAX_SENTENCES = 600;
const MAX_IN_SENTENCE = 63;

/**
 * Packs everything that ranking needs of one CV, about 1 kB for an ordinary one. The same CV gives the same bytes. Names, contacts and
 * protected facts are not in it, because the scorer's text does not contain them.
 */
export const termIndexOf = ({ redacted, asOf }: Omit<EvaluationInput, "criteria">): Uint8Array => {
  const { cv, shown } = cvEvidenceOf(redacted, asOf);
  const terms = bestEvidence(shown);
  for (const { classes, level, attainment } of licencesOf(cv, monthOfIso(asOf)))
    for (const name of classes) {
      const number = evidenceNumber(level) + EVIDENCE_LEVELS.length * attainmentRank(attainment);
      if (terms.size < MAX_TERMS || terms.has(licenceId(name)))
        terms.set(licenceId(name), Math.max(number, terms.get(licenceId(name)) ?? 0));
    }
  const numberOf = new Map([...terms.keys()].map((id, index) => [id, index] as const));
  const out = new ByteWriter();
  out.u8(INDEX_VERSION);
  out.block((block) => {
    for (const [id, evidence] of terms) {
      block.u24(hash24(id));
      block.u8(evidence);
    }
  });
  out.block((block) => {
    for (const { code, rank } of spokenIn(cv)) {
      block.u8(code.charCodeAt(0));
      block.u8(code.charCodeAt(1));
      block.u8(rank ?? 0);
    }
  });
  out.block((block) => {
    for (const degree of degreesOf(cv)) writeDegree(block, degree);
  });
  out.block((block) => {
    for (const role of cv.roles.slice(0, MAX_ROLES)) writeRole(block, role, shown, numberOf);
  });
  out.block((block) => {
    for (const sentence of claims(cv, shown).slice(0, MAX_SENTENCES)) writeSentence(block, sentence, cv, numberOf);
  });
  return out.done();
};

/** The best evidence of each term as a number: attainment decides, then the evidence level. */
const bestEvidence = (shown: readonly GradedTerm[]): Map<string, number> => {
  const best = new Map<string, number>();
  const graded = new Set(shown.filter(({ isGraded }) => isGraded).map(({ term }) => term.id));
  for (const { term, level, attainment } of shown) {
    const number = evidenceNumber(level) + EVIDENCE_LEVELS.length * attainmentRank(attainment);
    const known = best.get(term.id);
    if (known !== undefined ? number > known : best.size < MAX_TERMS) best.set(term.id, number);
  }
  for (const [id, number] of best) if (graded.has(id)) best.set(id, number + GRADED);
  return best;
};

const ENCODER = new TextEncoder();
const MAX_WORD_BYTES = 40;

const writeDegree = (block: ByteWriter, { level, isUnfinished, isImplied, isOfCollege, fields, words }: Degree): void => {
  block.u8(educationRank(level) + (isUnfinished ? UNFINISHED : 0) + (isImplied ? IMPLIED : 0) + (isOfCollege ? OF_COLLEGE : 0));
  block.u8(fields.length);
  for (const field of fields) block.u16(hash24(field.id));
  block.u8(words.length);
  for (const word of words) {
    const bytes = ENCODER.encode(word).subarray(0, MAX_WORD_BYTES);
    block.u8(bytes.length);
    for (const byte of bytes) block.u8(byte);
  }
};

const writeRole = (block: ByteWriter, role: Role, shown: readonly ShownTerm[], numberOf: ReadonlyMap<string, number>): void => {
  block.u16(role.from);
  block.u16(role.to);
  const fields = fieldsOfTitle(role.title);
  const groups = unitGroupsOf(role.title);
  block.u8(fields.length + groups.length + (isTraining(role.title) || role.isUnpaid ? TRAINING : 0));
  for (const field of fields) block.u16(hash24(field.id));
  for (const isco of groups) block.u16(Number(isco));
  const mentioned = shown.filter((mention) => isOfRole(role, mention)).flatMap(({ term }) => numberOf.get(term.id) ?? []);
  const numbers = [...new Set(mentioned)];
  block.u8(numbers.length);
  for (const number of numbers) block.u8(number);
};

interface Claim extends Span {
  readonly level: EvidenceLevel;
  readonly shows: Shows;
  readonly role: Role | undefined;
  readonly terms: readonly string[];
  readonly keys: readonly number[];
}

/** The sentences that claim something, with the words and terms that they claim. */
const claims = (cv: ParsedCv, shown: readonly ShownTerm[]): Claim[] => {
  const termsOf = new Map<number, ShownTerm[]>();
  for (const mention of shown) {
    const own = termsOf.get(mention.sentence.start);
    if (own) own.push(mention);
    else termsOf.set(mention.sentence.start, [mention]);
  }
  return cv.sentences.flatMap((sentence) => {
    const mentions = termsOf.get(sentence.start) ?? [];
    const words = contentWords(cv.text.slice(sentence.start, sentence.end)).map((token) => ({
      start: token.start + sentence.start,
      end: token.end + sentence.start,
      fold: token.fold,
    }));
    const claimed = words.flatMap((word) => {
      const evidence = evidenceAt(cv, word);
      return evidence ? [{ word, level: evidence.level }] : [];
    });
    const level = mentions[0]?.level ?? claimed[0]?.level;
    if (!level) return [];
    return [
      {
        start: sentence.start,
        end: sentence.end,
        level,
        shows: shownBy(cv, sentence, claimed[0]?.level ?? level),
        role: roleAt(cv.roles, sentence.start),
        terms: [...new Set(mentions.map(({ term }) => term.id))],
        keys: [...new Set(claimed.map(({ word }) => wordKey(word.fold)))],
      },
    ];
  });
};

/** How much of duties a sentence shows at the evidence level of its words. A title is a title, whatever else it could show. */
const shownBy = (cv: ParsedCv, sentence: Span, level: EvidenceLevel): Shows => {
  const shows = showsOf(cv, sentence, level);
  return shows !== "nothing" && isTitled(cv, sentence) ? "title" : shows;
};

const writeSentence = (block: ByteWriter, claim: Claim, cv: ParsedCv, numberOf: ReadonlyMap<string, number>): void => {
  const numbers = claim.terms.flatMap((id) => numberOf.get(id) ?? []).slice(0, MAX_IN_SENTENCE);
  const role = claim.role ? cv.roles.indexOf(claim.role) + 1 : 0;
  block.u8((role > MAX_ROLES ? 0 : role) + SHOWING * SHOWS.indexOf(claim.shows));
  block.u8(((evidenceNumber(claim.level) - 1) << 6) | numbers.length);
  for (const number of numbers) block.u8(number);
  const keys = claim.keys.slice(0, 255);
  block.u8(keys.length);
  for (const key of keys) block.u24(key);
};
