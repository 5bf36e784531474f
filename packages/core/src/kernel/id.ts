import { createHash } from "node:crypto";
import { decodeTime, encodeTime, ulid } from "ulid";

const PREFIX = {
  account: "acc",
  user: "usr",
  session: "ses",
  job: "job",
  cv: "cv",
  criterion: "crt",
  company: "cmp",
  bulkLink: "lnk",
  export: "exp",
  logo: "lgo",
  view: "view",
  extension: "ext",
  owed: "owd",
  audit: "aud",
} as const;

/** Creates an opaque id that sorts by creation time, such as "job_01j…". 80 of its bits are random. */
export const createId = (noun: keyof typeof PREFIX): string => `${PREFIX[noun]}_${ulid(Date.now()).toLowerCase()}`;

/**
 * Derives an id from content, so that the same content always has the same id. It sorts by `at`, milliseconds since 1970, like
 * other ids.
 */
export function derivedId(noun: keyof typeof PREFIX, at: number, ...of: readonly string[]): string {
  return `${PREFIX[noun]}_${(encodeTime(at) + digestOf(of)).toLowerCase()}`;
}

const TIME_CHARACTERS = 10;

/** The beginning of all ids of the same noun that were made so many milliseconds before this one: every later id sorts after it. */
export function earlierId(id: string, ms: number): string {
  const [noun = "", made = ""] = id.split("_");
  const time = decodeTime(made.toUpperCase());
  return `${noun}_${encodeTime(Math.max(0, time - ms))
    .slice(0, TIME_CHARACTERS)
    .toLowerCase()}`;
}

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const DERIVED_CHARACTERS = 16;

/** 80 bits of a SHA-256. */
function digestOf(parts: readonly string[]): string {
  const hash = createHash("sha256").update(JSON.stringify(parts)).digest();
  return Array.from({ length: DERIVED_CHARACTERS }, (_, n) => ALPHABET[hash[n]! % ALPHABET.length]).join("");
}
