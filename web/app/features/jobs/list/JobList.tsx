import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus, Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Kbd, Skeleton } from "../../../../ui/bits.tsx";
import { Button } from "../../../../ui/Button.tsx";
import { LinkButton } from "../../../../ui/LinkButton.tsx";
import { TextField } from "../../../../ui/Field.tsx";
import { lazy } from "../../../../ui/lazy.tsx";
import { Page } from "../../../../ui/Page.tsx";
import { Segmented } from "../../../../ui/Segmented.tsx";
import { EmptyState } from "../../../../ui/states.tsx";
import { useHotkey } from "../../../../ui/useHotkey.ts";
import { Loading, QueryState } from "../../../api/QueryState.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { usePaths } from "../../../paths.ts";
import { type JobFilter, type JobHead, jobsOf } from "../../../recruiting/queries/jobs.ts";
import { useIsPhone } from "../../../recruiting/useLayout.ts";
import { JobCards } from "./JobCards.tsx";
import { JobTable } from "./JobTable.tsx";

const DeleteJob = lazy(() => import("../DeleteJob.tsx"));

const SEARCH_AFTER_MS = 250;

/** Writes the filter into the address, where it can be shared and gone back to. */
function useFilter() {
  const navigate = useNavigate();
  const paths = usePaths();
  return (filter: JobFilter) =>
    void navigate(paths.jobs({ ...(filter.query && { query: filter.query }), ...(filter.status && { status: filter.status }) }), {
      replace: true,
      preventScrollReset: true,
    });
}

interface FilterProps {
  filter: JobFilter;
  onFilter: (filter: JobFilter) => void;
  counts: { all: number; open: number; onHold: number; closed: number };
}

function JobFilters({ filter, onFilter, counts }: FilterProps) {
  const { t } = useTranslation(["jobs", "recruiting"]);
  const formats = useFormats();
  const [text, setText] = useState(filter.query ?? "");
  const field = useRef<HTMLInputElement>(null);

  useHotkey("/", (event) => {
    event.preventDefault();
    field.current?.focus();
  });

  // The address wins when it changes by itself: going back, or clearing the filter.
  const [shown, setShown] = useState(filter.query);
  if (shown !== filter.query) {
    setShown(filter.query);
    if (filter.query !== (text.trim() || undefined)) setText(filter.query ?? "");
  }

  const search = useEffectEvent(() => {
    const query = text.trim() || undefined;
    if (query !== filter.query) onFilter({ ...filter, query });
  });
  useEffect(() => {
    const timer = setTimeout(() => search(), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const status = (value: "open" | "onHold" | "closed") => ({
    value,
    label: t(($) => $.status[value], { ns: "recruiting" }),
    count: formats.number(counts[value]),
  });
  return (
    <div className="flex flex-wrap items-center gap-2 px-6 py-3.5 phone:px-4">
      <TextField
        ref={field}
        className="w-80 phone:w-full"
        label={t(($) => $.list.search)}
        hideLabel
        type="search"
        placeholder={t(($) => $.list.search)}
        icon={<Search aria-hidden />}
        end={<Kbd>/</Kbd>}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Segmented
        label={t(($) => $.list.status)}
        value={filter.status ?? "all"}
        onChange={(value) => onFilter({ ...filter, status: value === "all" ? undefined : value })}
        options={[
          { value: "all", label: t(($) => $.list.all), count: formats.number(counts.all) },
          status("open"),
          status("onHold"),
          status("closed"),
        ]}
      />
    </div>
  );
}

function JobsLoading() {
  return (
    <Loading>
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className="flex h-12 items-center gap-6 border-b border-line px-6 phone:px-4">
          <span className="flex-1">
            <Skeleton className="h-3 w-44" />
            <Skeleton className="mt-2 h-2.5 w-28" />
          </span>
          <Skeleton className="h-5 w-16 rounded-full" />
          <Skeleton className="h-3 w-8 phone:hidden" />
          <Skeleton className="h-3 w-20 phone:hidden" />
        </div>
      ))}
    </Loading>
  );
}

/** The jobs of the account. */
export function JobList({ filter }: { filter: JobFilter }) {
  const { t } = useTranslation(["jobs", "common"]);
  const paths = usePaths();
  const setFilter = useFilter();
  const jobs = useInfiniteQuery(jobsOf(filter));
  const [toDelete, setToDelete] = useState<JobHead>();

  const isPhone = useIsPhone();
  const create = (words: string) => (
    <LinkButton variant="primary" to={paths.newJob()} icon={<Plus aria-hidden />}>
      {words}
    </LinkButton>
  );

  const content = () => {
    if (!jobs.data) return <QueryState query={jobs} loading={<JobsLoading />} failed={t(($) => $.list.failed)} />;

    const { counts } = jobs.data.pages[0]!;
    if (counts.all === 0 && !filter.query) {
      return (
        <EmptyState page title={t(($) => $.list.empty)} action={create(t(($) => $.list.createFirst))}>
          {t(($) => $.list.emptyBody)}
        </EmptyState>
      );
    }
    const rows = jobs.data.pages.flatMap((page) => page.items);
    const nothing = (
      <EmptyState
        title={t(($) => $.list.nothing)}
        action={<Button onClick={() => setFilter({})}>{t(($) => $.list.clear)}</Button>}
      >
        {t(($) => $.list.nothingBody)}
      </EmptyState>
    );
    return (
      <>
        <JobFilters filter={filter} onFilter={setFilter} counts={counts} />
        <div className={jobs.isPlaceholderData ? "opacity-60" : undefined}>
          {isPhone ? (
            <JobCards rows={rows} empty={nothing} onDelete={setToDelete} />
          ) : (
            <JobTable rows={rows} empty={nothing} onDelete={setToDelete} />
          )}
        </div>
        {jobs.hasNextPage && (
          <div className="px-6 py-4 phone:px-4">
            <Button
              busy={jobs.isFetchingNextPage && t(($) => $.action.loadingMore, { ns: "common" })}
              onClick={() => void jobs.fetchNextPage()}
            >
              {t(($) => $.action.loadMore, { ns: "common" })}
            </Button>
          </div>
        )}
      </>
    );
  };

  return (
    <Page title={t(($) => $.title)} actions={create(t(($) => $.list.create))}>
      {content()}
      {toDelete && <DeleteJob job={toDelete} onClose={() => setToDelete(undefined)} />}
    </Page>
  );
}
