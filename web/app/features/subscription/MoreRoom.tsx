import { useQuery } from "@tanstack/react-query";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { plansQuery } from "../../recruiting/queries/plans.ts";
import type { Subscription } from "../../recruiting/queries/subscription.ts";

/** The next larger plan; nothing where no plan is larger. */
export function MoreRoom({ subscription: { cvs, state } }: { subscription: Subscription }) {
  const { t } = useTranslation("plans");
  const formats = useFormats();
  const paths = usePaths();
  const { data } = useQuery(plansQuery);
  const { allowed } = cvs;
  const next = allowed === null ? undefined : data?.items.find((offer) => offer.cvs > allowed);
  if (!data || !next) return null;
  return (
    <section
      aria-labelledby="more-room"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-canvas p-5 phone:p-4"
    >
      <div className="min-w-0">
        <h2 id="more-room" className="text-body font-semibold">
          {t(($) => $.subscription.more, { plan: next.name, cvs: formats.number(next.cvs) })}
        </h2>
        <p className="mt-0.5 text-control text-pretty text-ink-2">
          {t(($) => $.subscription.moreFrom, {
            price: formats.money(next.yearly.perMonthCents, data.currency),
            jobPosts: formats.number(next.jobPosts),
            files: formats.number(next.maxCvCount),
          })}
        </p>
      </div>
      <LinkButton variant={state === "active" ? "primary" : "secondary"} to={paths.pricing()}>
        {t(($) => $.subscription.seePlans)}
      </LinkButton>
    </section>
  );
}
