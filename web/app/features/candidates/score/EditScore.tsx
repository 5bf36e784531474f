import * as z from "zod/mini";
import { TextField } from "../../../../ui/Field.tsx";
import { FormDialog } from "../../../../ui/FormDialog.tsx";
import { useAppForm } from "../../../../ui/form.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useNameOf } from "../../../recruiting/candidate/labels.tsx";
import type { Candidate } from "../../../recruiting/queries/candidates.ts";
import { isAboutNumber, isScore, useScoreByHand } from "./changes.ts";

const REASON_MAX = 500;

const Schema = z.object({ score: z.string(), reason: z.string().check(z.trim()) });

/** The typed number; other text unchanged, so that the server refuses it with its own sentence. */
function numberIn(text: string): unknown {
  const number = Number(text.replace(",", "."));
  if (text.trim() === "") return undefined;
  return Number.isNaN(number) ? text : number;
}

/** Sets a score by hand, with a reason; the computed one stays beside it. */
export default function EditScore({ candidate, onClose }: { candidate: Candidate; onClose: () => void }) {
  const { t } = useTranslation("candidate");
  const { t: tc } = useTranslation("common");
  const scoring = useScoreByHand(candidate);
  const form = useAppForm({
    schema: Schema,
    defaults: { score: String(candidate.score ?? ""), reason: candidate.edited?.reason ?? "" },
    submit: ({ score, reason }) => {
      const asked = numberIn(score);
      scoring.set({ score: asked, ...(reason && { reason }) }, onClose);
      // A valid score shows at once; if it cannot be saved, a toast says so and offers it again.
      if (isScore(asked)) onClose();
    },
    sending: scoring,
    refused: (error) => (isAboutNumber(error) ? { score: error.message } : {}),
  });
  const { computedScore } = candidate;
  return (
    <FormDialog
      form={form}
      // Other failures are shown in a toast.
      failure={() => null}
      title={t(($) => $.score.title, { name: useNameOf()(candidate) })}
      description={
        computedScore === null ? t(($) => $.score.beside) : t(($) => $.score.besideComputed, { computed: computedScore })
      }
      cancel={tc(($) => $.action.cancel)}
      confirm={t(($) => $.score.save)}
      busy={scoring.isPending && tc(($) => $.action.saving)}
      onClose={onClose}
    >
      <TextField
        {...form.field("score")}
        label={t(($) => $.score.label)}
        help={t(($) => $.score.range)}
        inputMode="numeric"
        autoComplete="off"
        size="lg"
        onFocus={(event) => event.target.select()}
      />
      <TextField
        {...form.field("reason")}
        label={t(($) => $.score.reason)}
        aside={tc(($) => $.optional)}
        help={t(($) => $.score.reasonHelp)}
        size="lg"
        maxLength={REASON_MAX}
      />
    </FormDialog>
  );
}
