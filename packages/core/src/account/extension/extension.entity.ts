import { Entity } from "electrodb";
import { createdAt, expiresAt, gsi1, primary, table } from "../../kernel/table.ts";

/** A code between the connect page and the extension: one use, within a minute. Only its hash is stored. */
export const ExtensionCodeEntity = new Entity(
  {
    model: { service: "candor", entity: "extensionCode", version: "1" },
    attributes: {
      codeHash: { type: "string", required: true },
      accountId: { type: "string", required: true },
      userId: { type: "string", required: true },
      email: { type: "string", required: true },
      /** The session that has asked for it; the code ends with the session. */
      sessionId: { type: "string", required: true },
      /** SHA-256 of the extension's verifier, in base64url. */
      challenge: { type: "string", required: true },
      redirectUri: { type: "string", required: true },
      endsAt: { type: "string", required: true },
      expiresAt,
    },
    indexes: { one: primary(["codeHash"], []), ofUser: gsi1(["userId"], ["codeHash"]) },
  },
  table,
);

/** A connected browser, beside the account's other items: a list of them is consistent, and so is the end of all. */
export const ExtensionTokenEntity = new Entity(
  {
    model: { service: "candor", entity: "extensionToken", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      tokenId: { type: "string", required: true },
      userId: { type: "string", required: true },
      email: { type: "string", required: true },
      tokenHash: { type: "string", required: true },
      browser: { type: "string", required: true },
      /** Number of CVs that it has announced. */
      sent: { type: "number", required: true, default: 0 },
      usedAt: { type: "string", required: true },
      endsAt: { type: "string", required: true },
      createdAt,
      expiresAt,
    },
    indexes: { ofAccount: primary(["accountId"], ["tokenId"]) },
  },
  table,
);

/** Finds the connected browser of a token. It alone lets nobody in: a revoked browser has no item of its own any more. */
export const ExtensionTokenHashEntity = new Entity(
  {
    model: { service: "candor", entity: "extensionTokenHash", version: "1" },
    attributes: {
      tokenHash: { type: "string", required: true },
      accountId: { type: "string", required: true },
      tokenId: { type: "string", required: true },
      expiresAt,
    },
    indexes: { one: primary(["tokenHash"], []) },
  },
  table,
);
