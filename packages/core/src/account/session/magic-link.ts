import { createHash, randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { Account } from "../account.ts";
import { EmailAddress, Locale } from "../account.info.ts";
import { environment } from "../../kernel/aws.ts";
import { Failure } from "../../kernel/failure.ts";
import { fn } from "../../kernel/fn.ts";
import { LINK_LIFETIME_MS, LINKS_PER_ADDRESS_AND_HOUR } from "../../kernel/limits.ts";
import { Mail } from "../../kernel/mail/mail.ts";
import { Rate } from "../../kernel/rate.ts";
import { inSeconds } from "../../kernel/table.ts";
import { magicLinkMail } from "./magic-link.mail.ts";
import { MagicLinkEntity } from "./session.entity.ts";

export * as MagicLink from "./magic-link.ts";

const HOUR_MS = 3_600_000;

const Request = z.object({
  email: z.optional(z.string()),
  intent: z.enum(["login", "register"]),
  acceptTerms: z.optional(z.boolean()),
  locale: z.optional(Locale),
  returnTo: z.optional(z.string()),
});

/**
 * Sends a link that signs in once, for fifteen minutes. Nothing of Cognito is touched before the link's button is pressed, so that
 * a mail scanner that follows the link spends nothing.
 */
export const send = fn(Request, async ({ email: typed, intent, acceptTerms, locale: asked, returnTo }) => {
  if (!typed?.trim()) throw new Failure("email.required");
  const email = parseEmail(typed);
  if (acceptTerms !== true) throw new Failure("terms.required");

  await Rate.spend(`link:${email}`, LINKS_PER_ADDRESS_AND_HOUR, HOUR_MS);
  const user = await Account.findUser({ email });
  if (!user && intent === "login") throw new Failure("account.notRegistered");

  const locale = asked ?? user?.locale ?? "en";
  const token = await issue({ email, intent, locale, returnTo });

  const prefix = locale === "en" ? "" : `/${locale}`;
  const url = `${environment("SITE_URL")}${prefix}/auth/redirect?token=${token}`;
  await Mail.send({ to: email, ...magicLinkMail(locale, { url, isNew: !user }) });
});

/** Makes a link for an address and answers its token, which is stored nowhere. Whoever calls this vouches that the address may have it. */
export async function issue(link: {
  email: string;
  intent: "login" | "register";
  locale: Locale;
  returnTo?: string | undefined;
  /** Milliseconds since 1970; now, unless the caller lives by another clock than the product. */
  issuedAt?: number;
}): Promise<string> {
  const { email, intent, locale, returnTo, issuedAt = Date.now() } = link;
  const token = randomBytes(32).toString("base64url");
  const ends = issuedAt + LINK_LIFETIME_MS;
  await MagicLinkEntity.put({
    tokenHash: hashOf(token),
    email,
    intent,
    locale,
    endsAt: new Date(ends).toISOString(),
    // Kept for a day after its end, so that an old link is told apart from a forged one.
    expiresAt: inSeconds(ends + 24 * HOUR_MS),
    ...(returnTo && { returnTo }),
  }).go();
  return token;
}

/** The link of a token that can still be used. `link.invalid` for a forged one, `link.expired` for one that is old or spent. */
export async function usable(token: string) {
  const { data: link } = await MagicLinkEntity.get({ tokenHash: hashOf(token) }).go({ consistent: true });
  if (!link) throw new Failure("link.invalid");
  if (link.spentBy || Date.parse(link.endsAt) <= Date.now()) throw new Failure("link.expired");
  return link;
}

/**
 * Uses a link up for one sign-in attempt. Asked twice by the same attempt it says yes twice: Cognito repeats a trigger that takes
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

function parseEmail(typed: string): string {
  const parsed = z.safeParse(EmailAddress, typed);
  if (!parsed.success) throw new Failure("email.invalid");
  return parsed.data;
}
