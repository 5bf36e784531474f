import { useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { Plus, Unlink } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ProgressBar, Skeleton } from "../../../../ui/bits.tsx";
import { Button } from "../../../../ui/Button.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { lazy } from "../../../../ui/lazy.tsx";
import { Loading, QueryState } from "../../../api/QueryState.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { Job } from "../../../recruiting/queries/jobs.ts";
import { CopyIcon } from "./copying.tsx";
import { type BulkLink, linksOf } from "./queries.ts";
import { Part } from "../../../../ui/Part.tsx";

const CreateLink = lazy(() => import("./CreateLink.tsx"));
const RevokeLink = lazy(() => import("./RevokeLink.tsx"));

/** Links with which agencies send CVs: the use and the last day of each, and a button to revoke it. */
export function BulkLinks({ job }: { job: Job }) {
  const { t } = useTranslation(["jobs", "common", "share"]);
  const links = useQuery(linksOf(job.id));
  const { data } = links;
  const [isCreating, setCreating] = useState(false);
  const [toRevoke, setToRevoke] = useState<BulkLink>();
  const create = (label: string) => (
    <Button icon={<Plus aria-hidden />} onClick={() => setCreating(true)}>
      {label}
    </Button>
  );
  return (
    <Part title={t(($) => $.share.links.title)} lead={t(($) => $.share.links.lead)}>
      {data ? (
        data.items.length > 0 ? (
          <>
            <Links links={data.items} onRevoke={setToRevoke} />
            {create(t(($) => $.share.links.create))}
          </>
        ) : (
          <>
            <p className="text-control">
              <span className="block font-medium">{t(($) => $.share.links.empty)}</span>
              <span className="text-ink-2">{t(($) => $.share.links.emptyBody)}</span>
            </p>
            {create(t(($) => $.share.links.createFirst))}
          </>
        )
      ) : (
        <QueryState
          inline
          query={links}
          loading={
            <Loading>
              <Skeleton className="h-14 w-full" />
            </Loading>
          }
          failed={t(($) => $.share.links.failed)}
        />
      )}
      {job.status !== "open" && data && data.items.length > 0 && (
        <p className="text-control text-ink-2">{t(($) => $.share.links.notOpen)}</p>
      )}
      {isCreating && <CreateLink jobId={job.id} onClose={() => setCreating(false)} />}
      {toRevoke && <RevokeLink jobId={job.id} link={toRevoke} onClose={() => setToRevoke(undefined)} />}
    </Part>
  );
}

function Links({ links, onRevoke }: { links: readonly BulkLink[]; onRevoke: (link: BulkLink) => void }) {
  const { t } = useTranslation("share");
  const head = (words: ReactNode, className?: string) => (
    <th scope="col" className={clsx("h-8 border-b border-line pr-4 text-left text-caption font-medium text-ink-2", className)}>
      {words}
    </th>
  );
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-control phone:block">
      <caption className="sr-only">{t(($) => $.links.title)}</caption>
      <thead className="phone:sr-only">
        <tr>
          {head(t(($) => $.links.label))}
          {head(
            t(($) => $.links.used),
            "w-32",
          )}
          {head(
            t(($) => $.links.ends),
            "w-22",
          )}
          {head(
            t(($) => $.links.state),
            "w-24",
          )}
          {head(<span className="sr-only">{t(($) => $.links.actions)}</span>, "w-18 pr-0")}
        </tr>
      </thead>
      <tbody className="phone:block">
        {links.map((link) => (
          <LinkRow key={link.id} link={link} onRevoke={() => onRevoke(link)} />
        ))}
      </tbody>
    </table>
  );
}

const CELL = "border-b border-line py-2 pr-4 phone:border-0 phone:py-0 phone:pr-0";

function LinkRow({ link, onRevoke }: { link: BulkLink; onRevoke: () => void }) {
  const { t } = useTranslation(["jobs", "share"]);
  const formats = useFormats();
  const { url, limit, used, endsAt, state } = link;
  const label = link.label || t(($) => $.share.links.noLabel);
  const usedOf = t(($) => $.share.links.usedOf, { used: formats.number(used), limit: formats.number(limit) });
  const isLive = state === "active" || state === "full";
  return (
    <tr
      className={clsx(
        "h-12 phone:grid phone:h-auto phone:grid-cols-[minmax(0,1fr)_auto] phone:items-center phone:gap-x-3 phone:gap-y-1 phone:border-b phone:border-line phone:py-2.5",
        !isLive && "text-ink-2",
      )}
    >
      <th scope="row" className={clsx(CELL, "text-left font-medium break-words")}>
        {label}
      </th>
      <td className={clsx(CELL, "phone:order-3")}>
        <span className="block tabular-nums">{usedOf}</span>
        <ProgressBar label={`${label}: ${usedOf}`} value={used} max={limit} text={usedOf} className="mt-1 max-w-24" />
      </td>
      <td className={clsx(CELL, "whitespace-nowrap tabular-nums phone:order-4 phone:text-right")}>
        <time dateTime={endsAt}>{formats.day(endsAt)}</time>
      </td>
      <td className={clsx(CELL, "phone:order-5")}>{t(($) => $.share.links.states[state])}</td>
      <td className={clsx(CELL, "pr-0 text-right whitespace-nowrap phone:order-2")}>
        {isLive && (
          <span className="inline-flex">
            <CopyIcon text={url} label={t(($) => $.copy.linkOf, { label })} />
            <IconButton
              size="sm"
              label={t(($) => $.share.links.revokeOf, { label })}
              icon={<Unlink aria-hidden />}
              onClick={onRevoke}
            />
          </span>
        )}
      </td>
    </tr>
  );
}
