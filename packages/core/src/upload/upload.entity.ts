import { Entity } from "electrodb";
import { LOCALES } from "../kernel/limits.ts";
import { FAILURES, type FailureCode } from "../kernel/failure.ts";
import type { Application } from "./upload.info.ts";
import { createdAt, expiresAt, primary, table, updatedAt, written } from "../kernel/table.ts";
import { State, Verdict } from "./upload.info.ts";
import { Source } from "../cv/cv.info.ts";

/** A file on its way to a job, until a day after it has settled. */
export const UploadEntity = new Entity(
  {
    model: { service: "candor", entity: "upload", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      jobId: { type: "string", required: true },
      cvId: { type: "string", required: true },
      name: { type: "string", required: true },
      size: { type: "number", required: true },
      source: { type: Source.options, required: true },
      /** How somebody applied through it; absent for what the account itself sent. */
      application: written<Application>(),
      /** The mail it came in, see intake/. */
      mailId: { type: "string" },
      /** Of who reads about it: what a model writes is written for them. */
      locale: { type: LOCALES, required: true },
      state: { type: State.options, required: true },
      verdict: { type: Verdict.options },
      code: { type: Object.keys(FAILURES) as FailureCode[] },
      duplicateOf: { type: "string" },
      score: { type: "number" },
      /** Of its bytes, once they were looked at. */
      sha256: { type: "string" },
      /** Attempts that ended in a failure of the file, see attempts.ts. */
      attempts: { type: "number", required: true, default: 0 },
      /** It waited for the account's payment once. */
      hasWaitedForPayment: { type: "boolean", field: "wasHeld" },
      /** Whether the bytes of a failed file are kept for another attempt. */
      isKept: { type: "boolean" },
      settledAt: { type: "string" },
      createdAt,
      updatedAt,
      expiresAt,
    },
    indexes: { byJob: primary(["accountId", "jobId"], ["cvId"]) },
  },
  table,
);

/** Whose file an object in the bucket is: the key `incoming/{cvId}` says nothing else. */
export const ArrivalEntity = new Entity(
  {
    model: { service: "candor", entity: "arrival", version: "1" },
    attributes: {
      cvId: { type: "string", required: true },
      accountId: { type: "string", required: true },
      jobId: { type: "string", required: true },
      createdAt,
      expiresAt,
    },
    indexes: { one: primary(["cvId"], []) },
  },
  table,
);

/** Files of an account that wait until its payment is in order, oldest first. */
export const WaitingFileEntity = new Entity(
  {
    model: { service: "candor", entity: "held", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      cvId: { type: "string", required: true },
      jobId: { type: "string", required: true },
      createdAt,
      expiresAt,
    },
    indexes: { ofAccount: primary(["accountId"], ["cvId"]) },
  },
  table,
);
