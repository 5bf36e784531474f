import type { ReactNode } from "react";
import { Link } from "../../../ui/Link.tsx";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { usePlanName } from "../../recruiting/plan-name.ts";
import type { Dashboard } from "../../recruiting/queries/dashboard.ts";

/** The four most important numbers, each linked to the list that it counts. */
export function Figures({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const paths = usePaths();
  const planName = usePlanName();
  const { jobs, analyzedCvs, poolCvs, plan, remainingJobPosts } = dashboard;
  const number = formats.number;
  return (
    <dl className="grid grid-cols-4 gap-y-6 max-lg:grid-cols-2 max-[400px]:grid-cols-1">
      <Figure label={t(($) => $.figure.jobs)} value={number(jobs.all)}>
        <Link className="link" to={paths.jobs()}>
          {t(($) => $.figure.jobsParts, {
            open: number(jobs.open),
            onHold: number(jobs.onHold),
            closed: number(jobs.closed),
          })}
        </Link>
      </Figure>
      <Figure label={t(($) => $.figure.cvs)} value={number(analyzedCvs)}>
        <Link className="link" to={paths.cvs()}>
          {t(($) => $.figure.pool, { count: poolCvs, number: number(poolCvs) })}
        </Link>
      </Figure>
      <Figure
        label={t(($) => $.figure.credits)}
        value={remainingJobPosts === null ? t(($) => $.unlimited) : number(remainingJobPosts)}
      >
        {t(($) => $.figure.creditsOf, { count: remainingJobPosts ?? 2 })}
      </Figure>
      <Figure label={t(($) => $.figure.plan)} value={planName({ name: plan.name, state: "active" })}>
        <PlanStanding dashboard={dashboard} />
      </Figure>
    </dl>
  );
}

function Figure({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col border-line pr-4 lg:not-first:border-l lg:not-first:pl-6">
      <dt className="text-control text-ink-2">{label}</dt>
      <dd className="mt-1 text-[1.625rem] leading-8 font-semibold tracking-[-0.025em] tabular-nums">{value}</dd>
      <dd className="mt-1 text-caption text-ink-2">{children}</dd>
    </div>
  );
}

/** End or renewal of the plan, or the reason why CVs are not read now with the way to change it. */
function PlanStanding({ dashboard: { plan, renewal } }: { dashboard: Dashboard }) {
  const { t } = useTranslation(["dashboard", "common"]);
  const formats = useFormats();
  const paths = usePaths();
  if (plan.state !== "active") {
    const isOver = plan.state === "expired" || plan.state === "cancelled";
    const endedAt = plan.endsAt ?? renewal?.at;
    return (
      <>
        <span className="block font-medium text-warn">
          {isOver && endedAt ? t(($) => $.plan.endedOn, { date: formats.longDate(endedAt) }) : t(($) => $.state[plan.state])}
        </span>
        {t(($) => $.waiting)}{" "}
        <Link className="link" to={isOver ? paths.pricing() : paths.subscription()}>
          {isOver ? t(($) => $.plan.see, { ns: "common" }) : t(($) => $.plan.toSubscription, { ns: "common" })}
        </Link>
      </>
    );
  }
  if (plan.endsAt) return t(($) => $.plan.endsOn, { date: formats.longDate(plan.endsAt) });
  if (!renewal) return t(($) => $.plan.noRenewal);
  const when = { count: renewal.days, number: formats.number(renewal.days), date: formats.longDate(renewal.at) };
  return plan.name === "trial" ? t(($) => $.plan.ends, when) : t(($) => $.plan.renews, when);
}
