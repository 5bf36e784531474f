import { createHash } from "node:crypto";
import { RevokeTokenCommand } from "@aws-sdk/client-cognito-identity-provider";
import * as z from "zod/mini";
import { Actor } from "../../kernel/actor.ts";
import { cognito, environment } from "../../kernel/aws.ts";
import { ErasureLog } from "../../kernel/erasure-log.ts";
import { Failure } from "../../kernel/failure.ts";
import { fn } from "../../kernel/fn.ts";
import { Mail } from "../../kernel/mail/mail.ts";
import type { WaysIn as Ways } from "../access.info.ts";
import { Account } from "../account.ts";
import { Audit } from "../audit/audit.ts";
import { IdentityEntity } from "../identity.entity.ts";
import { Identity, type Claimed } from "../identity/identity.ts";
import type { Provider } from "../identity.info.ts";
import { OpenSessions } from "./open-sessions.ts";
import { deletePoolUser } from "./pool-user.ts";
import { SessionEntity } from "./session.entity.ts";
import type { Tokens } from "./session.ts";
import { wayAddedMail } from "./way-added.mail.ts";

export * as WaysIn from "./ways-in.ts";

/** Lists the ways into the acting member's account. */
export async function list(): Promise<Ways> {
  const { email, userId } = Actor.member();
  const [user, identities] = await Promise.all([Account.findUser({ email }), of(userId)]);
  if (!user) throw new Failure("user.notFound", userId);
  return {
    link: { email, usedAt: user.linkUsedAt ?? null },
    items: identities.map(({ provider, subject, address, email, createdAt, updatedAt, usedAt }) => ({
      id: idOf(provider, subject),
      createdAt,
      updatedAt,
      provider,
      email: address ?? email,
      usedAt,
    })),
  };
}

/**
 * Adds an identity that the acting member has just proved at its provider. Its address decides nothing here. The tokens of the visit are
 * revoked, because the member's own session goes on. Refusals: `identity.taken` for one that signs in somebody else, `user.notFound`.
 */
export async function add(claimed: Claimed, { refreshToken }: Pick<Tokens, "refreshToken">): Promise<void> {
  const { email, userId, sessionId } = Actor.member();
  await cognito().send(new RevokeTokenCommand({ ClientId: environment("USER_POOL_CLIENT_ID"), Token: refreshToken }));
  await SessionEntity.patch({ sessionId }).set({ visited: claimed.provider }).go({ returnOnConditionCheckFailure: true });
  const user = await Account.findUser({ email });
  if (user?.userId !== userId) throw new Failure("user.notFound", userId);
  const isLinked = await linkTo(user, claimed);
  if (!isLinked) return;
  const mail = wayAddedMail(user.locale, { provider: claimed.provider, address: claimed.email, site: environment("SITE_URL") });
  // The way in is there, whatever becomes of the mail.
  await Mail.send({ to: email, ...mail }).catch((error: unknown) => console.error({ unsent: "a way in was added", error }));
}

/** Returns false where the identity was the user's already. */
async function linkTo(user: NonNullable<Awaited<ReturnType<typeof Account.findUser>>>, claimed: Claimed): Promise<boolean> {
  const known = await Identity.find(claimed);
  if (!known && (await Identity.link(claimed, user))) return true;
  // A lost race is decided by reading again.
  const owner = known ?? (await Identity.find(claimed));
  if (owner?.userId !== user.userId) throw new Failure("identity.taken", claimed.provider);
  return false;
}

/**
 * Removes a Google or Microsoft account from the ways in. The sessions that it has opened end with its user in Cognito's pool. Returns true
 * if the session that asks is one of them. Refusal: `row.notUpdated` for an identity that is not the acting member's.
 */
export const remove = fn(z.object({ identityId: z.string() }), async ({ identityId }): Promise<boolean> => {
  const { userId } = Actor.member();
  const found = (await of(userId)).find(({ provider, subject }) => idOf(provider, subject) === identityId);
  if (!found) throw new Failure("row.notUpdated", identityId);
  const { provider, subject, poolUser } = found;
  await ErasureLog.write({ type: "wayIn", identityId });
  const { rejected } = await IdentityEntity.remove({ provider, subject })
    .where((identity, { eq }) => eq(identity.userId, userId))
    .go({ returnOnConditionCheckFailure: true });
  if (rejected) throw new Failure("row.notUpdated", identityId);
  await deletePoolUser(poolUser);
  await Audit.note("way.removed", { way: provider });
  return OpenSessions.endOpenedBy(provider);
});

async function of(userId: string) {
  const { data } = await IdentityEntity.query.ofUser({ userId }).go({ pages: "all" });
  return data.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}

/** Names an identity towards its owner. The provider's own id of the person stays here. */
const idOf = (provider: Provider, subject: string): string =>
  `idn_${createHash("sha256")
    .update(JSON.stringify([provider, subject]))
    .digest("hex")
    .slice(0, 26)}`;
