import type { Profile, ProtectedFacts } from "@candor/scoring";
import { CustomAttributeType, Entity } from "electrodb";
import { createdAt, packed, primary, table, updatedAt, written } from "../kernel/table.ts";
import type { HistoryEntry } from "./cv.info.ts";
import { Source } from "./cv.info.ts";
import type { Corrections } from "./cv.info.ts";
import type { Integrity } from "./cv.ts";

/** Name, title, place and skills of a CV, as lists show and search them. */
export interface CvCard {
  readonly fullName?: string;
  readonly jobTitle?: string;
  readonly location?: string;
  readonly skills: readonly string[];
}

/**
 * One document of one account, independent of the jobs it is used for. Its bytes and its reading are in the bucket under its
 * hash.
 */
export const CvEntity = new Entity(
  {
    model: { service: "candor", entity: "cv", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      cvId: { type: "string", required: true },
      /** SHA-256 of the bytes, hex. */
      sha256: { type: "string", required: true },
      fileName: { type: "string", required: true },
      size: { type: "number", required: true },
      pages: { type: "number", required: true },
      source: { type: Source.options, required: true },
      card: { ...written<CvCard>(), required: true },
      createdAt,
      updatedAt,
    },
    indexes: { byArrival: primary(["accountId"], ["cvId"]) },
  },
  table,
);

/** The long part of a CV: the data read from it. */
export const CvTextEntity = new Entity(
  {
    model: { service: "candor", entity: "cvText", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      cvId: { type: "string", required: true },
      profile: { ...packed<Profile>(), required: true },
      /** Kept apart from the profile, because it must never reach the scorer. */
      protectedFacts: { ...packed<ProtectedFacts>(), required: true },
      integrity: { ...packed<Integrity>(), required: true },
      /** Corrections by a person, and their history; `profile` keeps the values that were read. */
      corrections: packed<Corrections>(),
      correctionHistory: packed<HistoryEntry[]>(),
      createdAt,
      updatedAt,
    },
    indexes: { one: primary(["accountId", "cvId"], []) },
  },
  table,
);

/** Search index of one CV for the pool, packed by the scoring package, as `CandidateIndexEntity` is for a job. */
export const CvIndexEntity = new Entity(
  {
    model: { service: "candor", entity: "cvIndex", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      shard: { type: "number", required: true },
      cvId: { type: "string", required: true },
      terms: { type: CustomAttributeType<Uint8Array>("any"), required: true },
      /** Hash of the CV's bytes; the stored text that quotes are taken from is found by it. */
      sha256: { type: "string", required: true },
    },
    indexes: { ofAccount: primary(["accountId", "shard"], ["cvId"]) },
  },
  table,
);

/** Finds the account's CV with the same bytes. */
export const CvHashEntity = new Entity(
  {
    model: { service: "candor", entity: "cvHash", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      sha256: { type: "string", required: true },
      cvId: { type: "string", required: true },
    },
    indexes: { one: primary(["accountId"], ["sha256"]) },
  },
  table,
);
