import type { PlanId, PlanName } from "./plan.info.ts";

/**
 * Names of the plans, the same in every language. They are kept apart from the other facts because every dashboard page shows one
 * of them.
 */
export const TITLES: Record<PlanId, string> = {
  starter: "Starter",
  growth: "Growth",
  professional: "Professional",
  business: "Business",
};

/** Returns the name of a plan for sale; undefined for trial and beta, whose names are translated. */
export const titleOf = (plan: PlanName): string | undefined => (TITLES as Partial<Record<PlanName, string>>)[plan];
