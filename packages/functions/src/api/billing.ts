import { Billing } from "@candor/core/account/billing/billing";
import { routes } from "../http/endpoint.ts";

/** The only function that may use the key of the payment provider. */
export const handler = routes({
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
