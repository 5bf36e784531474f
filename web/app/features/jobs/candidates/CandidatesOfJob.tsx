import type { AnswerOf } from "@candor/contract";
import type { Sort } from "@candor/core/candidacy/candidate.info";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { type ComponentProps, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Button } from "../../../../ui/Button.tsx";
import { lazy } from "../../../../ui/lazy.tsx";
import { lazyWith } from "../../../i18n/lazyWith.ts";
import { EmptyState } from "../../../../ui/states.tsx";
import { useHotkey } from "../../../../ui/useHotkey.ts";
import { QueryState } from "../../../api/QueryState.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { rich } from "../../../i18n/rich.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { AnalysisBanner } from "../../../recruiting/analysis/AnalysisBanner.tsx";
import { CandidateList } from "./list/CandidateList.tsx";
import { CandidateTable } from "./list/CandidateTable.tsx";
import { askedFor, EVERYBODY, filterIn, isNarrowed, type ListFilter, withFilter } from "../../../recruiting/search/filter.ts";
import { FilterButtons } from "./list/FilterButtons.tsx";
import { cleared, FilterChips } from "./list/FilterChips.tsx";
import { MoreRows, RowsToCome } from "./list/rows.tsx";
import { Selection, useHowManyChosen } from "../../../recruiting/selection/selection.ts";
import { Toolbar } from "../../../recruiting/search/Toolbar.tsx";
import { useRowKeys } from "../../../recruiting/selection/useRowKeys.ts";
import { useOwnOrder } from "./list/own-order/useOwnOrder.ts";
import { useRowLinks } from "./list/useRowLinks.ts";
import { useVisit } from "./list/useVisit.ts";
import { useOrderLabel } from "./list/order-label.ts";
import type { CandidateRow } from "../../../recruiting/queries/candidates.ts";
import { isAsked, type ListSearch, searchIn, withSearch } from "../../../recruiting/search/address.ts";
import { useIsPhone } from "../../../recruiting/useLayout.ts";
import { useListed } from "./listed.ts";
import { useWidth } from "./list/useWidth.ts";

const DeleteCandidate = lazyWith(["decisions"], () => import("../../../recruiting/candidate/DeleteCandidate.tsx"));
const SelectionBar = lazy(() => import("./list/SelectionBar.tsx"));
const FoundCandidates = lazyWith(["search", "marks"], () => import("./found/FoundCandidates.tsx"), <RowsToCome />);
const Examples = lazyWith(["search"], () => import("../../../recruiting/search/Examples.tsx"));

interface CandidatesOfJobProps {
  jobId: string;
  /** True while the upload zone above tells something: one banner at a time. */
  isQuiet: boolean;
}

type ListedQuery = UseInfiniteQueryResult<InfiniteData<Page>>;
type Page = AnswerOf<"GET /api/jobs/{jobId}/candidates">;

/** The candidates of a job, best first: all, found by name, or found by a sentence. */
export function CandidatesOfJob({ jobId, isQuiet }: CandidatesOfJobProps) {
  const { t } = useTranslation("candidates");
  const listed = useListed(jobId);
  const first = listed.data?.pages[0];
  useVisit(jobId, first);

  if (!listed.data) return <QueryState query={listed} loading={<RowsToCome />} failed={t(($) => $.list.failed)} />;
  if (!first || first.facets.all === 0)
    return <EmptyState title={t(($) => $.list.empty)}>{t(($) => $.list.emptyBody)}</EmptyState>;
  return <Candidates {...{ jobId, isQuiet, listed, first }} />;
}

/** The list with its search, filters and selection. */
function Candidates({ jobId, isQuiet, listed, first }: CandidatesOfJobProps & { listed: ListedQuery; first: Page }) {
  const { t } = useTranslation("candidates");
  const [search, setSearch] = useSearchInAddress();
  const [filter, setFilter, setSort] = useFilterInAddress();
  const query = search.mode === "name" ? search.query : "";
  const setView = useViewInAddress();
  const [toDelete, setToDelete] = useState<CandidateRow>();
  const container = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const width = useWidth(frame);
  const isPhone = useIsPhone();
  const onDelete = useCallback((row: CandidateRow) => setToDelete(row), []);
  useRowKeys(container);
  useRowLinks(container);
  const { selection, isChoosing, startChoosing } = useSelection(jobId, search, filter);

  const { total, stale, earlierEngine, highFit, facets, since, fresh } = first;
  const isFinding = search.mode === "ai" && isAsked(search.ask);
  const howMany = <HowMany total={total} all={facets.all} sort={filter.sort} fresh={fresh} />;
  return (
    <section ref={setFrame} aria-label={t(($) => $.list.title)}>
      {!isQuiet && <AnalysisBanner jobId={jobId} stale={stale} earlierEngine={earlierEngine} />}
      <Toolbar search={search} onSearch={setSearch}>
        {search.mode === "name" && (
          <FilterButtons
            {...{ jobId, query, filter, facets, highFit, width, isPhone }}
            onFilter={setFilter}
            onView={setView}
            onChoose={startChoosing}
          >
            {!isPhone && howMany}
          </FilterButtons>
        )}
      </Toolbar>
      {search.mode === "name" && (
        <FilterChips filter={filter} onFilter={setFilter}>
          {isPhone && howMany}
        </FilterChips>
      )}
      {search.mode === "ai" && !isFinding && (
        <Examples className="px-6 pt-2 phone:px-4" onChoose={(text) => setSearch(asking(text))} />
      )}
      <div ref={container} aria-busy={listed.isPlaceholderData} className="pt-1.5">
        {isFinding ? (
          <FoundCandidates
            jobId={jobId}
            of={facets.all}
            ask={search.ask}
            onAsk={(ask) => setSearch({ mode: "ai", ask })}
            onDelete={onDelete}
            selection={selection}
          />
        ) : (
          <Listed
            {...{ jobId, container, listed, query }}
            filter={search.mode === "name" ? filter : EVERYBODY}
            onClear={() => setSearch({ mode: "name", query: "" })}
            onFilter={setFilter}
            onSort={setSort}
            onDelete={onDelete}
            differInAge={stale > 0 && stale < facets.all}
            {...{ selection, isChoosing, since, width, isPhone }}
          />
        )}
      </div>
      <Chosen
        {...{ jobId, selection, stale }}
        all={facets.all}
        listed={isFinding ? undefined : { query, filter: search.mode === "name" ? filter : EVERYBODY, total }}
      />
      {toDelete && <DeleteCandidate candidate={toDelete} onClose={() => setToDelete(undefined)} />}
    </section>
  );
}

