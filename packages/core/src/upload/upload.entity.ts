import { Entity } from "electrodb";
import { LOCALES } from "../kernel/limits.ts";
import { FAILURES, type FailureCode } from "../kernel/failure.ts";
import type { Application } from "./upload.info.ts";
import { createdAt, expiresAt, gsi1, primary, table, updatedAt, written } from "../kernel/table.ts";
import { State, Verdict } from "./upload.info.ts";
import { Source } from "../cv/cv.info.ts";

/** A file on its way to a job. One that became a candidate is kept for three days, one that failed for thirty. */
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
      /** Data of the applicant or sender; absent for files of the account itself. */
      application: written<Application>(),
      /** The mail that brought the file, see channels/email. */
      mailId: { type: "string" },
      /** Language of the recruiters who will read the result; the model writes its prose in it. */
      locale: { type: LOCALES, required: true },
      state: { type: State.options, required: true },
      verdict: { type: Verdict.options },
      code: { type: Object.keys(FAILURES) as FailureCode[] },
      duplicateOf: { type: "string" },
      score: { type: "number" },
      /** Hash of the bytes; absent until they have been read. */
      sha256: { type: "string" },
      /** Attempts that failed because of the file, see attempts.ts. */
      attempts: { type: "number", required: true, default: 0 },
      /** Attempts that failed at a step of ours. */
      faults: { type: "number" },
      /** Names of what came with a mail that brought no CV. */
      attached: written<readonly string[]>(),
      /** The file has once been put aside: for the account's payment, or a recruiter's word. */
      hasWaitedForPayment: { type: "boolean", field: "wasHeld" },
      /** True while the bytes of a failed file are kept for another attempt. */
      isKept: { type: "boolean" },
      settledAt: { type: "string" },
      /** Place and time in the index, see `indexed.ts`; absent for a file that needs nothing more. */
      indexedUnder: { type: "string", field: "failedOf", label: "failedOf" },
      indexedAt: { type: "string", field: "failedAt", label: "failedAt" },
      createdAt,
      updatedAt,
      expiresAt,
    },
    indexes: { byJob: primary(["accountId", "jobId"], ["cvId"]), indexed: gsi1(["indexedUnder"], ["indexedAt"]) },
  },
  table,
);

/** Finds account and job of an object in the bucket, because the key `incoming/{cvId}` names neither. */
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

/** Files of an account that wait for payment, oldest first. */
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

/** An account whose files wait for the next month of its plan. `day` is the day of the daily run that sends them again. */
export const WaitingAccountEntity = new Entity(
  {
    model: { service: "candor", entity: "waiting-account", version: "1" },
    attributes: {
      day: { type: "string", required: true },
      accountId: { type: "string", required: true },
      expiresAt,
    },
    indexes: { ofDay: primary(["day"], ["accountId"]) },
  },
  table,
);
