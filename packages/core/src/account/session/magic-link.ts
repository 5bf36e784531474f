import { createHash, randomBytes } from "node:crypto";
import type { Locale } from "../account.info.ts";
import { HOUR_MS } from "../../kernel/durations.ts";
import { Failure } from "../../kernel/failure.ts";
import { LINK_LIFETIME_MS } from "../../kernel/limits.ts";
import { inSeconds } from "../../kernel/table.ts";
import { TERMS_VERSION } from "../terms.info.ts";
import { MagicLinkEntity } from "./session.entity.ts";

export * as MagicLink from "./magic-link.ts";

/**
 * Creates a link for an address and returns its token, of which only the hash is stored. The caller must have checked that the
 * address may sign in.
 */
export async function issue(link: {
  email: string;
  intent: "login" | "register";
  locale: Locale;
  returnTo?: string | undefined;
  /** Version of the terms that the person has accepted; today's by default. */
  termsVersion?: string;
  /** Names the identity that the link connects, if it is opened in the browser that asked. */
  connects?: string;
  /** Milliseconds since 1970; defaults to now. */
  issuedAt?: number;
}): Promise<string> {
  const { email, intent, locale, returnTo, termsVersion = TERMS_VERSION, connects, issuedAt = Date.now() } = link;
  const token = randomBytes(32).toString("base64url");
  const ends = issuedAt + LINK_LIFETIME_MS;
  await MagicLinkEntity.put({
    tokenHash: hashOf(token),
    email,
    intent,
    locale,
    termsVersion,
    ...(connects && { connects }),
    endsAt: new Date(ends).toISOString(),
    // Kept for a day after its end, so that an expired link can be told apart from a forged one.
    expiresAt: inSeconds(ends + 24 * HOUR_MS),
    ...(returnTo && { returnTo }),
  }).go();
  return token;
}

/** Returns the link of an unused token. Refusals: `link.invalid` for a forged one, `link.expired` for an old or used one. */
export async function usable(token: string) {
  const { data: link } = await MagicLinkEntity.get({ tokenHash: hashOf(token) }).go({ consistent: true });
  if (!link) throw new Failure("link.invalid");
  if (link.spentBy || Date.parse(link.endsAt) <= Date.now()) throw new Failure("link.expired");
  return link;
}

/**
 * Uses a link for one sign-in attempt. It returns true again for the same attempt, because Cognito repeats a trigger that takes
 * longer than five seconds.
 */
export async function spend(token: string, email: string, attempt: string): Promise<boolean> {
  const { rejected } = await MagicLinkEntity.patch({ tokenHash: hashOf(token) })
    .set({ spentBy: attempt })
    .where(
      (link, { eq, gt, notExists }) =>
        `${eq(link.email, email)} AND ${gt(link.endsAt, new Date().toISOString())} AND (${notExists(link.spentBy)} OR ${eq(link.spentBy, attempt)})`,
    )
    .go({ returnOnConditionCheckFailure: true });
  return !rejected;
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
