import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../../ui/Toaster.tsx";
import { call } from "../../../api/client.ts";
import { useProblemText } from "../../../api/problems.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { uploadsOf } from "./queries.ts";
import { hideLine, send, showLine } from "./sending.ts";

interface Named {
  readonly cvId: string;
  readonly name: string;
}

/** Actions on a failed file. If one fails, a toast says so and the line stays. */
export function useLineChanges(jobId: string, { cvId, name }: Named) {
  const { t } = useTranslation("uploads");
  const client = useQueryClient();
  const problemText = useProblemText();
  const { queryKey } = uploadsOf(jobId);
  const path = { jobId, cvId };
  const failed = (title: string) => (error: unknown) => void toast.error(title, { description: problemText(error) });
  const refresh = () => client.invalidateQueries({ queryKey });

  /** Removes the line at once, and restores it if the server refuses. */
  const takeOff = async () => {
    hideLine(cvId);
    try {
      await call("DELETE /api/jobs/{jobId}/uploads/{cvId}", { path });
    } catch (error) {
      showLine(cvId);
      throw error;
    } finally {
      void refresh();
    }
  };

  const retry = useMutation({
    mutationFn: () => call("POST /api/jobs/{jobId}/uploads/{cvId}/retry", { path }),
    onSuccess: refresh,
    onError: failed(t(($) => $.retry.failed, { name })),
  });
  const replace = useMutation({
    mutationFn: async (file: File) => {
      await send(jobId, [file]);
      // The new file is on its way, so a failure to remove the old line must not suggest sending it again.
      await takeOff().catch(() => {});
    },
    onError: failed(t(($) => $.replace.failed, { name })),
  });
  const remove = useMutation({
    mutationFn: takeOff,
    onSuccess: () =>
      void toast.success(
        t(($) => $.remove.done),
        { description: name },
      ),
    onError: failed(t(($) => $.remove.failed, { name })),
  });
  return { retry, replace, remove };
}
