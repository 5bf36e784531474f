import { useRef, useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { FieldError } from "../../../../ui/Field.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { MarginNumber } from "../../../recruiting/pills.tsx";
import type { Rewording } from "./changes.ts";

interface SaveDialogProps {
  rewordings: readonly Rewording[];
  /** Number of candidates that would be analysed again. */
  candidates: number;
  isSaving: boolean;
  /** The reason why it could not be saved. */
  failure: string | undefined;
  onSave: (analyze: boolean) => void;
  onClose: () => void;
}

/** Asks whether to analyse the CVs at once on reworded criteria. */
export default function SaveDialog({ rewordings, candidates, isSaving, failure, onSave, onClose }: SaveDialogProps) {
  const { t } = useTranslation(["jobs", "common", "criteria"]);
  const formats = useFormats();
  const decisive = useRef<HTMLButtonElement>(null);
  const [analyzes, setAnalyzes] = useState(true);

  const save = (analyze: boolean) => {
    setAnalyzes(analyze);
    onSave(analyze);
  };
  const busy = (analyze: boolean) => isSaving && analyzes === analyze && t(($) => $.criteria.saving);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isSaving && onClose()}
      initialFocus={decisive}
      title={t(($) => $.criteria.analyze.question)}
      description={
        <>
          {t(($) => $.criteria.analyze.reworded, { count: rewordings.length, number: formats.number(rewordings.length) })}{" "}
          {t(($) => $.criteria.analyze.cost, { count: candidates, number: formats.number(candidates) })}
        </>
      }
      footer={
        <>
          <Button variant="quiet" className="mr-auto -ml-3 phone:mx-0" onClick={onClose}>
            {t(($) => $.action.cancel, { ns: "common" })}
          </Button>
          <Button busy={busy(false)} onClick={() => save(false)}>
            {t(($) => $.criteria.analyze.only)}
          </Button>
          <Button
            ref={decisive}
            variant="primary"
            className="focus:outline-2 focus:outline-offset-2 focus:outline-accent-ink"
            busy={busy(true)}
            onClick={() => save(true)}
          >
            {t(($) => $.criteria.analyze.both)}
          </Button>
        </>
      }
    >
      <ul className="max-h-64 overflow-y-auto rounded-card border border-line text-control">
        {rewordings.map((rewording) => (
          <RewordedLine key={rewording.after.id} {...rewording} />
        ))}
      </ul>
      {failure && <FieldError>{failure}</FieldError>}
    </Dialog>
  );
}

function RewordedLine({ number, before, after }: Rewording) {
  const { t } = useTranslation(["jobs", "recruiting", "criteria"]);
  const kind = (criterion: Rewording["after"]) => t(($) => $.kind[criterion.kind], { ns: "recruiting" });
  const isWorded = before && before.text.trim() !== after.text.trim();
  return (
    <li className="flex items-baseline gap-2.5 border-b border-line px-3 py-2 last:border-0">
      <MarginNumber number={number} />
      <span className="min-w-0 flex-1 break-words">
        {isWorded && <del className="block text-ink-2">{before.text}</del>}
        <span className="block font-medium">{after.text}</span>
        {before && before.kind !== after.kind && (
          <span className="block text-caption text-ink-2">
            <del>{kind(before)}</del> {kind(after)}
          </span>
        )}
      </span>
      {!before && <span className="text-caption text-ink-2">{t(($) => $.criteria.analyze.new)}</span>}
    </li>
  );
}
