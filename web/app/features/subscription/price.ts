import type { Period } from "@candor/core/account/plan/plan.info";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";

/** Words for the price of a period: "€75 a month". */
export function usePrice(): (price: { cents: number; currency: string }, period: Period) => string {
  const { t } = useTranslation("plans");
  const formats = useFormats();
  return ({ cents, currency }, period) => {
    const price = formats.money(cents, currency);
    return period === "yearly" ? t(($) => $.subscription.perYear, { price }) : t(($) => $.subscription.perMonth, { price });
  };
}
