import { useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { Globe, type LucideIcon, Upload } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import { Button } from "../../../../ui/Button.tsx";
import { PdfInput } from "../../../../ui/files/PdfInput.tsx";
import { usePageDrop } from "../../../../ui/files/usePageDrop.ts";
import { Link } from "../../../../ui/Link.tsx";
import { Page } from "../../../../ui/Page.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { usePaths } from "../../../paths.ts";
import { droppedFiles } from "../../../recruiting/files/dropped-files.ts";
import { handOver } from "../uploads/handed-over.ts";
import { usePublishNow } from "../share/publishing.ts";
import { jobOf } from "../../../recruiting/queries/jobs.ts";

const WAY =
  "flex flex-1 items-start gap-3 rounded-card border p-5 text-left shadow-1 tint hover:border-accent-ink hover:bg-hover phone:p-4";

function WayWords({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <>
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 stroke-[1.75] text-ink-2" />
      <span>
        <span className="block text-section font-semibold">{title}</span>
        <span className="mt-1 block text-control text-ink-2">{children}</span>
      </span>
    </>
  );
}

/** Shown after an account's first job: the two ways to get CVs. */
export default function FirstJob({ jobId }: { jobId: string }) {
  const { t } = useTranslation(["jobs", "newJob", "share"]);
  const paths = usePaths();
  const { data: job, isError } = useQuery(jobOf(jobId));
  const publishNow = usePublishNow();
  const [isPublishing, setPublishing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const send = (files: File[]) => {
    handOver(jobId, files);
    void navigate(paths.job(jobId));
  };
  const isDragging = usePageDrop((data) => void droppedFiles(data).then(send));
  if (isError) return <Navigate to={paths.jobs()} replace />;

  const title = job ? t(($) => $.newJob.first.title, { title: job.title }) : t(($) => $.newJob.saved);
  return (
    <Page title={t(($) => $.newJob.title)} crumbs={[{ label: t(($) => $.title), to: paths.jobs() }]} isHeading={false}>
      <div className="mx-auto w-full max-w-200 px-6 py-12 phone:px-4 phone:py-6">
        <h1 className="text-focus font-semibold break-words">{title}</h1>
        <p className="mt-1 text-body text-ink-2">{t(($) => $.newJob.first.lead)}</p>
        <ul className="mt-6 grid gap-3 sm:grid-cols-2">
          <li className="flex">
            <Link to={paths.job(jobId, "share")} className={clsx(WAY, "border-line-strong")}>
              <WayWords icon={Globe} title={t(($) => $.newJob.first.share.title)}>
                {t(($) => $.newJob.first.share.body)}
              </WayWords>
            </Link>
          </li>
          <li className="flex">
            <button
              type="button"
              className={clsx(WAY, isDragging ? "border-accent-ink bg-accent-soft" : "border-line-strong")}
              onClick={() => input.current?.click()}
            >
              <WayWords icon={Upload} title={t(($) => $.newJob.first.upload.title)}>
                {t(($) => $.newJob.first.upload.body)}
              </WayWords>
            </button>
            <PdfInput ref={input} label={t(($) => $.newJob.first.upload.title)} multiple onChoose={send} />
          </li>
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
        <p className="mt-4 text-control text-ink-2">{t(($) => $.newJob.first.later)}</p>
      </div>
    </Page>
  );
}
