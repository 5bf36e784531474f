import { BULK_LINK_MAX_CVS } from "@candor/core/kernel/limits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/Button.tsx";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { FieldError, TextField } from "../../../../ui/Field.tsx";
import { toast } from "../../../../ui/Toaster.tsx";
import { call } from "../../../api/client.ts";
import { useProblemText } from "../../../api/problems.ts";
import { useFormats } from "../../../i18n/format.ts";
import { daysFor, endOf, usualLink, wrongIn } from "./links.ts";
import { linksOf } from "./queries.ts";

/** Asks for whom a link is, how many CVs it takes and until when. */
export default function CreateLink({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const { t } = useTranslation(["jobs", "common"]);
  const client = useQueryClient();
  const problemText = useProblemText();
  const formats = useFormats();
  const form = useId();
  const [now] = useState(() => new Date());
  const [values, setValues] = useState(() => usualLink(now));
  const [isTried, setTried] = useState(false);
  const { first, last } = daysFor(now);
  const wrong = wrongIn(values, now);

  const create = useMutation({
    mutationFn: () =>
      call("POST /api/jobs/{jobId}/bulk-links", {
        path: { jobId },
        body: { label: values.label.trim(), limit: Number(values.limit), endsAt: endOf(values.ends).toISOString() },
      }),
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const field = wrong.limit ? "limit" : wrong.ends ? "ends" : undefined;
    if (field) return document.getElementById(`${form}-${field}`)?.focus();
    if (!create.isPending) create.mutate();
    return undefined;
  };
  const field = (name: keyof typeof values) => ({
    id: `${form}-${name}`,
    size: "lg" as const,
    autoComplete: "off",
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !create.isPending && onClose()}
      title={t(($) => $.share.create.question)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t(($) => $.action.cancel, { ns: "common" })}
          </Button>
          <Button variant="primary" type="submit" form={form} busy={create.isPending && t(($) => $.share.create.busy)}>
            {t(($) => $.share.create.confirm)}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="space-y-4" onSubmit={submit}>
        <TextField
          {...field("label")}
          label={t(($) => $.share.create.label)}
          aside={t(($) => $.optional, { ns: "common" })}
          help={t(($) => $.share.create.labelHelp)}
          maxLength={120}
        />
        <div className="grid grid-cols-2 items-start gap-4 phone:grid-cols-1">
          <TextField
            {...field("limit")}
            label={t(($) => $.share.create.limit)}
            inputMode="numeric"
            error={
              isTried && wrong.limit ? t(($) => $.share.create.limitWrong, { max: formats.number(BULK_LINK_MAX_CVS) }) : undefined
            }
          />
          <TextField
            {...field("ends")}
            type="date"
            min={first}
            max={last}
            label={t(($) => $.share.create.ends)}
            help={t(($) => $.share.create.endsHelp)}
            error={
              isTried && wrong.ends
                ? t(($) => $.share.create.endsWrong, { date: formats.date(endOf(last).toISOString()) })
                : undefined
            }
          />
        </div>
        {create.isError && (
          <div role="alert">
            <FieldError>{problemText(create.error)}</FieldError>
          </div>
        )}
      </form>
    </Dialog>
  );
}
