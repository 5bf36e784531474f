import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import { Button, LinkButton } from "../../../../ui/Button.tsx";
import { Page } from "../../../../ui/Page.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { ApiError, call } from "../../../api/client.ts";
import { useProblemText } from "../../../api/problems.ts";
import { useFormats } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/useLocale.ts";
import { usePaths } from "../../../paths.ts";
import { PlansLink } from "../../../recruiting/PlansLink.tsx";
import { useSession } from "../../../session/session.ts";
import { type Draft, type Job, jobOf } from "../../../recruiting/queries/jobs.ts";
import { Describe } from "./Describe.tsx";
import { useFailure } from "./failure.ts";
import { FirstJob } from "./FirstJob.tsx";
import { formOf, formOfJob, type JobForm } from "./form.ts";
import { forgetKept, keep, type Kept, kept } from "./keep.ts";
import { ReadingView } from "./ReadingView.tsx";
import { Review } from "./Review.tsx";
import { byHand, EMPTY, requestOf, type Source, SOURCES, textOf } from "./source.ts";
import { useLasting } from "./useLasting.ts";

/** A refused link is answered at once: a view for the reading would only flash. */
const LINK_ANSWERS_MS = 400;

const TITLE_MAX = 200;

/** How many jobs may still be created, said where one is about to be used. */
function Credits() {
  const { t } = useTranslation("jobs");
  const formats = useFormats();
  const { used, allowed } = useSession().account.plan.jobPosts;
  if (allowed === null) return null;
  const left = Math.max(0, allowed - used);
  return (
    <p className="text-control text-ink-2 phone:hidden">
      {left > 0 ? t(($) => $.new.credits, { count: left, number: formats.number(left) }) : t(($) => $.new.noCredits)}
      {left === 0 && <PlansLink after="job.credits" />}
    </p>
  );
}

/** What was kept, begun in the way that the address asks for. */
function begun(asked: string | null): Kept {
  const job = kept();
  const from = SOURCES.find((known) => known === asked);
  return from && from !== "description" && !job.form ? { ...job, from } : job;
}

/** A copy begins where a job is checked. What was changed of it already is kept. */
function begunCopy({ id, title, description }: Job, form: JobForm): Kept {
  const job = kept(id);
  return job.copyOf ? job : { ...EMPTY, text: description, form, copyOf: title };
}

interface CreationProps {
  /** The job that this is a copy of. */
  original?: Job;
}

/** From a description, a link or a few words to a job, or from another job: read, checked, saved. */
function Creation({ original }: CreationProps) {
  const { t } = useTranslation(["jobs", "common"]);
  const navigate = useNavigate();
  const paths = usePaths();
  const locale = useLocale();
  const failureOf = useFailure();
  const isFirst = useSession().account.plan.jobPosts.used === 0;
  const [search] = useSearchParams();
  const [job, setJob] = useState<Kept>(() =>
    original
      ? begunCopy(original, {
          ...formOfJob(original),
          title: t(($) => $.copy.ofTitle, { title: original.title }).slice(0, TITLE_MAX),
        })
      : begun(search.get("new")),
  );
  const abort = useRef<AbortController>(null);
  const isOver = useRef(false);

  // Typing must stay quick: the tab keeps the text a moment later. Not once the job is saved: this view outlives that by a moment.
  useEffect(() => {
    const timer = setTimeout(() => isOver.current || keep(job, original?.id), 300);
    return () => clearTimeout(timer);
  }, [job, original?.id]);

  const read = useMutation({
    mutationFn: () => {
      abort.current = new AbortController();
      return call("POST /api/job-drafts", { body: requestOf(job, locale), signal: abort.current.signal });
    },
  });
  const lasts = useLasting(read.isPending, job.from === "link" ? LINK_ANSWERS_MS : 0);
  const isReading = lasts || read.isSuccess;
  const isChecking = job.form !== undefined;

  // The next view begins at its top, or at what it asks for.
  useEffect(() => {
    const main = document.getElementById("main");
    const asked = main?.querySelector<HTMLElement>("[aria-invalid=true], [data-asked]");
    scrollTo(0, 0);
    (asked ?? main)?.focus({ preventScroll: !asked });
  }, [isReading, isChecking, read.isError]);

  const stop = () => {
    abort.current?.abort();
    read.reset();
  };
  const check = (form: JobForm, draft?: Draft) => {
    read.reset();
    setJob((job) => ({ ...job, form, ...(draft && { draft }) }));
  };
  const from = (next: Source) => {
    read.reset();
    setJob((job) => ({ ...job, from: next }));
    void navigate(paths.newJob(next, original?.id), { replace: true, preventScrollReset: true });
  };
  const change = (change: Partial<Kept>) => {
    // What was refused is another link by now.
    if (read.isError && change.url !== undefined) read.reset();
    setJob((job) => ({ ...job, ...change }));
  };
  const leaveFor = (path: string, options?: { replace: boolean }) => {
    isOver.current = true;
    forgetKept(original?.id);
    return navigate(path, options);
  };
  const crumbs = [{ label: t(($) => $.title), to: paths.jobs() }];

  if (isReading) {
    return (
      <Page
        title={t(($) => $.new.title)}
        crumbs={crumbs}
        isHeading={false}
        actions={
          <Button variant="quiet" onClick={stop}>
            {t(($) => $.action.cancel, { ns: "common" })}
          </Button>
        }
      >
        <ReadingView
          job={job}
          draft={read.data}
          onRead={(draft) => check(formOf(draft, textOf(job, draft), job.from === "brief" ? "" : job.additional), draft)}
        />
      </Page>
    );
  }

  if (job.form) {
    return (
      <Page title={t(($) => $.new.title)} crumbs={crumbs} isHeading={false} actions={<Credits />}>
        <Review
          initial={job.form}
          from={job.from}
          draft={job.draft}
          copyOf={job.draft ? undefined : job.copyOf}
          isFirst={isFirst}
          onChange={(form) => setJob((job) => (job.form ? { ...job, form } : job))}
          onBack={() => setJob(({ form: _, draft: __, ...beginning }) => beginning)}
          onSaved={async (id) => leaveFor(isFirst ? paths.firstJob(id) : paths.job(id), { replace: isFirst })}
        />
      </Page>
    );
  }

  return (
    <Page title={t(($) => $.new.title)} crumbs={crumbs} isHeading={false} actions={<Credits />}>
      <Describe
        job={job}
        failure={read.isError ? failureOf(read.error, job.from) : undefined}
        isOpening={read.isPending}
        onFrom={from}
        onChange={change}
        onRead={() => read.mutate()}
        onByHand={() => check(byHand(job))}
        onCancel={() => void leaveFor(paths.jobs())}
      />
    </Page>
  );
}

/** A copy of a job, as soon as the job is there. */
function Copy({ jobId }: { jobId: string }) {
  const { t } = useTranslation(["jobs", "common"]);
  const paths = usePaths();
  const problemText = useProblemText();
  const { data: job, error, refetch } = useQuery(jobOf(jobId));
  if (job) return <Creation original={job} />;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <Page title={t(($) => $.new.title)} crumbs={[{ label: t(($) => $.title), to: paths.jobs() }]} isHeading>
      {error && (
        <ErrorState
          title={isGone ? t(($) => $.page.missing) : t(($) => $.page.failed)}
          action={
            isGone ? (
              <LinkButton to={paths.newJob()}>{t(($) => $.new.title)}</LinkButton>
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
  return copyOf ? <Copy key={copyOf} jobId={copyOf} /> : <Creation key="new" />;
}
