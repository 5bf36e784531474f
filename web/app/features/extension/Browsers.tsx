import { EXTENSION_TOKEN_DAYS } from "@candor/core/kernel/limits";
import type { UseQueryResult } from "@tanstack/react-query";
import { Laptop, Monitor } from "lucide-react";
import { useState } from "react";
import { Pill, Skeleton } from "../../../ui/bits.tsx";
import { Button } from "../../../ui/Button.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { Table } from "../../../ui/Table.tsx";
import type { Column } from "../../../ui/TableCells.tsx";
import { Loading, QueryError } from "../../api/QueryState.tsx";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { Connected } from "./queries.ts";
import { useIsPhone } from "../../recruiting/useLayout.ts";

const RevokeBrowser = lazy(() => import("./RevokeBrowser.tsx"));

/** From this many days on, the end of a connection is near. */
const SOON_DAYS = 14;
const DAY_MS = 86_400_000;

interface BrowsersProps {
  query: UseQueryResult<{ tokens: readonly Connected[] }>;
  /** The id of the browser that the page is open in. */
  current: string | undefined;
}

/** The browsers whose extensions may send CVs, each with a button that ends it. */
export function Browsers({ query, current }: BrowsersProps) {
  const { t } = useTranslation("extension");
  const [toRevoke, setToRevoke] = useState<Connected | "all">();
  const rows = query.data?.tokens;
  return (
    <section aria-labelledby="browsers" className="mt-9">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id="browsers" className="text-section font-semibold">
          {t(($) => $.browsers.title)}
        </h2>
        <p className="text-control text-ink-2">{t(($) => $.browsers.ends, { days: EXTENSION_TOKEN_DAYS })}</p>
        {rows && rows.length > 1 && (
          <button type="button" className="link ml-auto text-control phone:ml-0 phone:py-2" onClick={() => setToRevoke("all")}>
            {t(($) => $.browsers.revokeAll)}
          </button>
        )}
      </div>
      <div className="mt-2 overflow-hidden rounded-card border border-line">
        <Content query={query} current={current} onRevoke={setToRevoke} />
      </div>
      {toRevoke && <RevokeBrowser browser={toRevoke} onClose={() => setToRevoke(undefined)} />}
    </section>
  );
}

interface RowsProps {
  rows: readonly Connected[];
  current: string | undefined;
  onRevoke: (browser: Connected) => void;
}

function Content({ query, ...rows }: BrowsersProps & Omit<RowsProps, "rows">) {
  const { t } = useTranslation("extension");
  const isPhone = useIsPhone();
  if (!query.data) {
    if (query.error) return <QueryError inline className="p-4" query={query} title={t(($) => $.browsers.failed)} />;
    return (
      <Loading>
        <div className="space-y-3 p-4">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-full" />
        </div>
      </Loading>
    );
  }
  const { tokens } = query.data;
  if (tokens.length === 0) return <p className="p-4 text-control text-ink-2">{t(($) => $.browsers.none)}</p>;
  return isPhone ? <BrowserLines {...rows} rows={tokens} /> : <BrowserRows {...rows} rows={tokens} />;
}

