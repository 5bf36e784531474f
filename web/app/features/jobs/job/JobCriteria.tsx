import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../../ui/states.tsx";
import { type Column, Table } from "../../../../ui/Table.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { ImportanceTag, MarginNumber } from "../../../recruiting/pills.tsx";
import { pointsOf } from "../new/criteria.ts";
import type { Job } from "../queries.ts";

/** What counts for a job, and how much of 100. */
export function JobCriteria({ job }: { job: Job }) {
  const { t } = useTranslation(["jobs", "recruiting"]);
  const formats = useFormats();
  const points = pointsOf(job.criteria.map(({ weight }) => weight));
  const rows = job.criteria.map((criterion, index) => ({ ...criterion, number: index + 1, points: points[index] ?? 0 }));
  const columns: Column<(typeof rows)[number]>[] = [
    {
      key: "number",
      head: <span className="sr-only">{t(($) => $.criteria.number)}</span>,
      className: "w-0",
      cell: ({ number }) => <MarginNumber number={number} />,
    },
    {
      key: "text",
      head: t(($) => $.criteria.criterion),
      cell: ({ text, kind }) => (
        <>
          <span className="block text-body font-medium">{text}</span>
          <span className="block text-caption text-ink-2">{t(($) => $.kind[kind], { ns: "recruiting" })}</span>
        </>
      ),
    },
    {
      key: "importance",
      head: t(($) => $.criteria.importanceHead),
      cell: ({ importance }) => <ImportanceTag importance={importance} />,
    },
    {
      key: "weight",
      head: t(($) => $.criteria.weightHead),
      align: "right",
      className: "tabular-nums max-sm:hidden",
      cell: ({ weight }) => formats.number(weight),
    },
    {
      key: "points",
      head: t(($) => $.criteria.points),
      align: "right",
      className: "font-medium tabular-nums",
      cell: ({ points }) => formats.share(points),
    },
  ];
  return (
    <div className="max-w-212">
      <p className="px-6 py-4 text-control text-ink-2 phone:px-4">{t(($) => $.criteria.explained, { count: rows.length })}</p>
      <div className="border-t border-line">
        <Table
          caption={t(($) => $.criteria.title)}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t(($) => $.criteria.noneTitle)}>{t(($) => $.criteria.noneBody)}</EmptyState>}
        />
      </div>
    </div>
  );
}
