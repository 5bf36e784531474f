import { POOL_SEARCHED_CVS } from "@candor/core/kernel/limits";
import type { Criterion } from "@candor/scoring/criterion.info";
import { useInfiniteQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { type ComponentProps, type ReactNode, useMemo } from "react";
import { Skeleton } from "../../../ui/bits.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Loading, QueryError, QueryState } from "../../api/QueryState.tsx";
import { useFormats } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { Ask } from "./address.ts";
import Examples from "./Examples.tsx";
import { LeftOutCvs, NotAsked, Understood } from "./Understood.tsx";
import { useUnfolded } from "./useUnfolded.ts";
import { type PoolAnswer, type PoolFound, poolFoundOf } from "../queries/pool.ts";

export interface RowProps {
  cv: PoolFound;
  understood: readonly Criterion[];
  isUnfolded: boolean;
  onToggle: () => void;
}

interface PoolAnswersProps {
  /** The job whose criteria are searched without a sentence; its candidates are marked. */
  jobId?: string;
  ask: Ask;
  onAsk: (ask: Ask) => void;
  row: (props: RowProps) => ReactNode;
  /** Of the place where rows lie. */
  className: string;
}

/** CVs of the account that match a search: its criteria first, then each CV with a quote. */
export function PoolAnswers({ jobId, ask, onAsk, row, className }: PoolAnswersProps) {
  const { t } = useTranslation("cvs");
  const { t: tc } = useTranslation("common");
  const found = useInfiniteQuery(poolFoundOf(jobId, ask, useLocale()));
  const { data, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  const [unfolded, toggle] = useUnfolded();
  const [first] = data?.pages ?? [];
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data]);
  const anew = (text: string) => onAsk({ text, criteria: undefined });
  const change = (criteria: Ask["criteria"] & object) => (criteria.length > 0 ? onAsk({ text: ask.text, criteria }) : anew(""));
  const isAnswered = first !== undefined && !isPlaceholderData;
  const understood = ask.criteria ?? (isPlaceholderData ? undefined : first?.understood);

  const content = () => {
    if (!first || (found.error && !isAnswered))
      return <QueryState query={found} loading={<AnswersLoading />} failed={<SearchFailed query={found} />} />;
    if (isAnswered && first.understood.length === 0) {
      return <NotUnderstood isRefused={first.refused.length > 0} isOfJob={ask.text === ""} onChoose={anew} />;
    }
    if (isAnswered && rows.length === 0) return <Nothing isEmpty={first.of === 0} />;
    return (
      <ul
        aria-label={t(($) => $.pool.results)}
        aria-busy={isPlaceholderData || undefined}
        className={clsx(isPlaceholderData && "opacity-60")}
      >
        {rows.map((cv) => (
          <li key={cv.id} className="relative border-b border-line px-4 py-3 last:border-0 sm:px-6">
            {row({ cv, understood: first.understood, isUnfolded: unfolded.has(cv.id), onToggle: () => toggle(cv.id) })}
          </li>
        ))}
        {hasNextPage && isAnswered && (
          <li className="px-4 py-2.5 sm:px-6">
            <Button size="sm" busy={isFetchingNextPage && tc(($) => $.action.loadingMore)} onClick={() => void fetchNextPage()}>
              {tc(($) => $.action.loadMore)}
            </Button>
          </li>
        )}
      </ul>
    );
  };
  return (
    <>
      {understood && understood.length > 0 && (
        <Understood {...(jobId && { jobId })} criteria={understood} onChange={change}>
          {isAnswered && <Count answer={first} />}
        </Understood>
      )}
      {isAnswered && <NotAsked refused={first.refused} leftOut={first.leftOut} />}
      {isAnswered && <LeftOutCvs pages={data?.pages ?? []} />}
      <div className={className}>{content()}</div>
    </>
  );
}

function Count({ answer: { total, complete, understood, searched, of } }: { answer: PoolAnswer }) {
  const { t } = useTranslation("cvs");
  const { t: tc } = useTranslation("search");
  const formats = useFormats();
  const numbers = {
    count: total,
    found: formats.number(total),
    of: formats.number(searched),
    complete: formats.number(complete),
  };
  return (
    <p role="status" className="ml-auto text-control text-ink-2 tabular-nums phone:ml-0 phone:w-full">
      {understood.length > 1 ? tc(($) => $.count, numbers) : tc(($) => $.countOne, numbers)}
      {searched < of && (
        <span className="block">
          {t(($) => (searched < POOL_SEARCHED_CVS ? $.pool.partial : $.pool.newest), {
            searched: formats.number(searched),
            of: formats.number(of),
          })}
        </span>
      )}
    </p>
  );
}

function NotUnderstood({
  isRefused,
  isOfJob,
  onChoose,
}: {
  isRefused: boolean;
  isOfJob: boolean;
  onChoose: (text: string) => void;
}) {
  const { t } = useTranslation("cvs");
  const { t: tc } = useTranslation("search");
  const title = isRefused ? tc(($) => $.nothingLeft) : isOfJob ? t(($) => $.pool.noCriteria) : tc(($) => $.notUnderstood);
  return (
    <Said title={title}>
      <p>{tc(($) => $.askable)}</p>
      <Examples className="mt-3" onChoose={onChoose} />
    </Said>
  );
}

function Nothing({ isEmpty }: { isEmpty: boolean }) {
  const { t } = useTranslation("cvs");
  const { t: tc } = useTranslation("search");
  return isEmpty ? (
    <Said title={t(($) => $.empty)}>{t(($) => $.emptyBody)}</Said>
  ) : (
    <Said title={tc(($) => $.nothing)}>{t(($) => $.pool.nothingBody)}</Said>
  );
}

function Said({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="space-y-1 p-4 text-control sm:px-6">
      <p className="font-medium">{title}</p>
      <div className="text-ink-2">{children}</div>
    </div>
  );
}

function SearchFailed({ query }: Pick<ComponentProps<typeof QueryError>, "query">) {
  const { t } = useTranslation("search");
  return <QueryError inline className="p-4 sm:px-6" query={query} title={t(($) => $.failed)} note={` ${t(($) => $.kept)}`} />;
}

function AnswersLoading() {
  return (
    <Loading>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className="space-y-2 border-b border-line px-4 py-3.5 sm:px-6">
          <Skeleton className="h-3.5 w-44" />
          <Skeleton className="h-3 w-full" />
          <Skeleton className="h-3 w-28" />
        </div>
      ))}
    </Loading>
  );
}
