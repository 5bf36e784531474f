import { Link } from "../../../ui/Link.tsx";
import { Table } from "../../../ui/Table.tsx";
import { type Column, rowLink } from "../../../ui/TableCells.tsx";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { StatusPill } from "../../recruiting/pills.tsx";
import { ScoreDistribution } from "../../recruiting/ScoreDistribution.tsx";
import { useIsPhone } from "../../recruiting/useLayout.ts";
import type { Dashboard } from "../../recruiting/queries/dashboard.ts";

type Head = Dashboard["recentJobs"][number];

const whereOf = ({ department, location }: Head) => [department, location].filter(Boolean).join(", ");

/** Jobs among the newest, with a link to all. */
export function RecentJobs({ jobs }: { jobs: readonly Head[] }) {
  const { t } = useTranslation("dashboard");
  const paths = usePaths();
  const isPhone = useIsPhone();
  return (
    <section aria-labelledby="recent-jobs" className="min-w-0">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="recent-jobs" className="text-section font-semibold">
          {t(($) => $.recent)}
        </h2>
        <Link className="link text-control" to={paths.jobs()}>
          {t(($) => $.viewAll)}
        </Link>
      </div>
      <div className="overflow-hidden rounded-card border border-line [&>table]:-mb-px">
        {isPhone ? <JobLines jobs={jobs} /> : <JobRows jobs={jobs} />}
      </div>
    </section>
  );
}

function JobRows({ jobs }: { jobs: readonly Head[] }) {
  const { t } = useTranslation(["dashboard", "jobs"]);
  const formats = useFormats();
  const paths = usePaths();
  const columns: Column<Head>[] = [
    {
      key: "title",
      head: t(($) => $.column.title, { ns: "jobs" }),
      className: "max-w-0 w-[46%] first:pl-4",
      cell: (job) => (
        <>
          <Link to={paths.job(job.id)} className={`${rowLink} block truncate text-body font-medium`}>
            {job.title}
          </Link>
          <span className="block truncate text-caption text-ink-2">{whereOf(job)}</span>
        </>
      ),
    },
    {
      key: "status",
      head: t(($) => $.column.status, { ns: "jobs" }),
      cell: (job) => <StatusPill status={job.status} />,
    },
    {
      key: "total",
      head: t(($) => $.page.total, { ns: "jobs" }),
      align: "right",
      className: "tabular-nums",
      cell: (job) => formats.number(job.totalResumes),
    },
    {
      key: "highFit",
      head: t(($) => $.page.highFit, { ns: "jobs" }),
      align: "right",
      className: "tabular-nums",
      cell: (job) => <span className="font-semibold">{formats.number(job.highFit)}</span>,
    },
    {
      key: "scores",
      head: t(($) => $.column.scores, { ns: "jobs" }),
      hide: "lg",
      className: "pl-6 last:pr-4",
      cell: (job) =>
        job.totalResumes > 0 ? (
          <ScoreDistribution bins={job.distribution} />
        ) : (
          <span className="text-ink-3">{t(($) => $.list.noScores, { ns: "jobs" })}</span>
        ),
    },
  ];
  return <Table caption={t(($) => $.recent)} columns={columns} rows={jobs} rowKey={({ id }) => id} empty={null} />;
}

/** The list on phones. */
function JobLines({ jobs }: { jobs: readonly Head[] }) {
  const { t } = useTranslation("jobs");
  const formats = useFormats();
  const paths = usePaths();
  return (
    <ul className="divide-y divide-line">
      {jobs.map((job) => (
        <li key={job.id} className="relative px-4 py-3">
          <Link to={paths.job(job.id)} className={`${rowLink} text-body font-medium break-words`}>
            {job.title}
          </Link>
          <p className="text-caption text-ink-2">{whereOf(job)}</p>
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-control text-ink-2">
            <StatusPill status={job.status} />
            <span>{t(($) => $.list.resumes, { count: job.totalResumes, number: formats.number(job.totalResumes) })}</span>
            <span>{t(($) => $.list.highFit, { count: job.highFit, number: formats.number(job.highFit) })}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
