import { Entity } from "electrodb";
import { LOCALES } from "../limits.ts";
import { FAILURES, type FailureCode } from "../failure.ts";
import { createdAt, expiresAt, primary, table, updatedAt } from "../table/table.ts";
import { State, Verdict } from "./upload.info.ts";

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
      /** Of who sent it: what a model writes about it is written for them. */
      locale: { type: LOCALES, required: true },
      state: { type: State.options, required: true },
      verdict: { type: Verdict.options },
      code: { type: Object.keys(FAILURES) as FailureCode[] },
      duplicateOf: { type: "string" },
      score: { type: "number" },
      /** Attempts that ended in a failure of the file. At most three. */
      attempts: { type: "number", required: true, default: 0 },
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
