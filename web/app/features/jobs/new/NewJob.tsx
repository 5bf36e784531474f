import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Button } from "../../../../ui/Button.tsx";
import { Page } from "../../../../ui/Page.tsx";
import { ApiError, call } from "../../../api/client.ts";
import { useFormats } from "../../../i18n/format.ts";
import { usePaths } from "../../../paths.ts";
import { useSession } from "../../auth/session.ts";
import type { Draft } from "../queries.ts";
import { Describe } from "./Describe.tsx";
import { emptyForm, formOf, type JobForm } from "./form.ts";
import { forgetKept, keep, type Kept, kept } from "./keep.ts";
import { ReadingView } from "./ReadingView.tsx";
import { Review } from "./Review.tsx";

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
    </p>
  );
}

/** From a description to a job: written, read, checked, saved. */
export default function NewJob() {
  const { t } = useTranslation(["jobs", "common"]);
  const navigate = useNavigate();
  const paths = usePaths();
  const [job, setJob] = useState<Kept>(kept);
  const [isReading, setReading] = useState(false);
  const abort = useRef<AbortController>(null);

  const isChecking = job.form !== undefined;

  // Typing must stay quick: the tab keeps the text a moment later.
  useEffect(() => {
    const timer = setTimeout(() => keep(job), 300);
    return () => clearTimeout(timer);
  }, [job]);
  useEffect(() => {
    document.getElementById("main")?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [isReading, isChecking]);

  const read = useMutation({
    mutationFn: ({ text, additional }: { text: string; additional: string }) => {
      abort.current = new AbortController();
      return call("POST /api/job-drafts", {
        body: { from: "description", text, ...(additional.trim() && { additionalRequirements: additional }) },
        signal: abort.current.signal,
      });
    },
    onError: () => setReading(false),
  });

  const begin = () => {
    setReading(true);
    read.mutate(job);
  };
  const stop = () => {
    abort.current?.abort();
    read.reset();
    setReading(false);
  };
  const check = (form: JobForm, draft?: Draft) => {
    setReading(false);
    read.reset();
    setJob((job) => ({ ...job, form, ...(draft && { draft }) }));
  };
  const leave = async () => {
    await navigate(paths.jobs());
    forgetKept();
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
          text={job.text}
          draft={read.data}
          onRead={(draft) => check(formOf(draft, job.text, job.additional), draft)}
        />
      </Page>
    );
  }

  if (job.form) {
    return (
      <Page title={t(($) => $.new.title)} crumbs={crumbs} isHeading={false} actions={<Credits />}>
        <Review
          initial={job.form}
          draft={job.draft}
          onChange={(form) => setJob((job) => (job.form ? { ...job, form } : job))}
          onBack={() => setJob(({ text, additional }) => ({ text, additional }))}
          onSaved={async (id) => {
            await navigate(paths.job(id));
            forgetKept();
          }}
        />
      </Page>
    );
  }

  // A spent plan or too many requests has its own sentence; whatever else went wrong is told in one.
  const refusal =
    read.error instanceof ApiError && read.error.status >= 400 && read.error.status < 500 ? read.error.message : undefined;
  return (
    <Page title={t(($) => $.new.title)} crumbs={crumbs} isHeading={false} actions={<Credits />}>
      <Describe
        text={job.text}
        additional={job.additional}
        failure={read.isError ? { title: t(($) => $.new.failed), detail: refusal } : undefined}
        onChange={(change) => setJob((job) => ({ ...job, ...change }))}
        onRead={begin}
        onByHand={() => check(emptyForm(job.text, job.additional))}
        onCancel={() => void leave()}
      />
    </Page>
  );
}
