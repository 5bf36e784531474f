import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Tag } from "../../../ui/bits.tsx";
import { useFormats } from "../../i18n/format.ts";
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
      {plan.renewsAt && (
        <span>
          {plan.name !== "trial"
            ? t(($) => $.subscription.renewal)
            : plan.state === "expired"
              ? t(($) => $.subscription.ended)
              : t(($) => $.subscription.ends)}
          {": "}
          {formats.longDate(plan.renewsAt)}
        </span>
      )}
      <Link className="link ml-auto max-sm:ml-0" to={paths.subscription()}>
        {t(($) => $.subscription.title)}
      </Link>
    </p>
  );
}
