import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { LinkButton } from "../../../../ui/LinkButton.tsx";
import { lazyWith } from "../../../i18n/lazyWith.ts";
import { toast } from "../../../../ui/Toaster.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { usePaths } from "../../../paths.ts";
import { AnalysisBanner } from "../../../recruiting/analysis/AnalysisBanner.tsx";
import { staleOf } from "../../../recruiting/queries/candidates.ts";
import { IS_SETTLED } from "../criteria/useLeaving.ts";
import type { Job } from "../../../recruiting/queries/jobs.ts";
import type { UnsavedEdit } from "./JobEdit.tsx";
import { JobFacts } from "./JobFacts.tsx";
import { JobNumbers } from "./JobNumbers.tsx";

const JobEdit = lazyWith(["criteria", "share"], () => import("./JobEdit.tsx"));

interface JobTabProps {
  job: Job;
  /** True if the address opens the form. */
  isEditing: boolean;
}

/** The fields of a job, to read, or with `?edit` to change. */
export default function JobTab({ job, isEditing }: JobTabProps) {
  const { t } = useTranslation(["jobs", "common"]);
  const navigate = useNavigate();
  const paths = usePaths();
  const facts = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState<UnsavedEdit>();
  const [isOver, setOver] = useState(false);
  const { data: waiting } = useQuery({ ...staleOf(job.id), enabled: job.totalResumes > 0 });

  const done = async (givenUp?: UnsavedEdit) => {
    setBegun(undefined);
    await navigate(paths.job(job.id, "job"), { replace: true, state: IS_SETTLED, preventScrollReset: true });
    setOver(true);
    if (!givenUp) return;
    const undo = () => {
      setBegun(givenUp);
      void navigate(paths.editJob(job.id), { replace: true, preventScrollReset: true });
    };
    toast.message(
      t(($) => $.edit.discarded),
      { action: { label: t(($) => $.action.undo, { ns: "common" }), onClick: undo } },
    );
  };
  // The button that had the focus is gone with the form.
  useEffect(() => {
    if (!isEditing && isOver) facts.current?.focus({ preventScroll: true });
    setOver(false);
  }, [isEditing, isOver]);

  return (
    <div className="flex flex-1 flex-col xl:flex-row">
      <div className="flex min-w-0 flex-1 flex-col">
        <AnalysisBanner jobId={job.id} stale={waiting?.stale ?? 0} earlierEngine={waiting?.earlierEngine ?? 0} />
        {isEditing ? (
          <JobEdit job={job} begun={begun} onDone={(givenUp) => void done(givenUp)} />
        ) : (
          <div ref={facts} tabIndex={-1} className="relative px-6 pb-6 outline-none phone:px-4">
            <LinkButton
              to={paths.editJob(job.id)}
              replace
              preventScrollReset
              icon={<Pencil aria-hidden />}
              className="absolute top-5 right-6 phone:right-4"
            >
              {t(($) => $.page.edit)}
            </LinkButton>
            <JobFacts job={job} />
          </div>
        )}
      </div>
      <JobNumbers job={job} className={isEditing ? "max-xl:hidden" : ""} />
    </div>
  );
}
