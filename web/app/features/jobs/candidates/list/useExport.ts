import type { ExportFormat } from "@candor/core/candidacy/candidate.info";
import { useMutation } from "@tanstack/react-query";
import { toast } from "../../../../../ui/Toaster.tsx";
import { useFormats } from "../../../../i18n/format.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import type { What } from "./export-file.ts";

/** Saves candidates as a CSV file, or as JSON Resume documents. */
export function useExport(jobId: string, what: What): (format: ExportFormat) => void {
  const { t } = useTranslation("candidates");
  const { t: tc } = useTranslation("common");
  const { number } = useFormats();
  const saving = useMutation({
    mutationFn: async (format: ExportFormat) => {
      const id = toast.loading(
        t(($) => $.export.busy),
        { duration: Infinity },
      );
      try {
        const { fileOf, saveAs } = await import("./export-file.ts");
        saveAs(await fileOf(jobId, what, format, tell), `${t(($) => $.export.file)}-${today()}.${format}`);
        toast.success(
          t(($) => $.export.done),
          { id, duration: 4000 },
        );
      } catch {
        toast.error(
          t(($) => $.export.failed),
          { id, duration: 4000, action: { label: tc(($) => $.action.tryAgain), onClick: () => saving.mutate(format) } },
        );
      }
      function tell(done: number) {
        toast.loading(
          t(($) => $.export.busy),
          { id, duration: Infinity, description: number(done) },
        );
      }
    },
  });
  return (format) => {
    if (!saving.isPending) saving.mutate(format);
  };
}

/** YYYY-MM-DD. */
const today = (): string => new Date().toISOString().slice(0, 10);
