import type { AnswerOf } from "@candor/contract";
import type { Sort } from "@candor/core/candidate/candidate.info";
import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { useProblemText } from "../../api/problems.ts";
import { useFormats } from "../../i18n/format.ts";
import { AnalysisBanner } from "./analysis/AnalysisBanner.tsx";
import { CandidateList } from "./list/CandidateList.tsx";
import { CandidateTable } from "./list/CandidateTable.tsx";
import { EVERYBODY, filterIn, isNarrowed, type ListFilter, withFilter } from "./list/filter.ts";
import { FilterButtons } from "./list/FilterButtons.tsx";
import { cleared, FilterChips } from "./list/FilterChips.tsx";
import { MoreRows, RowsToCome } from "./list/rows.tsx";
import { Toolbar } from "./list/Toolbar.tsx";
import { useRowKeys } from "./list/useRowKeys.ts";
import { useOrderWords } from "./list/words.ts";
import { type CandidateRow, candidatesOf } from "./queries.ts";
import { isAsked, type ListSearch, searchIn, withSearch } from "./search/address.ts";
import { useLayout } from "./useMedia.ts";

const DeleteCandidate = lazy(() => import("./DeleteCandidate.tsx"));
const FoundCandidates = lazy(() => import("./search/FoundCandidates.tsx"));
const Examples = lazy(() => import("./search/Examples.tsx"));

/** Who applied for a job, best first: all, those whose name or words fit, or those who answer a sentence. */
export function CandidatesOfJob({ jobId }: { jobId: string }) {
  const { t } = useTranslation("candidates");
  const [search, setSearch] = useSearchInAddress();
  const [filter, setFilter, setSort] = useFilterInAddress();
  const query = search.mode === "name" ? search.query : "";
  const listed = useInfiniteQuery(candidatesOf(jobId, query, search.mode === "name" ? filter : EVERYBODY));
  const [toDelete, setToDelete] = useState<CandidateRow>();
  const container = useRef<HTMLDivElement>(null);
  const onDelete = useCallback((row: CandidateRow) => setToDelete(row), []);
  useRowKeys(container);

  const { data, isError, error } = listed;
  if (isError && !data) return <Failed error={error} onRetry={() => void listed.refetch()} />;
  if (!data) return <RowsToCome />;

  const [first] = data.pages;
  if (!first || first.facets.all === 0)
    return <EmptyState title={t(($) => $.list.empty)}>{t(($) => $.list.emptyBody)}</EmptyState>;

  const { total, stale, facets } = first;
  const isFinding = search.mode === "ai" && isAsked(search.ask);
  return (
    <section aria-label={t(($) => $.list.title)}>
      <Toolbar search={search} onSearch={setSearch}>
        {search.mode === "name" && <FilterButtons {...{ jobId, query, filter, facets }} onFilter={setFilter} />}
      </Toolbar>
      {search.mode === "name" && (
        <FilterChips filter={filter} onFilter={setFilter}>
          <HowMany total={total} all={facets.all} sort={filter.sort} />
        </FilterChips>
      )}
      {search.mode === "ai" && !isFinding && (
        <Suspense>
          <Examples className="px-6 pt-2 phone:px-4" onChoose={(text) => setSearch(asking(text))} />
        </Suspense>
      )}
      <AnalysisBanner jobId={jobId} stale={stale} />
      <div ref={container} aria-busy={listed.isPlaceholderData} className="pt-3">
        {isFinding ? (
          <Suspense fallback={<RowsToCome />}>
            <FoundCandidates
              jobId={jobId}
              of={facets.all}
              ask={search.ask}
              onAsk={(ask) => setSearch({ mode: "ai", ask })}
              onDelete={onDelete}
            />
          </Suspense>
        ) : (
          <Listed
            listed={listed}
            query={query}
            filter={search.mode === "name" ? filter : EVERYBODY}
            onClear={() => setSearch({ mode: "name", query: "" })}
            onFilter={setFilter}
            onSort={setSort}
            onDelete={onDelete}
          />
        )}
      </div>
      {toDelete && (
        <Suspense>
          <DeleteCandidate candidate={toDelete} onClose={() => setToDelete(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

const asking = (text: string): ListSearch => ({ mode: "ai", ask: { text, criteria: undefined } });

/** How many are listed, and in which order. */
function HowMany({ total, all, sort }: { total: number; all: number; sort: Sort }) {
  const { t } = useTranslation("candidates");
  const { number } = useFormats();
  const order = useOrderWords()(sort);
  const words =
    total < all
      ? t(($) => $.list.totalOf, { total: number(total), all: number(all), order })
      : t(($) => $.list.total, { count: total, total: number(total), order });
  return (
    <p role="status" className="text-control text-ink-2">
      {words}
    </p>
  );
}

interface ListedProps {
  listed: UseInfiniteQueryResult<InfiniteData<AnswerOf<"GET /api/jobs/{jobId}/candidates">>>;
  query: string;
  filter: ListFilter;
  onClear: () => void;
  onFilter: (filter: ListFilter) => void;
  onSort: (sort: Sort) => void;
  onDelete: (row: CandidateRow) => void;
}

/** All candidates, or those whose name or words fit, a page at a time. */
function Listed({ listed, query, filter, onClear, onFilter, onSort, onDelete }: ListedProps) {
  const { t } = useTranslation("candidates");
  const isPhone = useLayout() === "phone";
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = listed;
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data]);
  const total = data?.pages[0]?.total ?? 0;
  const nothing = isNarrowed(filter) ? (
    <EmptyState
      title={t(($) => $.filter.nothing)}
      action={<Button onClick={() => onFilter(cleared(filter))}>{t(($) => $.filter.clear)}</Button>}
    >
      {t(($) => $.filter.nothingBody)}
    </EmptyState>
  ) : (
    <EmptyState title={t(($) => $.list.nothing, { query })} action={<Button onClick={onClear}>{t(($) => $.list.clear)}</Button>}>
      {t(($) => $.list.nothingBody)}
    </EmptyState>
  );
  return (
    <>
      {isPhone ? (
        <CandidateList rows={rows} total={total} empty={nothing} />
      ) : (
        <CandidateTable {...{ rows, total, onDelete, onSort }} sort={filter.sort} empty={nothing} />
      )}
      {hasNextPage && <MoreRows isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
    </>
  );
}

/** The filter as the address has it: each is a step of its own, so that the browser's way back undoes it. */
function useFilterInAddress(): [ListFilter, (filter: ListFilter) => void, (sort: Sort) => void] {
  const [address, setAddress] = useSearchParams();
  const setFilter = (filter: ListFilter) => setAddress((before) => withFilter(before, filter), { preventScrollReset: true });
  const setSort = useCallback(
    (sort: Sort) => setAddress((before) => withFilter(before, { ...filterIn(before), sort }), { preventScrollReset: true }),
    [setAddress],
  );
  return [filterIn(address), setFilter, setSort];
}

/** The search as the address has it, so that a found list can be passed on and come back to. */
function useSearchInAddress(): [ListSearch, (search: ListSearch) => void] {
  const [address, setAddress] = useSearchParams();
  const setSearch = (search: ListSearch) =>
    setAddress((before) => withSearch(before, search), { replace: true, preventScrollReset: true });
  return [searchIn(address), setSearch];
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation("candidates");
  const { t: tc } = useTranslation("common");
  const problemText = useProblemText();
  return (
    <ErrorState title={t(($) => $.list.failed)} action={<Button onClick={onRetry}>{tc(($) => $.action.tryAgain)}</Button>}>
      {problemText(error)}
    </ErrorState>
  );
}
