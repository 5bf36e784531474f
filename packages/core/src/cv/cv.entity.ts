import type { Profile, ProtectedFacts } from "@candor/scoring";
import { CustomAttributeType, Entity } from "electrodb";
import { createdAt, packed, primary, table, updatedAt, written } from "../kernel/table.ts";
import type { HistoryEntry } from "./cv.info.ts";
import { Source } from "./cv.info.ts";
import type { Corrections } from "./cv.info.ts";
import type { Integrity } from "./cv.ts";

/** Who a CV is of, as lists show and search it. */
export interface CvCard {
  readonly fullName?: string;
  readonly jobTitle?: string;
  readonly location?: string;
  readonly skills: readonly string[];
}

/** One document of one account, whatever jobs it is put forward for. Its bytes and its reading lie in the bucket under its hash. */
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

/** What was read in a CV: the long part. */
export const CvTextEntity = new Entity(
  {
    model: { service: "candor", entity: "cvText", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      cvId: { type: "string", required: true },
      profile: { ...packed<Profile>(), required: true },
      /** Apart from the profile: it never reaches the scorer. */
      protectedFacts: { ...packed<ProtectedFacts>(), required: true },
      integrity: { ...packed<Integrity>(), required: true },
      /** What a person put right, and each change of it; `profile` stays as it was read. */
      corrections: packed<Corrections>(),
      correctionHistory: packed<HistoryEntry[]>(),
      createdAt,
      updatedAt,
    },
    indexes: { one: primary(["accountId", "cvId"], []) },
  },
  table,
);

/** What a search of the pool needs of one CV, packed by the scoring package, as `CandidateIndexEntity` is for a job. */
export const CvIndexEntity = new Entity(
  {
    model: { service: "candor", entity: "cvIndex", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      shard: { type: "number", required: true },
      cvId: { type: "string", required: true },
      terms: { type: CustomAttributeType<Uint8Array>("any"), required: true },
      /** Of the CV's bytes: finds the text for the quotes. */
      sha256: { type: "string", required: true },
    },
    indexes: { ofAccount: primary(["accountId", "shard"], ["cvId"]) },
  },
  table,
);

/** Finds the CV of an account that has the same bytes. */
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
