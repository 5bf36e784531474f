import { createHash } from "node:crypto";
import type { Profile } from "@candor/scoring";
import { fold } from "../kernel/search-text.info.ts";
import type { Source } from "../cv/cv.info.ts";
import type { Application } from "../upload/upload.info.ts";

/**
 * By what a person is known again under another file, short enough to lie in every row: hashes of e-mail address and phone number, and
 * a sketch of what the CV says.
 */
export interface Person {
  readonly email?: string;
  readonly phone?: string;
  /** Absent for a text too short to be compared. */
  readonly text?: string;
}

/** Numbers are written with and without country and area code; the end is the same. */
const PHONE_DIGITS = 9;
const PHONE_LEAST_DIGITS = 7;

/** @param text without the protected facts, so that another name or address does not make it another text */
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

/** The part of a `Person` that e-mail address and phone number make. */
export function contactOf({ profile, applicant }: { profile: Profile; applicant?: string | undefined }): Omit<Person, "text"> {
  const email = (profile.email?.value ?? applicant)?.trim().toLowerCase();
  const phone = profile.phone?.value.replaceAll(/\D/g, "") ?? "";
  return {
    ...(email && { email: short(email) }),
    ...(phone.length >= PHONE_LEAST_DIGITS && { phone: short(phone.slice(-PHONE_DIGITS)) }),
  };
}

/**
 * The applicant's own address, where it is sure that it is theirs: given on the public page, or that of a verified mail. Mail that was
 * forwarded is never verified, and an agency's link knows no applicant.
 */
export function applicantOf({ source, application }: { source: Source; application?: Application | undefined }) {
  if (!application?.email) return undefined;
  return source === "public" || (source === "email" && application.isVerified) ? application.email : undefined;
}

const short = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 8);

/** How many values a sketch holds, a character each. */
export const SKETCH = 32;
/** Words in a row that are compared as one. */
const SHINGLE = 3;
const SHINGLES_LEAST = 16;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * A MinHash of the text's word triples, six bits of each value. Two sketches agree in about as many places as the texts have triples in
 * common, whatever order their sections stand in. A SimHash of twice the size confuses texts as short as CVs: see decision 0018.
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

/** Another order of all hashes for each `n`. */
function shuffled(hash: number, n: number): number {
  let mixed = hash ^ Math.imul(n, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
