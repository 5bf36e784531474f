import type { Order } from "./billing.info.ts";
import { ask } from "./stripe.ts";

/** Returns the price that a plan is sold at now. Throws where `npm run plans` has not made it. */
export async function priceOf({ plan, period }: Order): Promise<string> {
  const key = `${plan}_${period}`;
  const { data } = await ask((stripe) => stripe.prices.list({ lookup_keys: [key], active: true }));
  const price = data[0];
  if (!price) throw new Error(`Stripe has no price ${key}: run "npm run plans"`);
  return price.id;
}
