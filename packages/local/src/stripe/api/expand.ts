/** `expand`: ids in a reply become the objects they name, and lists that a reply leaves out are added. */
import type { Stripe } from "stripe";
import type { Books } from "../resources/books.ts";
import { lineItemsOf } from "../resources/checkout.ts";
import { paymentsOf } from "../resources/payments.ts";
import { liveSubscriptions } from "../resources/subscriptions.ts";
import { invalid } from "../store/problem.ts";
import type { Kind } from "../store/store.ts";

type Reply = Record<string, unknown>;

const MOST_LEVELS = 4;

/** Kinds of ids, by their beginning. */
const KINDS: Readonly<Record<string, Kind>> = {
  cus_: "customer",
  txi_: "tax_id",
  prod_: "product",
  price_: "price",
  pm_: "payment_method",
  pi_: "payment_intent",
  sub_sched_: "subscription_schedule",
  sub_: "subscription",
  in_: "invoice",
  bpc_: "billing_portal.configuration",
};

export function expandAll(books: Books, reply: object, paths: readonly string[]): object {
  const copy = structuredClone(reply) as Reply;
  for (const path of paths) {
    const names = path.split(".");
    if (names.length > MOST_LEVELS) throw invalid("You cannot expand more than 4 levels of a property.", { param: "expand" });
    expand(books, copy, names, path);
  }
  return copy;
}

function expand(books: Books, place: Reply, [name = "", ...rest]: readonly string[], path: string): void {
  if (place["object"] !== "list" && !Object.hasOwn(place, name)) {
    const added = addable(books, place, name);
    if (!added) throw invalid(`This property cannot be expanded (${path}).`, { param: "expand" });
    place[name] = added;
  }
  const value = place[name];
  if (typeof value === "string") place[name] = objectOf(books, value, path);
  else if (
    value === undefined ||
    (rest.length === 0 && value !== null && !isList(value) && !Array.isArray(value) && !hasId(value))
  )
    throw invalid(`This property cannot be expanded (${path}).`, { param: "expand" });
  const found = place[name];
  if (rest.length === 0 || found === null) return;
  for (const each of Array.isArray(found) ? found : [found]) expand(books, each as Reply, rest, path);
}

const isList = (value: unknown): boolean => (value as Reply)["object"] === "list";
const hasId = (value: unknown): boolean => typeof (value as Reply)["id"] === "string";

function objectOf({ store }: Books, id: string, path: string): object {
  const beginning = Object.keys(KINDS).find((each) => id.startsWith(each));
  const found = beginning && store.find(KINDS[beginning]!, id);
  if (!found) throw invalid(`This property cannot be expanded (${path}).`, { param: "expand" });
  return found;
}

/** Lists that a reply holds only when they are asked for. */
function addable(books: Books, place: Reply, name: string): object | undefined {
  const id = String(place["id"]);
  switch (`${String(place["object"])}.${name}`) {
    case "invoice.payments":
      return listOf(paymentsOf(books, id), `/v1/invoice_payments?invoice=${id}`);
    case "customer.subscriptions":
      return listOf(liveSubscriptions(books, id), `/v1/customers/${id}/subscriptions`);
    case "customer.tax_ids":
      return listOf(books.store.list("tax_id", { customer: id }), `/v1/customers/${id}/tax_ids`);
    case "checkout.session.line_items":
      return lineItemsOf(books, place as unknown as Stripe.Checkout.Session);
    default:
      return undefined;
  }
}

const listOf = <T>(data: T[], url: string): Stripe.ApiList<T> => ({ object: "list", data, has_more: false, url });
