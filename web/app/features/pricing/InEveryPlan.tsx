import { Check } from "lucide-react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { Offers } from "../../recruiting/queries/plans.ts";

/** Features that all plans have in common. */
export function InEveryPlan({ offers: { items } }: { offers: Offers }) {
  const { t } = useTranslation("plans");
  const common = (items[0]?.features ?? []).filter((feature) => items.every(({ features }) => features.includes(feature)));
  return (
    <section aria-labelledby="every-plan">
      <h2 id="every-plan" className="text-section font-semibold">
        {t(($) => $.pricing.inEvery)}
      </h2>
      <ul className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {common.map((feature) => (
          <li key={feature} className="flex items-start gap-2 text-control">
            <Check aria-hidden className="mt-px size-4 shrink-0 stroke-[1.75] text-accent-ink" />
            <span className="min-w-0">{t(($) => $.feature[feature])}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
