import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFormats } from "../../../i18n/format.ts";
import { usePaths } from "../../../paths.ts";
import { StatusPill } from "../../../recruiting/pills.tsx";
import { ScoreDistribution } from "../../../recruiting/ScoreDistribution.tsx";
import type { Job } from "../../../recruiting/queries/jobs.ts";
import { CopyIcon } from "../share/copying.tsx";
import { companiesQuery } from "../../../recruiting/queries/companies.ts";

/** The first bin of each level: 50 is medium, 76 is high. */
const MEDIUM_BIN = 5;
const HIGH_BIN = 8;

const sum = (bins: readonly number[]): number => bins.reduce((total, count) => total + count, 0);

/** How the scores of a job lie, and what is known about it that nobody writes. */
export function JobNumbers({ job, className }: { job: Job; className: string }) {
  const { t } = useTranslation("jobs");
  const formats = useFormats();
  const paths = usePaths();
  const companies = useQuery({ ...companiesQuery, enabled: job.companyId !== null });
  const company = companies.data?.items.find(({ id }) => id === job.companyId);

  const number = (label: string, value: number) => (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-medium tabular-nums">{formats.number(value)}</dd>
    </div>
  );
  const fact = (label: string, content: ReactNode) => (
    <div>
      <dt className="text-caption text-ink-2">{label}</dt>
      <dd className="mt-0.5 text-control break-words">{content}</dd>
    </div>
  );
  return (
    <aside
      aria-labelledby="job-numbers"
      className={`border-line bg-canvas max-xl:border-t xl:w-80 xl:shrink-0 xl:border-l ${className}`}
    >
      <div className="grid gap-x-12 gap-y-6 p-6 sm:max-xl:grid-cols-2 phone:px-4">
        <div>
          <h2 id="job-numbers" className="text-section font-semibold">
            {t(($) => $.section.numbers)}
          </h2>
          <dl className="mt-3 space-y-1.5 text-control">
            {number(
              t(($) => $.page.total),
              job.totalResumes,
            )}
            {number(
              t(($) => $.page.highFit),
              job.highFit,
            )}
          </dl>
          {job.totalResumes > 0 ? (
            <>
              <h3 className="mt-5 text-control font-medium">{t(($) => $.stats.distribution)}</h3>
              <ScoreDistribution size="wide" bins={job.distribution} className="mt-3 w-full" />
              <dl className="mt-3 space-y-1.5 text-control">
                {number(
                  t(($) => $.stats.high),
                  sum(job.distribution.slice(HIGH_BIN)),
                )}
                {number(
                  t(($) => $.stats.medium),
                  sum(job.distribution.slice(MEDIUM_BIN, HIGH_BIN)),
                )}
                {number(
                  t(($) => $.stats.low),
                  sum(job.distribution.slice(0, MEDIUM_BIN)),
                )}
              </dl>
            </>
          ) : (
            <p className="mt-4 text-control text-ink-2">{t(($) => $.stats.noScores)}</p>
          )}
        </div>
        <dl className="space-y-4 xl:border-t xl:border-line xl:pt-6">
          {fact(
            t(($) => $.field.status),
            <StatusPill status={job.status} />,
          )}
          {fact(
            t(($) => $.field.company),
            company?.name ?? (job.companyId === null ? t(($) => $.stats.noCompany) : "…"),
          )}
          {fact(
            t(($) => $.share.page.title),
            job.isPublished ? (
              <a href={job.publicUrl} target="_blank" rel="noreferrer" className="link break-all">
                {job.publicUrl.replace(/^https?:\/\//u, "")}
              </a>
            ) : (
              <Link to={paths.job(job.id, "share")} className="link">
                {t(($) => $.share.page.off)}
              </Link>
            ),
          )}
          {fact(
            t(($) => $.field.mailbox),
            <span className="flex items-center gap-1">
              <span className="min-w-0 break-all select-all">{job.mailbox}</span>
              <CopyIcon text={job.mailbox} label={t(($) => $.copy.address)} />
            </span>,
          )}
          {fact(
            t(($) => $.field.created),
            formats.longDate(job.createdAt),
          )}
          {fact(
            t(($) => $.field.updated),
            `${formats.date(job.updatedAt)}, ${formats.time(job.updatedAt)}`,
          )}
        </dl>
      </div>
    </aside>
  );
}
