import { Trash2 } from "lucide-react";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { Link } from "../../../../ui/Link.tsx";
import { rowLink } from "../../../../ui/TableCells.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { usePaths } from "../../../paths.ts";
import { StatusPill } from "../../../recruiting/pills.tsx";
import { ScoreDistribution } from "../../../recruiting/ScoreDistribution.tsx";
import { type JobRowsProps, whereOf } from "./JobTable.tsx";

/** The list on phones. */
export function JobCards({ rows, empty, onDelete }: JobRowsProps) {
  const { t } = useTranslation("jobs");
  const formats = useFormats();
  const paths = usePaths();
  if (rows.length === 0) return <>{empty}</>;
  return (
    <ul className="border-t border-line">
      {rows.map((job) => (
        <li key={job.id} className="relative border-b border-line px-4 py-3">
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <Link to={paths.job(job.id)} className={`${rowLink} text-section font-semibold`}>
                {job.title}
              </Link>
              <p className="text-control text-ink-2">{whereOf(job)}</p>
            </div>
            {job.totalResumes > 0 && <ScoreDistribution bins={job.distribution} className="mt-1" />}
            <IconButton
              className="relative z-1 -mt-1 -mr-2"
              label={t(($) => $.delete.action, { title: job.title })}
              icon={<Trash2 aria-hidden />}
              onClick={() => onDelete(job)}
            />
          </div>
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-control text-ink-2">
            <StatusPill status={job.status} />
            <span>{t(($) => $.list.resumes, { count: job.totalResumes, number: formats.number(job.totalResumes) })}</span>
            <span>{t(($) => $.list.highFit, { count: job.highFit, number: formats.number(job.highFit) })}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
