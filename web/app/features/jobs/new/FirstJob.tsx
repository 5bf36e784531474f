import { useQuery } from "@tanstack/react-query";
import { Globe, type LucideIcon, Upload } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate } from "react-router-dom";
import { Button } from "../../../../ui/Button.tsx";
import { Page } from "../../../../ui/Page.tsx";
import { usePaths } from "../../../paths.ts";
import { usePublishNow } from "../share/publishing.ts";
import { jobOf } from "../../../recruiting/queries/jobs.ts";

/** Shown after an account's first job: the two ways to get CVs. */
export function FirstJob({ jobId }: { jobId: string }) {
  const { t } = useTranslation("jobs");
  const paths = usePaths();
  const { data: job, isError } = useQuery(jobOf(jobId));
  const publishNow = usePublishNow();
  const [isPublishing, setPublishing] = useState(false);
  if (isError) return <Navigate to={paths.jobs()} replace />;

  const way = (to: string, Icon: LucideIcon, title: string, body: string) => (
    <li className="flex">
      <Link
        to={to}
        className="group flex flex-1 items-start gap-3 rounded-card border border-line-strong p-5 shadow-1 tint hover:border-accent-ink hover:bg-hover phone:p-4"
      >
        <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 stroke-[1.75] text-ink-2" />
        <span>
          <span className="block text-section font-semibold">{title}</span>
          <span className="mt-1 block text-control text-ink-2">{body}</span>
        </span>
      </Link>
    </li>
  );
  const title = job ? t(($) => $.new.first.title, { title: job.title }) : t(($) => $.new.saved);
  return (
    <Page title={t(($) => $.new.title)} crumbs={[{ label: t(($) => $.title), to: paths.jobs() }]} isHeading={false}>
      <div className="mx-auto w-full max-w-200 px-6 py-12 phone:px-4 phone:py-6">
        <h1 className="text-focus font-semibold break-words">{title}</h1>
        <p className="mt-1 text-body text-ink-2">{t(($) => $.new.first.lead)}</p>
        <ul className="mt-6 grid gap-3 sm:grid-cols-2">
          {way(
            paths.job(jobId, "share"),
            Globe,
            t(($) => $.new.first.share.title),
            t(($) => $.new.first.share.body),
          )}
          {way(
            paths.job(jobId),
            Upload,
            t(($) => $.new.first.upload.title),
            t(($) => $.new.first.upload.body),
          )}
        </ul>
        {job && (
          <Button
            variant="primary"
            size="lg"
            className="mt-6"
            icon={<Globe aria-hidden />}
            busy={isPublishing && t(($) => $.share.publish.busy)}
            onClick={() => {
              setPublishing(true);
              void publishNow(job).finally(() => setPublishing(false));
            }}
          >
            {t(($) => $.share.publish.confirm)}
          </Button>
        )}
        <p className="mt-4 text-control text-ink-2">{t(($) => $.new.first.later)}</p>
      </div>
    </Page>
  );
}
