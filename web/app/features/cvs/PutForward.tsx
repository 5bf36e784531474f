import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Skeleton } from "../../../ui/bits.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { FieldError } from "../../../ui/Field.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { toast } from "../../../ui/Toaster.tsx";
import { Loading, QueryError, QueryState } from "../../api/QueryState.tsx";
import { useProblemText } from "../../api/problems.ts";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { PlansLink } from "../../recruiting/PlansLink.tsx";
import { type JobHead, jobsOf } from "../../recruiting/queries/jobs.ts";
import type { Selection } from "../../recruiting/selection/selection.ts";
import { forwardAll } from "./forwarding.ts";

/** Pause in typing after which the jobs are searched, in ms. */
const SETTLES_MS = 250;

/** Asks for one of the open jobs, and puts the chosen CVs forward for it. */
export default function PutForward({ selection, onClose }: { selection: Selection; onClose: () => void }) {
  const { t } = useTranslation("cvs");
  const { t: tc } = useTranslation("common");
  const { number } = useFormats();
  const problemText = useProblemText();
  const [cvIds] = useState(() => selection.all());
  const [job, setJob] = useState<JobHead>();
  const [asksForJob, setAsksForJob] = useState(false);
  const [query, setQuery] = useState("");
  const [done, setDone] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const forwarding = useForwarding(selection, setDone, onClose);
  const count = { count: cvIds.length, number: number(cvIds.length) };
  const press = () => {
    setAsksForJob(!job);
    if (job) forwarding.mutate({ job, cvIds });
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && !forwarding.isPending && onClose()}
      initialFocus={field}
      title={t(($) => $.forward.title, count)}
      description={t(($) => $.forward.lead)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {tc(($) => $.action.cancel)}
          </Button>
          <Button
            variant="primary"
            busy={forwarding.isPending && t(($) => $.forward.busy, { done: number(done), of: number(cvIds.length) })}
            onClick={press}
          >
            {t(($) => $.forward.confirm, count)}
          </Button>
        </>
      }
    >
      <Words field={field} onSearch={setQuery} />
      <div inert={forwarding.isPending}>
        <Jobs query={query} chosen={job?.id} onChoose={setJob} />
      </div>
      <div role="alert">
        {asksForJob && !job && <FieldError>{t(($) => $.forward.chooseJob)}</FieldError>}
        {forwarding.isError && (
          <FieldError>
            {problemText(forwarding.error) || tc(($) => $.error.unexpected)} {t(($) => $.pool.kept)}
            <PlansLink after={forwarding.error} />
          </FieldError>
        )}
      </div>
    </Dialog>
  );
}

/** Sends the CVs; what was sent is chosen no more, and the toast leads to the job. */
function useForwarding(selection: Selection, onProgress: (done: number) => void, onClose: () => void) {
  const { t } = useTranslation("cvs");
  const { number } = useFormats();
  const navigate = useNavigate();
  const paths = usePaths();
  const problemText = useProblemText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ job, cvIds }: { job: JobHead; cvIds: readonly string[] }) => {
      const outcome = await forwardAll(job.id, cvIds, onProgress);
      if (outcome.left.length === cvIds.length) throw outcome.error;
      return outcome;
    },
    onSuccess: ({ queued, known, left, error }, { job, cvIds }) => {
      onClose();
      selection.set(cvIds, false);
      selection.set(left, true);
      const action = { label: t(($) => $.forward.open), onClick: () => void navigate(paths.job(job.id)) };
      const words =
        queued > 0
          ? t(($) => $.forward.done, { count: queued, number: number(queued), job: job.title })
          : t(($) => $.forward.allKnown, { job: job.title });
      const knownWords = queued > 0 && known > 0 ? t(($) => $.forward.known, { count: known, number: number(known) }) : "";
      if (left.length === 0) toast.success(words, { action, ...(knownWords && { description: knownWords }) });
      else {
        const rest = t(($) => $.forward.left, { count: left.length, number: number(left.length), of: number(cvIds.length) });
        toast.error(words, { description: `${rest} ${problemText(error)}`, action });
      }
      return client.invalidateQueries({
        predicate: ({ queryKey: [kind, of] }) => kind === "cvs" || kind === "cv-list" || kind === "jobs" || of === job.id,
      });
    },
  });
}

function Words({ field, onSearch }: { field: React.RefObject<HTMLInputElement | null>; onSearch: (query: string) => void }) {
  const { t } = useTranslation("cvs");
  const [text, setText] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text.trim()), text === "" ? 0 : SETTLES_MS);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  return (
    <SearchField
      field={field}
      label={t(($) => $.forward.search)}
      clear={t(($) => $.clear)}
      icon={<Search aria-hidden />}
      maxLength={200}
      value={text}
      onChange={setText}
    />
  );
}

interface JobsProps {
  query: string;
  chosen: string | undefined;
  onChoose: (job: JobHead) => void;
}

/** The open jobs, newest first: only they take CVs. */
function Jobs({ query, chosen, onChoose }: JobsProps) {
  const { t } = useTranslation("cvs");
  const { t: tc } = useTranslation("common");
  const { number } = useFormats();
  const jobs = useInfiniteQuery(jobsOf({ query, status: "open" }));
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = jobs;
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <fieldset className="mt-3 h-80 overflow-y-auto rounded-card border border-line phone:h-[46dvh]">
      <legend className="sr-only">{t(($) => $.forward.jobs)}</legend>
      {!data && (
        <QueryState
          query={jobs}
          loading={<JobsLoading />}
          failed={<QueryError inline className="p-4" query={jobs} title={t(($) => $.forward.failed)} />}
        />
      )}
      {data && rows.length === 0 && (
        <p className="p-4 text-control font-medium">
          {query ? t(($) => $.forward.nothing, { query }) : t(($) => $.forward.noJobs)}
        </p>
      )}
      {rows.map((job) => (
        <label
          key={job.id}
          className="flex min-h-12 cursor-pointer items-center gap-3 border-b border-line px-4 py-1.5 text-control hover:bg-hover has-checked:bg-selected has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent-ink"
        >
          <input
            type="radio"
            name="job"
            checked={chosen === job.id}
            onChange={() => onChoose(job)}
            className="size-4 shrink-0 accent-(--color-accent) outline-none"
          />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium text-ink">{job.title}</span>
            <span className="block truncate text-caption text-ink-2">
              {[job.department, job.location].filter(Boolean).join(", ")}
            </span>
          </span>
          <span className="shrink-0 text-caption text-ink-2 tabular-nums">
            {t(($) => $.eraseMany.cvs, { count: job.totalResumes, number: number(job.totalResumes) })}
          </span>
        </label>
      ))}
      {hasNextPage && (
        <div className="px-4 py-2.5">
          <Button size="sm" busy={isFetchingNextPage && tc(($) => $.action.loadingMore)} onClick={() => void fetchNextPage()}>
            {tc(($) => $.action.loadMore)}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function JobsLoading() {
  return (
    <Loading>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className="flex h-12 items-center gap-4 border-b border-line px-4">
          <Skeleton className="size-4" />
          <Skeleton className="h-3.5 w-48" />
        </div>
      ))}
    </Loading>
  );
}
