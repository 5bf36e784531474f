import type { PlanId, PlanName } from "./plan.info.ts";

/** The plans' names, the same in every language. Apart from their other facts: every page of the dashboard shows one of them. */
export const TITLES: Record<PlanId, string> = {
  starter: "Starter",
  growth: "Growth",
  professional: "Professional",
  business: "Business",
};

/** The name of a plan that is for sale; undefined for a trial and for beta, whose names are words of each language. */
export const titleOf = (plan: PlanName): string | undefined => (TITLES as Partial<Record<PlanName, string>>)[plan];
