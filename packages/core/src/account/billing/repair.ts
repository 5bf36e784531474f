import { Failure } from "../../kernel/failure.ts";
import { Account } from "../account.ts";
import { accountIdOf } from "./customer.ts";
import { ask } from "./stripe.ts";
import { sync } from "./sync.ts";

export * as Repair from "./repair.ts";

/** Returns all customers at Stripe, newest first. */
export async function customers(): Promise<string[]> {
  const found = await ask((stripe) => stripe.customers.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 }));
  return found.map(({ id }) => id);
}

/** Returns the customer of the account that an e-mail address signs in to. Refusals: `user.notFound`, `subscription.none`. */
export async function customerFor(email: string): Promise<string> {
  const user = await Account.findUser({ email });
  const account = user && (await Account.row(user.accountId));
  if (!account) throw new Failure("user.notFound", email);
  if (!account.customerId) throw new Failure("subscription.none", account.accountId);
  return account.customerId;
}

/** Brings a customer up to date with Stripe. Returns a line about the plan in force, or about a customer of no account. */
export async function bringUpToDate(customerId: string): Promise<string> {
  if (!(await sync(customerId))) return `${customerId}: of no account here`;
  const account = (await Account.row((await accountIdOf(customerId))!))!;
  const { name, state, renewsAt, endsAt } = Account.planOf(account);
  const until = renewsAt ? `, renews ${renewsAt.slice(0, 10)}` : endsAt ? `, ends ${endsAt.slice(0, 10)}` : "";
  return `${customerId}: ${account.accountId} ${name} ${state}${until}`;
}
