import { Service } from "electrodb";
import { UserEntity } from "../account.entity.ts";
import { Account } from "../account.ts";
import { AuditEntity } from "../audit/audit.entity.ts";
import { Audit } from "../audit/audit.ts";
import type { Locale } from "../account.info.ts";
import { IdentityEntity } from "../identity.entity.ts";
import type { Provider } from "../identity.info.ts";
import { commit } from "../../kernel/commit.ts";
import { Failure } from "../../kernel/failure.ts";
import { LOST, retry } from "../../kernel/retry.ts";

export * as Identity from "./identity.ts";

/** A person as Google or Microsoft has named them, in a verified token. */
export interface Claimed {
  readonly provider: Provider;
  /** The provider's id of the person, which never changes. */
  readonly subject: string;
  readonly email: string | undefined;
  /** True if the provider has proof that the address is the person's. Anybody can claim an address that is not proved. */
  readonly isProved: boolean;
  /** The person's user name in Cognito's pool. */
  readonly poolUser: string;
}

/** The visitor's wish, as they expressed it before they left for the provider. */
export interface Wish {
  readonly intent: "login" | "register";
  readonly locale: Locale;
  readonly termsVersion: string;
  readonly termsAcceptedAt: string;
}

type User = NonNullable<Awaited<ReturnType<typeof Account.findUser>>>;

/**
 * Returns the user whom an identity signs in. A known identity leads to its user, whatever address it has now. An unknown one with a
 * proved address is linked to the user of that address; without such a user, registering opens an account. Undefined if the address has
 * to be proved first. Refusals: `identity.noAddress`, `account.notRegistered`.
 */
export function userOf(claimed: Claimed, wish: Wish): Promise<User | undefined> {
  return retry("an identity", () => attempt(claimed, wish), { attempts: 6, firstWaitMs: 25, longestWaitMs: 1000 });
}

async function attempt(claimed: Claimed, { intent, ...wish }: Wish): Promise<User | undefined | typeof LOST> {
  const { provider, subject, email, isProved, poolUser } = claimed;
  const known = await find(claimed);
  if (known) return known;
  if (!email) throw new Failure("identity.noAddress", provider);
  if (!isProved) return undefined;
  const user = await Account.findUser({ email });
  if (user) return (await link(claimed, user)) ? user : LOST;
  if (intent === "login") throw new Failure("account.notRegistered");
  const isOpened = await Account.open({ email, ...wish, identity: { provider, subject, poolUser, address: email } });
  // A lost race is decided by reading again: another tab has registered the same person.
  return isOpened ? ((await Account.findUser({ email })) ?? LOST) : LOST;
}

/** Returns the user of a known identity. An identity whose account is gone is forgotten. */
export async function find({ provider, subject }: Claimed): Promise<User | undefined> {
  const { data: identity } = await IdentityEntity.get({ provider, subject }).go({ consistent: true });
  if (!identity) return undefined;
  const { userId, email } = identity;
  const user = await Account.findUser({ email });
  const ofUser = IdentityEntity.patch({ provider, subject }).set({ usedAt: new Date().toISOString() });
  if (user?.userId === userId) {
    await ofUser.where((item, { eq }) => eq(item.userId, userId)).go({ returnOnConditionCheckFailure: true });
    return user;
  }
  await IdentityEntity.remove({ provider, subject })
    .where((item, { eq }) => eq(item.userId, userId))
    .go({ returnOnConditionCheckFailure: true });
  return undefined;
}

/**
 * Links an identity to a user whose address is proved. Returns false if the identity belongs to somebody, or the account ended meanwhile.
 */
export async function link(
  { provider, subject, poolUser, email: address }: Claimed,
  { email, userId, accountId }: User,
): Promise<boolean> {
  const usedAt = new Date().toISOString();
  const named = address ? { address } : {};
  const failed = await commit(() =>
    new Service({ identity: IdentityEntity, user: UserEntity, audit: AuditEntity }).transaction
      .write(({ identity, user, audit }) => [
        identity.create({ provider, subject, email, userId, accountId, poolUser, usedAt, ...named }).commit(),
        user
          .check({ email })
          .where((item, { eq }) => eq(item.userId, userId))
          .commit(),
        audit.put(Audit.entry("way.added", { way: provider }, { accountId, by: { type: "member", userId } })).commit(),
      ])
      .go(),
  );
  return failed.length === 0;
}
