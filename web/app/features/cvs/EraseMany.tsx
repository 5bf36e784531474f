import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { FieldError } from "../../../ui/Field.tsx";
import { toast } from "../../../ui/Toaster.tsx";
import { useProblemText } from "../../api/problems.ts";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { standingsOf } from "../../recruiting/queries/standings.ts";
import type { Selection } from "../../recruiting/selection/selection.ts";
import { eraseAll, lookAgain } from "./erasing.ts";
import { JobsLosing } from "./JobsLosing.tsx";

/** Asks before the chosen CVs are erased everywhere: says how many, and how many of them each job loses. */
export default function EraseMany({ selection, onClose }: { selection: Selection; onClose: () => void }) {
  const { t } = useTranslation("cvs");
  const { t: tc } = useTranslation("common");
  const { number } = useFormats();
  const problemText = useProblemText();
  const client = useQueryClient();
  // The CVs named in the question, even if the selection changes meanwhile.
  const [cvIds] = useState(() => selection.all());
  const [done, setDone] = useState(0);
  const { data } = useQuery(standingsOf(cvIds));
  const removal = useMutation({
    mutationFn: async () => {
      const outcome = await eraseAll(cvIds, setDone);
      if (outcome.gone.length === 0) throw outcome.error;
      return outcome;
    },
    onSuccess: ({ gone, left, error }) => {
      onClose();
      selection.set(gone, false);
      const words = t(($) => $.eraseMany.done, { count: gone.length, number: number(gone.length) });
      if (left.length === 0) toast.success(words);
      else {
        const rest = t(($) => $.eraseMany.left, { count: left.length, number: number(left.length), of: number(cvIds.length) });
        toast.error(words, { description: `${rest} ${problemText(error)}` });
      }
      return lookAgain(client, gone);
    },
  });
  const count = { count: cvIds.length, number: number(cvIds.length) };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !removal.isPending && onClose()}
      title={t(($) => $.eraseMany.question, count)}
      description={t(($) => $.eraseMany.consequence)}
      confirm={t(($) => $.eraseMany.confirm, count)}
      busy={removal.isPending && t(($) => $.eraseMany.busy, { done: number(done), of: number(cvIds.length) })}
      cancel={t(($) => $.eraseMany.keep)}
      onConfirm={() => removal.mutate()}
    >
      <div className="space-y-3 text-control">
        {data && <JobsLosing jobs={Object.values(data).flatMap((jobs) => jobs ?? [])} />}
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
