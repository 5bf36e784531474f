import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Clock } from "lucide-react";
import { Button } from "../../../../ui/Button.tsx";
import { toast } from "../../../../ui/Toaster.tsx";
import { call } from "../../../api/client.ts";
import { useProblemText } from "../../../api/problems.ts";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { Candidate } from "../../../recruiting/queries/candidates.ts";

/** Why a candidate was rejected, and the mail that will tell them, which can be stopped until it leaves. */
export function WaitingLetter({ candidate: { jobId, cvId, rejectedFor, letter } }: { candidate: Candidate }) {
  const { t } = useTranslation("candidate");
  const formats = useFormats();
  const problemText = useProblemText();
  const client = useQueryClient();
  const stopping = useMutation({
    mutationFn: () => call("DELETE /api/jobs/{jobId}/candidates/{cvId}/letter", { path: { jobId, cvId } }),
    onSuccess: () => void toast.success(t(($) => $.waitingLetter.stopped)),
    onError: (error) =>
      void toast.error(
        t(($) => $.waitingLetter.stopFailed),
        { description: problemText(error) },
      ),
    onSettled: () => client.invalidateQueries({ queryKey: ["candidate", jobId, cvId] }),
  });
  if (!rejectedFor && !letter) return null;
  return (
    <div className="mt-2 space-y-2 text-control">
      {rejectedFor && <p className="break-words text-ink-2">{rejectedFor}</p>}
      {letter && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line-strong px-3 py-2">
          <Clock aria-hidden className="size-4 shrink-0 stroke-[1.75] text-ink-2" />
          <p className="min-w-0 flex-1">
            {t(($) => $.waitingLetter.waits, { date: formats.day(letter.sendAt), time: formats.time(letter.sendAt) })}
          </p>
          <Button size="sm" busy={stopping.isPending && t(($) => $.waitingLetter.stopping)} onClick={() => stopping.mutate()}>
            {t(($) => $.waitingLetter.stop)}
          </Button>
        </div>
      )}
    </div>
  );
}
