import { useDeferredValue } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { isDrawnAtOnce } from "../../../../ui/drawing.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { StatusIcon } from "../../../recruiting/pills.tsx";
import { RowsToRender } from "./list/rows.tsx";
import { CandidatesOfJob } from "./CandidatesOfJob.tsx";
import { UploadZone } from "../uploads/UploadZone.tsx";
import type { Intake } from "../uploads/useIntake.ts";
import { useStatusChange } from "../job/StatusMenu.tsx";
import type { Job } from "../../../recruiting/queries/jobs.ts";

/** The channels and the candidates of a job. The rows render later, so that the part above them shows at once, with room for the rows. */
export default function CandidatesTab({ job, intake }: { job: Job; intake: Intake }) {
  const isHeadDrawn = useDeferredValue(true, isDrawnAtOnce());
  return (
    <>
      {isTakingNone(job) ? <NotTaking job={job} /> : <UploadZone job={job} intake={intake} />}
      {isHeadDrawn ? (
        <CandidatesOfJob jobId={job.id} isQuiet={intake.problem !== undefined || intake.leftOut.length > 0} />
      ) : (
        job.totalResumes > 0 && <RowsToRender />
      )}
    </>
  );
}

function isTakingNone(job: Job): job is Job & { status: "closed" | "onHold" } {
  return job.status !== "open";
}

/** The reason why the job accepts no CVs, and a button to open it again. */
function NotTaking({ job }: { job: Job & { status: "closed" | "onHold" } }) {
  const { t } = useTranslation("jobs");
  const change = useStatusChange(job);
  return (
    <div className="mx-6 mt-3 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-canvas px-4 py-2 phone:mx-4">
      <StatusIcon status={job.status} />
      <p className="min-w-48 flex-1 text-control">
        <span className="mr-2 font-medium phone:block">{t(($) => $.page[job.status].title)}</span>
        <span className="text-ink-2">{t(($) => $.page[job.status].body)}</span>
      </p>
      <Button size="sm" onClick={() => change("open")}>
        {t(($) => $.page.reopen)}
      </Button>
    </div>
  );
}
