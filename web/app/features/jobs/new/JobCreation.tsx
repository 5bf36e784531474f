import { Button } from "../../../../ui/Button.tsx";
import { Page } from "../../../../ui/Page.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { usePaths } from "../../../paths.ts";
import { PlansLink } from "../../../recruiting/PlansLink.tsx";
import { useSession } from "../../../session/session.ts";
import type { Job } from "../../../recruiting/queries/jobs.ts";
import { Describe } from "./Describe.tsx";
import { useFailure } from "./failure.ts";
import { formOf } from "./form.ts";
import { Review } from "./parts.ts";
import { ReadingView } from "./ReadingView.tsx";
import { byHand, textOf } from "./source.ts";
import { useStartOfView } from "./useStartOfView.ts";
import { useJobCreation } from "./useJobCreation.ts";

interface JobCreationProps {
  /** The job to copy. */
  original?: Job;
}

/** Creates a job from a description, a link, a brief or another job: reading, review, saving. */
export function JobCreation({ original }: JobCreationProps) {
  const { t } = useTranslation(["jobs", "common", "newJob"]);
  const paths = usePaths();
  const failureOf = useFailure();
  const isFirst = useSession().account.plan.jobPosts.used === 0;
  const creation = useJobCreation(original);
  const { job, read, isReading } = creation;
  useStartOfView(isReading, job.form !== undefined, read.isError);
  // The present view stays until the form's code has come.
  const review = async (...args: Parameters<typeof creation.review>) => {
    await Review.load();
    creation.review(...args);
  };
  const page = {
    title: t(($) => $.newJob.title),
    crumbs: [{ label: t(($) => $.title), to: paths.jobs() }],
    isHeading: false,
  };

  if (isReading) {
    const cancel = (
      <Button variant="quiet" onClick={creation.stopReading}>
        {t(($) => $.action.cancel, { ns: "common" })}
      </Button>
    );
    return (
      <Page {...page} actions={cancel}>
        <ReadingView
          job={job}
          draft={read.data}
          onRead={(draft) =>
            void review((now) => formOf(draft, textOf(now, draft), now.from === "brief" ? "" : now.additional), draft)
          }
        />
      </Page>
    );
  }
  if (job.form) {
    return (
      <Page {...page} actions={<Credits />}>
        <Review
          initial={job.form}
          from={job.from}
          draft={job.draft}
          copyOf={job.draft ? undefined : job.copyOf}
          isFirst={isFirst}
          onChange={creation.changeForm}
          onBack={creation.leaveReview}
          onSaved={async (id) => creation.leaveFor(isFirst ? paths.firstJob(id) : paths.job(id), { replace: isFirst })}
        />
      </Page>
    );
  }
  return (
    <Page {...page} actions={<Credits />}>
      <Describe
        job={job}
        failure={read.isError ? failureOf(read.error, job.from) : undefined}
        isOpening={read.isPending}
        onFrom={creation.setSource}
        onChange={(change) => {
          void Review.load();
          creation.change(change);
        }}
        onRead={() => {
          void Review.load();
          read.mutate();
        }}
        onByHand={() => void review(byHand)}
        onCancel={() => void creation.leaveFor(paths.jobs())}
      />
    </Page>
  );
}

/** The number of jobs that the plan still allows. */
function Credits() {
  const { t } = useTranslation("newJob");
  const formats = useFormats();
  const { used, allowed } = useSession().account.plan.jobPosts;
  if (allowed === null) return null;
  const left = Math.max(0, allowed - used);
  return (
    <p className="text-control text-ink-2 phone:hidden">
      {left > 0 ? t(($) => $.credits, { count: left, number: formats.number(left) }) : t(($) => $.noCredits)}
      {left === 0 && <PlansLink after="job.credits" brief />}
    </p>
  );
}
