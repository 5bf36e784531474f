import { BULK_LINK_MAX_CVS } from "@candor/core/kernel/limits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { TextField } from "../../../../ui/Field.tsx";
import { FormDialog } from "../../../../ui/FormDialog.tsx";
import { useAppForm } from "../../../../ui/form.ts";
import { toast } from "../../../../ui/Toaster.tsx";
import { call } from "../../../api/client.ts";
import { useProblemText } from "../../../api/problems.ts";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { daysFor, endOf, linkSchema, usualLink } from "./links.ts";
import { linksOf } from "./queries.ts";

/** Creates a bulk link with a label, a limit of CVs and a last day. */
export default function CreateLink({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const { t } = useTranslation(["jobs", "common", "share"]);
  const problemText = useProblemText();
  const formats = useFormats();
  const [now] = useState(() => new Date());
  const { first, last } = daysFor(now);
  const create = useCreation(jobId, onClose);
  const form = useAppForm({
    schema: linkSchema(now),
    defaults: usualLink(now),
    submit: ({ label, limit, ends }) =>
      create.mutate({ label: label.trim(), limit: Number(limit), endsAt: endOf(ends).toISOString() }),
    sending: create,
  });
  const field = { size: "lg", autoComplete: "off" } as const;
  return (
    <FormDialog
      form={form}
      failure={problemText}
      title={t(($) => $.share.create.question)}
      cancel={t(($) => $.action.cancel, { ns: "common" })}
      confirm={t(($) => $.share.create.confirm)}
      busy={create.isPending && t(($) => $.share.create.busy)}
      onClose={onClose}
    >
      <TextField
        {...field}
        {...form.field("label")}
        label={t(($) => $.share.create.label)}
        aside={t(($) => $.optional, { ns: "common" })}
        help={t(($) => $.share.create.labelHelp)}
        maxLength={120}
      />
      <div className="grid grid-cols-2 items-start gap-4 phone:grid-cols-1">
        <TextField
          {...field}
          {...form.field(
            "limit",
            t(($) => $.share.create.limitWrong, { max: formats.number(BULK_LINK_MAX_CVS) }),
          )}
          label={t(($) => $.share.create.limit)}
          inputMode="numeric"
        />
        <TextField
          {...field}
          {...form.field(
            "ends",
            t(($) => $.share.create.endsWrong, { date: formats.date(endOf(last).toISOString()) }),
          )}
          type="date"
          min={first}
          max={last}
          label={t(($) => $.share.create.ends)}
          help={t(($) => $.share.create.endsHelp)}
        />
      </div>
    </FormDialog>
  );
}

/** Creates the link, puts it on top of the list, and offers to copy it. */
function useCreation(jobId: string, onClose: () => void) {
  const { t } = useTranslation(["jobs", "share"]);
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { label: string; limit: number; endsAt: string }) =>
      call("POST /api/jobs/{jobId}/bulk-links", { path: { jobId }, body }),
    onSuccess: async (link) => {
      client.setQueryData(linksOf(jobId).queryKey, (before) => ({ items: [link, ...(before?.items ?? [])] }));
      onClose();
      toast.success(
        t(($) => $.share.create.done),
        {
          action: { label: t(($) => $.copy.link), onClick: () => void navigator.clipboard.writeText(link.url) },
        },
      );
      await client.invalidateQueries({ queryKey: linksOf(jobId).queryKey });
    },
  });
}
