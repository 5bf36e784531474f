import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Checkbox, FieldError } from "../../../ui/Field.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useProblemText } from "../../api/problems.ts";
import { useFormats } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/locale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { DraftFields } from "../letters/DraftFields.tsx";
import { type DraftState, useDraft } from "../letters/useDraft.ts";
import { Reasons } from "./Reasons.tsx";
import { useReject } from "./useReject.ts";

/** Hours after which the mail is sent; a day by default, in which a recruiter can change their mind. */
const DELAYS = ["0", "1", "24", "72"] as const;
type Delay = (typeof DELAYS)[number];

export interface RejectDialogProps {
  jobId: string;
  cvIds: readonly string[];
  /** The language in which the mail is offered. */
  language: Locale;
  onClose: () => void;
  /** Called with those who could not be rejected. */
  onRejected?: (failed: readonly string[]) => void;
}

/** Rejects candidates: for a reason of the account's list, and with a mail that is sent later, if one is wanted. */
export default function RejectDialog({ jobId, cvIds, language, onClose, onRejected }: RejectDialogProps) {
  const { t } = useTranslation("decisions");
  const { t: tc } = useTranslation("common");
  const { number } = useFormats();
  const problemText = useProblemText();
  const [reason, setReason] = useState("");
  const [isMailed, setMailed] = useState(false);
  const [delay, setDelay] = useState<Delay>("24");
  const [done, setDone] = useState(0);
  const draft = useDraft({ letter: "rejection", jobId, name: "{{name}}", language });
  const rejecting = useReject(jobId, setDone, (failed) => {
    onClose();
    onRejected?.(failed);
  });
  const letter = isMailed ? draft.draft : undefined;
  const isEmpty = isMailed && !(letter?.subject.trim() && letter.text.trim());
  const count = { count: cvIds.length, number: number(cvIds.length) };
  const press = () => {
    if (isEmpty) return;
    rejecting.mutate({
      cvIds,
      ...(reason && { reason }),
      ...(letter && { letter: { ...letter, locale: draft.locale, afterHours: Number(delay) } }),
    });
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && !rejecting.isPending && onClose()}
      title={t(($) => $.reject.title, count)}
      description={t(($) => $.reject.lead)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {tc(($) => $.action.cancel)}
          </Button>
          <Button
            variant="primary"
            busy={rejecting.isPending && t(($) => $.reject.busy, { done: number(done), of: number(cvIds.length) })}
            onClick={press}
          >
            {t(($) => $.reject.confirm, count)}
          </Button>
        </>
      }
    >
      <div className="space-y-4" inert={rejecting.isPending}>
        <Reasons chosen={reason} onChoose={setReason} />
        <Checkbox
          checked={isMailed}
          onChange={(event) => setMailed(event.target.checked)}
          label={<span className="font-medium text-ink">{t(($) => $.reject.mail)}</span>}
        />
        {isMailed && <Mail state={draft} delay={delay} onDelay={setDelay} />}
      </div>
      <div role="alert">
        {isEmpty && draft.draft && <FieldError>{t(($) => $.reject.empty)}</FieldError>}
        {rejecting.isError && <FieldError>{problemText(rejecting.error) || tc(($) => $.error.unexpected)}</FieldError>}
      </div>
    </Dialog>
  );
}

function Mail({ state, delay, onDelay }: { state: DraftState; delay: Delay; onDelay: (delay: Delay) => void }) {
  const { t } = useTranslation("decisions");
  return (
    <DraftFields
      state={state}
      help={t(($) => $.reject.mailHelp, { name: "{{name}}" })}
      aside={
        <Select
          label={t(($) => $.reject.delay)}
          value={delay}
          onChange={onDelay}
          options={DELAYS.map((value) => ({ value, label: t(($) => $.reject.after[value]) }))}
          className="w-44"
        />
      }
    />
  );
}
