import type { ComponentProps } from "react";
import { Button } from "../../../ui/Button.tsx";
import { FieldError } from "../../../ui/Field.tsx";
import { ApiError } from "../../api/client.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { Errand, Stripe } from "./useStripe.ts";

interface StripeButtonProps extends Omit<ComponentProps<typeof Button>, "onClick" | "busy"> {
  stripe: Stripe;
  to: Errand;
}

const nameOf = (errand: Errand): string => JSON.stringify(Object.entries(errand).toSorted());

/** A button that leads to a page of the payment provider, and says so while that page is made. */
export function StripeButton({ stripe, to, ...button }: StripeButtonProps) {
  const { t } = useTranslation("plans");
  const isGoing = stripe.going !== undefined && nameOf(stripe.going) === nameOf(to);
  return <Button {...button} busy={isGoing && t(($) => $.pricing.opening)} onClick={() => stripe.open(to)} />;
}

interface StripeProblemProps {
  stripe: Stripe;
  /** The errands that are started nearby; all without it. */
  of?: (errand: Errand) => boolean;
  className?: string;
}

/** The reason why a page of the payment provider was not opened. */
export function StripeProblem({ stripe: { failed }, of = () => true, className }: StripeProblemProps) {
  const { t } = useTranslation("plans");
  if (!failed || !of(failed.errand)) return null;
  const { error } = failed;
  const isSaid = error instanceof ApiError && error.code !== "server" && error.message !== "";
  return (
    <div role="alert" className={className}>
      <FieldError>{isSaid ? error.message : t(($) => $.pricing.notOpened)}</FieldError>
    </div>
  );
}
