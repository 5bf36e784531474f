import { Entity } from "electrodb";
import { LOCALES } from "../../kernel/limits.ts";
import { createdAt, expiresAt, primary, table, updatedAt } from "../../kernel/table.ts";

/** A signed-in browser. Removed at sign-out, so that its cookies are worthless at once. */
export const SessionEntity = new Entity(
  {
    model: { service: "candor", entity: "session", version: "1" },
    attributes: {
      sessionId: { type: "string", required: true },
      accountId: { type: "string", required: true },
      userId: { type: "string", required: true },
      email: { type: "string", required: true },
      /** Cognito's id of the person: the access token's `sub` must be the same. */
      subject: { type: "string", required: true },
      role: { type: "string", required: true },
      permissions: { type: "list", items: { type: "string" }, required: true },
      createdAt,
      updatedAt,
      expiresAt,
    },
    indexes: { one: primary(["sessionId"], []) },
  },
  table,
);

/** A link sent by e-mail. The key is the token's hash: reading the table signs nobody in. */
export const MagicLinkEntity = new Entity(
  {
    model: { service: "candor", entity: "magicLink", version: "1" },
    attributes: {
      tokenHash: { type: "string", required: true },
      email: { type: "string", required: true },
      intent: { type: ["login", "register"] as const, required: true },
      locale: { type: LOCALES, required: true },
      returnTo: { type: "string" },
      endsAt: { type: "string", required: true },
      /** The sign-in attempt that used the link up. */
      spentBy: { type: "string" },
      createdAt,
      updatedAt,
      expiresAt,
    },
    indexes: { one: primary(["tokenHash"], []) },
  },
  table,
);
