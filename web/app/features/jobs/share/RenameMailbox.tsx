import { slugOf } from "@candor/core/job/slug";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/Button.tsx";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { FieldError, TextField } from "../../../../ui/Field.tsx";
import { toast } from "../../../../ui/Toaster.tsx";
import { ApiError, call } from "../../../api/client.ts";
import { useProblemText } from "../../../api/problems.ts";
import { type Job, jobOf } from "../queries.ts";

/** What is wrong with the name itself, said at its field. */
const ABOUT_NAME = new Set<ApiError["code"]>(["mailbox.invalid", "mailbox.renamed"]);

/** An address in three parts: the words chosen, the characters drawn, and the domain. */
function partsOf(address: string): { words: string; domain: string } {
  const [name = "", domain = ""] = address.split("@");
  return { words: name.replace(/-[^-]*$/u, ""), domain };
}

/** Gives the address of a job another name, once, and says what follows from it. */
export default function RenameMailbox({ job, onClose }: { job: Job; onClose: () => void }) {
  const { t } = useTranslation(["jobs", "common"]);
  const client = useQueryClient();
  const problemText = useProblemText();
  const form = useId();
  const { words, domain } = partsOf(job.mailbox);
  const [name, setName] = useState(words);
  const slug = slugOf(name);
  const rename = useMutation({
    mutationFn: () => call("PUT /api/jobs/{jobId}/mailbox", { path: { jobId: job.id }, body: { name: name.trim() } }),
    onSuccess: (changed) => {
      client.setQueryData(jobOf(job.id).queryKey, changed);
      toast.success(
        t(($) => $.share.rename.done),
        { description: changed.mailbox },
      );
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!rename.isPending) rename.mutate();
  };
  const isAboutName = rename.error instanceof ApiError && ABOUT_NAME.has(rename.error.code);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !rename.isPending && onClose()}
      title={t(($) => $.share.rename.question)}
      description={t(($) => $.share.rename.body, { address: job.mailbox })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t(($) => $.action.cancel, { ns: "common" })}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            busy={rename.isPending && t(($) => $.action.saving, { ns: "common" })}
          >
            {t(($) => $.share.rename.confirm)}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="space-y-4" onSubmit={submit}>
        <TextField
          label={t(($) => $.share.rename.name)}
          help={t(($) => $.share.rename.help)}
          size="lg"
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={isAboutName ? problemText(rename.error) : undefined}
        />
        <div className="text-control">
          <p className="font-medium">{t(($) => $.share.rename.preview)}</p>
          <p className="mt-1 break-all text-ink-2">
            {slug || "…"}-<span className="text-ink-3">xxxxxxxxxx</span>@{domain}
          </p>
          <p className="mt-1 text-caption text-ink-3">{t(($) => $.share.rename.drawn)}</p>
        </div>
        {rename.isError && !isAboutName && (
          <div role="alert">
            <FieldError>{problemText(rename.error)}</FieldError>
          </div>
        )}
      </form>
    </Dialog>
  );
}
