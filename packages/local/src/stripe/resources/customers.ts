import type { Stripe } from "stripe";
import { newId } from "../store/ids.ts";
import { missing } from "../store/problem.ts";
import { type Books, change, emit } from "./books.ts";

type Fields = Partial<
  Pick<Stripe.Customer, "address" | "description" | "email" | "metadata" | "name" | "phone" | "preferred_locales" | "tax_exempt">
>;

export function createCustomer(books: Books, fields: Fields): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: newId("cus", 14),
    object: "customer",
    address: null,
    balance: 0,
    created: books.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    email: null,
    invoice_prefix: newId("", 8).slice(1).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
    ...fields,
  };
  books.store.put(customer);
  emit(books, "customer.created", customer);
  return customer;
}

export const isDeleted = (customer: Stripe.Customer | Stripe.DeletedCustomer): boolean => Boolean(customer.deleted);

/** A customer that exists and was not deleted. */
export function liveCustomer({ store }: Books, id: string, param?: string): Stripe.Customer {
  const customer = store.get("customer", id, param);
  if (isDeleted(customer)) throw missing("customer", id, param);
  return customer;
}

export const updateCustomer = (books: Books, id: string, { metadata, ...fields }: Fields): Stripe.Customer => {
  const customer = liveCustomer(books, id);
  const merged = { ...customer.metadata, ...metadata };
  return change(books, { ...customer, ...fields, metadata: merged }, "customer.updated");
};

/** Leaves the id and the fact of the deletion. Ending the subscriptions is the caller's. */
export function deleteCustomer(books: Books, id: string): Stripe.DeletedCustomer {
  const customer = liveCustomer(books, id);
  emit(books, "customer.deleted", customer);
  const deleted: Stripe.DeletedCustomer = { id, object: "customer", deleted: true };
  books.store.put(deleted as unknown as Stripe.Customer);
  return deleted;
}

/** "DE123456789" -> eu_vat */
const taxIdType = (value: string): Stripe.TaxId.Type =>
  value.startsWith("CHE") ? "ch_vat" : value.startsWith("GB") ? "gb_vat" : "eu_vat";

export function addTaxId({ store, now }: Books, customer: string, value: string): Stripe.TaxId {
  return store.put({
    id: newId("txi"),
    object: "tax_id",
    country: value.slice(0, 2),
    created: now(),
    customer,
    customer_account: null,
    livemode: false,
    owner: { customer, customer_account: null, type: "customer" },
    type: taxIdType(value),
    value,
    verification: { status: "pending", verified_address: null, verified_name: null },
  } satisfies Stripe.TaxId);
}
