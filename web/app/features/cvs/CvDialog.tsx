import type { AnswerOf } from "@candor/contract";
import { useQuery } from "@tanstack/react-query";
import { Download, ExternalLink, Trash2 } from "lucide-react";
import { useState } from "react";
import { Chip, Skeleton } from "../../../ui/bits.tsx";
import { Button, buttonClass } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { Loading } from "../../api/QueryState.tsx";
import { addressOf, ApiError } from "../../api/client.ts";
import { useProblemText } from "../../api/problems.ts";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { StandingLine } from "../../recruiting/StandingLine.tsx";
import { cvOf } from "./queries.ts";

const EraseCv = lazy(() => import("./EraseCv.tsx"));

type CvDetails = AnswerOf<"GET /api/cvs/{cvId}">;

/** One CV over the list: who it is, the jobs it stands in, its file. */
export default function CvDialog({ cvId, onClose }: { cvId: string; onClose: () => void }) {
  const { t } = useTranslation(["cvs", "common"]);
  const [open, setOpen] = useState(true);
  const [isErasing, setErasing] = useState(false);
  const { data, error, refetch } = useQuery(cvOf(cvId));
  const problemText = useProblemText();
  const isMissing = !data && error instanceof ApiError && error.status === 404;
  const close = () => {
    setOpen(false);
    // The dialog leaves before it is taken away.
    setTimeout(onClose, 200);
  };
  const title = () => {
    if (data) return data.fullName ?? t(($) => $.noName);
    if (!error) return t(($) => $.loading, { ns: "common" });
    return t(($) => (isMissing ? $.one.missing : $.one.failed));
  };
  // The question stands in place of the CV, which is there again where it is answered with no.
  if (data && isErasing) {
    return <EraseCv cv={data} onClose={() => setErasing(false)} onErased={onClose} />;
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={title()}
      {...(data?.jobTitle || data?.location
        ? { description: [data.jobTitle, data.location].filter(Boolean).join(", ") }
        : !data && error && { description: isMissing ? t(($) => $.one.missingBody) : problemText(error) })}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {t(($) => $.action.close, { ns: "common" })}
          </Button>
          {data && <FileLinks cvId={cvId} />}
          {error && !data && !isMissing && (
            <Button onClick={() => void refetch()}>{t(($) => $.action.tryAgain, { ns: "common" })}</Button>
          )}
        </>
      }
    >
      {data ? (
        <>
          <About cv={data} />
          <Button
            variant="quiet"
            size="sm"
            className="mt-4 -ml-2.5"
            icon={<Trash2 aria-hidden />}
            onClick={() => setErasing(true)}
          >
            {t(($) => $.erase.action)}
          </Button>
        </>
      ) : (
        !error && (
          // As high as a usual CV from the start: what is pressed next does not move away.
          <div className="h-76 overflow-hidden phone:h-100">
            <Loading>
              <Skeleton className="h-20 w-52 max-w-full" />
              <Skeleton className="mt-4 h-24 w-full" />
              <Skeleton className="mt-4 h-16 w-full" />
            </Loading>
          </div>
        )
      )}
    </Dialog>
  );
}

function FileLinks({ cvId }: { cvId: string }) {
  const { t } = useTranslation("cvs");
  const document = (query: { download?: string } = {}) => addressOf("GET /api/cvs/{cvId}/document", { cvId }, query);
  return (
    <>
      <a className={buttonClass()} href={document({ download: "1" })} download>
        <Download aria-hidden />
        {t(($) => $.one.download)}
      </a>
      <a className={buttonClass({ variant: "primary" })} href={document()} target="_blank" rel="noopener">
        <ExternalLink aria-hidden />
        {t(($) => $.one.open)}
      </a>
    </>
  );
}

function About({ cv }: { cv: CvDetails }) {
  const { t } = useTranslation(["cvs", "recruiting"]);
  const formats = useFormats();
  return (
    <div className="space-y-4 text-control">
      <p className="break-words text-ink-2">
        {cv.fileName}
        <br />
        {t(($) => $.one.pages, { count: cv.pages, size: formats.fileSize(cv.size) })}
        <br />
        {t(($) => $.one.received, { date: formats.longDate(cv.createdAt) })}
        <br />
        {t(($) => $.source[cv.source], { ns: "recruiting" })}
      </p>
      {cv.technicalSkills.length > 0 && (
        <section aria-label={t(($) => $.column.skills)}>
          <h3 className="mb-2 text-control font-semibold">{t(($) => $.column.skills)}</h3>
          <ul className="flex flex-wrap gap-1.5">
            {cv.technicalSkills.map((skill) => (
              <li key={skill} className="max-w-full">
                <Chip>{skill}</Chip>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Jobs cv={cv} />
    </div>
  );
}

function Jobs({ cv }: { cv: CvDetails }) {
  const { t } = useTranslation("cvs");
  return (
    <section aria-label={t(($) => $.one.jobs)}>
      <h3 className="mb-1 text-control font-semibold">{t(($) => $.one.jobs)}</h3>
      {cv.jobs.length === 0 ? (
        <p className="text-ink-2">{t(($) => $.one.noJobs)}</p>
      ) : (
        <ul>
          {cv.jobs.map((standing) => (
            <li key={standing.jobId} className="flex min-h-10 items-center border-b border-line py-1.5 last:border-0">
              <StandingLine cvId={cv.id} standing={standing} className="w-full [&>a]:flex-1" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
