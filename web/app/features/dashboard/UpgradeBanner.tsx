import { LinkButton } from "../../../ui/LinkButton.tsx";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { situationOf } from "../../recruiting/billing/standing.ts";
import { isNearlyUsed } from "../../recruiting/billing/usage.ts";
import type { Dashboard } from "../../recruiting/queries/dashboard.ts";

/** Says what is wrong with the plan, that it or the trial ends, or that little is left of it, and where to go then. */
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
      {said.leadsTo === "plans" ? (
        <LinkButton to={paths.pricing()}>{t(($) => $.plan.see, { ns: "common" })}</LinkButton>
      ) : (
        <LinkButton to={paths.subscription()}>{t(($) => $.plan.toSubscription, { ns: "common" })}</LinkButton>
      )}
    </section>
  );
}

interface Said {
  title: string;
  body: string;
  leadsTo: "plans" | "subscription";
}

function useSaid(dashboard: Dashboard): Said | undefined {
  const trouble = useTrouble(dashboard);
  const little = useLittleLeft(dashboard);
  const end = useEnd(dashboard);
  return trouble ?? little ?? end;
}

/** The plan is not in order: CVs wait. */
function useTrouble({ plan, waitingCvs }: Dashboard): Said | undefined {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const waiting =
    waitingCvs > 0 ? ` ${t(($) => $.upgrade.waiting, { count: waitingCvs, number: formats.number(waitingCvs) })}` : "";
  switch (plan.state) {
    case "active":
      return undefined;
    case "pastDue":
    case "unpaid":
      return { title: t(($) => $.upgrade.payment), body: t(($) => $.upgrade.paymentBody) + waiting, leadsTo: "subscription" };
    case "paused":
      return { title: t(($) => $.upgrade.paused), body: t(($) => $.upgrade.pausedBody) + waiting, leadsTo: "subscription" };
    case "cancelled":
      return { title: t(($) => $.upgrade.ended), body: t(($) => $.upgrade.endedBody) + waiting, leadsTo: "plans" };
    case "expired":
      return { title: t(($) => $.upgrade.over), body: t(($) => $.upgrade.overBody) + waiting, leadsTo: "plans" };
    default:
      return plan.state satisfies never;
  }
}

function useLittleLeft({ plan, remainingJobPosts, remainingCvs }: Dashboard): Said | undefined {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  if (!isNearlyUsed(plan)) return undefined;
  const numbers = { jobPosts: formats.number(remainingJobPosts ?? 0), cvs: formats.number(remainingCvs ?? 0) };
  const resets = plan.resetsAt ? ` ${t(($) => $.upgrade.nearResets, { date: formats.longDate(plan.resetsAt) })}` : "";
  return { title: t(($) => $.upgrade.near), body: t(($) => $.upgrade.nearBody, numbers) + resets, leadsTo: "plans" };
}

/** The plan was cancelled for a later date, or is a trial. */
function useEnd({ plan, renewal }: Dashboard): Said | undefined {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const situation = situationOf({ ...plan, plan: plan.name });
  if (situation === "ending") {
    const title = t(($) => $.upgrade.ending, { date: formats.longDate(plan.endsAt!) });
    return { title, body: t(($) => $.upgrade.endingBody), leadsTo: "subscription" };
  }
  if (situation !== "trial" || !renewal) return undefined;
  const title = t(($) => $.upgrade.trial, { count: renewal.days, number: formats.number(renewal.days) });
  return { title, body: t(($) => $.upgrade.trialBody), leadsTo: "plans" };
}
