import { type ReactNode, useRef } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { FieldError } from "../../../../ui/Field.tsx";
import { useProblemText } from "../../../api/problems.ts";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { StageIcon } from "../../../recruiting/pills.tsx";
import { Score } from "../../../recruiting/Score.tsx";
import type { Candidate } from "../../../recruiting/queries/candidates.ts";
import { useNameOf } from "../../../recruiting/candidate/labels.tsx";
import { useMerge } from "./changes.ts";
import { stageAfter } from "./outcome.ts";
import type { Duplicate } from "./Duplicates.tsx";

interface MergeDialogProps {
  candidate: Candidate;
  duplicate: Duplicate;
  onClose: () => void;
}

/** Asks before merging two candidacies, and compares them. */
export default function MergeDialog({ candidate, duplicate, onClose }: MergeDialogProps) {
  const { t } = useTranslation("candidate");
  const { t: tr } = useTranslation("recruiting");
  const { t: tc } = useTranslation("common");
  const problemText = useProblemText();
  const safe = useRef<HTMLButtonElement>(null);
  const merge = useMerge(candidate, onClose);
  const { stage, isTaken } = stageAfter(candidate.stage, duplicate.stage);
  const stageWord = tr(($) => $.stage[stage]);
  const hasNotes = candidate.interviewNotes.trim() !== "";
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !merge.isPending && onClose()}
      initialFocus={safe}
      title={t(($) => $.merge.question, { name: useNameOf()(candidate) })}
      description={t(($) => $.merge.body)}
      footer={
        <>
          <Button ref={safe} className="focus:outline-2 focus:outline-offset-2 focus:outline-accent-ink" onClick={onClose}>
            {tc(($) => $.action.cancel)}
          </Button>
          <Button variant="primary" busy={merge.isPending && t(($) => $.merge.busy)} onClick={() => merge.mutate(duplicate.cvId)}>
            {t(($) => $.merge.confirm)}
          </Button>
        </>
      }
    >
      <div className="rounded-card border border-line text-control">
        <Side word={t(($) => $.merge.stands)} who={candidate} />
        <Side word={t(($) => $.merge.goes)} who={duplicate} />
      </div>
      <dl className="mt-4 grid grid-cols-[minmax(6.5rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-2 text-control">
        <Consequence what={t(($) => $.merge.cv)}>{t(($) => $.merge.cvStays, { file: candidate.file.name })}</Consequence>
        <Consequence what={t(($) => $.merge.stage)}>
          <span className="inline-flex items-center gap-2">
            <StageIcon stage={stage} />
            {isTaken ? t(($) => $.merge.stageTaken, { stage: stageWord }) : t(($) => $.merge.stageKept, { stage: stageWord })}
          </span>
        </Consequence>
        <Consequence what={t(($) => $.merge.notes)}>
          {hasNotes ? t(($) => $.merge.notesBoth) : t(($) => $.merge.notesOther)}
        </Consequence>
      </dl>
      {merge.isError && (
        <div role="alert" className="mt-3">
          <FieldError>{problemText(merge.error)}</FieldError>
        </div>
      )}
    </Dialog>
  );
}

/** One of the two candidacies: its role in the merge, its person, stage and score. */
function Side({ word, who }: { word: string; who: Candidate | Duplicate }) {
  const { t } = useTranslation("candidate");
  const formats = useFormats();
  const nameOf = useNameOf();
  return (
    <div className="flex items-center gap-3 border-b border-line px-3 py-2.5 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="text-caption text-ink-2">{word}</p>
        <p className="truncate font-medium">{nameOf(who)}</p>
        <p className="truncate text-caption text-ink-2">
          {[who.jobTitle, t(($) => $.merge.appliedOn, { date: formats.day(who.appliedAt) })].filter(Boolean).join(", ")}
        </p>
      </div>
      {who.score !== null && <Score score={who.score} layout="stack" />}
    </div>
  );
}

function Consequence({ what, children }: { what: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-ink-2">{what}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
