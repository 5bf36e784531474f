import { Entity } from "electrodb";
import { createdAt, gsi1, primary, table, updatedAt } from "../kernel/table.ts";
import { PROVIDERS } from "./identity.info.ts";

/**
 * An account at Google or Microsoft that signs in to an account of ours. The key is the provider's own id of the person: an address may
 * change its owner, and says nothing about who they are.
 */
export const IdentityEntity = new Entity(
  {
    model: { service: "candor", entity: "identity", version: "1" },
    attributes: {
      provider: { type: PROVIDERS, required: true },
      subject: { type: "string", required: true },
      /** The key of the user, whatever address the provider names later. */
      email: { type: "string", required: true },
      userId: { type: "string", required: true },
      accountId: { type: "string", required: true },
      /** The address that the provider named when the identity was linked; it may be another than the user's. */
      address: { type: "string" },
      /** The person's user name in Cognito's pool. */
      poolUser: { type: "string", required: true },
      usedAt: { type: "string", required: true },
      createdAt,
      updatedAt,
    },
    indexes: { one: primary(["provider", "subject"], []), ofUser: gsi1(["userId"], ["provider", "subject"]) },
  },
  table,
);
