import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { RightAction } from "../../recruiting/billing/RightAction.tsx";
import { type Bought, situationOf } from "../../recruiting/billing/standing.ts";
import { StripeProblem } from "../../recruiting/billing/StripeButton.tsx";
import type { Stripe } from "../../recruiting/billing/useStripe.ts";
import { usePlanName } from "../../recruiting/plan-name.ts";

/** Says that leaving the payment page changed nothing. */
export function LeftCheckout() {
  const { t } = useTranslation("plans");
  return (
    <Notice>
      <p role="status" className="text-control">
        <span className="font-semibold">{t(($) => $.pricing.left)}</span>{" "}
        <span className="text-ink-2">{t(($) => $.pricing.leftBody)}</span>
      </p>
    </Notice>
  );
}

/** The reason why no plan can be chosen at the moment, with the action that changes it; nothing where one can. */
export function Hold({ bought, stripe }: { bought: Bought; stripe: Stripe }) {
  const said = useHold(bought);
  if (!said) return null;
  return (
    <Notice action={situationOf(bought) !== "beta" && <RightAction standing={bought} stripe={stripe} />}>
      <div className="min-w-0">
        <p className="text-control">{said}</p>
        <StripeProblem stripe={stripe} of={(errand) => !("plan" in errand)} />
      </div>
    </Notice>
  );
}

function useHold(bought: Bought): string | undefined {
  const { t } = useTranslation("plans");
  const formats = useFormats();
  const planName = usePlanName();
  switch (situationOf(bought)) {
    case "beta":
      return t(($) => $.pricing.beta);
    case "ending":
      return t(($) => $.pricing.hold.ending, {
        plan: planName({ name: bought.plan, state: bought.state }),
        date: formats.longDate(bought.endsAt!),
      });
    case "pastDue":
    case "unpaid":
      return t(($) => $.pricing.hold.payment);
    case "paused":
      return t(($) => $.pricing.hold.paused);
    default:
      return undefined;
  }
}

function Notice({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line-strong px-4 py-3">
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-2.5">
        <Info aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-ink-2" />
        {children}
      </div>
      {action}
    </div>
  );
}
