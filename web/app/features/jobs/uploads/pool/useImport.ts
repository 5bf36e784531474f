import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../../../ui/Toaster.tsx";
import { call } from "../../../../api/client.ts";
import { useFormats } from "../../../../i18n/format.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { uploadsOf } from "../queries.ts";

/** Puts CVs of the pool forward for a job. They appear among the files of the job, with their progress. */
export function useImport(jobId: string, onImported: () => void) {
  const { t } = useTranslation("pool");
  const client = useQueryClient();
  const formats = useFormats();
  return useMutation({
    mutationFn: (cvIds: readonly string[]) =>
      call("POST /api/jobs/{jobId}/candidates", { path: { jobId }, body: { cvIds: [...cvIds] } }),
    onSuccess: ({ queued, known }) => {
      const knownWords = t(($) => $.known, { count: known.length });
      toast.success(
        t(($) => $.done, { count: queued, number: formats.number(queued) }),
        known.length > 0 ? { description: knownWords } : {},
      );
      void client.invalidateQueries({ queryKey: uploadsOf(jobId).queryKey });
      void client.invalidateQueries({ queryKey: ["cvs"] });
      void client.invalidateQueries({ queryKey: ["cv-list"] });
      onImported();
    },
  });
}
