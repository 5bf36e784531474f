import type { Pay } from "@candor/core/job/job.info";
import { useLocale } from "../i18n/useLocale.ts";
import { useTranslation } from "../i18n/useTranslation.ts";

/** The pay of a job: "€52,000 – €60,000 a year". */
export function usePay(): (pay: Pay) => string {
  const { t } = useTranslation("recruiting");
  const locale = useLocale();
  return ({ min, max, currency, period }) => {
    const hasCents = [min, max].some((amount) => amount !== undefined && !Number.isInteger(amount));
    const format = new Intl.NumberFormat(locale === "en" ? "en-GB" : locale, {
      style: "currency",
      currency,
      minimumFractionDigits: hasCents ? 2 : 0,
      maximumFractionDigits: hasCents ? 2 : 0,
    });
    const amountOf = (): string => {
      if (max === undefined) return t(($) => $.pay.from, { amount: format.format(min ?? 0) });
      if (min === undefined) return t(($) => $.pay.upTo, { amount: format.format(max) });
      return min === max ? format.format(max) : format.formatRange(min, max);
    };
    return t(($) => $.pay[period], { amount: amountOf() });
  };
}
