import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";

/** Number of jobs named; the rest is counted. */
const JOBS_NAMED = 6;

interface JobsLosingProps {
  /** One entry per CV and job. */
  jobs: readonly { readonly jobId: string; readonly title: string }[];
  /** One CV is erased, so that no job needs a number. */
  isOneCv?: boolean;
}

/** The jobs that lose CVs by an erasure, those that lose most first. */
export function JobsLosing({ jobs, isOneCv = false }: JobsLosingProps) {
  const { t } = useTranslation("cvs");
  const { number } = useFormats();
  const byJob = [...Map.groupBy(jobs, ({ jobId }) => jobId).values()].toSorted((a, b) => b.length - a.length);
  const more = byJob.length - JOBS_NAMED;
  if (byJob.length === 0) return <p className="text-ink-2">{t(($) => (isOneCv ? $.erase.noJobs : $.eraseMany.noJobs))}</p>;
  return (
    <div>
      <p className="text-ink-2">{t(($) => (isOneCv ? $.erase.jobs : $.eraseMany.jobs), { count: byJob.length })}</p>
      <ul className="mt-1 list-disc pl-5">
        {byJob.slice(0, JOBS_NAMED).map((cvs) => (
          <li key={cvs[0]!.jobId} className="break-words">
            <span className="font-medium">{cvs[0]!.title}</span>
            {!isOneCv && (
              <span className="ml-2 text-ink-2 tabular-nums">
                {t(($) => $.eraseMany.cvs, { count: cvs.length, number: number(cvs.length) })}
              </span>
            )}
          </li>
        ))}
        {more > 0 && <li>{t(($) => $.more, { count: more })}</li>}
      </ul>
    </div>
  );
}
