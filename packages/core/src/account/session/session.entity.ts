import { Entity } from "electrodb";
import { PROVIDERS } from "../identity.info.ts";
import { LOCALES } from "../../kernel/limits.ts";
import { createdAt, expiresAt, gsi1, primary, table, updatedAt } from "../../kernel/table.ts";

/** A signed-in browser. The item is deleted at sign-out, so that its cookies are invalid at once. */
export const SessionEntity = new Entity(
  {
    model: { service: "candor", entity: "session", version: "1" },
    attributes: {
      sessionId: { type: "string", required: true },
      accountId: { type: "string", required: true },
      userId: { type: "string", required: true },
      email: { type: "string", required: true },
      /** Cognito's id of the person, which must equal the access token's `sub`. */
      subject: { type: "string", required: true },
      /** The provider that the person signed in with; absent after a mailed link. */
      provider: { type: PROVIDERS },
      /** A provider that this browser has visited to add it as a way in: Cognito has left a cookie there. */
      visited: { type: PROVIDERS },
      /** Names of the browser and its system, see device.ts; absent for an unknown one. */
      browser: { type: "string" },
      system: { type: "string" },
      /** The last call, as exact as an hour: it is not written at every call. */
      usedAt: { type: "string" },
      role: { type: "string", required: true },
      permissions: { type: "list", items: { type: "string" }, required: true },
      createdAt,
      updatedAt,
      expiresAt,
    },
    indexes: { one: primary(["sessionId"], []), ofUser: gsi1(["userId"], ["sessionId"]) },
  },
  table,
);

/** A link sent by e-mail. The key is the token's hash, so that read access to the table signs nobody in. */
export const MagicLinkEntity = new Entity(
  {
    model: { service: "candor", entity: "magicLink", version: "1" },
    attributes: {
      tokenHash: { type: "string", required: true },
      email: { type: "string", required: true },
      intent: { type: ["login", "register"] as const, required: true },
      locale: { type: LOCALES, required: true },
      returnTo: { type: "string" },
      /** Version of the terms that was accepted when the link was asked for. */
      termsVersion: { type: "string" },
      /** Equals the text in the browser that asked to connect a Google or Microsoft account. */
      connects: { type: "string" },
      endsAt: { type: "string", required: true },
      /** The sign-in attempt that used the link. */
      spentBy: { type: "string" },
      createdAt,
      updatedAt,
      expiresAt,
    },
    indexes: { one: primary(["tokenHash"], []), ofAddress: gsi1(["email"], ["tokenHash"]) },
  },
  table,
);
