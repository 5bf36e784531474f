import type { BodyOf } from "@candor/contract";
import { stripeAt, type StripeHandle } from "@candor/local/testing";
import Stripe from "stripe";
import { url } from "./product.ts";
import type { Recruiter } from "./recruiter.ts";

type Order = BodyOf<"POST /api/subscription/checkout">;
export type Card = NonNullable<NonNullable<Parameters<StripeHandle["payCheckout"]>[1]>["card"]>;

/** The switches of the product's stand-in of Stripe. */
export const stripe = (): StripeHandle => stripeAt(url());

/** Stripe's own client, to see what Stripe has and to do what its dashboard does. */
export function dashboard(): Stripe {
  const { key, url: address } = stripe();
  const { hostname, port } = new URL(address);
  return new Stripe(key, { protocol: "http", host: hostname, port, telemetry: false });
}

export const stateOf = (recruiter: Recruiter) => recruiter.ok("GET /api/subscription");

export const open = (recruiter: Recruiter, order: Order) => recruiter.ok("POST /api/subscription/checkout", { body: order });

/** Pays at a Checkout page. Returns the session with which the browser comes back. */
export async function pay(page: string, card: Card = "good"): Promise<string> {
  const back = await stripe().payCheckout(page, { card });
  const session = back && new URL(back).searchParams.get("session");
  if (!session) throw new Error(`Checkout led to ${back}`);
  return session;
}

/** Buys a plan and comes back to the subscription's page. */
export async function buy(recruiter: Recruiter, order: Order, card?: Card) {
  const { url: page } = await open(recruiter, order);
  return recruiter.ok("POST /api/subscription/return", { body: { session: await pay(page, card) } });
}

/** All subscriptions that Stripe has of a recruiter's account, newest first. */
export async function atStripe(recruiter: Recruiter): Promise<Stripe.Subscription[]> {
  const customer = await customerOf(recruiter);
  return (await dashboard().subscriptions.list({ customer, status: "all", limit: 100 })).data;
}

export async function customerOf(recruiter: Recruiter): Promise<string> {
  const { AccountEntity } = await import("@candor/core/account/account.entity");
  const { account } = await recruiter.ok("GET /api/auth/session");
  const { data } = await AccountEntity.get({ accountId: account.id }).go({ consistent: true });
  return data!.customerId!;
}

/** Visits the portal and confirms what its page asks; a new card leads to the question whether to pay what is open. */
export async function visit(
  recruiter: Recruiter,
  body: BodyOf<"POST /api/subscription/portal">,
  choice?: Parameters<StripeHandle["confirmPortal"]>[1],
): Promise<void> {
  const { url: page } = await recruiter.ok("POST /api/subscription/portal", { body });
  await stripe().confirmPortal(page, choice);
}
