import { type ButtonVariant } from "../../../ui/Button.tsx";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { type Standing, situationOf } from "./standing.ts";
import { StripeButton } from "./StripeButton.tsx";
import type { Stripe } from "./useStripe.ts";

interface RightActionProps {
  standing: Standing;
  stripe: Stripe;
  variant?: ButtonVariant;
}

/** The one action that helps in an account's situation. */
export function RightAction({ standing, stripe, variant = "primary" }: RightActionProps) {
  const { t } = useTranslation("plans");
  const paths = usePaths();
  const situation = situationOf(standing);
  switch (situation) {
    case "paid":
      return (
        <LinkButton variant={variant} to={paths.pricing()}>
          {t(($) => $.subscription.change)}
        </LinkButton>
      );
    case "beta":
      return <LinkButton to={paths.pricing()}>{t(($) => $.subscription.compare)}</LinkButton>;
    case "ending":
      return (
        <StripeButton variant={variant} stripe={stripe} to={{ flow: "resume" }}>
          {t(($) => $.subscription.resume)}
        </StripeButton>
      );
    case "pastDue":
    case "unpaid":
      return (
        <StripeButton variant={variant} stripe={stripe} to={{ flow: "card" }}>
          {t(($) => $.subscription.repair)}
        </StripeButton>
      );
    case "paused":
      return (
        <LinkButton variant={variant} to={paths.help("contact")} state={{ subject: t(($) => $.subscription.askSubject) }}>
          {t(($) => $.subscription.ask)}
        </LinkButton>
      );
    case "trial":
    case "cancelled":
    case "expired":
      return (
        <LinkButton variant={variant} to={paths.pricing()}>
          {t(($) => $.subscription.choose)}
        </LinkButton>
      );
    default:
      return situation satisfies never;
  }
}
