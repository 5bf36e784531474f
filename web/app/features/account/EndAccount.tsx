import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { isSubscribed } from "../../recruiting/billing/standing.ts";
import { usePlanName } from "../../recruiting/plan-name.ts";
import { subscriptionQuery } from "../../recruiting/queries/subscription.ts";
import { useSession } from "../../session/session.ts";
import { Part } from "../../../ui/Part.tsx";
import { EXPORT_ID } from "./ExportData.tsx";

const EndQuestion = lazy(() => import("./EndQuestion.tsx"));

/** The end of the account: what goes, what stays, and the button. */
export function EndAccount() {
  const { t } = useTranslation("account");
  const formats = useFormats();
  const planName = usePlanName();
  const { account } = useSession();
  const { data: subscription } = useQuery(subscriptionQuery);
  const [asked, setAsked] = useState(false);
  const goes = t(($) => $.end.goes, {
    jobs: t(($) => $.end.jobs, { count: account.jobs, number: formats.number(account.jobs) }),
    cvs: t(($) => $.end.cvs, { count: account.cvs, number: formats.number(account.cvs) }),
  });
  return (
    <Part title={t(($) => $.end.title)} lead={t(($) => $.end.lead)}>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-72 space-y-1.5 text-control text-pretty">
          <p>
            <span className="font-semibold">{goes}</span>{" "}
            {subscription &&
              isSubscribed(subscription) &&
              t(($) => $.end.subscription, { plan: planName({ name: subscription.plan, state: "active" }) })}{" "}
            {t(($) => $.end.doors)}
          </p>
          <p className="text-ink-2">{t(($) => $.end.kept)}</p>
          <p className="text-ink-2">
            <a className="link" href={`#${EXPORT_ID}`}>
              {t(($) => $.end.export)}
            </a>
          </p>
        </div>
        <Button onClick={() => setAsked(true)}>{t(($) => $.end.open)}</Button>
      </div>
      {asked && <EndQuestion goes={goes} onClose={() => setAsked(false)} />}
    </Part>
  );
}
