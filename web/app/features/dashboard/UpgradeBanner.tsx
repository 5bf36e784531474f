import { useTranslation } from "react-i18next";
import { LinkButton } from "../../../ui/Button.tsx";
import { useFormats } from "../../i18n/format.ts";
import { usePaths } from "../../paths.ts";
import type { Dashboard } from "../../recruiting/queries/dashboard.ts";

/** From this share of an allowance on, a larger plan is worth a look. */
const NEARLY_ALL = 0.8;

/** Links to the plans during a trial, or when an allowance is nearly used up. */
export function UpgradeBanner({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation(["dashboard", "common"]);
  const paths = usePaths();
  const said = useSaid(dashboard);
  if (!said) return null;
  return (
    <section
      aria-labelledby="upgrade"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-canvas px-4 py-3"
    >
      <div className="min-w-0">
        <h2 id="upgrade" className="text-body font-semibold">
          {said.title}
        </h2>
        <p className="text-control text-pretty text-ink-2">{said.body}</p>
      </div>
      <LinkButton to={paths.pricing()}>{t(($) => $.plan.see, { ns: "common" })}</LinkButton>
    </section>
  );
}

function useSaid({ plan, renewal, remainingJobPosts, remainingCvs }: Dashboard): { title: string; body: string } | undefined {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const isNearlyUsed = [plan.jobPosts, plan.cvs].some(({ used, allowed }) => allowed !== null && used >= allowed * NEARLY_ALL);
  if (isNearlyUsed) {
    const numbers = { jobPosts: formats.number(remainingJobPosts ?? 0), cvs: formats.number(remainingCvs ?? 0) };
    return { title: t(($) => $.upgrade.near), body: t(($) => $.upgrade.nearBody, numbers) };
  }
  if (plan.name !== "trial" || !renewal) return undefined;
  if (plan.state === "expired") return { title: t(($) => $.upgrade.over), body: t(($) => $.upgrade.overBody) };
  return {
    title: t(($) => $.upgrade.trial, { count: renewal.days, number: formats.number(renewal.days) }),
    body: t(($) => $.upgrade.trialBody),
  };
}
