import type { PlanState } from "@candor/core/account/account.info";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Pill } from "../../../ui/bits.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { useFormats } from "../../i18n/format.ts";
import { usePaths } from "../../paths.ts";
import { usePlanName } from "../../recruiting/plan-name.ts";
import type { Subscription } from "./queries.ts";

/** Which plan the account is on, what it costs, until when, and what that means for CVs that come in. */
export function SubscriptionSummary({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation("plans");
  const formats = useFormats();
  const paths = usePaths();
  const planName = usePlanName();
  const { plan, state, price, period, trial } = subscription;
  const cost = price && formats.money(price.cents, price.currency);
  return (
    <section aria-label={t(($) => $.subscription.plan)} className="rounded-card border border-line p-6 phone:p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <dl className="flex flex-1 flex-wrap gap-x-10 gap-y-4 phone:basis-full">
          <Fact label={t(($) => $.subscription.plan)}>
            <span className="flex flex-wrap items-center gap-2">
              <span className="text-title font-semibold">{planName({ name: plan, state: "active" })}</span>
              <StatePill state={state} />
            </span>
          </Fact>
          <Fact label={t(($) => $.subscription.price)}>
            {cost === null
              ? t(($) => $.subscription.free)
              : period === "yearly"
                ? t(($) => $.subscription.perYear, { price: cost })
                : t(($) => $.subscription.perMonth, { price: cost })}
          </Fact>
          {period && <Fact label={t(($) => $.subscription.period)}>{t(($) => $.pricing[period])}</Fact>}
          <Renewal subscription={subscription} />
          {trial && (
            <Fact label={t(($) => $.subscription.trialDays)}>
              {t(($) => $.subscription.days, { count: trial.days, number: formats.number(trial.days) })}
              {trial.couponDays > 0 && (
                <span className="font-normal text-ink-2">
                  {", "}
                  {t(($) => $.subscription.byCoupon, { number: formats.number(trial.couponDays) })}
                </span>
              )}
            </Fact>
          )}
        </dl>
        <LinkButton to={paths.pricing()}>{t(($) => $.subscription.compare)}</LinkButton>
      </div>
      <p className="mt-4 max-w-[68ch] text-control text-pretty text-ink-2">{t(($) => $.says[meaningOf(subscription)])}</p>
    </section>
  );
}

const meaningOf = ({ state, plan }: Subscription) => {
  if (state !== "active") return state;
  return plan === "trial" || plan === "beta" ? plan : "paid";
};

function Renewal({ subscription: { renewsAt, days, trial, state } }: { subscription: Subscription }) {
  const { t } = useTranslation("plans");
  const formats = useFormats();
  if (renewsAt === null) return <Fact label={t(($) => $.subscription.renewal)}>{t(($) => $.subscription.none)}</Fact>;
  const label = !trial
    ? t(($) => $.subscription.renewal)
    : state === "expired"
      ? t(($) => $.subscription.ended)
      : t(($) => $.subscription.ends);
  return (
    <Fact label={label}>
      {formats.longDate(renewsAt)}
      {days !== null && days > 0 && (
        <span className="font-normal text-ink-2">
          {" "}
          {t(($) => $.subscription.inDays, { count: days, number: formats.number(days) })}
        </span>
      )}
    </Fact>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-ink-2">{label}</dt>
      <dd className="mt-0.5 min-h-7 text-body leading-7 font-medium">{children}</dd>
    </div>
  );
}

function StatePill({ state }: { state: PlanState }) {
  const { t } = useTranslation("plans");
  return (
    <Pill icon={<span aria-hidden className={`size-2 rounded-full ${state === "active" ? "bg-good" : "bg-warn"}`} />}>
      {t(($) => $.state[state])}
    </Pill>
  );
}
