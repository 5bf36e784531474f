import type { Degree } from "../evaluate/education.ts";
import { EDUCATION_LEVELS } from "../vocabulary/education.ts";
import { FIELDS, type Field } from "../vocabulary/fields.ts";
import type { Rank } from "../vocabulary/languages.ts";
import type { Month } from "../text/dates.ts";
import { hash24 } from "./hash.ts";
import { SHOWS, type Shows } from "../evaluate/duty-mark.ts";
import { IMPLIED, OF_COLLEGE, SHOWING, TRAINING, UNFINISHED } from "./pack.ts";

/** Offsets of the blocks of an index; see `pack.ts` for their layout. */
export interface Blocks {
  readonly bytes: Uint8Array;
  /** Starts of terms, languages, degrees, roles, sentences, and the end. Two bytes of length stand before each start. */
  readonly starts: Int32Array;
}

const BLOCKS = 5;
const LENGTH_BYTES = 2;

export const TERMS = 0;
export const LANGUAGES = 1;
export const DEGREES = 2;
export const ROLES = 3;
export const SENTENCES = 4;

export const u16 = (bytes: Uint8Array, at: number): number => bytes[at]! | (bytes[at + 1]! << 8);
export const u24 = (bytes: Uint8Array, at: number): number => bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16);

/** Finds the blocks; throws a RangeError where the bytes are not an index. */
export const blocksOf = (bytes: Uint8Array): Blocks => {
  const starts = new Int32Array(BLOCKS + 1);
  let at = 1;
  for (let block = 0; block < BLOCKS; block++) {
    starts[block] = at + LENGTH_BYTES;
    at += LENGTH_BYTES + u16(bytes, at);
  }
  starts[BLOCKS] = at + LENGTH_BYTES;
  if (at !== bytes.length) throw new RangeError("These bytes are not an index of a CV.");
  return { bytes, starts };
};

export const startOf = ({ starts }: Blocks, block: number): number => starts[block]!;
export const endOf = ({ starts }: Blocks, block: number): number => starts[block + 1]! - LENGTH_BYTES;

/** The rank of a language: `undefined` without a level, null where the CV does not name it. */
export const rankOf = (blocks: Blocks, code: string): Rank | undefined | null => {
  const { bytes } = blocks;
  for (let at = startOf(blocks, LANGUAGES); at < endOf(blocks, LANGUAGES); at += 3) {
    if (bytes[at] === code.charCodeAt(0) && bytes[at + 1] === code.charCodeAt(1))
      return bytes[at + 2] === 0 ? undefined : (bytes[at + 2] as Rank);
  }
  return null;
};

const FIELD_OF = new Map(FIELDS.map((field) => [hash24(field.id) & 0xffff, field] as const));

const fieldsAt = (bytes: Uint8Array, at: number, count: number): Field[] => {
  const fields: Field[] = [];
  for (let index = 0; index < count; index++) {
    const field = FIELD_OF.get(u16(bytes, at + 2 * index));
    if (field) fields.push(field);
  }
  return fields;
};

const LAST_UNIT_GROUP = 9999;

/** True for a number that stands for a unit group and not for a field of work. */
export const isUnitGroup = (number: number): boolean => number <= LAST_UNIT_GROUP && !FIELD_OF.has(number);

const unitGroupsAt = (bytes: Uint8Array, at: number, count: number): string[] => {
  const numbers = Array.from({ length: count }, (_, index) => u16(bytes, at + 2 * index));
  return numbers.filter(isUnitGroup).map((number) => String(number).padStart(4, "0"));
};

/** The degrees, in the order of the CV. */
export const degreesIn = (blocks: Blocks): Degree[] => {
  const { bytes } = blocks;
  const degrees: Degree[] = [];
  for (let at = startOf(blocks, DEGREES); at < endOf(blocks, DEGREES);) {
    const count = bytes[at + 1]!;
    const words = wordsAt(bytes, at + 2 + 2 * count);
    degrees.push({
      level: EDUCATION_LEVELS[bytes[at]! & LEVEL]!,
      isUnfinished: (bytes[at]! & UNFINISHED) !== 0,
      isImplied: (bytes[at]! & IMPLIED) !== 0,
      isOfCollege: (bytes[at]! & OF_COLLEGE) !== 0,
      fields: fieldsAt(bytes, at + 2, count),
      words: words.found,
    });
    at = words.end;
  }
  return degrees;
};

const LEVEL = 7;
const DECODER = new TextDecoder();

const wordsAt = (bytes: Uint8Array, start: number): { found: string[]; end: number } => {
  const found: string[] = [];
  let at = start + 1;
  for (let left = bytes[start]!; left > 0; left--) {
    found.push(DECODER.decode(bytes.subarray(at + 1, at + 1 + bytes[at]!)));
    at += 1 + bytes[at]!;
  }
  return { found, end: at };
};

export interface PackedRole {
  readonly from: Month;
  readonly to: Month;
  readonly isTraining: boolean;
  readonly fields: readonly Field[];
  /** Unit groups of ISCO-08 of its title. */
  readonly unitGroups: readonly string[];
  /** Numbers of the terms it mentions. */
  readonly terms: Uint8Array;
}

export const rolesOf = (blocks: Blocks): PackedRole[] => {
  const { bytes } = blocks;
  const roles: PackedRole[] = [];
  let at = startOf(blocks, ROLES);
  while (at < endOf(blocks, ROLES)) {
    const count = bytes[at + 4]! & (TRAINING - 1);
    const terms = at + 5 + 2 * count;
    const end = terms + 1 + bytes[terms]!;
    roles.push({
      from: u16(bytes, at),
      to: u16(bytes, at + 2),
      isTraining: bytes[at + 4]! >= TRAINING,
      fields: fieldsAt(bytes, at + 5, count),
      unitGroups: unitGroupsAt(bytes, at + 5, count),
      terms: bytes.subarray(terms + 1, end),
    });
    at = end;
  }
  return roles;
};

export interface PackedSentence {
  /** Number of its role, from 1; 0 outside of all roles. */
  readonly role: number;
  /** How much it can show of duties. */
  readonly shows: Shows;
  /** Evidence level, 1 to 4. */
  readonly level: number;
  /** Offsets of the numbers of its terms and of the keys of its words (three bytes each). */
  readonly terms: number;
  readonly words: number;
  readonly end: number;
}

/** Visits the sentences in order until `visit` returns true. */
export const eachSentence = (blocks: Blocks, visit: (sentence: PackedSentence) => boolean | void): void => {
  const { bytes } = blocks;
  const stop = endOf(blocks, SENTENCES);
  for (let at = startOf(blocks, SENTENCES); at < stop;) {
    const head = bytes[at + 1]!;
    const words = at + 2 + (head & 63) + 1;
    const end = words + 3 * bytes[words - 1]!;
    const role = bytes[at]! % SHOWING;
    const shows = SHOWS[Math.floor(bytes[at]! / SHOWING)]!;
    if (visit({ role, shows, level: (head >> 6) + 1, terms: at + 2, words, end })) return;
    at = end;
  }
};
