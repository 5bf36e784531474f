import { Entity } from "electrodb";
import { LOCALES } from "../kernel/limits.ts";
import { createdAt, gsi1, primary, table, written } from "../kernel/table.ts";

/** Partitions of the letters by time, so that many at once do not meet the capacity of one. */
export const LETTER_SHARDS = 4;

/**
 * A mail to a rejected candidate that is sent later, unless a recruiter stops it. Name and address are read when it is sent, so that a
 * candidate who is erased meanwhile leaves neither here.
 */
export const PendingLetterEntity = new Entity(
  {
    model: { service: "candor", entity: "pendingLetter", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      jobId: { type: "string", required: true },
      cvId: { type: "string", required: true },
      shard: { type: "number", required: true },
      sendAt: { type: "string", required: true },
      subject: { type: "string", required: true },
      text: { type: "string", required: true },
      locale: { type: LOCALES, required: true },
      /** The recruiter, who gets the replies. */
      writer: { ...written<{ email: string; name?: string }>(), required: true },
      /** Until then one task works on it. */
      claimedUntil: { type: "string" },
      createdAt,
    },
    indexes: {
      ofCandidate: primary(["accountId", "jobId"], ["cvId"]),
      byTime: gsi1(["shard"], ["sendAt", "cvId"]),
    },
  },
  table,
);
