import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { Button } from "../../../../ui/Button.tsx";
import { LinkButton } from "../../../../ui/LinkButton.tsx";
import { Page } from "../../../../ui/Page.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { ApiError } from "../../../api/client.ts";
import { useProblemText } from "../../../api/problems.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { usePaths } from "../../../paths.ts";
import { jobOf } from "../../../recruiting/queries/jobs.ts";
import { JobCreation } from "./JobCreation.tsx";
import { FirstJob } from "./parts.ts";

/** Loads the job to copy. */
function Copy({ jobId }: { jobId: string }) {
  const { t } = useTranslation(["jobs", "common", "newJob"]);
  const paths = usePaths();
  const problemText = useProblemText();
  const { data: job, error, refetch } = useQuery(jobOf(jobId));
  if (job) return <JobCreation original={job} />;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <Page title={t(($) => $.newJob.title)} crumbs={[{ label: t(($) => $.title), to: paths.jobs() }]} isHeading>
      {error && (
        <ErrorState
          title={isGone ? t(($) => $.page.missing) : t(($) => $.page.failed)}
          action={
            isGone ? (
              <LinkButton to={paths.newJob()}>{t(($) => $.newJob.title)}</LinkButton>
            ) : (
              <Button onClick={() => void refetch()}>{t(($) => $.action.tryAgain, { ns: "common" })}</Button>
            )
          }
        >
          {isGone ? t(($) => $.copy.gone) : problemText(error)}
        </ErrorState>
      )}
    </Page>
  );
}

/** /dashboard/jobs?new=description, =link, =brief; =next&job= after an account's first job; &copy= with another job's fields. */
export default function NewJob() {
  const [search] = useSearchParams();
  const created = search.get("new") === "next" && search.get("job");
  const copyOf = search.get("copy");
  if (created) return <FirstJob jobId={created} />;
  return copyOf ? <Copy key={copyOf} jobId={copyOf} /> : <JobCreation key="new" />;
}
