import type { Plan } from "@candor/core/account/account.info";
import { titleOf } from "@candor/core/account/plan/titles.info";
import { useTranslation } from "../i18n/useTranslation.ts";

/** Shown name of an account's plan; an expired trial has its own. */
export function usePlanName(): (plan: Pick<Plan, "name" | "state">) => string {
  const { t } = useTranslation("common");
  return ({ name, state }) => {
    if (name === "trial") return state === "expired" ? t(($) => $.plan.expired) : t(($) => $.plan.trial);
    return titleOf(name) ?? t(($) => $.plan.beta);
  };
}
