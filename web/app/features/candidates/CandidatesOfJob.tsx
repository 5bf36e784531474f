import { useInfiniteQuery } from "@tanstack/react-query";
import { Search, X } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { Kbd, Loading, Skeleton } from "../../../ui/bits.tsx";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { useHotkey } from "../../../ui/useHotkey.ts";
import { useProblemText } from "../../api/problems.ts";
import { useFormats } from "../../i18n/format.ts";
import { type CandidateRow, candidatesOf } from "./queries.ts";
import { CandidateList } from "./list/CandidateList.tsx";
import { CandidateTable } from "./list/CandidateTable.tsx";

const DeleteCandidate = lazy(() => import("./DeleteCandidate.tsx"));

/** Typing pauses this long before the search is asked. */
const SETTLES_MS = 250;

/** Who applied for a job, best first: searched on the server, a page at a time. */
export function CandidatesOfJob({ jobId }: { jobId: string }) {
  const { t } = useTranslation("candidates");
  const [query, setQuery] = useQueryInAddress();
  const { data, isPending, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    candidatesOf(jobId, query),
  );
  const [toDelete, setToDelete] = useState<CandidateRow>();
  const container = useRef<HTMLDivElement>(null);
  useRowKeys(container);

  if (isError && !data) return <Failed error={error} onRetry={() => void refetch()} />;
  if (isPending) return <RowsToCome />;

  const rows = data.pages.flatMap(({ items }) => items);
  const total = data.pages[0]?.total ?? 0;
  if (rows.length === 0 && query === "")
    return <EmptyState title={t(($) => $.list.empty)}>{t(($) => $.list.emptyBody)}</EmptyState>;

  const nothing = (
    <EmptyState
      title={t(($) => $.list.nothing, { query })}
      action={<Button onClick={() => setQuery("")}>{t(($) => $.list.clear)}</Button>}
    >
      {t(($) => $.list.nothingBody)}
    </EmptyState>
  );
  return (
    <section aria-label={t(($) => $.list.title)}>
      <Toolbar query={query} onQuery={setQuery} total={total} />
      <div ref={container}>
        <CandidateTable rows={rows} onDelete={setToDelete} empty={nothing} />
        <CandidateList rows={rows} empty={nothing} />
      </div>
      {hasNextPage && <MoreRows isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
      {toDelete && (
        <Suspense>
          <DeleteCandidate candidate={toDelete} onClose={() => setToDelete(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

/** The search as the address has it, so that a found list can be passed on. */
function useQueryInAddress(): [string, (query: string) => void] {
  const [search, setSearch] = useSearchParams();
  const setQuery = (query: string) =>
    setSearch(
      (before) => {
        if (query) before.set("query", query);
        else before.delete("query");
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return [search.get("query") ?? "", setQuery];
}

/** j and k walk the rows; Enter, as on every link, opens one. */
function useRowKeys(container: React.RefObject<HTMLDivElement | null>): void {
  const walk = (step: 1 | -1) => {
    const links = [...(container.current?.querySelectorAll<HTMLAnchorElement>("a[data-row]") ?? [])].filter((link) =>
      link.checkVisibility(),
    );
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const next = links[at < 0 ? (step === 1 ? 0 : -1) : at + step];
    next?.focus();
    next?.scrollIntoView({ block: "nearest" });
  };
  useHotkey("j", () => walk(1));
  useHotkey("k", () => walk(-1));
}

function Toolbar({ query, onQuery, total }: { query: string; onQuery: (query: string) => void; total: number }) {
  const { t } = useTranslation("candidates");
  const formats = useFormats();
  const [text, setText] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  useHotkey("/", (event) => {
    event.preventDefault();
    field.current?.focus();
  });

  useEffect(() => setText(query), [query]);
  useEffect(() => {
    if (text.trim() === query) return undefined;
    const timer = setTimeout(() => onQuery(text.trim()), SETTLES_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only typing starts the clock
  }, [text]);

  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-6 py-3 phone:px-4">
      <TextField
        ref={field}
        label={t(($) => $.list.search)}
        hideLabel
        placeholder={t(($) => $.list.search)}
        className="w-full max-w-120 phone:max-w-none"
        value={text}
        onChange={(event) => setText(event.target.value)}
        icon={<Search aria-hidden />}
        end={
          text === "" ? (
            <Kbd>/</Kbd>
          ) : (
            <IconButton
              size="sm"
              label={t(($) => $.list.clear)}
              icon={<X aria-hidden />}
              onClick={() => setText("")}
              className="-mr-1.5"
            />
          )
        }
      />
      <p role="status" className="text-control text-ink-2">
        {t(($) => $.list.total, { count: total, total: formats.number(total) })}
      </p>
    </div>
  );
}

/** The next page comes when the end of the list does; the button is there for those who do not scroll. */
function MoreRows({ isLoading, onMore }: { isLoading: boolean; onMore: () => void }) {
  const { t } = useTranslation("common");
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && !isLoading && onMore(), { rootMargin: "400px" });
    if (end.current) watch.observe(end.current);
    return () => watch.disconnect();
  }, [isLoading, onMore]);
  return (
    <div ref={end} className="px-6 py-3 phone:px-4">
      <Button busy={isLoading && t(($) => $.action.loadingMore)} onClick={onMore}>
        {t(($) => $.action.loadMore)}
      </Button>
    </div>
  );
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

function RowsToCome() {
  const { t } = useTranslation("common");
  return (
    <Loading label={t(($) => $.loading)}>
      <div className="px-6 pt-14 phone:px-4">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className="flex h-[53px] items-center gap-6 border-b border-line">
            <Skeleton className="h-3.5 w-40" />
            <Skeleton className="h-3.5 w-28 phone:hidden" />
            <Skeleton className="h-2 w-16" />
            <Skeleton className="h-5 w-28 phone:hidden" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