/** The chosen candidates. Another job, search or filter clears them, as they might be out of view; another order does not. */
function useSelection(jobId: string, search: ListSearch, filter: ListFilter) {
  const [selection] = useState(() => new Selection());
  const [isChoosing, setChoosing] = useState(false);
  useHotkey("Escape", () => {
    selection.clear();
    setChoosing(false);
  });
  const narrowed = JSON.stringify([jobId, search, { ...askedFor(filter), sort: "" }]);
  useEffect(() => selection.clear(), [selection, narrowed]);
  return { selection, isChoosing, startChoosing: () => setChoosing(true) };
}

/** The bar appears with the first selected row, and stays until its actions are done. */
function Chosen(props: ComponentProps<typeof SelectionBar>) {
  const [isWanted, setWanted] = useState(false);
  const isAnyChosen = useHowManyChosen(props.selection) > 0;
  if (isAnyChosen && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return <SelectionBar {...props} />;
}

const asking = (text: string): ListSearch => ({ mode: "ai", ask: { text, criteria: undefined } });

/** The number of listed candidates, and their order. */
function HowMany({ total, all, sort, fresh }: { total: number; all: number; sort: Sort; fresh: number }) {
  const { t } = useTranslation("candidates");
  const { number } = useFormats();
  const order = useOrderLabel()(sort);
  const words =
    total < all
      ? t(($) => $.list.totalOf, { total: number(total), all: number(all), order })
      : t(($) => $.list.total, { count: total, total: number(total), order });
  return (
    <p role="status" className="text-control whitespace-nowrap text-ink-2">
      {rich(words, {
        // In a narrow table only for screen readers: an arrow in its head shows the order.
        order: (order) => <span className="sm:max-[1700px]:sr-only">{order}</span>,
      })}
      {fresh > 0 && (
        <span className="ml-3 inline-flex items-center gap-1.5" title={t(($) => $.list.isNew)}>
          <span aria-hidden className="size-1.5 rounded-full bg-accent-ink" />
          {t(($) => $.list.fresh, { count: fresh, number: number(fresh) })}
        </span>
      )}
    </p>
  );
}

interface ListedProps {
  jobId: string;
  container: RefObject<HTMLElement | null>;
  listed: ListedQuery;
  query: string;
  filter: ListFilter;
  onClear: () => void;
  onFilter: (filter: ListFilter) => void;
  onSort: (sort: Sort) => void;
  onDelete: (row: CandidateRow) => void;
  selection: Selection;
  /** True while phones show the check boxes. */
  isChoosing: boolean;
  since: string | null;
  differInAge: boolean;
  /** Pixels. */
  width: number;
  isPhone: boolean;
}

/** All candidates, or those who match the search and the filters, a page at a time. */
function Listed({
  jobId,
  container,
  listed,
  query,
  filter,
  onClear,
  onFilter,
  onSort,
  onDelete,
  width,
  isPhone,
  ...choosing
}: ListedProps) {
  const { t } = useTranslation("candidates");
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = listed;
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data]);
  const { own, line } = useOwnOrder(container, { jobId, query, filter, rows });
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
        <CandidateList {...{ rows, total, own }} {...choosing} empty={nothing} />
      ) : (
        <CandidateTable
          {...{ rows, total, width, onDelete, onSort, own }}
          sort={filter.sort}
          selection={choosing.selection}
          since={choosing.since}
          differInAge={choosing.differInAge}
          empty={nothing}
        />
      )}
      {line}
      {hasNextPage && <MoreRows isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
    </>
  );
}

/** The filter in the address. Each change is an entry of the history, so that the browser's Back undoes it. */
function useFilterInAddress(): [ListFilter, (filter: ListFilter) => void, (sort: Sort) => void] {
  const [address, setAddress] = useSearchParams();
  const setFilter = (filter: ListFilter) => setAddress((before) => withFilter(before, filter), { preventScrollReset: true });
  const setSort = useCallback(
    (sort: Sort) => setAddress((before) => withFilter(before, { ...filterIn(before), sort }), { preventScrollReset: true }),
    [setAddress],
  );
  return [filterIn(address), setFilter, setSort];
}

/** Sets the search and the filter of a saved view in one step. */
function useViewInAddress(): (query: string, filter: ListFilter) => void {
  const [, setAddress] = useSearchParams();
  return (query, filter) =>
    setAddress((before) => withFilter(withSearch(before, { mode: "name", query }), filter), { preventScrollReset: true });
}

/** The search in the address, so that its results can be shared and revisited. */
function useSearchInAddress(): [ListSearch, (search: ListSearch) => void] {
  const [address, setAddress] = useSearchParams();
  const setSearch = (search: ListSearch) =>
    setAddress((before) => withSearch(before, search), { replace: true, preventScrollReset: true });
  return [searchIn(address), setSearch];
}
