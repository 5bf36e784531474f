import { createHash } from "node:crypto";
import type { Profile } from "@candor/scoring";
import { fold } from "../kernel/search-text.info.ts";
import type { Source } from "../cv/cv.info.ts";
import type { Application } from "../upload/upload.info.ts";

/**
 * Data that identifies the same person in another file, small enough for every row: hashes of e-mail address and phone number,
 * and a sketch of the CV's text.
 */
export interface Person {
  readonly email?: string;
  readonly phone?: string;
  /** Absent for a text too short to compare. */
  readonly text?: string;
}

/** Digits compared at the end of a number, because the same number is written with and without country and area code. */
const PHONE_DIGITS = 9;
const PHONE_LEAST_DIGITS = 7;

/** @param text without protected facts, so that another name or address does not change the sketch */
export function personOf({
  profile,
  text,
  applicant,
}: {
  profile: Profile;
  text: string;
  applicant?: string | undefined;
}): Person {
  const sketch = sketchOf(text);
  return { ...contactOf({ profile, applicant }), ...(sketch && { text: sketch }) };
}

/** Returns the address that reaches a candidate: the CV's, else the applicant's own. */
export const emailOf = ({ profile, applicant }: { profile: Profile; applicant?: string | undefined }): string | undefined =>
  (profile.email?.value ?? applicant)?.trim() || undefined;

/** Returns the hashes of e-mail address and phone number. */
export function contactOf({ profile, applicant }: { profile: Profile; applicant?: string | undefined }): Omit<Person, "text"> {
  const email = emailOf({ profile, applicant })?.toLowerCase();
  const phone = profile.phone?.value.replaceAll(/\D/g, "") ?? "";
  return {
    ...(email && { email: short(email) }),
    ...(phone.length >= PHONE_LEAST_DIGITS && { phone: short(phone.slice(-PHONE_DIGITS)) }),
  };
}

/**
 * Returns the applicant's own address where it is certain: entered on the public page, or the sender of a verified mail.
 * Forwarded mail is never verified, and a bulk link names no applicant.
 */
export function applicantOf({ source, application }: { source: Source; application?: Application | undefined }) {
  if (!application?.email) return undefined;
  return source === "public" || (source === "email" && application.isVerified) ? application.email : undefined;
}

const short = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 8);

/** Values of a sketch, one character each. */
export const SKETCH = 32;
/** Words of a shingle, the unit that sketches compare. */
const SHINGLE = 3;
const SHINGLES_LEAST = 16;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * Returns a MinHash of the text's word triples with six bits per value. The share of equal values in two sketches estimates the
 * share of triples that the texts have in common, regardless of the order of sections. A SimHash of twice the size confuses texts
 * as short as CVs: see decision 0018.
 */
export function sketchOf(text: string): string | undefined {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const shingles = new Set<number>();
  for (let at = 0; at + SHINGLE <= words.length; at++) shingles.add(hashOf(words.slice(at, at + SHINGLE).join(" ")));
  if (shingles.size < SHINGLES_LEAST) return undefined;
  let sketch = "";
  for (let n = 1; n <= SKETCH; n++) {
    let least = 0xffffffff;
    for (const shingle of shingles) least = Math.min(least, shuffled(shingle, n));
    sketch += ALPHABET[least & 63];
  }
  return sketch;
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Permutes the hashes, differently for each `n`. */
function shuffled(hash: number, n: number): number {
  let mixed = hash ^ Math.imul(n, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
