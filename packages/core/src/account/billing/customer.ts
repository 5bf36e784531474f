import { Service } from "electrodb";
import type Stripe from "stripe";
import { Actor } from "../../kernel/actor.ts";
import { commit } from "../../kernel/commit.ts";
import { LOST, retry } from "../../kernel/retry.ts";
import { AccountEntity, type AccountRow } from "../account.entity.ts";
import { Account } from "../account.ts";
import { CustomerEntity } from "./customer.entity.ts";
import { ask, isMissing } from "./stripe.ts";

/** Returns the account of a customer at Stripe, or undefined. */
export async function accountIdOf(customerId: string): Promise<string | undefined> {
  const { data } = await CustomerEntity.get({ customerId }).go({ consistent: true });
  return data?.accountId;
}

/**
 * Returns the acting account's customer, and creates it first where there is none or where it was deleted at Stripe. Two calls at once
 * get the same one: Stripe answers the second with the first's, and the table takes one.
 */
export function customerOf(account: AccountRow): Promise<string> {
  let known = account;
  return retry("making a customer", async () => {
    if (known.customerId && (await isKept(known.customerId))) return known.customerId;
    const customerId = await create(known);
    if (await keep(known, customerId)) return customerId;
    known = await Account.mine();
    return LOST;
  });
}

async function isKept(customerId: string): Promise<boolean> {
  const customer = await ask((stripe) => stripe.customers.retrieve(customerId).catch(unlessMissing));
  return customer !== undefined && !customer.deleted;
}

/** The language of invoices and of Stripe's mails is set apart from the creation, which must be the same whoever repeats it. */
async function create({ accountId, customerId: deleted }: AccountRow): Promise<string> {
  const { email, locale } = Actor.member();
  const idempotencyKey = ["customer", accountId, ...(deleted ? [deleted] : [])].join(":");
  const { id } = await ask((stripe) => stripe.customers.create({ email, metadata: { accountId } }, { idempotencyKey }));
  await ask((stripe) => stripe.customers.update(id, { preferred_locales: [locale] }));
  return id;
}

/** Writes the customer into the account, and the item that names the account. Returns false when another call has written one meanwhile. */
async function keep({ accountId, customerId: before }: AccountRow, customerId: string): Promise<boolean> {
  const failed = await commit(() =>
    new Service({ account: AccountEntity, customer: CustomerEntity }).transaction
      .write((entity) => [
        entity.customer.create({ customerId, accountId }).commit(),
        entity.account
          .patch({ accountId })
          .set({ customerId })
          .where((row, { eq, notExists }) => (before === undefined ? notExists(row.customerId) : eq(row.customerId, before)))
          .commit(),
      ])
      .go(),
  );
  return failed.length === 0;
}

/** Answers undefined for an object that Stripe does not know. */
function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
  return undefined;
}

/** Returns all subscriptions of a customer, with their schedules; none of a customer that was deleted. */
export async function subscriptionsOf(customerId: string): Promise<readonly Stripe.Subscription[]> {
  const found = await ask(async (stripe) => {
    const pages = stripe.subscriptions.list({ customer: customerId, status: "all", limit: 100, expand: ["data.schedule"] });
    return pages.autoPagingToArray({ limit: 1000 }).catch(unlessMissing);
  });
  return found ?? [];
}
