import * as z from "zod/mini";

/** The plans that are for sale, smallest first. */
export const PlanId = z.enum(["starter", "growth", "professional", "business"]);
export type PlanId = z.infer<typeof PlanId>;

/** What an account can be on. "trial" begins with registration, "beta" comes by a coupon; neither is for sale. */
export const PlanName = z.enum(["trial", "beta", ...PlanId.options]);
export type PlanName = z.infer<typeof PlanName>;

export const Period = z.enum(["monthly", "yearly"]);
export type Period = z.infer<typeof Period>;

/** What a plan brings beside its numbers. */
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

/** A plan as it is offered. All amounts are cents of the offer's currency. */
export const Offer = z.object({
  id: PlanId,
  /** The same in every language. */
  name: z.string(),
  monthly: z.object({ priceCents: z.int() }),
  yearly: z.object({
    /** Of a whole year. */
    priceCents: z.int(),
    perMonthCents: z.int(),
    /** Against twelve months, in whole percent. */
    savingPercent: z.int(),
  }),
  /** Jobs that may be opened in a month. */
  jobPosts: z.int(),
  /** CVs that may be read in a month. */
  cvs: z.int(),
  /** Files per upload. */
  maxCvCount: z.int(),
  features: z.array(Feature),
});
export type Offer = z.infer<typeof Offer>;

export const Offers = z.object({
  items: z.array(Offer),
  currency: Currency,
  /** The most that a year saves, in whole percent. */
  largestSaving: z.int(),
});
export type Offers = z.infer<typeof Offers>;
