export * as Billing from "./billing.ts";

// A subscription is bought in Stripe's Checkout and changed in its portal. The account keeps a copy, which `sync` alone writes.

export { checkout, comeBack } from "./checkout.ts";
export { invoices } from "./invoices.ts";
export { portal } from "./portal.ts";
export { sync } from "./sync.ts";
export { hear } from "./webhook.ts";
