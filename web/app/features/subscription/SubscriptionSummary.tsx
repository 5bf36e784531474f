import type { ReactNode } from "react";
import { Pill } from "../../../ui/bits.tsx";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { RightAction } from "../../recruiting/billing/RightAction.tsx";
import { isSubscribed, type Situation, situationOf } from "../../recruiting/billing/standing.ts";
import { StripeButton, StripeProblem } from "../../recruiting/billing/StripeButton.tsx";
import { type Stripe, useStripe } from "../../recruiting/billing/useStripe.ts";
import { usePlanName } from "../../recruiting/plan-name.ts";
import type { Subscription } from "../../recruiting/queries/subscription.ts";
import { NextPlan } from "./NextPlan.tsx";
import { usePrice } from "./price.ts";

interface SummaryProps {
  subscription: Subscription;
  /** CVs that wait until they may be read. */
  waitingCvs: number;
}

/** Which plan the account is on, what it costs, until when, and what that means for CVs that come in. */
export function SubscriptionSummary({ subscription, waitingCvs }: SummaryProps) {
  const { t } = useTranslation("plans");
  const formats = useFormats();
  const stripe = useStripe();
  const situation = situationOf(subscription);
  const { next, endsAt } = subscription;
  return (
    <section aria-label={t(($) => $.subscription.plan)} className="overflow-hidden rounded-card border border-line">
      <div className="p-6 phone:p-4">
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
          <Facts subscription={subscription} situation={situation} />
          <Actions subscription={subscription} stripe={stripe} />
        </div>
        <p className="mt-4 max-w-[68ch] text-control text-pretty text-ink-2">
          {t(($) => $.says[situation], { date: endsAt === null ? "" : formats.longDate(endsAt) })}
          {waitingCvs > 0 && (
            <span className="font-semibold text-ink">
              {" "}
              {t(($) => $.subscription.waiting, { count: waitingCvs, number: formats.number(waitingCvs) })}
            </span>
          )}
        </p>
        <StripeProblem stripe={stripe} className="mt-2" />
      </div>
      {next && situation === "paid" && <NextPlan subscription={subscription} next={next} stripe={stripe} />}
    </section>
  );
}

/** The one right action; a plan that renews can be cancelled beside it. */
function Actions({ subscription, stripe }: { subscription: Subscription; stripe: Stripe }) {
  const { t } = useTranslation("plans");
  const canCancel = isSubscribed(subscription) && subscription.endsAt === null;
  // In good order the action is at hand; otherwise it is what the page is about.
  const isPressing = subscription.state !== "active" || subscription.endsAt !== null;
  return (
    <div className="flex flex-wrap items-center gap-2 phone:w-full">
      <RightAction standing={subscription} stripe={stripe} variant={isPressing ? "primary" : "secondary"} />
      {canCancel && (
        <StripeButton variant="quiet" stripe={stripe} to={{ flow: "cancel" }}>
          {t(($) => $.subscription.cancel)}
        </StripeButton>
      )}
    </div>
  );
}

function Facts({ subscription, situation }: FactsProps) {
  const { t } = useTranslation("plans");
  const formats = useFormats();
  const planName = usePlanName();
  const priceOf = usePrice();
  const { plan, price, period, trial } = subscription;
  return (
    <dl className="flex flex-1 flex-wrap gap-x-8 gap-y-4 phone:basis-full">
      <Fact label={t(($) => $.subscription.plan)}>
        <span className="flex flex-wrap items-center gap-2">
          <span className="text-title font-semibold">{planName({ name: plan, state: "active" })}</span>
          <SituationPill situation={situation} />
        </span>
      </Fact>
      <Fact label={t(($) => $.subscription.price)}>
        {price === null || period === null ? (
          t(($) => $.subscription.free)
        ) : (
          <>
            {priceOf(price, period)} <span className="font-normal text-ink-2">{t(($) => $.pricing.plusVat)}</span>
          </>
        )}
      </Fact>
      {period && <Fact label={t(($) => $.subscription.period)}>{t(($) => $.pricing[period])}</Fact>}
      <PlanDate subscription={subscription} situation={situation} />
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
  );
}

/** The date on which the plan renews or ends, with the days until then. */
function PlanDate({ subscription: { renewsAt, endsAt, days, trial, state }, situation }: FactsProps) {
  const { t } = useTranslation("plans");
  const formats = useFormats();
  const date = renewsAt ?? endsAt;
  if (date === null) return <Fact label={t(($) => $.subscription.renewal)}>{t(($) => $.subscription.none)}</Fact>;
  const labels = trial
    ? { over: t(($) => $.subscription.ended), ahead: t(($) => $.subscription.ends) }
    : {
        over: t(($) => $.subscription.endedOn),
        ahead:
          endsAt !== null
            ? t(($) => $.subscription.endsOn)
            : situation === "paid"
              ? t(($) => $.subscription.nextCharge)
              : t(($) => $.subscription.renewal),
      };
  const isOver = state === "expired" || state === "cancelled";
  return (
    <Fact label={isOver ? labels.over : labels.ahead}>
      {formats.longDate(date)}
      {!isOver && days !== null && days > 0 && (
        <span className="font-normal text-ink-2">
          {" "}
          {t(($) => $.subscription.inDays, { count: days, number: formats.number(days) })}
        </span>
      )}
    </Fact>
  );
}

interface FactsProps {
  subscription: Subscription;
  situation: Situation;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-ink-2">{label}</dt>
      <dd className="mt-0.5 min-h-7 text-body leading-7 font-medium">{children}</dd>
    </div>
  );
}

function SituationPill({ situation }: { situation: Situation }) {
  const { t } = useTranslation("plans");
  const isInOrder = situation === "paid" || situation === "trial" || situation === "beta";
  return (
    <Pill icon={<span aria-hidden className={`size-2 rounded-full ${isInOrder ? "bg-good" : "bg-warn"}`} />}>
      {isInOrder ? t(($) => $.state.active) : t(($) => $.state[situation])}
    </Pill>
  );
}
