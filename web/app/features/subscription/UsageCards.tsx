import { ProgressBar } from "../../../ui/bits.tsx";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { Subscription } from "../../recruiting/queries/subscription.ts";

/** Used and remaining allowances of the plan, and the date on which they start anew. */
export function UsageCards({ subscription: { jobPosts, cvs, resetsAt } }: { subscription: Subscription }) {
  const { t } = useTranslation("plans");
  const formats = useFormats();
  return (
    <section aria-labelledby="usage">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="usage" className="text-section font-semibold">
          {resetsAt === null ? t(($) => $.subscription.usage) : t(($) => $.subscription.usageMonth)}
        </h2>
        {resetsAt !== null && (
          <p className="text-control text-ink-2">{t(($) => $.subscription.resets, { date: formats.longDate(resetsAt) })}</p>
        )}
      </div>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <UsageCard label={t(($) => $.subscription.jobPosts)} use={jobPosts} />
        <UsageCard label={t(($) => $.subscription.cvs)} use={cvs} />
      </div>
    </section>
  );
}

function UsageCard({ label, use: { used, allowed, remaining } }: { label: string; use: Subscription["cvs"] }) {
  const { t } = useTranslation("plans");
  const formats = useFormats();
  const number = formats.number;
  return (
    <div className="rounded-card border border-line p-5 phone:p-4">
      <p className="flex flex-wrap justify-between gap-x-3 text-control">
        <span className="font-medium">{label}</span>
        <span className="tabular-nums">
          <span className="text-body font-semibold">{number(used)}</span>
          {allowed !== null && <span className="text-ink-2"> {t(($) => $.subscription.of, { allowed: number(allowed) })}</span>}
        </span>
      </p>
      {allowed !== null && (
        <ProgressBar
          className="mt-3"
          label={label}
          value={used}
          max={allowed}
          text={t(($) => $.subscription.used, { used: number(used), allowed: number(allowed) })}
        />
      )}
      <p className="mt-2 text-caption text-ink-2 tabular-nums">
        {remaining === null
          ? t(($) => $.subscription.noLimit)
          : t(($) => $.subscription.remaining, { number: number(remaining) })}
      </p>
    </div>
  );
}
