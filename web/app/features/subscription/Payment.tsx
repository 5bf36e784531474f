import { CreditCard } from "lucide-react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { StripeButton, StripeProblem } from "../../recruiting/billing/StripeButton.tsx";
import { useStripe } from "../../recruiting/billing/useStripe.ts";

/** The way to change the card of a running subscription, and what a cancellation means. */
export function Payment() {
  const { t } = useTranslation("plans");
  const stripe = useStripe();
  return (
    <section aria-labelledby="payment">
      <h2 id="payment" className="text-section font-semibold">
        {t(($) => $.subscription.payment)}
      </h2>
      <div className="mt-3 rounded-card border border-line p-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="flex min-w-0 flex-1 basis-64 items-start gap-3 text-control text-ink-2">
            <CreditCard aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75]" />
            <span className="text-pretty">{t(($) => $.subscription.paymentBody)}</span>
          </p>
          <StripeButton stripe={stripe} to={{ flow: "card" }}>
            {t(($) => $.subscription.card)}
          </StripeButton>
        </div>
        <StripeProblem stripe={stripe} className="mt-2" />
      </div>
      <p className="mt-2 text-caption text-pretty text-ink-2">{t(($) => $.subscription.closing)}</p>
    </section>
  );
}
