/** Stripe's stand-in of a running product, for tests: it takes the place of a person at the hosted pages, and of Stripe's own moods. */
import { setTimeout } from "node:timers/promises";
import { SECRET_KEY } from "./api/key.ts";
import type { Failure } from "./api/server.ts";
import type { Disorder } from "./deliveries/deliveries.ts";
import type { Card } from "./resources/cards.ts";
import type { Delivery } from "./store/store.ts";

export interface StripeHandle {
  /** "http://127.0.0.1:3004" */
  readonly url: string;
  /** The one secret key that its API accepts. */
  readonly key: string;
  readonly deliveries: {
    /** Makes disorder of all deliveries from now on; `{}` ends it. */
    switch(disorder: Disorder): Promise<void>;
    /** Newest first. */
    list(): Promise<readonly Delivery[]>;
    sendAgain(id: number): Promise<void>;
    /** Waits until everything that fell due has happened and every event was taken or given up. */
    settled(): Promise<void>;
  };
  setStatus(subscriptionId: string, status: string): Promise<void>;
  /** Fails calls of the API; without a failure they succeed again. */
  fail(failure?: Failure): Promise<void>;
  /** Makes another card pay for a customer's subscriptions. */
  useCard(customerId: string, card: Card): Promise<void>;
  /** Sets the end of a subscription after the last failed retry: "unpaid" unless set. */
  afterRetries(end: "unpaid" | "canceled"): Promise<void>;
  /**
   * Pays at a Checkout page. Returns the address to which the browser is sent; undefined when the card is declined.
   * @param buyer.card `good` unless given
   */
  payCheckout(sessionUrl: string, buyer?: { readonly card?: Card; readonly taxId?: string }): Promise<string | undefined>;
  /**
   * Confirms what a deep link into the portal asks: the change, the cancellation, the new card. Without a deep link `does` names the button: take a
   * cancellation back, pay what is open, cancel, take a planned change back.
   * Returns the address at which the browser is then: the page itself where it asks something else, as after a new card whether to pay what
   * is open. Undefined when a card was declined.
   */
  confirmPortal(
    portalUrl: string,
    choice?: { readonly does?: "keep" | "pay" | "cancel" | "withdraw"; readonly card?: Card },
  ): Promise<string | undefined>;
}

/** @param siteUrl "http://localhost:3000" */
export function stripeAt(siteUrl: string): StripeHandle {
  const site = new URL(siteUrl);
  const control = new URL("/_local/stripe/control", site);
  const headers = { origin: site.origin };

  async function ask(): Promise<{ url: string; deliveries: Delivery[]; isSettled: boolean }> {
    return (await (await fetch(control)).json()) as { url: string; deliveries: Delivery[]; isSettled: boolean };
  }

  async function turn(wanted: Record<string, unknown>): Promise<void> {
    const answer = await fetch(control, { method: "POST", headers, body: JSON.stringify(wanted) });
    if (!answer.ok) throw new Error(`The stand-in answered ${answer.status}: ${await answer.text()}`);
  }

  /** Sends a form of a hosted page. Returns where it leads, `stays` when it leads nowhere, and undefined for a declined card. */
  async function post(page: string, fields: Record<string, string>, stays?: string): Promise<string | undefined> {
    const answer = await fetch(new URL(page, site), {
      method: "POST",
      headers,
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
    const said = await answer.text();
    if (answer.status >= 400 && answer.status !== 402)
      throw new Error(`${page} answered ${answer.status}: ${said.slice(0, 500)}`);
    const location = answer.headers.get("location");
    if (location !== null) return new URL(location, site).href;
    return answer.status === 402 ? undefined : stays;
  }

  return {
    url: `http://127.0.0.1:${Number(site.port) + 4}`,
    key: SECRET_KEY,
    deliveries: {
      switch: (disorder) => turn({ do: "disorder", ...disorder }),
      list: async () => (await ask()).deliveries,
      sendAgain: (delivery) => turn({ do: "sendAgain", delivery }),
      async settled() {
        while (!(await ask()).isSettled) await setTimeout(50);
      },
    },
    setStatus: (subscription, status) => turn({ do: "status", subscription, status }),
    fail: (failure) => turn(failure ? { do: "fail", ...failure } : { do: "recover" }),
    useCard: (customer, card) => turn({ do: "card", customer, card }),
    afterRetries: (afterRetries) => turn({ do: "dashboard", afterRetries }),
    payCheckout: (page, { card = "good", taxId = "" } = {}) =>
      post(page, { do: "pay", card, name: "Ada Lovelace", country: "DE", taxId, confirmed: "yes" }),
    confirmPortal: (page, { does, card = "good" } = {}) => post(page, { do: does ?? "confirm", card, confirmed: "yes" }, page),
  };
}
