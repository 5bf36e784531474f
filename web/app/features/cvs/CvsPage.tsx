import { useEffect, useRef, useState } from "react";
import { ListChecks } from "lucide-react";
import { type LoaderFunctionArgs, useLocation, useSearchParams } from "react-router-dom";
import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "../../../ui/bits.tsx";
import { Button } from "../../../ui/Button.tsx";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { lazyWith } from "../../i18n/lazyWith.ts";
import { Page } from "../../../ui/Page.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { useHotkey } from "../../../ui/useHotkey.ts";
import { Loading, QueryState } from "../../api/QueryState.tsx";
import { queryClient } from "../../api/query-client.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { useSession } from "../../session/session.ts";
import { isAsked, type ListSearch, searchIn, withSearch } from "../../recruiting/search/address.ts";
import { Selection, useHowManyChosen } from "../../recruiting/selection/selection.ts";
import { useRowKeys } from "../../recruiting/selection/useRowKeys.ts";
import { Toolbar } from "../../recruiting/search/Toolbar.tsx";
import { askedOf, trailAfter, trailOf } from "./address.ts";
import { CvRows } from "./CvRows.tsx";
import { cvOf, cvsOf } from "./queries.ts";
import { Pager, Total } from "./Pager.tsx";

import type { Erasable } from "./EraseCv.tsx";

const CvDialog = lazy(() => import("./CvDialog.tsx"));
const EraseCv = lazy(() => import("./EraseCv.tsx"));
const SelectionBar = lazy(() => import("./SelectionBar.tsx"));
const FoundInPool = lazyWith(["search", "marks"], () => import("./FoundInPool.tsx"), <CvsLoading />);
const Examples = lazyWith(["search"], () => import("../../recruiting/search/Examples.tsx"), <CvsLoading />);

export function loader({ request }: LoaderFunctionArgs): null {
  const { cvId, ...asked } = askedOf(new URL(request.url).searchParams);
  void queryClient.prefetchQuery(cvsOf(asked));
  if (cvId) {
    void queryClient.prefetchQuery(cvOf(cvId));
    void CvDialog.load();
  }
  return null;
}

/** /dashboard/cv: the CVs of the account, page by page, or those that answer a sentence; each with the jobs it stands in. */
export function Component() {
  const { t } = useTranslation(["cvs", "common"]);
  const { state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const { cvId, ...asked } = askedOf(search);
  const cvs = useQuery(cvsOf(asked));
  const { data, isPlaceholderData } = cvs;
  const trail = trailOf(state, asked);

  const listSearch = searchIn(search);
  const [toErase, setToErase] = useState<Erasable>();
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows);
  const { selection, isChoosing, startChoosing } = useSelection(listSearch);

  const find = (next: ListSearch) =>
    setSearch((before) => without(withSearch(before, next), ["next", "cv"]), { replace: true, preventScrollReset: true });
  const close = () =>
    setSearch((before) => without(before, ["cv"]), { state: state as unknown, replace: true, preventScrollReset: true });

  const content = () => {
    if (!data) return <QueryState query={cvs} loading={<CvsLoading />} failed={t(($) => $.failed)} />;
    if (data.total === 0 && !asked.query) return <NoCvs />;
    return (
      <>
        <Toolbar search={listSearch} onSearch={find} hint={t(($) => $.search)}>
          {listSearch.mode === "name" && <Total total={data.total} isSearch={asked.query !== ""} />}
          {!isChoosing && (
            <Button variant="quiet" className="ml-auto sm:hidden" icon={<ListChecks aria-hidden />} onClick={startChoosing}>
              {t(($) => $.startChoosing)}
            </Button>
          )}
        </Toolbar>
        {listSearch.mode === "ai" ? (
          isAsked(listSearch.ask) ? (
            <div className="pt-3">
              <FoundInPool {...{ selection, isChoosing }} ask={listSearch.ask} onAsk={(ask) => find({ mode: "ai", ask })} />
            </div>
          ) : (
            <Examples
              className="px-6 pt-2 phone:px-4"
              onChoose={(text) => find({ mode: "ai", ask: { text, criteria: undefined } })}
            />
          )
        ) : (
          <>
            <div ref={rows} className={isPlaceholderData ? "pt-3 opacity-60" : "pt-3"} aria-busy={isPlaceholderData}>
              {data.items.length > 0 ? (
                <CvRows rows={data.items} {...{ asked, selection, isChoosing }} onErase={setToErase} />
              ) : (
                <NothingHere query={data.total === 0 ? asked.query : ""} onClear={() => find({ mode: "name", query: "" })} />
              )}
            </div>
            <Pager
              asked={asked}
              trail={trail}
              shown={data.items.length}
              total={data.total}
              next={isPlaceholderData ? null : data.next}
              after={trailAfter(trail, asked)}
            />
          </>
        )}
      </>
    );
  };
  return (
    <Page title={t(($) => $.title)}>
      {content()}
      <Chosen selection={selection} />
      {cvId !== "" && <CvDialog key={cvId} cvId={cvId} onClose={close} />}
      {toErase && <EraseCv cv={toErase} onClose={() => setToErase(undefined)} />}
    </Page>
  );
}

