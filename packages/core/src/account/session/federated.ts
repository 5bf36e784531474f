import * as z from "zod/mini";
import { Account } from "../account.ts";
import { EmailAddress } from "../account.info.ts";
import { type Claimed, Identity, type Wish } from "../identity/identity.ts";
import { Failure } from "../../kernel/failure.ts";
import { ConnectLink } from "./connect-link.ts";
import { MagicLink } from "./magic-link.ts";
import { deletePoolUser } from "./pool-user.ts";
import { Session, type Opening, type Tokens } from "./session.ts";

export * as Federated from "./federated.ts";

/** The wish of a visitor who signs in with Google or Microsoft. */
export interface FederatedWish extends Wish {
  readonly returnTo?: string | undefined;
}

type Device = Pick<Opening, "userAgent">;

/** Signed in, or told to prove the address: `connects` is for the browser that asked, and for no other. */
export type Entered = { readonly tokens: Tokens } | { readonly connects: string };

/**
 * Signs in with an identity that Cognito has verified, by Cognito's tokens. An identity that leads to nobody leaves no user in the pool.
 * Refusals: `identity.noAddress`, `account.notRegistered`, `rate.limited`.
 */
export async function enter(
  claimed: Claimed,
  tokens: Pick<Tokens, "accessToken" | "refreshToken">,
  wish: FederatedWish,
  device: Device = {},
): Promise<Entered> {
  const user = await knownUser(claimed, wish);
  if (!user) return { connects: await mailLink(claimed, wish) };
  await Account.acceptTerms({ ...wish, email: user.email });
  return { tokens: await Session.begin(user, tokens, { provider: claimed.provider, ...device }) };
}

async function knownUser(claimed: Claimed, wish: FederatedWish): ReturnType<typeof Identity.userOf> {
  try {
    const user = await Identity.userOf(claimed, wish);
    if (!user) await deletePoolUser(claimed.poolUser);
    return user;
  } catch (error) {
    if (error instanceof Failure) await deletePoolUser(claimed.poolUser);
    throw error;
  }
}

/**
 * Registers a person who was refused at login, with the identity that their browser holds. The provider is not visited again: the session
 * is opened by a link of our own, which is not mailed where the provider has proved the address.
 */
export async function register(claimed: Claimed, wish: Omit<FederatedWish, "intent">, device: Device = {}): Promise<Entered> {
  const registering = { ...wish, intent: "register" } as const;
  const user = await Identity.userOf(claimed, registering);
  if (!user) return { connects: await mailLink(claimed, registering) };
  const { email } = user;
  const token = await MagicLink.issue({ email, intent: "register", locale: wish.locale, termsVersion: wish.termsVersion });
  const { tokens } = await Session.openByLink(token, { provider: claimed.provider, ...device });
  return { tokens };
}

/** Connects the identity that the browser holds to the person who has just proved its address with a link. */
export async function connect(claimed: Claimed, user: Parameters<typeof Identity.link>[1]): Promise<void> {
  if (claimed.email === user.email) await Identity.link(claimed, user);
}

/** Returns the address in the form of our keys, or undefined for a text that is no address. */
export function addressOf(text: unknown): string | undefined {
  const parsed = z.safeParse(EmailAddress, text);
  return parsed.success ? parsed.data : undefined;
}

async function mailLink(claimed: Claimed, wish: FederatedWish): Promise<string> {
  const { email } = claimed;
  if (!email) throw new Error("An identity without an address is refused before");
  return ConnectLink.send({ ...claimed, email }, wish);
}
