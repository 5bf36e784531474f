import { WAITING_FOR_PAYMENT_DAYS } from "@candor/core/kernel/limits";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";

const QUESTIONS = ["cv", "limit", "get", "change", "year", "delete"] as const;

/** Questions before buying, with their answers. */
export function PlanQuestions() {
  const { t } = useTranslation("plans");
  const formats = useFormats();
  return (
    <section aria-labelledby="plan-questions" className="min-w-0">
      <h2 id="plan-questions" className="text-section font-semibold">
        {t(($) => $.questions.title)}
      </h2>
      <dl className="mt-3 divide-y divide-line border-y border-line">
        {QUESTIONS.map((key) => (
          <div key={key} className="py-3">
            <dt className="text-control font-semibold">{t(($) => $.questions[key].q)}</dt>
            <dd className="mt-0.5 text-control text-pretty text-ink-2">
              {t(($) => $.questions[key].a, { days: formats.number(WAITING_FOR_PAYMENT_DAYS) })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