/** The chosen CVs. Paging keeps them; another search clears them, as they might be out of view. */
function useSelection(search: ListSearch) {
  const [selection] = useState(() => new Selection());
  const [isChoosing, setChoosing] = useState(false);
  useHotkey("Escape", () => {
    selection.clear();
    setChoosing(false);
  });
  const searched = JSON.stringify(search);
  useEffect(() => selection.clear(), [selection, searched]);
  return { selection, isChoosing, startChoosing: () => setChoosing(true) };
}

/** The bar appears with the first chosen CV, and stays until its actions are done. */
function Chosen({ selection }: { selection: Selection }) {
  const [isWanted, setWanted] = useState(false);
  const isAnyChosen = useHowManyChosen(selection) > 0;
  if (isAnyChosen && !isWanted) setWanted(true);
  return isWanted && <SelectionBar selection={selection} />;
}

function without(address: URLSearchParams, names: readonly string[]): URLSearchParams {
  const left = new URLSearchParams(address);
  for (const name of names) left.delete(name);
  return left;
}

/** Empty state: CVs arrive in jobs, so it links there. */
function NoCvs() {
  const { t } = useTranslation("cvs");
  const paths = usePaths();
  const { account } = useSession();
  const hasJobs = account.jobs > 0;
  return (
    <EmptyState
      page
      title={t(($) => $.empty)}
      action={
        <LinkButton variant="primary" to={hasJobs ? paths.jobs() : paths.newJob()}>
          {t(($) => (hasJobs ? $.upload : $.createJob))}
        </LinkButton>
      }
    >
      {t(($) => $.emptyBody)}
    </EmptyState>
  );
}

/** No CV matches, or the page of the list no longer exists. */
function NothingHere({ query, onClear }: { query: string; onClear: () => void }) {
  const { t } = useTranslation("cvs");
  return (
    <EmptyState
      title={query ? t(($) => $.nothing, { query }) : t(($) => $.endOfList)}
      action={query && <Button onClick={onClear}>{t(($) => $.clear)}</Button>}
    >
      {query ? t(($) => $.nothingBody) : t(($) => $.endOfListBody)}
    </EmptyState>
  );
}

function CvsLoading() {
  return (
    <Loading>
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className="flex h-12 items-center gap-6 border-b border-line px-6 phone:px-4">
          <Skeleton className="h-3 w-40" />
          <Skeleton className="h-3 w-28 phone:hidden" />
          <Skeleton className="h-3 w-24 phone:hidden" />
          <Skeleton className="ml-auto h-3 w-12" />
        </div>
      ))}
    </Loading>
  );
}
