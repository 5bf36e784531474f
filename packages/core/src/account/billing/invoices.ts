import type Stripe from "stripe";
import * as z from "zod/mini";
import { fn } from "../../kernel/fn.ts";
import { Failure } from "../../kernel/failure.ts";
import { Account } from "../account.ts";
import { CURRENCY } from "../plan/plans.ts";
import { Invoice, type Invoices } from "./billing.info.ts";
import { isoOf } from "./paid.ts";
import { ask, isMissing } from "./stripe.ts";

const PER_PAGE = 12;

/**
 * Returns the acting account's invoices as Stripe has them, newest first. Links to them end, so none is stored. Refusals:
 * `billing.unavailable`, and `input.invalid` for a cursor of no invoice.
 */
export const invoices = fn(z.object({ next: z.optional(z.string()) }), async ({ next }): Promise<Invoices> => {
  const { customerId } = await Account.mine();
  if (!customerId) return { items: [], next: null };
  const page = await ask((stripe) =>
    stripe.invoices
      .list({ customer: customerId, limit: PER_PAGE, ...(next && { starting_after: next }) })
      .catch((error: unknown) => {
        if (!isMissing(error)) throw error;
        if (next) throw new Failure("input.invalid", "next", { fields: { next: "no invoice" } });
        return { data: [], has_more: false };
      }),
  );
  return { items: page.data.flatMap(infoOf), next: page.has_more ? (page.data.at(-1)?.id ?? null) : null };
});

/** An invoice in another currency was not made by our prices. */
function infoOf(invoice: Stripe.Invoice): Invoice[] {
  const state = z.safeParse(Invoice.shape.state, invoice.status);
  if (!state.success || invoice.currency.toUpperCase() !== CURRENCY) return [];
  return [
    {
      id: invoice.id,
      number: invoice.number,
      issuedAt: isoOf(invoice.created),
      cents: invoice.total,
      currency: CURRENCY,
      state: state.data,
      url: invoice.hosted_invoice_url ?? null,
      pdf: invoice.invoice_pdf ?? null,
    },
  ];
}
