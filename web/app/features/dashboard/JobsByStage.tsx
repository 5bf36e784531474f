import type { Stage } from "@candor/core/candidacy/candidate.info";
import { Link } from "../../../ui/Link.tsx";
import { Table } from "../../../ui/Table.tsx";
import { type Column, rowLink } from "../../../ui/TableCells.tsx";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { StageIcon } from "../../recruiting/pills.tsx";
import { useIsBelowXl } from "../../recruiting/useLayout.ts";
import type { News } from "../../recruiting/queries/news.ts";

type Job = News["jobs"][number];

const whereOf = ({ department, location }: Job) => [department, location].filter(Boolean).join(", ");

/** As a job comes to its end: who was rejected stands last. */
const STAGES: readonly Stage[] = ["screening", "interviewRequested", "interviewing", "offer", "rejected"];

/** Open jobs with their candidates by stage, those with most new candidates first. */
export function JobsByStage({ news: { jobs } }: { news: News }) {
  const { t } = useTranslation("dashboard");
  const paths = usePaths();
  const isBelowXl = useIsBelowXl();
  return (
    <section aria-labelledby="jobs-by-stage" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <h3 id="jobs-by-stage" className="text-section font-semibold">
          {t(($) => $.stages.title)}
        </h3>
        {jobs.length > 1 && <span className="text-control text-ink-2">{t(($) => $.stages.order)}</span>}
        <Link className="link ml-auto text-control" to={paths.jobs()}>
          {t(($) => $.viewAll)}
        </Link>
      </div>
      <div className="overflow-hidden rounded-card border border-line [&>table]:-mb-px">
        {jobs.length === 0 ? (
          <p className="px-4 py-6 text-body text-ink-2">{t(($) => $.stages.none)}</p>
        ) : isBelowXl ? (
          <Lines jobs={jobs} />
        ) : (
          <Rows jobs={jobs} />
        )}
      </div>
    </section>
  );
}

/** The job's new candidates, latest first. */
const useNewOf = () => {
  const paths = usePaths();
  return ({ id, fresh }: Job) => (fresh > 0 ? `${paths.job(id)}?sort=-applied` : paths.job(id));
};

function Rows({ jobs }: { jobs: readonly Job[] }) {
  const { t } = useTranslation(["dashboard", "jobs", "recruiting"]);
  const { number } = useFormats();
  const linkOf = useNewOf();
  const figure = (value: number, strong = false) => (
    <span className={value === 0 ? "text-ink-2" : strong ? "font-semibold" : ""}>{number(value)}</span>
  );
  const columns: Column<Job>[] = [
    {
      key: "title",
      head: t(($) => $.column.title, { ns: "jobs" }),
      className: "max-w-0 w-[24%] first:pl-4",
      cell: (job) => (
        <>
          <Link to={linkOf(job)} className={`${rowLink} block truncate text-body font-medium`}>
            {job.title}
          </Link>
          <span className="block truncate text-caption text-ink-2">{whereOf(job)}</span>
        </>
      ),
    },
    {
      key: "fresh",
      head: t(($) => $.stages.fresh),
      align: "right",
      className: "tabular-nums",
      cell: (job) => figure(job.fresh, true),
    },
    {
      key: "freshHigh",
      head: <span className="whitespace-nowrap">{t(($) => $.stages.freshHigh)}</span>,
      align: "right",
      className: "tabular-nums",
      cell: (job) => figure(job.freshHighFit, true),
    },
    ...STAGES.map((stage): Column<Job> => ({
      key: stage,
      head: <StageHead stage={stage} />,
      align: "right",
      className: "tabular-nums",
      cell: (job) => (job.stages ? figure(job.stages[stage]) : <NotCounted />),
    })),
    {
      key: "total",
      head: t(($) => $.page.total, { ns: "jobs" }),
      align: "right",
      className: "tabular-nums last:pr-4",
      cell: (job) => number(job.total),
    },
  ];
  return <Table caption={t(($) => $.stages.title)} columns={columns} rows={jobs} rowKey={({ id }) => id} empty={null} />;
}

function StageHead({ stage }: { stage: Stage }) {
  const { t } = useTranslation("recruiting");
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <StageIcon stage={stage} />
      {t(($) => $.stage[stage])}
    </span>
  );
}

function NotCounted() {
  const { t } = useTranslation("dashboard");
  return (
    <span className="text-ink-2" title={t(($) => $.stages.tooMany)}>
      <span aria-hidden>–</span>
      <span className="sr-only">{t(($) => $.stages.tooMany)}</span>
    </span>
  );
}

/** The list in narrow windows. */
function Lines({ jobs }: { jobs: readonly Job[] }) {
  const { t } = useTranslation(["dashboard", "recruiting"]);
  const { number } = useFormats();
  const linkOf = useNewOf();
  return (
    <div>
      <ul className="divide-y divide-line">
        {jobs.map((job) => (
          <li key={job.id} className="relative px-4 py-3">
            <p className="flex items-baseline justify-between gap-3">
              <Link to={linkOf(job)} className={`${rowLink} min-w-0 text-body font-medium break-words`}>
                {job.title}
              </Link>
              {job.fresh > 0 && (
                <span className="shrink-0 text-control font-semibold">
                  {t(($) => $.stages.newIn, { number: number(job.fresh) })}
                </span>
              )}
            </p>
            {job.stages ? (
              <ul className="mt-2 grid max-w-md grid-cols-5 gap-2">
                {STAGES.map((stage) => (
                  <li key={stage} className="flex items-center gap-1.5 text-control text-ink-2 tabular-nums">
                    <StageIcon stage={stage} />
                    <span className="sr-only">{t(($) => $.stage[stage], { ns: "recruiting" })}</span>
                    {number(job.stages![stage])}
                  </li>
                ))}
              </ul>
            ) : (
              <p className="mt-1 text-caption text-ink-2">{t(($) => $.stages.tooMany)}</p>
            )}
          </li>
        ))}
      </ul>
      <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1.5 border-t border-line px-4 py-3 text-caption text-ink-2">
        {STAGES.map((stage) => (
          <li key={stage}>
            <StageHead stage={stage} />
          </li>
        ))}
      </ul>
    </div>
  );
}
