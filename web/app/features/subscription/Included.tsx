import { Check } from "lucide-react";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { Subscription } from "../../recruiting/queries/subscription.ts";

/** Features of the plan beside its allowances. */
export function Included({ subscription: { features, maxCvCount } }: { subscription: Subscription }) {
  const { t } = useTranslation("plans");
  const formats = useFormats();
  const lines = [
    t(($) => $.pricing.files, { count: maxCvCount, number: formats.number(maxCvCount) }),
    ...features.map((feature) => t(($) => $.feature[feature])),
  ];
  return (
    <section aria-labelledby="included">
      <h2 id="included" className="text-section font-semibold">
        {t(($) => $.subscription.features)}
      </h2>
      <ul className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {lines.map((line) => (
          <li key={line} className="flex items-start gap-2 text-control">
            <Check aria-hidden className="mt-px size-4 shrink-0 stroke-[1.75] text-accent-ink" />
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
