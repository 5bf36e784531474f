import { Entity } from "electrodb";
import { createdAt, primary, table, updatedAt } from "../table/table.ts";
import { LOCALES } from "../limits.ts";
import { PlanState } from "./account.info.ts";

/** What an account may use and has used: small, because every scored CV counts on it. */
export const AccountEntity = new Entity(
  {
    model: { service: "candor", entity: "account", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      plan: { type: ["trial", "beta"] as const, required: true },
      /** Of the subscription. An ended trial is told by its date. */
      state: { type: PlanState.options, required: true, default: "active" },
      trialEndsAt: { type: "string", required: true },
      jobs: { type: "number", required: true, default: 0 },
      jobPostsUsed: { type: "number", required: true, default: 0 },
      cvsUsed: { type: "number", required: true, default: 0 },
      /** CVs in the pool now. */
      cvs: { type: "number", required: true, default: 0 },
      /** Company profiles that exist now. */
      companies: { type: "number", required: true, default: 0 },
      createdAt,
      updatedAt,
    },
    indexes: { one: primary(["accountId"], []) },
  },
  table,
);

/** The person behind an e-mail address; the address is the key, so there is one user per address. */
export const UserEntity = new Entity(
  {
    model: { service: "candor", entity: "user", version: "1" },
    attributes: {
      email: { type: "string", required: true },
      userId: { type: "string", required: true },
      accountId: { type: "string", required: true },
      name: { type: "string" },
      locale: { type: LOCALES, required: true },
      termsVersion: { type: "string", required: true },
      termsAcceptedAt: { type: "string", required: true },
      createdAt,
      updatedAt,
    },
    indexes: { byEmail: primary(["email"], []) },
  },
  table,
);
