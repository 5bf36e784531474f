import { useQuery } from "@tanstack/react-query";
import { Link } from "../../../ui/Link.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { dashboardQuery } from "../../recruiting/queries/dashboard.ts";
import { HelpSection } from "./HelpSection.tsx";

/** First steps, each linked to its page: in the newest job, once there is one. */
export function Start() {
  const { t } = useTranslation("help");
  const paths = usePaths();
  const { data, isPending } = useQuery(dashboardQuery);
  const job = data?.recentJobs[0];
  const inJob = job && { title: job.title };
  const steps = [
    { key: "job", to: paths.newJob(), link: t(($) => $.start.job.link) },
    { key: "criteria", to: job && paths.job(job.id, "criteria"), link: inJob && t(($) => $.start.criteria.link, inJob) },
    { key: "cvs", to: job && paths.job(job.id, "share"), link: inJob && t(($) => $.start.cvs.link, inJob) },
    { key: "read", to: job && paths.job(job.id), link: inJob && t(($) => $.start.read.link, inJob) },
    { key: "decide", to: paths.jobs(), link: t(($) => $.start.decide.link) },
  ] as const;
  return (
    <HelpSection id="start" title={t(($) => $.start.title)}>
      <ol className="mt-4 divide-y divide-line rounded-card border border-line">
        {steps.map(({ key, to, link }, index) => (
          <li key={key} className="flex gap-4 p-4">
            <span
              aria-hidden
              className="grid size-6 shrink-0 place-items-center rounded-chip border border-line-strong text-control font-semibold text-ink-2 tabular-nums"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="text-body font-semibold">{t(($) => $.start[key].title)}</h3>
              <p className="mt-0.5 text-control text-ink-2">{t(($) => $.start[key].body)}</p>
              {to && link ? (
                <Link className="link mt-1.5 inline-block text-control break-words" to={to}>
                  {link}
                </Link>
              ) : (
                // Reserves the link's line until the newest job has loaded.
                isPending && <span aria-hidden className="mt-1.5 inline-block h-[1lh] text-control" />
              )}
            </div>
          </li>
        ))}
      </ol>
    </HelpSection>
  );
}
