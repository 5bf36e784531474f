/** Products and prices. */
import type { Stripe } from "stripe";
import { newId } from "../store/ids.ts";
import { invalid } from "../store/problem.ts";
import { type Books, change, emit } from "./books.ts";

type ProductFields = Partial<Pick<Stripe.Product, "active" | "description" | "metadata" | "name" | "tax_code" | "url">>;

export function createProduct(
  books: Books,
  { id, name, ...fields }: ProductFields & { id?: string; name: string },
): Stripe.Product {
  if (id && books.store.find("product", id))
    throw invalid(`Product already exists.`, { code: "resource_already_exists", param: "id" });
  const product: Stripe.Product = {
    id: id ?? newId("prod", 14),
    object: "product",
    active: true,
    created: books.now(),
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: books.now(),
    url: null,
    ...fields,
  };
  books.store.put(product);
  emit(books, "product.created", product);
  return product;
}

export function updateProduct(books: Books, id: string, { metadata, ...fields }: ProductFields): Stripe.Product {
  const product = books.store.get("product", id);
  const next = { ...product, ...fields, metadata: { ...product.metadata, ...metadata }, updated: books.now() };
  return change(books, next, "product.updated");
}

interface NewPrice {
  readonly product: string;
  readonly currency: string;
  readonly unit_amount: number;
  readonly recurring?: { readonly interval: "month" | "year"; readonly interval_count?: number | undefined } | undefined;
  readonly lookup_key?: string | undefined;
  readonly transfer_lookup_key?: boolean | undefined;
  readonly tax_behavior?: Stripe.Price.TaxBehavior | undefined;
  readonly nickname?: string | undefined;
  readonly metadata?: Stripe.Metadata | undefined;
}

export function createPrice(books: Books, wanted: NewPrice): Stripe.Price {
  books.store.get("product", wanted.product, "product");
  takeKey(books, wanted.lookup_key, wanted.transfer_lookup_key);
  const price: Stripe.Price = {
    id: newId("price"),
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: books.now(),
    currency: wanted.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: wanted.lookup_key ?? null,
    metadata: wanted.metadata ?? {},
    nickname: wanted.nickname ?? null,
    product: wanted.product,
    recurring: wanted.recurring
      ? {
          interval: wanted.recurring.interval,
          interval_count: wanted.recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: "licensed",
        }
      : null,
    tax_behavior: wanted.tax_behavior ?? "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: wanted.recurring ? "recurring" : "one_time",
    unit_amount: wanted.unit_amount,
    // The client turns the text into its own decimal.
    unit_amount_decimal: String(wanted.unit_amount) as unknown as Stripe.Price["unit_amount_decimal"],
  };
  books.store.put(price);
  emit(books, "price.created", price);
  return price;
}

export interface PriceChange {
  readonly active?: boolean | undefined;
  readonly lookup_key?: string | undefined;
  readonly transfer_lookup_key?: boolean | undefined;
  readonly nickname?: string | undefined;
  readonly tax_behavior?: Stripe.Price.TaxBehavior | undefined;
  readonly metadata?: Stripe.Metadata | undefined;
}

export function updatePrice(books: Books, id: string, wanted: PriceChange): Stripe.Price {
  const price = books.store.get("price", id);
  const { active, lookup_key, tax_behavior, nickname, metadata } = wanted;
  if (tax_behavior && price.tax_behavior !== "unspecified" && tax_behavior !== price.tax_behavior)
    throw invalid("You cannot update the tax behavior of a price once it is set.", { param: "tax_behavior" });
  if (lookup_key && lookup_key !== price.lookup_key) takeKey(books, lookup_key, wanted.transfer_lookup_key);
  const next = {
    ...price,
    ...(active !== undefined && { active }),
    ...(lookup_key !== undefined && { lookup_key: lookup_key || null }),
    ...(nickname !== undefined && { nickname }),
    ...(tax_behavior && { tax_behavior }),
    metadata: { ...price.metadata, ...metadata },
  };
  return change(books, next, "price.updated");
}

/** A lookup key belongs to one price. The one that had it loses it, if the caller says so. */
function takeKey(books: Books, key: string | undefined, isTransfer: boolean | undefined): void {
  const holder = key && books.store.list("price").find(({ lookup_key }) => lookup_key === key);
  if (!holder) return;
  if (!isTransfer)
    throw invalid(
      `A price (\`${holder.id}\`) already uses that lookup key. Pass \`transfer_lookup_key=true\` to assign it to another price.`,
      { code: "resource_already_exists", param: "lookup_key" },
    );
  change(books, { ...holder, lookup_key: null }, "price.updated");
}
