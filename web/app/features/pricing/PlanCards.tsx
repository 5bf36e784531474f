import clsx from "clsx";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Tag } from "../../../ui/bits.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { useFormats } from "../../i18n/format.ts";
import { usePaths } from "../../paths.ts";
import { useSession } from "../../session/session.ts";
import type { Offer, Offers } from "../../recruiting/queries/plans.ts";

export type Period = "monthly" | "yearly";

/** The plans side by side with monthly prices; the account's own is marked. */
export function PlanCards({ offers, period }: { offers: Offers; period: Period }) {
  return (
    <ul className="mt-4 grid overflow-hidden rounded-card border border-line sm:grid-cols-2 lg:grid-cols-4">
      {offers.items.map((offer) => (
        <PlanCard key={offer.id} offer={offer} currency={offers.currency} period={period} />
      ))}
    </ul>
  );
}

function PlanCard({ offer, currency, period }: { offer: Offer; currency: string; period: Period }) {
  const { t } = useTranslation("plans");
  const formats = useFormats();
  const paths = usePaths();
  const isYours = useSession().account.plan.name === offer.id;
  const isYearly = period === "yearly";
  const { id, name, monthly, yearly } = offer;
  return (
    <li
      aria-current={isYours ? "true" : undefined}
      className={clsx(
        "-mt-px -ml-px flex flex-col border-t border-l border-line p-6 phone:p-4",
        isYours ? "bg-selected" : "bg-surface",
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1">
        <h2 className="text-section font-semibold">{name}</h2>
        {isYearly && (
          <span className="rounded-chip bg-accent-soft px-1.5 py-0.5 text-caption font-medium text-accent-ink">
            {t(($) => $.pricing.off, { percent: formats.percent(yearly.savingPercent) })}
          </span>
        )}
        {isYours && (
          <span className="ml-auto">
            <Tag strong>{t(($) => $.pricing.yours)}</Tag>
          </span>
        )}
      </div>
      <p className="mt-1 min-h-10 text-control text-pretty text-ink-2">{t(($) => $.pricing.for[id])}</p>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-1.5">
        <span className="text-[2rem] leading-10 font-semibold tracking-[-0.03em] tabular-nums">
          {formats.money(isYearly ? yearly.perMonthCents : monthly.priceCents, currency)}
        </span>
        <span className="text-control text-ink-2">
          {isYearly ? t(($) => $.pricing.aMonthYearly) : t(($) => $.pricing.aMonth)}
        </span>
      </p>
      <p className="min-h-4 text-caption text-ink-2">
        {isYearly && t(($) => $.pricing.aYear, { price: formats.money(yearly.priceCents, currency) })}
      </p>
      <LinkButton
        className="mt-4"
        to={paths.help("contact")}
        state={{ subject: t(($) => $.pricing.subject, { plan: name }) }}
        aria-label={t(($) => $.pricing.talkAbout, { plan: name })}
      >
        {t(($) => $.pricing.talk)}
      </LinkButton>
      <ul className="mt-5 space-y-2">
        <Line>{t(($) => $.pricing.jobPosts, { count: offer.jobPosts, number: formats.number(offer.jobPosts) })}</Line>
        <Line>{t(($) => $.pricing.cvs, { count: offer.cvs, number: formats.number(offer.cvs) })}</Line>
        <Line>{t(($) => $.pricing.files, { count: offer.maxCvCount, number: formats.number(offer.maxCvCount) })}</Line>
        <Line>{t(($) => $.pricing.everything)}</Line>
      </ul>
    </li>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 text-control">
      <Check aria-hidden className="mt-px size-4 shrink-0 stroke-[1.75] text-accent-ink" />
      <span className="min-w-0 tabular-nums">{children}</span>
    </li>
  );
}
