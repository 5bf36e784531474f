import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "../../../ui/bits.tsx";
import { Link } from "../../../ui/Link.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Loading, QueryState } from "../../api/QueryState.tsx";
import { queryClient } from "../../api/query-client.ts";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { plansQuery } from "../../recruiting/queries/plans.ts";
import { isSubscribed } from "../../recruiting/billing/standing.ts";
import { isNearlyUsed } from "../../recruiting/billing/usage.ts";
import { dashboardQuery } from "../../recruiting/queries/dashboard.ts";
import { type Subscription, subscriptionQuery } from "../../recruiting/queries/subscription.ts";
import { Included } from "./Included.tsx";
import { Invoices } from "./Invoices.tsx";
import { MoreRoom } from "./MoreRoom.tsx";
import { Payment } from "./Payment.tsx";
import { ReturnNotice } from "./ReturnNotice.tsx";
import { SubscriptionSummary } from "./SubscriptionSummary.tsx";
import { UsageCards } from "./UsageCards.tsx";
import { useReturn } from "./useReturn.ts";

export function loader(): null {
  void queryClient.prefetchQuery(subscriptionQuery);
  void queryClient.prefetchQuery(plansQuery);
  return null;
}

/** /dashboard/subscription: plan and state of the account, usage, card, invoices; also the page after a payment. */
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
  const returned = useReturn();
  const isBlocked = subscription.state !== "active";
  const { data } = useQuery({ ...dashboardQuery, enabled: isBlocked });
  // A plan that is just being taken over would be shown as the old one.
  const isConfirming = returned?.state === "confirming";
  return (
    <div className="mx-auto w-full max-w-[1008px] space-y-9 px-6 py-8 phone:px-4 phone:py-6">
      {returned && <ReturnNotice returned={returned} />}
      {!isConfirming && <SubscriptionSummary subscription={subscription} waitingCvs={isBlocked ? (data?.waitingCvs ?? 0) : 0} />}
      {!isConfirming && <UsageCards subscription={subscription} />}
      {!isConfirming && (!isSubscribed(subscription) || isNearlyUsed(subscription)) && <MoreRoom subscription={subscription} />}
      {isSubscribed(subscription) && <Payment />}
      <Invoices isCustomer={subscription.isCustomer} />
      <Included subscription={subscription} />
      <UsedCoupon coupon={subscription.coupon} />
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
