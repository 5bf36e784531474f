import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { FieldError } from "../../../ui/Field.tsx";
import { toast } from "../../../ui/Toaster.tsx";
import { call } from "../../api/client.ts";
import { useProblemText } from "../../api/problems.ts";
import { type Cv, cvOf } from "./queries.ts";

export type Erasable = Pick<Cv, "id" | "fullName" | "fileName">;

interface EraseCvProps {
  cv: Erasable;
  onClose: () => void;
  onErased?: () => void;
}

/** Number of jobs named; the rest is counted. */
const JOBS_NAMED = 6;

/** Asks before a CV is erased everywhere: names the jobs that lose it, and says that it cannot be undone. */
export default function EraseCv({ cv, onClose, onErased }: EraseCvProps) {
  const { t } = useTranslation("cvs");
  const { t: tc } = useTranslation("common");
  const problemText = useProblemText();
  const client = useQueryClient();
  const { data } = useQuery(cvOf(cv.id));
  const removal = useMutation({
    mutationFn: () => call("DELETE /api/cvs/{cvId}", { path: { cvId: cv.id } }),
    onSuccess: () => {
      onClose();
      onErased?.();
      toast.success(t(($) => $.erase.done));
      const kinds = new Set<unknown>(["cv-list", "cvs", "jobs", "job", "candidates", "uploads", "dashboard", "session"]);
      return client.invalidateQueries({
        // Not the CV itself: what is gone is not asked for again.
        predicate: ({ queryKey: [kind, what, of] }) => kinds.has(kind) && !(what === "one" && of === cv.id),
      });
    },
  });
  const jobs = data?.jobs ?? [];
  const more = jobs.length - JOBS_NAMED;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !removal.isPending && onClose()}
      title={t(($) => $.erase.question, { name: cv.fullName ?? cv.fileName })}
      description={t(($) => $.erase.consequence)}
      confirm={t(($) => $.erase.action)}
      busy={removal.isPending && t(($) => $.erase.busy)}
      cancel={t(($) => $.erase.cancel)}
      onConfirm={() => removal.mutate()}
    >
      <div className="space-y-3 text-control">
        <div aria-live="polite">
          {data && jobs.length === 0 && <p className="text-ink-2">{t(($) => $.erase.noJobs)}</p>}
          {jobs.length > 0 && (
            <>
              <p className="text-ink-2">{t(($) => $.erase.jobs, { count: jobs.length })}</p>
              <ul className="mt-1 list-disc pl-5">
                {jobs.slice(0, JOBS_NAMED).map(({ jobId, title }) => (
                  <li key={jobId} className="font-medium break-words">
                    {title}
                  </li>
                ))}
                {more > 0 && <li>{t(($) => $.more, { count: more })}</li>}
              </ul>
            </>
          )}
        </div>
        <p className="text-ink-2">{t(($) => $.erase.plan)}</p>
        {removal.isError && (
          <div role="alert">
            <FieldError>{problemText(removal.error) || tc(($) => $.error.unexpected)}</FieldError>
          </div>
        )}
      </div>
    </ConfirmDialog>
  );
}
