import { setTimeout } from "node:timers/promises";
import { Billing } from "@candor/core/account/billing/billing";
import { Ending } from "@candor/core/account/ending/ending";
import { JobEnd } from "@candor/core/job/end";
import { cleared } from "../http/cookies.ts";
import { Answer, routes } from "../http/endpoint.ts";

/** Longest wait for the jobs of an account that has ended, in ms: thousands take longer than the caller waits. */
const CLOSING_MS = 8000;

/** The only function that may use the key of the payment provider. */
export const handler = routes({
  "DELETE /api/account": async ({ body }) => {
    await Ending.request(body);
    // The task does the same, should this fail or take long: for most accounts it is done before the answer.
    const closing = JobEnd.closeAll().catch((error: unknown) => console.error({ left: "jobs", error }));
    await Promise.race([closing, setTimeout(CLOSING_MS, undefined, { ref: false })]);
    return new Answer(undefined, { cookies: cleared() });
  },
  "POST /api/subscription/checkout": ({ body }) => Billing.checkout(body),
  "POST /api/subscription/return": ({ body }) => Billing.comeBack(body),
  "POST /api/subscription/portal": ({ body }) => Billing.portal(body),
  "GET /api/subscription/invoices": ({ query }) => Billing.invoices(query),
  "POST /api/webhooks/stripe": async (_, { signed }) => {
    const { body, signature } = signed();
    await Billing.hear(body, signature);
    return undefined;
  },
});
