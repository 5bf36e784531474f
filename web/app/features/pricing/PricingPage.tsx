import type { Period } from "@candor/core/account/plan/plan.info";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { Skeleton } from "../../../ui/bits.tsx";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { Loading, QueryError, QueryState } from "../../api/QueryState.tsx";
import { queryClient } from "../../api/query-client.ts";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { type Bought, isSubscribed } from "../../recruiting/billing/standing.ts";
import { useStripe } from "../../recruiting/billing/useStripe.ts";
import { type Offers, plansQuery } from "../../recruiting/queries/plans.ts";
import { subscriptionQuery } from "../../recruiting/queries/subscription.ts";
import { useSession } from "../../session/session.ts";
import { Hold, LeftCheckout } from "./BeforeChoosing.tsx";
import { CouponForm } from "./CouponForm.tsx";
import { CurrentPlan } from "./CurrentPlan.tsx";
import { fittingOffer } from "./fitting.ts";
import { InEveryPlan } from "./InEveryPlan.tsx";
import { PlanCards } from "./PlanCards.tsx";
import { PlanQuestions } from "./PlanQuestions.tsx";

export function loader(): null {
  void queryClient.prefetchQuery(plansQuery);
  void queryClient.prefetchQuery(subscriptionQuery);
  return null;
}

/** /dashboard/pricing: plans with prices to buy or to change to, the account's own plan, and the coupon form. */
export function Component() {
  const { t } = useTranslation(["plans", "common"]);
  const paths = usePaths();
  const plans = useQuery(plansQuery);
  // The account's own period decides which prices come first. Without the subscription the plans are shown all the same.
  const isKnown = !useQuery(subscriptionQuery).isPending;
  const data = isKnown ? plans.data : undefined;
  return (
    <Page title={t(($) => $.pricing.title)} isHeading={false}>
      <div className="mx-auto w-full max-w-[1128px] space-y-10 px-6 py-8 phone:px-4 phone:py-6">
        {data ? (
          <Plans offers={data} />
        ) : (
          <QueryState
            query={plans}
            loading={<PlansLoading />}
            failed={
              <>
                <h1 className="text-focus font-semibold">{t(($) => $.pricing.heading)}</h1>
                <QueryError query={plans} title={t(($) => $.pricing.loadFailed)}>
                  {t(($) => $.pricing.loadFailedBody)}{" "}
                  <LinkButton size="sm" variant="quiet" to={paths.help("contact")}>
                    {t(($) => $.pricing.contact)}
                  </LinkButton>
                </QueryError>
              </>
            }
          />
        )}
        {data && <InEveryPlan offers={data} />}
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
          <PlanQuestions />
          <CouponForm />
        </div>
      </div>
    </Page>
  );
}

function Plans({ offers }: { offers: Offers }) {
  const { t } = useTranslation("plans");
  const formats = useFormats();
  const [search, setSearch] = useSearchParams();
  const bought = useBought();
  const stripe = useStripe();
  const { data: subscription } = useQuery(subscriptionQuery);
  const [openedAt] = useState(() => Date.now());
  const fit = subscription && fittingOffer(subscription, offers.items, openedAt);
  const asked = search.get("period");
  const period: Period = asked === "monthly" || asked === "yearly" ? asked : (bought.period ?? "yearly");
  const choose = (next: Period) => setSearch({ period: next }, { replace: true, preventScrollReset: true });
  const least = Math.min(...offers.items.map(({ yearly }) => yearly.savingPercent));
  useFragment();
  return (
    <section aria-labelledby="plans">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 id="plans" className="text-focus font-semibold">
            {t(($) => $.pricing.heading)}
          </h1>
          <p className="mt-1 text-body text-ink-2">{t(($) => $.pricing.lead)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="text-control text-ink-2">
            {t(($) => $.pricing.upTo, { percent: formats.percent(offers.largestSaving) })}
          </p>
          <Segmented<Period>
            label={t(($) => $.pricing.period)}
            value={period}
            onChange={choose}
            options={[
              { value: "monthly", label: t(($) => $.pricing.monthly) },
              {
                value: "yearly",
                label: t(($) => $.pricing.yearly),
                count: <Saving>{t(($) => $.pricing.save, { percent: formats.percent(least) })}</Saving>,
              },
            ]}
          />
        </div>
      </div>
      <CurrentPlan />
      {search.has("left") && !isSubscribed(bought) && <LeftCheckout />}
      <Hold bought={bought} stripe={stripe} />
      {fit && (
        <p className="mt-4 text-control text-pretty text-ink-2">
          <span className="font-semibold text-ink">{t(($) => $.fit.title, { plan: fit.offer.name })}</span>{" "}
          {t(($) => $.fit.because, {
            cvs: formats.number(fit.used.cvs),
            jobPosts: formats.number(fit.used.jobPosts),
            cvsAMonth: formats.number(fit.aMonth.cvs),
            jobPostsAMonth: formats.number(fit.aMonth.jobPosts),
          })}
        </p>
      )}
      <PlanCards offers={offers} period={period} bought={bought} stripe={stripe} fitting={fit?.offer.id} aMonth={fit?.aMonth} />
      <p className="mt-3 text-caption text-pretty text-ink-2">{t(($) => $.pricing.net)}</p>
    </section>
  );
}

/** The account's plan; without the subscription as the session knows it. */
function useBought(): Bought {
  const { data } = useQuery(subscriptionQuery);
  const { name, state, endsAt } = useSession().account.plan;
  return data ?? { plan: name, state, endsAt };
}

/** The saving in the accent colour; yellow is kept for evidence. */
function Saving({ children }: { children: string }) {
  return <span className="rounded-chip bg-accent-soft px-1.5 py-0.5 text-caption font-medium text-accent-ink">{children}</span>;
}

/** Scrolls to the address's fragment: the page had not rendered yet when the browser looked for it. */
function useFragment(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}

function PlansLoading() {
  return (
    <Loading>
      <Skeleton className="h-8 w-32" />
      <Skeleton className="mt-2 h-4 w-96 max-w-full" />
      <Skeleton className="mt-6 h-80 w-full rounded-card" />
    </Loading>
  );
}
