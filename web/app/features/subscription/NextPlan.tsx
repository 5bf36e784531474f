import { useQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { StripeButton } from "../../recruiting/billing/StripeButton.tsx";
import type { Stripe } from "../../recruiting/billing/useStripe.ts";
import { usePlanName } from "../../recruiting/plan-name.ts";
import { plansQuery } from "../../recruiting/queries/plans.ts";
import type { Subscription } from "../../recruiting/queries/subscription.ts";
import { usePrice } from "./price.ts";

interface NextPlanProps {
  subscription: Subscription;
  next: NonNullable<Subscription["next"]>;
  stripe: Stripe;
}

/** A change that is due later, with what it means at the present pace, and the way to take it back. */
export function NextPlan({ subscription: { plan, cvs }, next, stripe }: NextPlanProps) {
  const { t } = useTranslation("plans");
  const formats = useFormats();
  const planName = usePlanName();
  const priceOf = usePrice();
  const { data } = useQuery(plansQuery);
  const offer = data?.items.find(({ id }) => id === next.plan);
  const name = planName({ name: plan, state: "active" });
  const nextName = planName({ name: next.plan, state: "active" });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line bg-canvas px-6 py-4 phone:px-4">
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-3 text-control">
        <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-ink-2" />
        <div className="min-w-0">
          {data && offer && (
            <p>
              <span className="font-semibold">
                {t(($) => $.subscription.scheduled, {
                  date: formats.longDate(next.at),
                  plan: nextName,
                  price: priceOf({ cents: offer[next.period].priceCents, currency: data.currency }, next.period),
                })}
              </span>{" "}
              {t(($) => $.subscription.until, { plan: name })}
            </p>
          )}
          {offer && (
            <p className="text-ink-2">
              {t(($) => $.subscription.fits, {
                plan: nextName,
                cvs: formats.number(offer.cvs),
                used: formats.number(cvs.used),
              })}
            </p>
          )}
        </div>
      </div>
      <StripeButton stripe={stripe} to={{ flow: "resume" }}>
        {t(($) => $.subscription.stay, { plan: name })}
      </StripeButton>
    </div>
  );
}
