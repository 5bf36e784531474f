import { Library } from "lucide-react";
import { Button } from "../../../../ui/Button.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { Job } from "../../../recruiting/queries/jobs.ts";
import { BulkLinks } from "./BulkLinks.tsx";
import { ByMail } from "./ByMail.tsx";
import { Platforms } from "./Platforms.tsx";
import { PublicPage } from "./PublicPage.tsx";
import { Remarks } from "./Remarks.tsx";
import { Part } from "../../../../ui/Part.tsx";

interface ShareTabProps {
  job: Job;
  onPublish: () => void;
  onPool: () => void;
}

/** All channels through which a job gets CVs. */
export default function ShareTab({ job, onPublish, onPool }: ShareTabProps) {
  const { t } = useTranslation("share");
  return (
    <div className="max-w-264 px-6 pb-8 phone:px-4 [&>section:first-of-type]:border-0">
      <Remarks job={job} withHints />
      <PublicPage job={job} onPublish={onPublish} />
      <Platforms job={job} />
      <ByMail job={job} />
      <BulkLinks job={job} />
      <Part title={t(($) => $.pool.title)} lead={t(($) => $.pool.lead)}>
        {job.status === "open" ? (
          <Button icon={<Library aria-hidden />} onClick={onPool}>
            {t(($) => $.pool.import)}
          </Button>
        ) : (
          <p className="text-control text-ink-2">{t(($) => $.pool.notOpen)}</p>
        )}
      </Part>
    </div>
  );
}
