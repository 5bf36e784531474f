import { useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { lazy } from "../../../../ui/lazy.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { Job } from "../../../recruiting/queries/jobs.ts";
import { CopyButton } from "./copying.tsx";
import { Part } from "../../../../ui/Part.tsx";
import { Address } from "./Address.tsx";

const RenameMailbox = lazy(() => import("./RenameMailbox.tsx"));

/** The job's mailbox. */
export function ByMail({ job }: { job: Job }) {
  const { t } = useTranslation(["jobs", "share"]);
  const [isRenaming, setRenaming] = useState(false);
  return (
    <Part title={t(($) => $.share.mail.title)} lead={t(($) => $.share.mail.lead)}>
      <Address label={t(($) => $.share.mail.address)} text={job.mailbox}>
        <CopyButton text={job.mailbox} label={t(($) => $.copy.address)} />
        {!job.isMailboxRenamed && <Button onClick={() => setRenaming(true)}>{t(($) => $.share.mail.rename)}</Button>}
      </Address>
      {job.isMailboxRenamed && <p className="text-control text-ink-2">{t(($) => $.share.mail.renamed)}</p>}
      {job.status !== "open" && <p className="text-control text-ink-2">{t(($) => $.share.mail.notOpen)}</p>}
      {isRenaming && <RenameMailbox job={job} onClose={() => setRenaming(false)} />}
    </Part>
  );
}
