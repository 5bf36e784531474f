import * as z from "zod/mini";
import { Currency, Period, PlanId } from "../plan/plan.info.ts";

/** A plan to buy, and how often it is paid. */
export const Order = z.object({ plan: PlanId, period: Period });
export type Order = z.infer<typeof Order>;

/**
 * A visit to the customer portal: to change to another plan or period, to cancel for the period's end, to take a cancellation back,
 * or to change the card and pay what is open.
 */
export const Visit = z.discriminatedUnion("flow", [
  z.object({ flow: z.literal("change"), plan: PlanId, period: Period }),
  z.object({ flow: z.literal("cancel") }),
  z.object({ flow: z.literal("resume") }),
  z.object({ flow: z.literal("card") }),
]);
export type Visit = z.infer<typeof Visit>;

/** An address at the payment provider to send the browser to. */
export const Redirect = z.object({ url: z.url() });

/** The Checkout session with which the browser came back. */
export const Return = z.object({ session: z.string().check(z.minLength(1), z.maxLength(200)) });

export const Invoice = z.object({
  id: z.string(),
  /** As printed on it; null for a draft. */
  number: z.nullable(z.string()),
  issuedAt: z.iso.datetime(),
  /** With tax, in cents. */
  cents: z.int(),
  currency: Currency,
  state: z.enum(["draft", "open", "paid", "void", "uncollectible"]),
  /** The invoice's page, where an open one is paid. */
  url: z.nullable(z.url()),
  pdf: z.nullable(z.url()),
});
export type Invoice = z.infer<typeof Invoice>;

/** Newest first. */
export const Invoices = z.object({ items: z.array(Invoice), next: z.nullable(z.string()) });
export type Invoices = z.infer<typeof Invoices>;
