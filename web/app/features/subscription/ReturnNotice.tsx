import { Check, Clock, LoaderCircle, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/Button.tsx";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { isSubscribed } from "../../recruiting/billing/standing.ts";
import { usePlanName } from "../../recruiting/plan-name.ts";
import type { Return } from "./useReturn.ts";

/** Says what became of a payment, and what happens next. */
export function ReturnNotice({ returned }: { returned: Return }) {
  const { t } = useTranslation(["plans", "common"]);
  switch (returned.state) {
    case "confirming":
      return (
        <Notice
          icon={<LoaderCircle aria-hidden className="animate-[turn_900ms_linear_infinite] text-ink-2" />}
          title={t(($) => $.checkout.confirming)}
        >
          {t(($) => $.checkout.confirmingBody)}
        </Notice>
      );
    case "confirmed":
      return <Confirmed {...returned} />;
    case "refused":
      return (
        <Notice icon={<TriangleAlert aria-hidden className="text-bad" />} title={t(($) => $.checkout.unknown)}>
          {returned.message}
        </Notice>
      );
    case "unknown":
      return (
        <Notice
          icon={<TriangleAlert aria-hidden className="text-bad" />}
          title={t(($) => $.checkout.unknown)}
          action={<Button onClick={returned.tryAgain}>{t(($) => $.action.tryAgain, { ns: "common" })}</Button>}
        >
          {t(($) => $.checkout.unknownBody)}
        </Notice>
      );
    default:
      return returned satisfies never;
  }
}

function Confirmed({ subscription, waitingCvs }: Extract<Return, { state: "confirmed" }>) {
  const { t } = useTranslation("plans");
  const formats = useFormats();
  const paths = usePaths();
  const planName = usePlanName();
  if (!isSubscribed(subscription) || subscription.state !== "active") {
    return (
      <Notice icon={<Clock aria-hidden className="text-warn" />} title={t(($) => $.checkout.pending)}>
        {t(($) => $.checkout.pendingBody)}
      </Notice>
    );
  }
  return (
    <Notice
      icon={<Check aria-hidden className="text-good" />}
      title={t(($) => $.checkout.active, { plan: planName({ name: subscription.plan, state: "active" }) })}
      action={<LinkButton to={paths.jobs()}>{t(($) => $.checkout.jobs)}</LinkButton>}
    >
      {waitingCvs > 0
        ? t(($) => $.checkout.reading, { count: waitingCvs, number: formats.number(waitingCvs) })
        : t(($) => $.says.paid)}
    </Notice>
  );
}

interface NoticeProps {
  icon: ReactNode;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function Notice({ icon, title, action, children }: NoticeProps) {
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line-strong p-4">
      <div
        role="status"
        className="flex min-w-0 flex-1 basis-64 items-start gap-3 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:stroke-[1.75]"
      >
        {icon}
        <div className="min-w-0">
          <p className="text-body font-semibold">{title}</p>
          <p className="text-control text-pretty text-ink-2">{children}</p>
        </div>
      </div>
      {action}
    </section>
  );
}