function BrowserRows({ rows, current, onRevoke }: RowsProps) {
  const { t } = useTranslation("extension");
  const formats = useFormats();
  const usedOn = useDay();
  const columns: Column<Connected>[] = [
    {
      key: "name",
      head: t(($) => $.browsers.name),
      cell: (browser) => <Name browser={browser} isCurrent={browser.tokenId === current} />,
    },
    {
      key: "connected",
      head: t(($) => $.browsers.connected),
      className: "whitespace-nowrap text-ink-2",
      cell: ({ createdAt }) => formats.longDate(createdAt),
      hide: "lg",
    },
    {
      key: "used",
      head: t(($) => $.browsers.used),
      className: "whitespace-nowrap",
      cell: ({ usedAt }) => usedOn(usedAt),
    },
    {
      key: "sent",
      head: t(($) => $.browsers.sent),
      align: "right",
      className: "tabular-nums whitespace-nowrap",
      cell: ({ sent }) => formats.number(sent),
    },
    {
      key: "ends",
      head: t(($) => $.browsers.endsAt),
      className: "pl-8 whitespace-nowrap text-ink-2",
      cell: (browser) => <End browser={browser} />,
    },
    {
      key: "actions",
      head: <span className="sr-only">{t(($) => $.browsers.actions)}</span>,
      align: "right",
      cell: (browser) => <Revoke browser={browser} onRevoke={onRevoke} />,
    },
  ];
  return (
    <div className="[&_td:first-child]:pl-4 [&_td:last-child]:pr-4 [&_th]:static [&_th:first-child]:pl-4 [&_tr:last-child>td]:border-0">
      <Table caption={t(($) => $.browsers.title)} columns={columns} rows={rows} rowKey={({ tokenId }) => tokenId} empty={null} />
    </div>
  );
}

/** The list on phones. */
function BrowserLines({ rows, current, onRevoke }: RowsProps) {
  const { t } = useTranslation("extension");
  const formats = useFormats();
  const usedOn = useDay();
  return (
    <ul className="divide-y divide-line">
      {rows.map((browser) => (
        <li key={browser.tokenId} className="px-4 py-3 text-control">
          <Name browser={browser} isCurrent={browser.tokenId === current} />
          <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-ink-2">
            <dt>{t(($) => $.browsers.used)}</dt>
            <dd>{usedOn(browser.usedAt)}</dd>
            <dt>{t(($) => $.browsers.sent)}</dt>
            <dd className="tabular-nums">{formats.number(browser.sent)}</dd>
            <dt>{t(($) => $.browsers.endsAt)}</dt>
            <dd>
              <End browser={browser} />
            </dd>
          </dl>
          <div className="mt-3">
            <Revoke browser={browser} onRevoke={onRevoke} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Name({ browser: { browser }, isCurrent }: { browser: Connected; isCurrent: boolean }) {
  const { t } = useTranslation("extension");
  const Icon = /macOS|ChromeOS/u.test(browser) ? Laptop : Monitor;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 font-medium text-ink">
      <span className="flex min-w-0 items-center gap-2.5">
        <Icon aria-hidden className="size-4 shrink-0 stroke-[1.75] text-ink-2" />
        <span className="min-w-0 break-words">{browser || t(($) => $.browsers.unknown)}</span>
      </span>
      {isCurrent && <Pill>{t(($) => $.browsers.this)}</Pill>}
    </span>
  );
}

function End({ browser: { endsAt } }: { browser: Connected }) {
  const { t } = useTranslation("extension");
  const formats = useFormats();
  const days = daysUntil(endsAt);
  return (
    <>
      {formats.longDate(endsAt)}
      {days <= SOON_DAYS && <span className="ml-2 font-medium text-warn">{t(($) => $.browsers.inDays, { count: days })}</span>}
    </>
  );
}

const daysUntil = (at: string): number => Math.max(1, Math.ceil((Date.parse(at) - Date.now()) / DAY_MS));

function Revoke({ browser, onRevoke }: { browser: Connected; onRevoke: (browser: Connected) => void }) {
  const { t } = useTranslation("extension");
  const name = browser.browser || t(($) => $.browsers.unknown);
  return (
    <Button size="sm" aria-label={t(($) => $.browsers.revokeOf, { browser: name })} onClick={() => onRevoke(browser)}>
      {t(($) => $.browsers.revoke)}
    </Button>
  );
}

/** The day of a use. Its time is not known: the first use on a day stands for all of them. */
function useDay(): (iso: string) => string {
  const { t } = useTranslation("extension");
  const formats = useFormats();
  return (iso) => {
    const day = formats.longDate(iso);
    const isBefore = (days: number) => day === formats.longDate(new Date(Date.now() - days * DAY_MS).toISOString());
    return isBefore(0) ? t(($) => $.browsers.today) : isBefore(1) ? t(($) => $.browsers.yesterday) : day;
  };
}
