import { Tag } from "../../../ui/bits.tsx";
import { Link } from "../../../ui/Link.tsx";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { usePlanName } from "../../recruiting/plan-name.ts";
import { useSession } from "../../session/session.ts";

/** The account's current plan and its remaining allowances. */
export function CurrentPlan() {
  const { t } = useTranslation("plans");
  const formats = useFormats();
  const paths = usePaths();
  const planName = usePlanName();
  const { plan } = useSession().account;
  const use = (label: string, { used, allowed }: { used: number; allowed: number | null }) =>
    `${label}: ${
      allowed === null
        ? t(($) => $.subscription.noLimit)
        : t(($) => $.subscription.used, { used: formats.number(used), allowed: formats.number(allowed) })
    }`;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1.5 rounded-card border border-line bg-canvas px-4 py-3 text-control text-ink-2">
      <span className="flex items-center gap-2">
        <Tag>{t(($) => $.pricing.yours)}</Tag>
        <span className="font-semibold text-ink">{planName(plan)}</span>
      </span>
      <span className="tabular-nums">
        {use(
          t(($) => $.subscription.jobPosts),
          plan.jobPosts,
        )}
      </span>
      <span className="tabular-nums">
        {use(
          t(($) => $.subscription.cvs),
          plan.cvs,
        )}
      </span>
      {plan.resetsAt && <span>{t(($) => $.subscription.resets, { date: formats.longDate(plan.resetsAt) })}</span>}
      <PlanDate />
      <Link className="link ml-auto max-sm:ml-0" to={paths.subscription()}>
        {t(($) => $.subscription.title)}
      </Link>
    </p>
  );
}

/** The date of the plan's renewal or end. */
function PlanDate() {
  const { t } = useTranslation("plans");
  const formats = useFormats();
  const { name, state, renewsAt, endsAt } = useSession().account.plan;
  const date = renewsAt ?? endsAt;
  if (date === null) return null;
  const labels =
    name === "trial"
      ? { over: t(($) => $.subscription.ended), ahead: t(($) => $.subscription.ends) }
      : {
          over: t(($) => $.subscription.endedOn),
          ahead: endsAt === null ? t(($) => $.subscription.renewal) : t(($) => $.subscription.endsOn),
        };
  const isOver = state === "expired" || state === "cancelled";
  return (
    <span>
      {isOver ? labels.over : labels.ahead}
      {": "}
      {formats.longDate(date)}
    </span>
  );
}
