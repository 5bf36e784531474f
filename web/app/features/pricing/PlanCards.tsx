import type { Period, PlanId } from "@candor/core/account/plan/plan.info";
import clsx from "clsx";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Tag } from "../../../ui/bits.tsx";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { type Bought, choiceOf, isSubscribed } from "../../recruiting/billing/standing.ts";
import { StripeButton, StripeProblem } from "../../recruiting/billing/StripeButton.tsx";
import type { Stripe } from "../../recruiting/billing/useStripe.ts";
import type { Offer, Offers } from "../../recruiting/queries/plans.ts";
import { type Pace, paceOf, type Use } from "./fitting.ts";

interface PlanCardsProps {
  offers: Offers;
  period: Period;
  bought: Bought;
  stripe: Stripe;
  /** The plan that suits the use of the trial, and that use, where they can be told. */
  fitting?: PlanId | undefined;
  aMonth?: Use | undefined;
}

/** The plans side by side with monthly prices; the account's own is marked. */
export function PlanCards({ offers, fitting, ...others }: PlanCardsProps) {
  return (
    <ul className="mt-4 grid overflow-hidden rounded-card border border-line sm:grid-cols-2 lg:grid-cols-4">
      {offers.items.map((offer) => (
        <PlanCard key={offer.id} offer={offer} currency={offers.currency} isFitting={offer.id === fitting} {...others} />
      ))}
    </ul>
  );
}

interface PlanCardProps extends Omit<PlanCardsProps, "offers" | "fitting"> {
  offer: Offer;
  currency: string;
  isFitting: boolean;
}

function PlanCard({ offer, currency, period, bought, stripe, isFitting, aMonth }: PlanCardProps) {
  const { t } = useTranslation("plans");
  const formats = useFormats();
  const isYours = bought.plan === offer.id && isSubscribed(bought);
  const isYearly = period === "yearly";
  const { id, name, monthly, yearly } = offer;
  return (
    <li
      aria-current={isYours ? "true" : undefined}
      className={clsx(
        "-mt-px -ml-px flex flex-col border-t border-l border-line p-6 phone:p-4",
        isYours ? "bg-selected" : isFitting ? "bg-canvas" : "bg-surface",
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1">
        <h2 className="text-section font-semibold">{name}</h2>
        {isYearly && (
          <span className="rounded-chip bg-accent-soft px-1.5 py-0.5 text-caption font-medium text-accent-ink">
            {t(($) => $.pricing.off, { percent: formats.percent(yearly.savingPercent) })}
          </span>
        )}
        {isYours && (
          <span className="ml-auto">
            <Tag strong>{t(($) => $.pricing.yours)}</Tag>
          </span>
        )}
      </div>
      <p className="mt-1 min-h-10 text-control text-pretty text-ink-2">
        {isFitting && <span className="font-semibold text-ink">{t(($) => $.fit.tag)}. </span>}
        {t(($) => $.pricing.for[id])}
      </p>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-1.5">
        <span className="text-[2rem] leading-10 font-semibold tracking-[-0.03em] tabular-nums">
          {formats.money(isYearly ? yearly.perMonthCents : monthly.priceCents, currency)}
        </span>
        <span className="text-control text-ink-2">
          {isYearly ? t(($) => $.pricing.aMonthYearly) : t(($) => $.pricing.aMonth)}
        </span>
      </p>
      <p className="min-h-4 text-caption text-ink-2">
        {isYearly
          ? t(($) => $.pricing.aYear, { price: formats.money(yearly.priceCents, currency) })
          : t(($) => $.pricing.plusVat)}
      </p>
      <Choice offer={offer} period={period} bought={bought} stripe={stripe} isFitting={isFitting} />
      <StripeProblem stripe={stripe} of={(errand) => "plan" in errand && errand.plan === id} />
      <ul className="mt-5 space-y-2">
        <Line>{t(($) => $.pricing.jobPosts, { count: offer.jobPosts, number: formats.number(offer.jobPosts) })}</Line>
        <Line>{t(($) => $.pricing.cvs, { count: offer.cvs, number: formats.number(offer.cvs) })}</Line>
        <Line>{t(($) => $.pricing.files, { count: offer.maxCvCount, number: formats.number(offer.maxCvCount) })}</Line>
      </ul>
      {aMonth && <PaceLine pace={paceOf(offer, aMonth)} isFitting={isFitting} />}
    </li>
  );
}

/** The button of a plan: buys it, changes to it, or leads to the account's own. */
function Choice({ offer, period, bought, stripe, isFitting }: Omit<PlanCardProps, "currency">) {
  const { t } = useTranslation(["plans", "common"]);
  const formats = useFormats();
  const paths = usePaths();
  const { id, name } = offer;
  const choice = choiceOf(bought, id, period);
  switch (choice) {
    case "buy":
      return (
        <StripeButton className="mt-4" variant={isFitting ? "primary" : "secondary"} stripe={stripe} to={{ plan: id, period }}>
          {t(($) => $.pricing.choose, { plan: name })}
        </StripeButton>
      );
    case "change":
      return (
        <StripeButton className="mt-4" stripe={stripe} to={{ flow: "change", plan: id, period }}>
          {t(($) => $.pricing.change, { plan: name })}
        </StripeButton>
      );
    case "changePeriod":
      return (
        <StripeButton className="mt-4" stripe={stripe} to={{ flow: "change", plan: id, period }}>
          {period === "yearly" ? t(($) => $.pricing.payYearly) : t(($) => $.pricing.payMonthly)}
        </StripeButton>
      );
    case "own":
      return (
        <LinkButton className="mt-4" to={paths.subscription()}>
          {t(($) => $.plan.toSubscription, { ns: "common" })}
        </LinkButton>
      );
    case "scheduled":
      return (
        <LinkButton className="mt-4" to={paths.subscription()}>
          {t(($) => $.pricing.from, { date: formats.longDate(bought.next!.at) })}
        </LinkButton>
      );
    case "none":
      // Keeps the lists below in line with the card that has a button.
      return bought.plan === "beta" ? null : <div aria-hidden className="mt-4 h-8 phone:hidden" />;
    default:
      return choice satisfies never;
  }
}

/** How long the plan lasts at the pace of the trial. */
function PaceLine({ pace, isFitting }: { pace: Pace; isFitting: boolean }) {
  const { t } = useTranslation("plans");
  const { number } = useFormats();
  const said =
    pace.is === "usedUp"
      ? t(($) => (pace.what === "cvs" ? $.fit.usedUpCvs : $.fit.usedUpJobPosts), { day: pace.day })
      : pace.is === "spare"
        ? t(($) => $.fit.spare, { count: pace.cvs, number: number(pace.cvs) })
        : t(($) => $.fit.times, { times: number(pace.times) });
  return (
    <p
      className={clsx(
        "mt-auto pt-4 text-control text-pretty tabular-nums",
        pace.is === "usedUp" ? "text-warn" : isFitting ? "font-semibold" : "text-ink-2",
      )}
    >
      {said}
    </p>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 text-control">
      <Check aria-hidden className="mt-px size-4 shrink-0 stroke-[1.75] text-accent-ink" />
      <span className="min-w-0 tabular-nums">{children}</span>
    </li>
  );
}
