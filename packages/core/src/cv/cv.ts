import { createHash } from "node:crypto";
import type { HiddenText, Verdict } from "@candor/documents";
import type { Profile, Quote } from "@candor/scoring";
import { Actor } from "../kernel/actor.ts";
import { corrected } from "./facts.ts";
import { readEach } from "../kernel/batch.ts";
import { CvEntity, CvHashEntity, CvTextEntity } from "./cv.entity.ts";
import { ErasureEntity } from "./erasure.entity.ts";

export * as Cv from "./cv.ts";

/** Findings about the file itself, apart from its content. */
export interface Integrity {
  readonly verdict: Verdict;
  readonly hidden: readonly HiddenText[];
  /** Visible sentences addressed to a machine. */
  readonly notes: readonly Quote[];
}

export const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Returns a CV of the acting account, or undefined. */
export async function find(cvId: string) {
  const { data } = await CvEntity.get({ accountId: Actor.accountId(), cvId }).go({ consistent: true });
  return data ?? undefined;
}

/** Returns those of these CVs, at most 50, that the acting account has. */
export async function findAll(cvIds: readonly string[]) {
  const accountId = Actor.accountId();
  const keys = cvIds.map((cvId) => ({ accountId, cvId }));
  return readEach(keys, (left) => CvEntity.get(left).go({ consistent: true }));
}

/** Returns the data read from a CV of the acting account, or undefined. */
export async function findText(cvId: string) {
  const { data } = await CvTextEntity.get({ accountId: Actor.accountId(), cvId }).go({ consistent: true });
  return data ?? undefined;
}

/** Returns the profiles of these CVs of the acting account by id, with corrections; unknown ids are left out. */
export async function profilesOf(cvIds: readonly string[]): Promise<ReadonlyMap<string, Profile>> {
  const accountId = Actor.accountId();
  const keys = cvIds.map((cvId) => ({ accountId, cvId }));
  const found = await readEach(keys, (left) =>
    CvTextEntity.get(left).go({ attributes: ["cvId", "profile", "corrections"], concurrency: 2 }),
  );
  return new Map(found.map(({ cvId, profile, corrections }) => [cvId, corrected(profile, corrections)]));
}

/** Returns the id of the acting account's CV with the same bytes, or undefined. */
export async function idOfBytes(sha256: string): Promise<string | undefined> {
  const { data } = await CvHashEntity.get({ accountId: Actor.accountId(), sha256 }).go({ consistent: true });
  return data?.cvId;
}

/** Returns the unfinished erasure of a CV of the acting account, or undefined. */
export async function findErasure(cvId: string) {
  const { data } = await ErasureEntity.get({ accountId: Actor.accountId(), cvId }).go({ consistent: true });
  return data ?? undefined;
}
