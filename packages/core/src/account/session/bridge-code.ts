import { createHash, randomBytes } from "node:crypto";
import { Entity } from "electrodb";
import { BRIDGE_CODE_LIFETIME_MS } from "../../kernel/limits.ts";
import { expiresAt, inSeconds, primary, table, written } from "../../kernel/table.ts";

export * as BridgeCode from "./bridge-code.ts";

/** A Microsoft account, as the product's own issuer tells Cognito of it. */
export interface Told {
  /** Tenant and object, which together name a person for ever. */
  readonly sub: string;
  readonly email?: string;
  readonly email_verified: boolean;
  /** Cognito's own, if it sent one. */
  readonly nonce?: string;
}

/** A code that Cognito exchanges for the person's claims. Only its hash is stored. */
const BridgeCodeEntity = new Entity(
  {
    model: { service: "candor", entity: "bridgeCode", version: "1" },
    attributes: {
      codeHash: { type: "string", required: true },
      told: { ...written<Told>(), required: true },
      endsAt: { type: "string", required: true },
      expiresAt,
    },
    indexes: { one: primary(["codeHash"], []) },
  },
  table,
);

/** Stores the claims for a minute, and returns their code. */
export async function issue(told: Told): Promise<string> {
  const code = randomBytes(32).toString("base64url");
  const ends = Date.now() + BRIDGE_CODE_LIFETIME_MS;
  await BridgeCodeEntity.put({
    codeHash: hashOf(code),
    told,
    endsAt: new Date(ends).toISOString(),
    expiresAt: inSeconds(ends),
  }).go();
  return code;
}

/** Returns the claims of a code once, within its minute. */
export async function take(code: string): Promise<Told | undefined> {
  const { data, rejected } = await BridgeCodeEntity.remove({ codeHash: hashOf(code) })
    .where(({ endsAt }, { gt }) => gt(endsAt, new Date().toISOString()))
    .go({ response: "all_old", returnOnConditionCheckFailure: true });
  return rejected ? undefined : data?.told;
}

const hashOf = (code: string) => createHash("sha256").update(code).digest("hex");
