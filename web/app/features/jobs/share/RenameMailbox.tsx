import { slugOf } from "@candor/core/job/slug.info";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { TextField } from "../../../../ui/Field.tsx";
import { FormDialog } from "../../../../ui/FormDialog.tsx";
import { useAppForm } from "../../../../ui/form.ts";
import { toast } from "../../../../ui/Toaster.tsx";
import { ApiError, call } from "../../../api/client.ts";
import { useProblemText } from "../../../api/problems.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { type Job, jobOf } from "../../../recruiting/queries/jobs.ts";

/** Refusals of the name itself, shown at its field. */
const NAME_REFUSALS = new Set<ApiError["code"]>(["mailbox.invalid", "mailbox.renamed"]);

const Schema = z.object({ name: z.string().check(z.trim()) });

/** Splits an address into its words and its domain; the random characters between them cannot be changed. */
function partsOf(address: string): { words: string; domain: string } {
  const [name = "", domain = ""] = address.split("@");
  return { words: name.replace(/-[^-]*$/u, ""), domain };
}

/** Renames the mail address of a job, which can be done once. */
export default function RenameMailbox({ job, onClose }: { job: Job; onClose: () => void }) {
  const { t } = useTranslation(["jobs", "common", "share"]);
  const client = useQueryClient();
  const problemText = useProblemText();
  const { words, domain } = partsOf(job.mailbox);
  const rename = useMutation({
    mutationFn: (body: { name: string }) => call("PUT /api/jobs/{jobId}/mailbox", { path: { jobId: job.id }, body }),
    onSuccess: (changed) => {
      client.setQueryData(jobOf(job.id).queryKey, changed);
      toast.success(
        t(($) => $.share.rename.done),
        { description: changed.mailbox },
      );
      onClose();
    },
  });
  const form = useAppForm({
    schema: Schema,
    defaults: { name: words },
    submit: (values) => rename.mutate(values),
    sending: rename,
    refused: (error) => (error instanceof ApiError && NAME_REFUSALS.has(error.code) ? { name: problemText(error) } : {}),
  });
  return (
    <FormDialog
      form={form}
      failure={problemText}
      title={t(($) => $.share.rename.question)}
      description={t(($) => $.share.rename.body, { address: job.mailbox })}
      cancel={t(($) => $.action.cancel, { ns: "common" })}
      confirm={t(($) => $.share.rename.confirm)}
      busy={rename.isPending && t(($) => $.action.saving, { ns: "common" })}
      onClose={onClose}
    >
      <TextField
        {...form.field("name")}
        label={t(($) => $.share.rename.name)}
        help={t(($) => $.share.rename.help)}
        size="lg"
        maxLength={60}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="text-control">
        <p className="font-medium">{t(($) => $.share.rename.preview)}</p>
        <p className="mt-1 break-all text-ink-2">
          {slugOf(form.watch("name")) || "…"}-<span className="text-ink-3">xxxxxxxxxx</span>@{domain}
        </p>
        <p className="mt-1 text-caption text-ink-3">{t(($) => $.share.rename.drawn)}</p>
      </div>
    </FormDialog>
  );
}
