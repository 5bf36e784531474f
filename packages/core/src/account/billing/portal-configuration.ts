import { ask } from "./stripe.ts";

let known: string | undefined;

/** Returns the id of the portal's settings that `npm run plans` has made, looked up once per start of the function. */
export async function portalConfiguration(): Promise<string | undefined> {
  if (known) return known;
  const { data } = await ask((stripe) => stripe.billingPortal.configurations.list({ active: true, limit: 100 }));
  known = data.find(({ metadata }) => metadata?.["candor"] === "portal")?.id;
  return known;
}
