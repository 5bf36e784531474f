import { useInfiniteQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, type LoaderFunctionArgs, useNavigate, useSearchParams } from "react-router-dom";
import { Skeleton } from "../../../ui/bits.tsx";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { Loading, QueryError, QueryState } from "../../api/QueryState.tsx";
import { useProblemText } from "../../api/problems.ts";
import { queryClient } from "../../api/query-client.ts";
import { useFormats } from "../../i18n/format.ts";
import { usePaths } from "../../paths.ts";
import { CompanyMark } from "../../recruiting/CompanyMark.tsx";
import { useCodeLabel } from "../../recruiting/labels.ts";
import { useMeta } from "./head.ts";
import { usePlace } from "./place.ts";
import { type ListedJob, publicJobs } from "./queries.ts";
import { Title } from "./PublicState.tsx";

const SEARCH_AFTER_MS = 250;

/** Keeps the search in the address, so that it can be shared and survives going back. */
function SearchField({ query }: { query: string | undefined }) {
  const { t } = useTranslation("public");
  const paths = usePaths();
  const navigate = useNavigate();
  const [text, setText] = useState(query ?? "");

  // The address wins when it changes by itself: going back, or clearing the search.
  const [shown, setShown] = useState(query);
  if (shown !== query) {
    setShown(query);
    if (query !== (text.trim() || undefined)) setText(query ?? "");
  }

  const search = useEffectEvent(() => {
    const wanted = text.trim() || undefined;
    if (wanted !== query) void navigate(paths.publicJobs(wanted), { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    const timer = setTimeout(() => search(), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <search className="mt-6 block">
      <TextField
        className="w-full max-w-120"
        size="lg"
        type="search"
        label={t(($) => $.jobs.search)}
        hideLabel
        placeholder={t(($) => $.jobs.search)}
        icon={<Search aria-hidden />}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </search>
  );
}

function JobRow({ job }: { job: ListedJob }) {
  const { t } = useTranslation("public");
  const paths = usePaths();
  const formats = useFormats();
  const codeLabel = useCodeLabel();
  const place = usePlace();
  const facts = [place(job), job.employmentType && codeLabel("employmentType", job.employmentType)].filter(Boolean);
  return (
    <li className="relative border-b border-line tint hover:bg-hover">
      <div className="-mx-3 flex items-start gap-6 px-3 py-4 phone:relative phone:mx-0 phone:block phone:px-0 phone:pl-13">
        <CompanyMark
          name={job.company}
          logo={job.logo}
          className="-mr-2 mt-0.5 phone:absolute phone:top-4 phone:left-0 phone:mt-0"
        />
        <div className="min-w-0 flex-1">
          <h2 className="text-section font-semibold break-words" lang={job.language}>
            <Link
              to={paths.publicJob(job.publicId)}
              className="rounded-chip after:absolute after:inset-0 hover:underline focus-visible:after:outline-2"
            >
              {job.title}
            </Link>
          </h2>
          <p className="text-body text-ink-2 break-words">{job.company}</p>
        </div>
        <p className="w-96 max-w-[35%] shrink-0 pt-0.5 text-control break-words text-ink-2 phone:mt-1 phone:w-auto phone:max-w-none phone:pt-0">
          {facts.join(" · ")}
        </p>
        <p className="w-28 shrink-0 pt-0.5 text-right text-control whitespace-nowrap text-ink-3 tabular-nums phone:w-auto phone:pt-0 phone:text-left">
          <span className="sr-only">{t(($) => $.job.posted)} </span>
          <time dateTime={job.publishedAt}>{formats.day(job.publishedAt)}</time>
        </p>
      </div>
    </li>
  );
}

function JobsLoading() {
  return (
    <Loading>
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className="flex h-[75px] items-center gap-6 border-b border-line">
          <span className="flex-1">
            <Skeleton className="h-3.5 w-56" />
            <Skeleton className="mt-2.5 h-3 w-36" />
          </span>
          <Skeleton className="h-3 w-40 phone:hidden" />
        </div>
      ))}
    </Loading>
  );
}

function JobResults({ query }: { query: string | undefined }) {
  const { t } = useTranslation(["public", "common"]);
  const paths = usePaths();
  const navigate = useNavigate();
  const formats = useFormats();
  const problemText = useProblemText();
  const jobs = useInfiniteQuery(publicJobs(query));

  if (!jobs.data) {
    const failed = (
      <div className="-mx-6 phone:-mx-4">
        <QueryError query={jobs} title={t(($) => $.jobs.failed)} />
      </div>
    );
    return <QueryState query={jobs} loading={<JobsLoading />} failed={failed} />;
  }

  const rows = jobs.data.pages.flatMap((page) => page.items);
  const total = jobs.data.pages[0]?.total ?? 0;
  return (
    <>
      <p role="status" className="pb-2 text-control text-ink-2 tabular-nums">
        {rows.length > 0 && t(($) => $.jobs.found, { count: total, number: formats.number(total) })}
      </p>
      {rows.length === 0 ? (
        <div className="-mx-6 border-t border-line phone:-mx-4">
          {query ? (
            <EmptyState
              title={t(($) => $.jobs.nothing)}
              action={
                <Button onClick={() => void navigate(paths.publicJobs(), { replace: true })}>{t(($) => $.jobs.clear)}</Button>
              }
            >
              {t(($) => $.jobs.nothingBody)}
            </EmptyState>
          ) : (
            <EmptyState title={t(($) => $.jobs.empty)}>{t(($) => $.jobs.emptyBody)}</EmptyState>
          )}
        </div>
      ) : (
        <ul className={`border-t border-line ${jobs.isPlaceholderData ? "opacity-60" : ""}`}>
          {rows.map((job) => (
            <JobRow key={job.publicId} job={job} />
          ))}
        </ul>
      )}
      {jobs.hasNextPage && (
        <div className="pt-4">
          <Button
            busy={jobs.isFetchingNextPage && t(($) => $.action.loadingMore, { ns: "common" })}
            onClick={() => void jobs.fetchNextPage()}
          >
            {t(($) => $.action.loadMore, { ns: "common" })}
          </Button>
          {jobs.isFetchNextPageError && (
            <p role="alert" className="mt-2 text-control text-bad">
              {problemText(jobs.error)}
            </p>
          )}
        </div>
      )}
    </>
  );
}

const queryIn = (address: URLSearchParams): string | undefined => address.get("query")?.trim() || undefined;

export function loader({ request }: LoaderFunctionArgs): null {
  void queryClient.prefetchInfiniteQuery(publicJobs(queryIn(new URL(request.url).searchParams)));
  return null;
}

/** Every published, open job. */
export function Component() {
  const { t } = useTranslation("public");
  const [search] = useSearchParams();
  const query = queryIn(search);
  useMeta(
    "description",
    t(($) => $.jobs.lead),
  );
  useMeta("robots", "index, follow");
  return (
    <div className="py-12 phone:py-8">
      <Title>{t(($) => $.jobs.title)}</Title>
      <h1 className="text-[2.125rem] leading-10 font-semibold tracking-[-0.03em] phone:text-figure">{t(($) => $.jobs.title)}</h1>
      <p className="mt-2 max-w-xl text-[1rem] leading-6 text-pretty text-ink-2">{t(($) => $.jobs.lead)}</p>
      <SearchField query={query} />
      <div className="mt-6">
        <JobResults query={query} />
      </div>
    </div>
  );
}
