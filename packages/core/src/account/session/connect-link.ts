import { randomUUID } from "node:crypto";
import { Account } from "../account.ts";
import type { Claimed, Wish } from "../identity/identity.ts";
import { HOUR_MS } from "../../kernel/durations.ts";
import { Failure } from "../../kernel/failure.ts";
import { LINKS_PER_ADDRESS_AND_HOUR } from "../../kernel/limits.ts";
import { Mail } from "../../kernel/mail/mail.ts";
import { Rate } from "../../kernel/rate.ts";
import { MagicLink } from "./magic-link.ts";
import { linkUrl } from "./link-request.ts";
import { connectMail } from "./magic-link.mail.ts";

export * as ConnectLink from "./connect-link.ts";

/**
 * Mails a link that proves the address of an identity, because the provider does not. The link connects the identity only in the browser
 * that holds the returned text; anywhere else it only signs in. Otherwise somebody who claims another person's address at a provider
 * would get their account, as soon as that person pressed the link in the mail. Refusals: `account.notRegistered`, `rate.limited`.
 */
export async function send(
  { provider, email }: Claimed & { email: string },
  { intent, locale, returnTo, termsVersion }: Wish & { readonly returnTo?: string | undefined },
): Promise<string> {
  const user = await Account.findUser({ email });
  if (!user && intent === "login") throw new Failure("account.notRegistered");
  await Rate.spend(`link:${email}`, LINKS_PER_ADDRESS_AND_HOUR, HOUR_MS);
  const connects = randomUUID();
  const token = await MagicLink.issue({ email, intent, locale, returnTo, termsVersion, connects });
  await Mail.send({ to: email, ...connectMail(locale, { url: linkUrl(locale, token), provider }) });
  return connects;
}
