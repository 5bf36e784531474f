import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { Button, buttonClass } from "../../../../ui/Button.tsx";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { call } from "../../../api/client.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useNameOf } from "../../../recruiting/candidate/labels.tsx";
import { DraftFields } from "../../../recruiting/letters/DraftFields.tsx";
import { type Letter, mailtoOf } from "../../../recruiting/letters/letters.ts";
import { useDraft } from "../../../recruiting/letters/useDraft.ts";
import type { Candidate } from "../../../recruiting/queries/candidates.ts";

interface WriteDialogProps {
  candidate: Candidate;
  email: string;
  letter: Letter;
  onClose: () => void;
}

/** A letter to a candidate, in the language of the CV or another: edited here, sent from the recruiter's own mail program. */
export default function WriteDialog({ candidate, email, letter, onClose }: WriteDialogProps) {
  const { t } = useTranslation("candidate");
  const { t: tc } = useTranslation("common");
  const client = useQueryClient();
  const name = useNameOf()(candidate);
  const { jobId, cvId, fullName, profile } = candidate;
  const state = useDraft({ letter, jobId, name: fullName, language: profile.language });
  const noting = useMutation({
    mutationFn: () => call("POST /api/jobs/{jobId}/candidates/{cvId}/letters", { path: { jobId, cvId }, body: { letter } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["candidate", jobId, cvId] }),
  });
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.contact.letterTo[letter], { name })}
      description={t(($) => $.contact.opens)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {tc(($) => $.action.close)}
          </Button>
          {state.draft && (
            <a
              className={buttonClass({ variant: "primary" })}
              href={mailtoOf(email, state.draft)}
              onClick={() => {
                noting.mutate();
                onClose();
              }}
            >
              <ExternalLink aria-hidden />
              {t(($) => $.contact.open)}
            </a>
          )}
        </>
      }
    >
      <DraftFields state={state} />
    </Dialog>
  );
}
