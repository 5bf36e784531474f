import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../../../ui/Link.tsx";
import { LinkButton } from "../../../../ui/LinkButton.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { Table } from "../../../../ui/Table.tsx";
import { type Column, rowLink } from "../../../../ui/TableCells.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { usePaths } from "../../../paths.ts";
import { StatusPill } from "../../../recruiting/pills.tsx";
import { ScoreDistribution } from "../../../recruiting/ScoreDistribution.tsx";
import type { JobHead } from "../../../recruiting/queries/jobs.ts";

export interface JobRowsProps {
  rows: readonly JobHead[];
  empty: ReactNode;
  onDelete: (job: JobHead) => void;
}

/** Department and place, as one line. */
export const whereOf = (job: Pick<JobHead, "department" | "location">) =>
  [job.department, job.location].filter(Boolean).join(", ");

export function JobTable({ rows, empty, onDelete }: JobRowsProps) {
  const { t } = useTranslation("jobs");
  const formats = useFormats();
  const paths = usePaths();

  const columns: Column<JobHead>[] = [
    {
      key: "title",
      head: t(($) => $.column.title),
      className: "max-w-0 w-[32%]",
      cell: (job) => (
        <>
          <Link to={paths.job(job.id)} className={`${rowLink} block truncate text-body font-medium`}>
            {job.title}
          </Link>
          <span className="block truncate text-caption text-ink-2">{whereOf(job)}</span>
        </>
      ),
    },
    { key: "status", head: t(($) => $.column.status), cell: (job) => <StatusPill status={job.status} /> },
    {
      key: "total",
      head: t(($) => $.column.total),
      align: "right",
      className: "tabular-nums",
      cell: (job) => formats.number(job.totalResumes),
    },
    {
      key: "highFit",
      head: t(($) => $.column.highFit),
      align: "right",
      className: "tabular-nums",
      cell: (job) => <span className="font-semibold">{formats.number(job.highFit)}</span>,
    },
    {
      key: "scores",
      head: t(($) => $.column.scores),
      hide: "lg",
      className: "pl-8",
      cell: (job) =>
        job.totalResumes > 0 ? (
          <ScoreDistribution bins={job.distribution} />
        ) : (
          <span className="text-ink-3">{t(($) => $.list.noScores)}</span>
        ),
    },
    {
      key: "created",
      head: t(($) => $.column.created),
      hide: "xl",
      className: "whitespace-nowrap text-ink-2 tabular-nums",
      cell: (job) => <time dateTime={job.createdAt}>{formats.day(job.createdAt)}</time>,
    },
    {
      key: "actions",
      head: <span className="sr-only">{t(($) => $.column.actions)}</span>,
      align: "right",
      className: "whitespace-nowrap",
      cell: (job) => <Actions job={job} onDelete={onDelete} />,
    },
  ];
  return (
    <div className="border-t border-line">
      <Table caption={t(($) => $.title)} columns={columns} rows={rows} rowKey={(job) => job.id} empty={empty} />
    </div>
  );
}

function Actions({ job, onDelete }: { job: JobHead; onDelete: JobRowsProps["onDelete"] }) {
  const { t } = useTranslation("jobs");
  const paths = usePaths();
  return (
    <span className="relative z-1 inline-flex items-center gap-1">
      <LinkButton
        size="sm"
        variant="quiet"
        to={paths.job(job.id)}
        aria-label={`${t(($) => $.list.view)}: ${job.title}`}
        className="group-hover:bg-surface group-hover:text-ink group-hover:shadow-1 group-hover:ring-1 group-hover:ring-line-strong"
      >
        {t(($) => $.list.view)}
      </LinkButton>
      <IconButton
        size="sm"
        label={t(($) => $.delete.action, { title: job.title })}
        icon={<Trash2 aria-hidden />}
        onClick={() => onDelete(job)}
      />
    </span>
  );
}
