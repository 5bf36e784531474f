import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Link } from "../../../ui/Link.tsx";
import { toast } from "../../../ui/Toaster.tsx";
import { Button } from "../../../ui/Button.tsx";
import { call } from "../../api/client.ts";
import { useProblemText } from "../../api/problems.ts";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import type { News } from "../../recruiting/queries/news.ts";

type File = News["files"][number];

/** A list that unfolds: each file with its reason, its job and a button that takes it off. */
export function FilesNotTaken({ files }: { files: readonly File[] }) {
  const { t } = useTranslation("dashboard");
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="link text-control"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t(($) => $.waits.hideFiles) : t(($) => $.waits.seeFiles)}
      </button>
      <ul id={id} hidden={!isOpen} className="max-h-80 divide-y divide-line overflow-y-auto">
        {files.map((file) => (
          <OneFile key={file.cvId} file={file} />
        ))}
      </ul>
    </>
  );
}

function OneFile({ file: { cvId, jobId, jobTitle, name, message, sender, at } }: { file: File }) {
  const { t } = useTranslation("dashboard");
  const { moment } = useFormats();
  const paths = usePaths();
  const client = useQueryClient();
  const problemText = useProblemText();
  const dismiss = useMutation({
    mutationFn: () => call("DELETE /api/jobs/{jobId}/uploads/{cvId}", { path: { jobId, cvId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["dashboard", "news"] }),
    onError: (error) =>
      toast.error(
        t(($) => $.waits.dismissFailed),
        { description: problemText(error) },
      ),
  });
  return (
    <li className="space-y-1 py-2.5">
      <p className="text-control font-medium break-words text-ink">{name}</p>
      {message && <p>{message}</p>}
      <p className="break-words">
        <Link to={paths.job(jobId)} className="link">
          {jobTitle}
        </Link>
        {`, ${[moment(at), ...(sender ? [sender] : [])].join(", ")}`}
      </p>
      <Button
        size="sm"
        aria-label={t(($) => $.waits.dismissName, { name })}
        disabled={dismiss.isPending || dismiss.isSuccess}
        onClick={() => dismiss.mutate()}
      >
        {t(($) => $.waits.dismiss)}
      </Button>
    </li>
  );
}
