import { educationIn, languagesIn } from "../cv/facts.ts";
import { evidenceAt } from "../cv/evidence.ts";
import type { Reading } from "../cv/reading.ts";
import { roleAt, type Role } from "../cv/roles.ts";
import type { ShownTerm } from "../cv/skills.ts";
import type { EvidenceLevel } from "../mark.info.ts";
import type { EvaluationInput } from "../evaluate.ts";
import { isOfRole, studyOf } from "../evaluate/facts.ts";
import { holdNumber, type HeldTerm } from "../evaluate/hold.ts";
import { groundOf } from "../evaluate/ground.ts";
import type { Span } from "../text/lines.ts";
import { contentWords } from "../text/words.ts";
import { educationRank } from "../vocabulary/education.ts";
import { fieldsIn } from "../vocabulary/fields.ts";
import { ByteWriter } from "./bytes.ts";
import { hash24, wordKey } from "./hash.ts";

/**
 * The first byte of an index. It changes with the layout below; with other rules or words (`ENGINE_VERSION`) indexes are written anew.
 *
 * Blocks, each after its length in 16 bits:
 * 1. terms: (24-bit hash, best rung plus 4 where only the basics are claimed, plus 8 where it is held), one per term, numbered by their order here
 * 2. languages: (two letters, rank or 0)
 * 3. education: level from 1, number of fields, (16-bit hash) each, then words of study: (length, bytes)
 * 4. roles: (first and last month in 16 bits each, number of fields, hashes; number of terms, numbers)
 * 5. sentences that claim something: (role from 1 or 0, rung and number of terms, numbers; number of words, 24-bit keys)
 */
export const INDEX_VERSION = 2;

export const RUNGS: readonly EvidenceLevel[] = ["listed", "project", "role", "recentRole"];
/** 1 to 4; 0 is none. */
export const rungNumber = (rung: EvidenceLevel): number => RUNGS.indexOf(rung) + 1;

const MAX_TERMS = 255;
const MAX_ROLES = 60;
const MAX_SENTENCES = 600;
const MAX_IN_SENTENCE = 63;

/**
 * Everything that ranking needs of one CV, packed: about 1 kB for an ordinary one. The same CV gives the same bytes. Names, contacts and
 * protected facts are not in it, because the scorer's text does not have them.
 */
export const termIndexOf = ({ redacted, asOf }: Omit<EvaluationInput, "criteria">): Uint8Array => {
  const { reading, shown } = groundOf(redacted, asOf);
  const terms = bestEvidence(shown);
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
    for (const { code, rank } of languagesIn(reading)) {
      block.u8(code.charCodeAt(0));
      block.u8(code.charCodeAt(1));
      block.u8(rank ?? 0);
    }
  });
  out.block((block) => writeEducation(block, reading));
  out.block((block) => {
    for (const role of reading.roles.slice(0, MAX_ROLES)) writeRole(block, role, shown, numberOf);
  });
  out.block((block) => {
    for (const sentence of claims(reading, shown).slice(0, MAX_SENTENCES)) writeSentence(block, sentence, reading, numberOf);
  });
  return out.done();
};

/** The best evidence of each term as a number: what is held comes before the rung. */
const bestEvidence = (shown: readonly HeldTerm[]): Map<string, number> => {
  const best = new Map<string, number>();
  for (const { term, rung, hold } of shown) {
    const number = rungNumber(rung) + RUNGS.length * holdNumber(hold);
    const known = best.get(term.id);
    if (known !== undefined ? number > known : best.size < MAX_TERMS) best.set(term.id, number);
  }
  return best;
};

const writeEducation = (block: ByteWriter, reading: Reading): void => {
  const degree = educationIn(reading);
  block.u8(educationRank(degree?.level) + 1);
  if (!degree) return;
  const { fields, words } = studyOf(reading, degree);
  block.u8(fields.length);
  for (const field of fields) block.u16(hash24(field.id));
  const encoder = new TextEncoder();
  for (const word of words) {
    const bytes = encoder.encode(word).subarray(0, 255);
    block.u8(bytes.length);
    for (const byte of bytes) block.u8(byte);
  }
};

const writeRole = (block: ByteWriter, role: Role, shown: readonly ShownTerm[], numberOf: ReadonlyMap<string, number>): void => {
  block.u16(role.from);
  block.u16(role.to);
  const fields = fieldsIn(role.title);
  block.u8(fields.length);
  for (const field of fields) block.u16(hash24(field.id));
  const mentioned = shown.filter((mention) => isOfRole(role, mention)).flatMap(({ term }) => numberOf.get(term.id) ?? []);
  const numbers = [...new Set(mentioned)];
  block.u8(numbers.length);
  for (const number of numbers) block.u8(number);
};

interface Claim extends Span {
  readonly rung: EvidenceLevel;
  readonly role: Role | undefined;
  readonly terms: readonly string[];
  readonly keys: readonly number[];
}

/** The sentences that claim something, with the words and terms that they claim. */
const claims = (reading: Reading, shown: readonly ShownTerm[]): Claim[] => {
  const termsOf = new Map<number, ShownTerm[]>();
  for (const mention of shown) termsOf.set(mention.sentence.start, [...(termsOf.get(mention.sentence.start) ?? []), mention]);
  return reading.sentences.flatMap((sentence) => {
    const mentions = termsOf.get(sentence.start) ?? [];
    const words = contentWords(reading.text.slice(sentence.start, sentence.end)).map((token) => ({
      start: token.start + sentence.start,
      end: token.end + sentence.start,
      fold: token.fold,
    }));
    const claimed = words.flatMap((word) => {
      const evidence = evidenceAt(reading, word);
      return evidence ? [{ word, rung: evidence.rung }] : [];
    });
    const rung = mentions[0]?.rung ?? claimed[0]?.rung;
    if (!rung) return [];
    return [
      {
        start: sentence.start,
        end: sentence.end,
        rung,
        role: roleAt(reading.roles, sentence.start),
        terms: [...new Set(mentions.map(({ term }) => term.id))],
        keys: [...new Set(claimed.map(({ word }) => wordKey(word.fold)))],
      },
    ];
  });
};

const writeSentence = (block: ByteWriter, claim: Claim, reading: Reading, numberOf: ReadonlyMap<string, number>): void => {
  const numbers = claim.terms.flatMap((id) => numberOf.get(id) ?? []).slice(0, MAX_IN_SENTENCE);
  block.u8(claim.role ? reading.roles.indexOf(claim.role) + 1 : 0);
  block.u8(((rungNumber(claim.rung) - 1) << 6) | numbers.length);
  for (const number of numbers) block.u8(number);
  const keys = claim.keys.slice(0, 255);
  block.u8(keys.length);
  for (const key of keys) block.u24(key);
};
