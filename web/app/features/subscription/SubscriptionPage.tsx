import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Skeleton } from "../../../ui/bits.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Loading, QueryState } from "../../api/QueryState.tsx";
import { queryClient } from "../../api/query-client.ts";
import { useFormats } from "../../i18n/format.ts";
import { usePaths } from "../../paths.ts";
import { plansQuery } from "../../recruiting/queries/plans.ts";
import { Included } from "./Included.tsx";
import { MoreRoom } from "./MoreRoom.tsx";
import { type Subscription, subscriptionQuery } from "./queries.ts";
import { SubscriptionSummary } from "./SubscriptionSummary.tsx";
import { UsageCards } from "./UsageCards.tsx";

export function loader(): null {
  void queryClient.prefetchQuery(subscriptionQuery);
  void queryClient.prefetchQuery(plansQuery);
  return null;
}

/** /dashboard/subscription: plan and state of the account, usage, invoices. */
export function Component() {
  const { t } = useTranslation(["plans", "common"]);
  const subscription = useQuery(subscriptionQuery);
  return (
    <Page title={t(($) => $.subscription.title)}>
      {subscription.data ? (
        <Content subscription={subscription.data} />
      ) : (
        <QueryState query={subscription} loading={<SubscriptionLoading />} failed={t(($) => $.subscription.failed)} />
      )}
    </Page>
  );
}

function SubscriptionLoading() {
  return (
    <Loading>
      <div className="mx-auto w-full max-w-[1008px] space-y-8 px-6 py-8 phone:px-4">
        <Skeleton className="h-24 w-full rounded-card" />
        <Skeleton className="h-28 w-full rounded-card" />
        <Skeleton className="h-40 w-full rounded-card" />
      </div>
    </Loading>
  );
}

function Content({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation("plans");
  return (
    <div className="mx-auto w-full max-w-[1008px] space-y-9 px-6 py-8 phone:px-4 phone:py-6">
      <SubscriptionSummary subscription={subscription} />
      <UsageCards subscription={subscription} />
      <MoreRoom subscription={subscription} />
      <Included subscription={subscription} />
      <UsedCoupon coupon={subscription.coupon} />
      <section aria-labelledby="history">
        <h2 id="history" className="text-section font-semibold">
          {t(($) => $.subscription.history)}
        </h2>
        <p className="mt-3 rounded-card border border-line p-4 text-control text-ink-2">{t(($) => $.subscription.noInvoices)}</p>
      </section>
    </div>
  );
}

/** The last coupon, with a link to the coupon form. */
function UsedCoupon({ coupon }: Pick<Subscription, "coupon">) {
  const { t } = useTranslation("plans");
  const formats = useFormats();
  const paths = usePaths();
  const granted = (used: NonNullable<typeof coupon>) => {
    const date = formats.longDate(used.usedAt);
    return used.trialDays === null
      ? t(($) => $.subscription.couponBeta, { date })
      : t(($) => $.subscription.couponDays, { count: used.trialDays, number: formats.number(used.trialDays), date });
  };
  return (
    <section aria-labelledby="coupon-used">
      <h2 id="coupon-used" className="text-section font-semibold">
        {t(($) => $.subscription.coupon)}
      </h2>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-card border border-line p-4 text-control">
        {coupon && <span className="font-semibold break-all">{coupon.code}</span>}
        <span className="text-ink-2">{coupon ? granted(coupon) : t(($) => $.subscription.couponNone)}</span>
        <Link className="link ml-auto max-sm:ml-0" to={paths.pricing("coupon")}>
          {t(($) => $.subscription.enterCoupon)}
        </Link>
      </p>
    </section>
  );
}
