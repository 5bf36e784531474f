import * as z from "zod/mini";
import { Account } from "../account.ts";
import { EmailAddress, Locale } from "../account.info.ts";
import { HOUR_MS } from "../../kernel/durations.ts";
import { isForNow } from "../../kernel/busy.ts";
import { environment } from "../../kernel/aws.ts";
import { Failure } from "../../kernel/failure.ts";
import { parseInput } from "../../kernel/fn.ts";
import {
  LINKS_PER_ADDRESS_AND_HOUR,
  LINKS_PER_PERSON_AND_HOUR,
  LINKS_PER_VIEWER_AND_HOUR,
  UNKNOWN_ADDRESSES_PER_VIEWER_AND_HOUR,
} from "../../kernel/limits.ts";
import { Mail } from "../../kernel/mail/mail.ts";
import { Rate } from "../../kernel/rate.ts";
import { MagicLink } from "./magic-link.ts";
import { magicLinkMail } from "./magic-link.mail.ts";

export * as LinkRequest from "./link-request.ts";

// Kept apart from magic-link.ts, because every function that reads sessions imports that file and only this one sends mail.

const Request = z.object({
  email: z.optional(z.string()),
  intent: z.enum(["login", "register"]),
  acceptTerms: z.optional(z.boolean()),
  locale: z.optional(Locale),
  returnTo: z.optional(z.string()),
});

/**
 * Sends a link that signs in once, within fifteen minutes. Cognito is not called before the button on the link's page is pressed,
 * so that a mail scanner that opens the link does not use it up. `viewer` is the network of the caller.
 */
export async function send(request: z.input<typeof Request>, viewer: string): Promise<void> {
  const { email: typed, intent, acceptTerms, locale: asked, returnTo } = parseInput(Request, request);
  if (!typed?.trim()) throw new Failure("email.required");
  const email = parseEmail(typed);
  if (acceptTerms !== true) throw new Failure("terms.required");

  const limits = limitsFor(email, viewer);
  await spendAll(limits);
  const user = await Account.findUser({ email });
  if (!user && intent === "login") {
    // A network that asks about many addresses learns of no more than these.
    await Rate.spend(`link:unknown:${viewer}`, UNKNOWN_ADDRESSES_PER_VIEWER_AND_HOUR, HOUR_MS);
    throw new Failure("account.notRegistered");
  }

  const locale = asked ?? user?.locale ?? "en";
  const token = await MagicLink.issue({ email, intent, locale, returnTo });

  try {
    await Mail.send({ to: email, ...magicLinkMail(locale, { url: linkUrl(locale, token), isNew: !user }) });
  } catch (error) {
    if (!isForNow(error)) throw error;
    console.error({ mail: "not sent", error });
    // No link has come, so the attempt does not count.
    for (const [subject] of limits) await Rate.giveBack(subject, HOUR_MS);
    throw new Failure("link.notSent", undefined, { retryAfterSeconds: 60 });
  }
}

type Limit = readonly [subject: string, perHour: number];

/**
 * The limits of a request for a link. They stop further mails and never a link that was sent. Addresses that differ behind a plus are one
 * person's mailbox.
 */
function limitsFor(email: string, viewer: string): Limit[] {
  const person = email.replace(/\+[^@]*@/u, "@");
  return [
    [`link:viewer:${viewer}`, LINKS_PER_VIEWER_AND_HOUR],
    [`link:${person}:${viewer}`, LINKS_PER_ADDRESS_AND_HOUR],
    [`link:${person}`, LINKS_PER_PERSON_AND_HOUR],
  ];
}

/** Counts a request against all limits, or against none. */
async function spendAll(limits: readonly Limit[]): Promise<void> {
  const spent: string[] = [];
  try {
    for (const [subject, perHour] of limits) {
      await Rate.spend(subject, perHour, HOUR_MS);
      spent.push(subject);
    }
  } catch (error) {
    for (const subject of spent) await Rate.giveBack(subject, HOUR_MS);
    throw error;
  }
}

/** Returns the address of the page that a link opens. */
export const linkUrl = (locale: z.infer<typeof Locale>, token: string): string =>
  `${environment("SITE_URL")}${locale === "en" ? "" : `/${locale}`}/auth/redirect?token=${token}`;

function parseEmail(typed: string): string {
  const parsed = z.safeParse(EmailAddress, typed);
  if (!parsed.success) throw new Failure("email.invalid");
  return parsed.data;
}
