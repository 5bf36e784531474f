import type { AnswerOf, BodyOf } from "@candor/contract";
import type { Stage } from "@candor/core/candidacy/candidate.info";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../ui/Toaster.tsx";
import { ApiError, call } from "../../api/client.ts";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { batchesOf } from "../selection/batches.ts";

/** Half of a call's limit, so that each is answered within about a second and the progress moves. */
const PER_CALL = 250;

export type Rejection = Omit<BodyOf<"POST /api/jobs/{jobId}/candidates/rejections">, "cvIds">;
type Rejected = AnswerOf<"POST /api/jobs/{jobId}/candidates/rejections">;

/** Rejects candidates of a job. One press undoes it, which also stops their mails. */
export function useReject(jobId: string, onProgress: (done: number) => void, onDone: (failed: readonly string[]) => void) {
  const { t } = useTranslation(["decisions", "candidates"]);
  const { t: tc } = useTranslation("common");
  const formats = useFormats();
  const client = useQueryClient();
  const lookAgain = () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [kind, of] }) => kind === "jobs" || kind === "cv-list" || kind === "dashboard" || of === jobId,
    });
  const undoing = useMutation({
    mutationFn: async (moved: Rejected["moved"]) => {
      for (const [stage, some] of Map.groupBy(moved, ({ from }) => from)) await moveBack(jobId, stage, some);
    },
    onSuccess: (_, { length }) =>
      void toast.success(t(($) => $.select.undone, { ns: "candidates", count: length, number: formats.number(length) })),
    onError: () => void toast.error(t(($) => $.select.movesFailed, { ns: "candidates" })),
    onSettled: lookAgain,
  });
  return useMutation({
    mutationFn: async ({ cvIds, ...rejection }: Rejection & { cvIds: readonly string[] }) => {
      const outcome: Rejected = { moved: [], unchanged: 0, failed: [], letters: 0 };
      for (const some of batchesOf(cvIds, PER_CALL)) {
        const answer = await rejected(jobId, some, rejection);
        outcome.moved.push(...answer.moved);
        outcome.failed.push(...answer.failed);
        outcome.unchanged += answer.unchanged;
        outcome.letters += answer.letters;
        onProgress(outcome.moved.length + outcome.failed.length + outcome.unchanged);
      }
      return outcome;
    },
    onSuccess: ({ moved, failed, unchanged, letters }, { letter }) => {
      onDone(failed);
      const done = moved.length > 0 || failed.length > 0 ? moved.length : unchanged;
      const words = t(($) => $.reject.done, { count: done, number: formats.number(done) });
      const sendAt = new Date(Date.now() + (letter?.afterHours ?? 0) * 3_600_000).toISOString();
      const mails =
        letters > 0 &&
        t(($) => $.reject.mails, {
          count: letters,
          number: formats.number(letters),
          date: formats.day(sendAt),
          time: formats.time(sendAt),
        });
      const left = failed.length > 0 && t(($) => $.reject.left, { count: failed.length, number: formats.number(failed.length) });
      const description = [mails, left].filter(Boolean).join(" ");
      (failed.length > 0 ? toast.error : toast.success)(words, {
        ...(description && { description }),
        ...(moved.length > 0 && { action: { label: tc(($) => $.action.undo), onClick: () => undoing.mutate(moved) } }),
      });
    },
    onSettled: lookAgain,
  });
}

/** Candidates whom another recruiter removed meanwhile are failed, and fail no other call. */
async function rejected(jobId: string, cvIds: string[], rejection: Rejection): Promise<Rejected> {
  try {
    return await call("POST /api/jobs/{jobId}/candidates/rejections", { path: { jobId }, body: { ...rejection, cvIds } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "row.notUpdated") throw error;
    return { moved: [], unchanged: 0, failed: cvIds, letters: 0 };
  }
}

async function moveBack(jobId: string, stage: Stage, moved: Rejected["moved"]): Promise<void> {
  const ids = moved.map(({ cvId }) => cvId);
  for (const cvIds of batchesOf(ids, PER_CALL)) {
    await call("PATCH /api/jobs/{jobId}/candidates", { path: { jobId }, body: { cvIds, stage, from: "rejected" } });
  }
}
