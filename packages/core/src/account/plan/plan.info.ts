import * as z from "zod/mini";

/** Plans for sale, smallest first. */
export const PlanId = z.enum(["starter", "growth", "professional", "business"]);
export type PlanId = z.infer<typeof PlanId>;

/** All plans. "trial" begins with registration, "beta" comes by a coupon; neither is for sale. */
export const PlanName = z.enum(["trial", "beta", ...PlanId.options]);
export type PlanName = z.infer<typeof PlanName>;

export const Period = z.enum(["monthly", "yearly"]);
export type Period = z.infer<typeof Period>;

/** Features of a plan besides its limits. */
export const Feature = z.enum([
  "reasons",
  "formula",
  "mailbox",
  "publicPage",
  "bulkLinks",
  "pool",
  "search",
  "duplicates",
  "companies",
  "languages",
]);
export type Feature = z.infer<typeof Feature>;

export const Currency = z.enum(["EUR"]);
export type Currency = z.infer<typeof Currency>;

/** A plan on the price list. All amounts are cents of the list's currency. */
export const Offer = z.object({
  id: PlanId,
  /** The same in every language. */
  name: z.string(),
  monthly: z.object({ priceCents: z.int() }),
  yearly: z.object({
    /** Price of a whole year. */
    priceCents: z.int(),
    perMonthCents: z.int(),
    /** Saving against twelve monthly payments, in whole percent. */
    savingPercent: z.int(),
  }),
  /** Jobs that may be created per month. */
  jobPosts: z.int(),
  /** CVs that may be read per month. */
  cvs: z.int(),
  /** Files per upload. */
  maxCvCount: z.int(),
  features: z.array(Feature),
});
export type Offer = z.infer<typeof Offer>;

export const Offers = z.object({
  items: z.array(Offer),
  currency: Currency,
  /** The largest yearly saving, in whole percent. */
  largestSaving: z.int(),
});
export type Offers = z.infer<typeof Offers>;
