import { Copy, FileWarning, Hourglass, PencilLine, type LucideIcon } from "lucide-react";
import { type ReactNode } from "react";
import { Link } from "../../../ui/Link.tsx";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import type { News } from "../../recruiting/queries/news.ts";
import { FilesNotTaken } from "./FilesNotTaken.tsx";

type Places = News["waits"]["duplicates"];

const totalOf = (places: Places): number => places.reduce((sum, { count }) => sum + count, 0);

/** Where a recruiter is needed: files, duplicates, old scores, high fits without a decision. */
export function Waits({ news: { files, waits, openJobs } }: { news: News }) {
  const { t } = useTranslation("dashboard");
  const { number, longDay } = useFormats();
  const paths = usePaths();
  const { duplicates, stale, undecided, undecidedSince } = waits;
  const isNone = files.length + duplicates.length + stale.length + undecided.length === 0;
  const counted = (places: Places) => ({ count: totalOf(places), number: number(totalOf(places)) });
  return (
    <section aria-labelledby="waits" className="min-w-0">
      <h3 id="waits" className="mb-3 text-section font-semibold">
        {t(($) => $.waits.title)}
      </h3>
      <div className="rounded-card border border-line">
        {isNone && <p className="px-4 py-6 text-body text-ink-2">{t(($) => $.waits.none)}</p>}
        <ul className="divide-y divide-line">
          {files.length > 0 && (
            <Item Icon={FileWarning} title={t(($) => $.waits.files, { count: files.length, number: number(files.length) })}>
              <p>{t(($) => $.waits.filesWhen)}</p>
              <FilesNotTaken files={files} />
            </Item>
          )}
          {duplicates.length > 0 && (
            <Item Icon={Copy} title={t(($) => $.waits.duplicates, counted(duplicates))}>
              <JobLinks places={duplicates} to={(jobId) => paths.job(jobId)} />
            </Item>
          )}
          {stale.length > 0 && (
            <Item Icon={PencilLine} title={t(($) => $.waits.stale, counted(stale))}>
              <JobLinks places={stale} to={(jobId) => paths.job(jobId)} />
            </Item>
          )}
          {undecided.length > 0 && (
            <Item Icon={Hourglass} title={t(($) => $.waits.undecided, counted(undecided))}>
              {undecidedSince && <p>{t(($) => $.waits.oldest, { date: longDay(undecidedSince) })}</p>}
              <JobLinks places={undecided} to={(jobId) => `${paths.job(jobId)}?stage=screening&minScore=76`} />
            </Item>
          )}
        </ul>
        {waits.jobs < openJobs && (
          <p className="border-t border-line px-4 py-3 text-caption text-ink-2">
            {t(($) => $.waits.counted, { jobs: number(waits.jobs), all: number(openJobs) })}
          </p>
        )}
      </div>
    </section>
  );
}

function Item({ Icon, title, children }: { Icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3 px-4 py-3">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-ink-2" />
      <div className="min-w-0 flex-1 space-y-1 text-caption text-ink-2">
        <p className="text-body font-medium text-ink">{title}</p>
        {children}
      </div>
    </li>
  );
}

/** Jobs named; further ones show it on their own page. */
const PLACES_SHOWN = 4;

function JobLinks({ places, to }: { places: Places; to: (jobId: string) => string }) {
  const { number } = useFormats();
  return (
    <ul className="space-y-1">
      {places.slice(0, PLACES_SHOWN).map(({ jobId, title, count }) => (
        <li key={jobId} className="flex items-baseline justify-between gap-3">
          <Link to={to(jobId)} className="link min-w-0 text-control break-words">
            {title}
          </Link>
          <span className="text-control tabular-nums">{number(count)}</span>
        </li>
      ))}
    </ul>
  );
}
