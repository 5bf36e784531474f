import { Service } from "electrodb";
import * as z from "zod/mini";
import { Actor } from "../../kernel/actor.ts";
import { commit } from "../../kernel/commit.ts";
import { ErasureLog } from "../../kernel/erasure-log.ts";
import { Failure } from "../../kernel/failure.ts";
import { fn } from "../../kernel/fn.ts";
import { Outbox, OwedEntity, type Owed } from "../../kernel/outbox.ts";
import { LOST, retry } from "../../kernel/retry.ts";
import { AccountEntity, UserEntity, type AccountRow } from "../account.entity.ts";
import { Account } from "../account.ts";
import { CustomerEntity } from "../billing/customer.entity.ts";
import { endPayments } from "../billing/end.ts";
import { OpenSessions } from "../session/open-sessions.ts";
import { EndingEntity } from "./ending.entity.ts";

export * as Ending from "./ending.ts";

/**
 * Ends the acting member's account. First the payments, so that an outage of Stripe leaves the account as it is; then account, user and
 * customer in one transaction: from then on nobody signs in, and no write that counts on the account succeeds. A task erases the rest.
 * Refusals: `account.confirm` unless `confirm` is the member's address, `user.notFound`, `billing.unavailable`.
 */
export const request = fn(z.object({ confirm: z.string() }), async ({ confirm }): Promise<void> => {
  const { accountId, userId, email } = Actor.member();
  if (confirm.trim().toLowerCase() !== email) throw new Failure("account.confirm", accountId);
  const owed = Outbox.owe({ type: "endAccount", accountId });
  await retry<true>("the end of an account", async () => {
    const [account, user] = await Promise.all([Account.row(accountId), Account.findUser({ email })]);
    if (!account || user?.userId !== userId) {
      // A second press: the first one has done it.
      if (await isEnding(accountId)) return true;
      throw new Failure("user.notFound", userId);
    }
    if (account.customerId) await endPayments(account.customerId);
    await ErasureLog.write({ type: "account" });
    return (await write(account, { userId, email }, owed)) ? true : LOST;
  });
  await Outbox.pay(owed);
  // The account has ended. The task also ends the sessions that are left here.
  await OpenSessions.forgetAll().catch((error: unknown) => console.error({ accountId, left: "sessions", error }));
});

/**
 * Ends the acting account once more, in a table that was restored to a time at which it stood. Payments ended the first time. Returns false
 * where nothing stands, or the end is under way.
 */
export async function again({ email, userId }: { readonly email: string; readonly userId: string }): Promise<boolean> {
  const accountId = Actor.accountId();
  const account = await Account.row(accountId);
  const owed = Outbox.owe({ type: "endAccount", accountId });
  if (!account || !(await write(account, { userId, email }, owed))) return false;
  await Outbox.pay(owed);
  return true;
}

async function isEnding(accountId: string): Promise<boolean> {
  const { data } = await EndingEntity.get({ list: "endings", accountId }).go({ consistent: true });
  return data !== null;
}

/** Returns false if the account has become a customer at Stripe meanwhile, or has ended. */
async function write(
  { accountId, customerId }: AccountRow,
  { userId, email }: { userId: string; email: string },
  owed: Owed,
): Promise<boolean> {
  const failed = await commit(() =>
    service()
      .transaction.write((entity) => [
        entity.ending.put({ accountId, userId, email }).commit(),
        entity.owed.put(owed).commit(),
        entity.user
          .delete({ email })
          .where((user, { eq }) => eq(user.userId, userId))
          .commit(),
        entity.account
          .delete({ accountId })
          .where((account, { eq, notExists }) =>
            [
              eq(account.accountId, accountId),
              customerId ? eq(account.customerId, customerId) : notExists(account.customerId),
            ].join(" AND "),
          )
          .commit(),
        ...(customerId ? [entity.customer.delete({ customerId }).commit()] : []),
      ])
      .go(),
  );
  return failed.length === 0;
}

const service = () =>
  new Service({ ending: EndingEntity, user: UserEntity, account: AccountEntity, customer: CustomerEntity, owed: OwedEntity });
