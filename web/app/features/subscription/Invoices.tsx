import { useInfiniteQuery } from "@tanstack/react-query";
import { Skeleton } from "../../../ui/bits.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Table } from "../../../ui/Table.tsx";
import type { Column } from "../../../ui/TableCells.tsx";
import { Loading, QueryError } from "../../api/QueryState.tsx";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { type Invoice, invoicesQuery } from "./queries.ts";
import { useIsPhone } from "../../recruiting/useLayout.ts";

/** The account's invoices with their links; an account that never paid asks for none. */
export function Invoices({ isCustomer }: { isCustomer: boolean }) {
  const { t } = useTranslation("plans");
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-section font-semibold">
        {t(($) => $.subscription.history)}
      </h2>
      <div className="mt-3 overflow-hidden rounded-card border border-line">{isCustomer ? <Loaded /> : <None />}</div>
    </section>
  );
}

function None() {
  const { t } = useTranslation("plans");
  return <p className="p-4 text-control text-ink-2">{t(($) => $.subscription.noInvoices)}</p>;
}

function Loaded() {
  const { t } = useTranslation("plans");
  const invoices = useInfiniteQuery(invoicesQuery);
  const isPhone = useIsPhone();
  const { data, isFetchingNextPage, hasNextPage, fetchNextPage } = invoices;
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  const failed = (
    <QueryError
      inline
      className="p-4"
      query={{ error: invoices.error, refetch: data ? fetchNextPage : invoices.refetch }}
      title={t(($) => $.invoices.failed)}
    >
      {t(($) => $.invoices.calm)}
    </QueryError>
  );
  if (!data) {
    if (invoices.error) return failed;
    return (
      <Loading>
        <div className="space-y-3 p-4">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-full" />
        </div>
      </Loading>
    );
  }
  if (rows.length === 0) return <None />;
  return (
    <>
      {isPhone ? <InvoiceLines rows={rows} /> : <InvoiceRows rows={rows} />}
      {invoices.isFetchNextPageError && <div className="border-t border-line">{failed}</div>}
      {hasNextPage && !invoices.isFetchNextPageError && (
        <div className="border-t border-line p-3">
          <Button busy={isFetchingNextPage && t(($) => $.invoices.loading)} onClick={() => void fetchNextPage()}>
            {t(($) => $.invoices.older)}
          </Button>
        </div>
      )}
    </>
  );
}

function InvoiceRows({ rows }: { rows: readonly Invoice[] }) {
  const { t } = useTranslation("plans");
  const formats = useFormats();
  const columns: Column<Invoice>[] = [
    {
      key: "date",
      head: t(($) => $.invoices.date),
      className: "first:pl-4 font-medium whitespace-nowrap",
      cell: ({ issuedAt }) => formats.date(issuedAt),
    },
    {
      key: "number",
      head: t(($) => $.invoices.number),
      className: "text-ink-2",
      cell: ({ number }) => number ?? t(($) => $.invoices.noNumber),
    },
    {
      key: "amount",
      head: t(($) => $.invoices.amount),
      align: "right",
      className: "font-medium tabular-nums",
      cell: ({ cents, currency }) => formats.amount(cents, currency),
    },
    {
      key: "state",
      head: t(($) => $.invoices.state),
      className: "pl-6 text-ink-2",
      cell: ({ state }) => <State state={state} />,
    },
    {
      key: "links",
      head: <span className="sr-only">{t(($) => $.invoices.links)}</span>,
      align: "right",
      className: "last:pr-4",
      cell: (invoice) => <Links invoice={invoice} />,
    },
  ];
  return (
    <div className="[&_tr:last-child>td]:border-0">
      <Table caption={t(($) => $.subscription.history)} columns={columns} rows={rows} rowKey={({ id }) => id} empty={null} />
    </div>
  );
}

/** The list on phones. */
function InvoiceLines({ rows }: { rows: readonly Invoice[] }) {
  const { t } = useTranslation("plans");
  const formats = useFormats();
  return (
    <ul className="divide-y divide-line">
      {rows.map((invoice) => (
        <li key={invoice.id} className="px-4 py-3 text-control">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-medium">{formats.date(invoice.issuedAt)}</span>
            <span className="font-medium tabular-nums">{formats.amount(invoice.cents, invoice.currency)}</span>
          </p>
          <p className="mt-0.5 flex flex-wrap justify-between gap-x-4 text-ink-2">
            <span>{invoice.number ?? t(($) => $.invoices.noNumber)}</span>
            <State state={invoice.state} />
          </p>
          <Links invoice={invoice} />
        </li>
      ))}
    </ul>
  );
}

function State({ state }: Pick<Invoice, "state">) {
  const { t } = useTranslation("plans");
  const needsAction = state === "open" || state === "uncollectible";
  return <span className={needsAction ? "font-medium text-warn" : undefined}>{t(($) => $.invoices.states[state])}</span>;
}

/** Links to the invoice's page, where an open one is paid, and to its PDF. */
function Links({ invoice: { number, state, url, pdf } }: { invoice: Invoice }) {
  const { t } = useTranslation("plans");
  const name = number ?? t(($) => $.invoices.noNumber);
  const view = state === "open" ? t(($) => $.invoices.pay) : t(($) => $.invoices.view);
  const download = t(($) => $.invoices.download);
  return (
    <span className="inline-flex flex-wrap justify-end gap-x-4 phone:mt-2 phone:flex">
      {url && (
        <a className="link phone:py-2" href={url} target="_blank" rel="noreferrer" aria-label={`${view}: ${name}`}>
          {view}
        </a>
      )}
      {pdf && (
        <a className="link phone:py-2" href={pdf} target="_blank" rel="noreferrer" aria-label={`${download}: ${name}`}>
          {download}
        </a>
      )}
    </span>
  );
}
