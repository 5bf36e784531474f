import clsx from "clsx";
import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Tag } from "../../../ui/bits.tsx";
import { useFormats } from "../../i18n/format.ts";
import { isSubscribed } from "../../recruiting/billing/standing.ts";
import { useSession } from "../../session/session.ts";
import type { Offer, Offers } from "../../recruiting/queries/plans.ts";

type Row = [key: string, head: string, cell: (offer: Offer) => ReactNode];

/** Comparison of the plans; on phones it scrolls sideways beside fixed row names. */
export function Comparison({ offers }: { offers: Offers }) {
  const { t } = useTranslation("plans");
  const formats = useFormats();
  const { plan } = useSession().account;
  const own = isSubscribed({ ...plan, plan: plan.name }) ? plan.name : undefined;
  const money = (cents: number) => formats.money(cents, offers.currency);
  const rows: Row[] = [
    ["monthly", t(($) => $.compare.monthlyPrice), ({ monthly }) => money(monthly.priceCents)],
    ["yearly", t(($) => $.compare.yearlyPrice), ({ yearly }) => money(yearly.perMonthCents)],
    ["year", t(($) => $.compare.year), ({ yearly }) => money(yearly.priceCents)],
    ["saving", t(($) => $.compare.saving), ({ yearly }) => formats.percent(yearly.savingPercent)],
    ["jobPosts", t(($) => $.compare.jobPosts), ({ jobPosts }) => formats.number(jobPosts)],
    ["cvs", t(($) => $.compare.cvs), ({ cvs }) => formats.number(cvs)],
    ["files", t(($) => $.compare.files), ({ maxCvCount }) => formats.number(maxCvCount)],
    ...featuresOf(offers).map((feature): Row => [
      feature,
      t(($) => $.feature[feature]),
      ({ features }) => <Has it={features.includes(feature)} />,
    ]),
  ];
  const column = (offer: Offer) => clsx("px-4 text-left", offer.id === own && "bg-selected");
  return (
    <section aria-labelledby="compare">
      <h2 id="compare" className="text-section font-semibold">
        {t(($) => $.compare.title)}
      </h2>
      <div
        role="group"
        aria-labelledby="compare"
        tabIndex={0}
        className="relative mt-3 overflow-x-auto rounded-card border border-line"
      >
        <table className="w-full min-w-[720px] border-separate border-spacing-0 text-control">
          <thead>
            <tr className="h-10">
              <th
                scope="col"
                className="sticky left-0 w-[34%] bg-surface px-4 text-left text-caption font-medium text-ink-2 phone:w-36"
              >
                <span className="sr-only">{t(($) => $.compare.fact)}</span>
              </th>
              {offers.items.map((offer) => (
                <th key={offer.id} scope="col" className={clsx(column(offer), "font-semibold")}>
                  <span className="flex flex-wrap items-center gap-x-2">
                    {offer.name}
                    {offer.id === own && <Tag strong>{t(($) => $.pricing.yours)}</Tag>}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([key, head, cell]) => (
              <tr key={key} className="h-10">
                <th
                  scope="row"
                  className="sticky left-0 border-t border-line bg-surface px-4 py-2 text-left font-normal text-ink-2"
                >
                  {head}
                </th>
                {offers.items.map((offer) => (
                  <td key={offer.id} className={clsx(column(offer), "border-t border-line py-2 tabular-nums")}>
                    {cell(offer)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const featuresOf = ({ items }: Offers) => [...new Set(items.flatMap(({ features }) => features))];

function Has({ it }: { it: boolean }) {
  const { t } = useTranslation("plans");
  const Icon = it ? Check : Minus;
  return (
    <>
      <Icon aria-hidden className={clsx("size-4 stroke-[1.75]", it ? "text-accent-ink" : "text-ink-3")} />
      <span className="sr-only">{it ? t(($) => $.compare.included) : t(($) => $.compare.missing)}</span>
    </>
  );
}
