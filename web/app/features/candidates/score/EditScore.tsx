import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/Button.tsx";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { TextField } from "../../../../ui/Field.tsx";
import type { Candidate } from "../queries.ts";
import { useNameOf } from "../labels.tsx";
import { isAboutNumber, isScore, useScoreByHand } from "./changes.ts";

const REASON_MOST = 500;

/** What was typed as a number, else as it is: the server says what is wrong with it. */
function typed(text: string): unknown {
  const number = Number(text.replace(",", "."));
  if (text.trim() === "") return undefined;
  return Number.isNaN(number) ? text : number;
}

/** Asks for a score by hand, and why; the computed one stays beside it. */
export default function EditScore({ candidate, onClose }: { candidate: Candidate; onClose: () => void }) {
  const { t } = useTranslation("candidates");
  const { t: tc } = useTranslation("common");
  const { set, isPending, error } = useScoreByHand(candidate);
  const [score, setScore] = useState(String(candidate.score ?? ""));
  const [reason, setReason] = useState(candidate.edited?.reason ?? "");
  const name = useNameOf()(candidate);
  const { computedScore } = candidate;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.score.title, { name })}
      description={
        computedScore === null ? t(($) => $.score.beside) : t(($) => $.score.besideComputed, { computed: computedScore })
      }
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {tc(($) => $.action.cancel)}
          </Button>
          <Button type="submit" form="edit-score" variant="primary" busy={isPending && tc(($) => $.action.saving)}>
            {t(($) => $.score.save)}
          </Button>
        </>
      }
    >
      <form
        id="edit-score"
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isPending) return;
          const asked = typed(score);
          set({ score: asked, ...(reason.trim() && { reason: reason.trim() }) }, onClose);
          // What is surely a score stands at once; should it not be kept, a toast says so and offers it again.
          if (isScore(asked)) onClose();
        }}
      >
        <TextField
          label={t(($) => $.score.label)}
          help={t(($) => $.score.range)}
          inputMode="numeric"
          autoComplete="off"
          size="lg"
          value={score}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setScore(event.target.value)}
          error={isAboutNumber(error) ? error.message : undefined}
        />
        <TextField
          label={t(($) => $.score.reason)}
          aside={tc(($) => $.optional)}
          help={t(($) => $.score.reasonHelp)}
          size="lg"
          maxLength={REASON_MOST}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
