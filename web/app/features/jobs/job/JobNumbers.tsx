import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "../../../../ui/Link.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
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

/** The distribution of a job's scores, and facts that are not edited. */
export function JobNumbers({ job, className }: { job: Job; className: string }) {
  const { t } = useTranslation("jobs");
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
          <Counts className="mt-3">
            <Count label={t(($) => $.page.total)} value={job.totalResumes} />
            <Count label={t(($) => $.page.highFit)} value={job.highFit} />
          </Counts>
          {job.totalResumes > 0 ? (
            <Distribution bins={job.distribution} />
          ) : (
            <p className="mt-4 text-control text-ink-2">{t(($) => $.stats.noScores)}</p>
          )}
        </div>
        <Facts job={job} />
      </div>
    </aside>
  );
}

function Distribution({ bins }: { bins: Job["distribution"] }) {
  const { t } = useTranslation("jobs");
  return (
    <>
      <h3 className="mt-5 text-control font-medium">{t(($) => $.stats.distribution)}</h3>
      <ScoreDistribution size="wide" bins={bins} className="mt-3 w-full" />
      <Counts className="mt-3">
        <Count label={t(($) => $.stats.high)} value={sum(bins.slice(HIGH_BIN))} />
        <Count label={t(($) => $.stats.medium)} value={sum(bins.slice(MEDIUM_BIN, HIGH_BIN))} />
        <Count label={t(($) => $.stats.low)} value={sum(bins.slice(0, MEDIUM_BIN))} />
      </Counts>
    </>
  );
}

function Counts({ className, children }: { className: string; children: ReactNode }) {
  return <dl className={`${className} space-y-1.5 text-control`}>{children}</dl>;
}

function Count({ label, value }: { label: string; value: number }) {
  const formats = useFormats();
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-medium tabular-nums">{formats.number(value)}</dd>
    </div>
  );
}

/** Status, company, public page, address and days. */
function Facts({ job }: { job: Job }) {
  const { t } = useTranslation("jobs");
  const formats = useFormats();
  const companies = useQuery({ ...companiesQuery, enabled: job.companyId !== null });
  const company = companies.data?.items.find(({ id }) => id === job.companyId);
  return (
    <dl className="space-y-4 xl:border-t xl:border-line xl:pt-6">
      <Fact label={t(($) => $.field.status)}>
        <StatusPill status={job.status} />
      </Fact>
      <Fact label={t(($) => $.field.company)}>
        {company?.name ?? (job.companyId === null ? t(($) => $.stats.noCompany) : "…")}
      </Fact>
      <Fact label={t(($) => $.page.publicPage)}>
        <PublicPage job={job} />
      </Fact>
      <Fact label={t(($) => $.field.mailbox)}>
        <span className="flex items-center gap-1">
          <span className="min-w-0 break-all select-all">{job.mailbox}</span>
          <CopyIcon text={job.mailbox} label={t(($) => $.copy.address)} />
        </span>
      </Fact>
      <Fact label={t(($) => $.field.created)}>{formats.longDate(job.createdAt)}</Fact>
      <Fact label={t(($) => $.field.updated)}>{`${formats.date(job.updatedAt)}, ${formats.time(job.updatedAt)}`}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-ink-2">{label}</dt>
      <dd className="mt-0.5 text-control break-words">{children}</dd>
    </div>
  );
}

function PublicPage({ job }: { job: Job }) {
  const { t } = useTranslation("jobs");
  const paths = usePaths();
  return job.isPublished ? (
    <a href={job.publicUrl} target="_blank" rel="noreferrer" className="link break-all">
      {job.publicUrl.replace(/^https?:\/\//u, "")}
    </a>
  ) : (
    <Link to={paths.job(job.id, "share")} className="link">
      {t(($) => $.page.noPublicPage)}
    </Link>
  );
}
