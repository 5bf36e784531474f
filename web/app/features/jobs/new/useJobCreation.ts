import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { call } from "../../../api/client.ts";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { usePaths } from "../../../paths.ts";
import type { Draft, Job } from "../../../recruiting/queries/jobs.ts";
import { formOfJob, type JobForm } from "./form.ts";
import { forgetKeptAdvert, keptAdvert } from "./kept-advert.ts";
import { EMPTY, requestOf, type Source, SOURCES } from "./source.ts";
import { forgetJob, storedJob, storeJob, type UnsavedJob } from "./unsaved-job.ts";
import { useLasting } from "./useLasting.ts";

/** Delay before the reading view of a link, in ms, because it would flash when a link is refused at once. */
const LINK_ANSWERS_MS = 400;
const STORE_AFTER_MS = 300;
const TITLE_MAX = 200;

/** A job on its way from a text to the form that is saved. It is stored in this tab as it changes. */
export function useJobCreation(original: Job | undefined) {
  const navigate = useNavigate();
  const paths = usePaths();
  const { job, setJob, forget } = useUnsavedJob(original);
  const read = useReading(job);
  const lasts = useLasting(read.isPending, job.from === "link" ? LINK_ANSWERS_MS : 0);
  return {
    job,
    read,
    isReading: lasts || read.isSuccess,
    stopReading: read.stop,
    /** Shows the form of the job as it is by then: its text may have been typed while the form's code loaded. */
    review: (formOf: (job: UnsavedJob) => JobForm, draft?: Draft) => {
      read.reset();
      setJob((job) => ({ ...job, form: formOf(job), ...(draft && { draft }) }));
    },
    changeForm: (form: JobForm) => setJob((job) => (job.form ? { ...job, form } : job)),
    leaveReview: () => setJob(({ form: _, draft: __, ...beginning }) => beginning),
    setSource: (from: Source) => {
      read.reset();
      setJob((job) => ({ ...job, from }));
      void navigate(paths.newJob(from, original?.id), { replace: true, preventScrollReset: true });
    },
    change: (change: Partial<UnsavedJob>) => {
      // The refusal belongs to the previous link.
      if (read.isError && change.url !== undefined) read.reset();
      setJob((job) => ({ ...job, ...change }));
    },
    leaveFor: (path: string, options?: { replace: boolean }) => {
      forget();
      return navigate(path, options);
    },
  };
}

/** The call that reads a text, a link or a brief into a draft. */
function useReading(job: UnsavedJob) {
  const locale = useLocale();
  const abort = useRef<AbortController>(null);
  const read = useMutation({
    mutationFn: () => {
      abort.current = new AbortController();
      return call("POST /api/job-drafts", { body: requestOf(job, locale), signal: abort.current.signal });
    },
  });
  const stop = () => {
    abort.current?.abort();
    read.reset();
  };
  return { ...read, stop };
}

function useUnsavedJob(original: Job | undefined) {
  const { t } = useTranslation("jobs");
  const [search] = useSearchParams();
  const [job, setJob] = useState<UnsavedJob>(() => {
    if (!original) return newJob(search.get("new"));
    const title = t(($) => $.copy.ofTitle, { title: original.title }).slice(0, TITLE_MAX);
    return copyOf(original, { ...formOfJob(original), title });
  });
  const isOver = useRef(false);
  useEffect(() => {
    if (!original) forgetKeptAdvert();
  }, [original]);
  // Delayed, so that typing stays quick; not after the job is saved, although this view is still mounted.
  useEffect(() => {
    const timer = setTimeout(() => isOver.current || storeJob(job, original?.id), STORE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [job, original?.id]);
  const forget = () => {
    isOver.current = true;
    forgetJob(original?.id);
  };
  return { job, setJob, forget };
}

/** The advert of the free tool where one was kept; otherwise the stored job, from the source that the address asks for. */
function newJob(asked: string | null): UnsavedJob {
  const kept = keptAdvert();
  if (kept && asked === "description") return { ...EMPTY, text: kept.text };
  const job = storedJob();
  const from = SOURCES.find((known) => known === asked);
  return from && from !== "description" && !job.form ? { ...job, from } : job;
}

/** A copy begins at the review. Changes stored earlier stay. */
function copyOf({ id, title, description }: Job, form: JobForm): UnsavedJob {
  const job = storedJob(id);
  return job.copyOf ? job : { ...EMPTY, text: description, form, copyOf: title };
}
