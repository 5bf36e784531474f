import clsx from "clsx";
import { ProgressBar } from "../../../ui/bits.tsx";
import { Link } from "../../../ui/Link.tsx";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import type { Dashboard } from "../../recruiting/queries/dashboard.ts";

/** Used and remaining allowances of the plan, and the date on which they start anew. */
export function Usage({ dashboard, isWide }: { dashboard: Dashboard; isWide: boolean }) {
  const { plan, remainingCvs, remainingJobPosts } = dashboard;
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const paths = usePaths();
  const left = (rest: number | null, key: "jobPostsLeft" | "cvsLeft") =>
    rest === null ? t(($) => $.usage.noLimit) : t(($) => $.usage[key], { count: rest, number: formats.number(rest) });
  return (
    <section aria-labelledby="usage">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="usage" className="text-section font-semibold">
          {t(($) => $.usage.title)}
        </h2>
        <Link className="link text-control" to={paths.subscription()}>
          {t(($) => $.manage)}
        </Link>
      </div>
      <div className={clsx("grid gap-x-10 gap-y-5 rounded-card border border-line p-4", isWide && "lg:grid-cols-2")}>
        <Meter label={t(($) => $.usage.jobPosts)} {...plan.jobPosts} left={left(remainingJobPosts, "jobPostsLeft")} />
        <Meter label={t(($) => $.usage.cvs)} {...plan.cvs} left={left(remainingCvs, "cvsLeft")} />
        {plan.resetsAt && (
          <p className="text-caption text-ink-2">{t(($) => $.usage.resets, { date: formats.longDate(plan.resetsAt) })}</p>
        )}
      </div>
    </section>
  );
}

function Meter({ label, used, allowed, left }: { label: string; used: number; allowed: number | null; left: string }) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const text =
    allowed === null
      ? formats.number(used)
      : t(($) => $.usage.of, { used: formats.number(used), allowed: formats.number(allowed) });
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-3 text-control">
        <span className="font-medium">{label}</span>
        <span className="tabular-nums">{text}</span>
      </p>
      {allowed !== null && <ProgressBar className="mt-2" label={label} value={used} max={allowed} text={text} />}
      <p className="mt-1.5 text-caption text-ink-2">{left}</p>
    </div>
  );
}
