import type { AnswerOf } from "@candor/contract";
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
import { MoreRows, RowsToCome } from "./list/rows.tsx";
import { Toolbar } from "./list/Toolbar.tsx";
import { useRowKeys } from "./list/useRowKeys.ts";
import { type CandidateRow, candidatesOf } from "./queries.ts";
import { isAsked, type ListSearch, searchIn, withSearch } from "./search/address.ts";
import { useLayout } from "./useMedia.ts";

const DeleteCandidate = lazy(() => import("./DeleteCandidate.tsx"));
const FoundCandidates = lazy(() => import("./search/FoundCandidates.tsx"));
const Examples = lazy(() => import("./search/Examples.tsx"));

/** Who applied for a job, best first: all, those whose name or words fit, or those who answer a sentence. */
export function CandidatesOfJob({ jobId }: { jobId: string }) {
  const { t } = useTranslation("candidates");
  const formats = useFormats();
  const [search, setSearch] = useSearchInAddress();
  const listed = useInfiniteQuery(candidatesOf(jobId, search.mode === "name" ? search.query : ""));
  const [toDelete, setToDelete] = useState<CandidateRow>();
  const container = useRef<HTMLDivElement>(null);
  const onDelete = useCallback((row: CandidateRow) => setToDelete(row), []);
  useRowKeys(container);

  const { data, isError, error } = listed;
  if (isError && !data) return <Failed error={error} onRetry={() => void listed.refetch()} />;
  if (!data) return <RowsToCome />;

  const { total = 0, stale = 0 } = data.pages[0] ?? {};
  if (total === 0 && (search.mode === "ai" || search.query === ""))
    return <EmptyState title={t(($) => $.list.empty)}>{t(($) => $.list.emptyBody)}</EmptyState>;

  const isFinding = search.mode === "ai" && isAsked(search.ask);
  return (
    <section aria-label={t(($) => $.list.title)}>
      <Toolbar search={search} onSearch={setSearch}>
        {!isFinding && (
          <p role="status" className="text-control text-ink-2">
            {t(($) => $.list.total, { count: total, total: formats.number(total) })}
          </p>
        )}
      </Toolbar>
      {search.mode === "ai" && !isFinding && (
        <Suspense>
          <Examples className="px-6 pt-2 phone:px-4" onChoose={(text) => setSearch(asking(text))} />
        </Suspense>
      )}
      <AnalysisBanner jobId={jobId} stale={stale} />
      <div ref={container} className="pt-3">
        {isFinding ? (
          <Suspense fallback={<RowsToCome />}>
            <FoundCandidates
              jobId={jobId}
              of={total}
              ask={search.ask}
              onAsk={(ask) => setSearch({ mode: "ai", ask })}
              onDelete={onDelete}
            />
          </Suspense>
        ) : (
          <Listed
            listed={listed}
            query={search.mode === "name" ? search.query : ""}
            onClear={() => setSearch({ mode: "name", query: "" })}
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

interface ListedProps {
  listed: UseInfiniteQueryResult<InfiniteData<AnswerOf<"GET /api/jobs/{jobId}/candidates">>>;
  query: string;
  onClear: () => void;
  onDelete: (row: CandidateRow) => void;
}

/** All candidates, or those whose name or words fit, a page at a time. */
function Listed({ listed, query, onClear, onDelete }: ListedProps) {
  const { t } = useTranslation("candidates");
  const isPhone = useLayout() === "phone";
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = listed;
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data]);
  const total = data?.pages[0]?.total ?? 0;
  const nothing = (
    <EmptyState title={t(($) => $.list.nothing, { query })} action={<Button onClick={onClear}>{t(($) => $.list.clear)}</Button>}>
      {t(($) => $.list.nothingBody)}
    </EmptyState>
  );
  return (
    <>
      {isPhone ? (
        <CandidateList rows={rows} total={total} empty={nothing} />
      ) : (
        <CandidateTable rows={rows} total={total} onDelete={onDelete} empty={nothing} />
      )}
      {hasNextPage && <MoreRows isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
    </>
  );
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
