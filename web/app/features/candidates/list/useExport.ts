import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { toast } from "../../../../ui/Toaster.tsx";
import { addressOf } from "../../../api/client.ts";
import { askedFor, type ListFilter } from "./filter.ts";

/** Saves all candidates that a list leaves, not its loaded pages alone, as a CSV file in its order. */
export function useExport(jobId: string, query: string, filter: ListFilter): () => void {
  const { t } = useTranslation("candidates");
  const { t: tc } = useTranslation("common");
  const saving = useMutation({
    mutationFn: async () => {
      const asked = { ...askedFor(filter), ...(query && { query }) };
      const response = await fetch(addressOf("GET /api/jobs/{jobId}/candidates/export", { jobId }, asked), {
        headers: { "accept-language": document.documentElement.lang },
      });
      if (!response.ok) throw new Error(`The export answered ${response.status}`);
      saveAs(await response.blob(), `${t(($) => $.export.file)}-${new Date().toISOString().slice(0, 10)}.csv`);
    },
    onMutate: () => ({ id: toast.loading(t(($) => $.export.busy)) }),
    onSuccess: (_, __, { id }) =>
      toast.success(
        t(($) => $.export.done),
        { id },
      ),
    onError: (_, __, shown) =>
      toast.error(
        t(($) => $.export.failed),
        {
          ...(shown && { id: shown.id }),
          action: { label: tc(($) => $.action.tryAgain), onClick: () => saving.mutate() },
        },
      ),
  });
  return () => {
    if (!saving.isPending) saving.mutate();
  };
}

function saveAs(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Browsers fetch it after the press has been answered.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
