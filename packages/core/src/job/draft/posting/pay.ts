import { Pay } from "../../job.info.ts";
import { wordsOf, type Json } from "./json.ts";

interface Said {
  readonly min: Json;
  readonly max: Json;
  readonly currency: Json;
  /** For example "YEAR" or "per-month-salary": terms of schema.org and of the platforms. */
  readonly period: Json;
}

const PERIODS: readonly (readonly [RegExp, Pay["period"]])[] = [
  [/hour/i, "hour"],
  [/month/i, "month"],
  [/year|annual/i, "year"],
];

/** Returns the pay of a posting where amount, currency and period are all given; else undefined. */
export function payOf({ min, max, currency, period }: Said): Pay | undefined {
  const [from, to] = [min, max].map((said) => Number(wordsOf(said))).map((amount) => (amount > 0 ? amount : undefined));
  const isTurned = from !== undefined && to !== undefined && from > to;
  const { data } = Pay.safeParse({
    min: isTurned ? to : from,
    max: isTurned ? from : to,
    currency: wordsOf(currency)?.toUpperCase(),
    period: PERIODS.find(([pattern]) => pattern.test(wordsOf(period) ?? ""))?.[1],
  });
  return data && withoutMissing(data);
}

/** Removes the key of a missing end. */
const withoutMissing = ({ min, max, currency, period }: Pay): Pay => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
  currency,
  period,
});
