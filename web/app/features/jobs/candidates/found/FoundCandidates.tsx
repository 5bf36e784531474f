import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { useDelayed } from "../../../../../ui/bits.tsx";
import { Button } from "../../../../../ui/Button.tsx";
import { EmptyState } from "../../../../../ui/states.tsx";
import { Loading, QueryError } from "../../../../api/QueryState.tsx";
import { useFormats } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/useLocale.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { MoreRows, RowShapes, RowsToCome } from "../list/rows.tsx";
import type { Selection } from "../../../../recruiting/selection/selection.ts";
import { type CandidateRow, foundOf, type SearchAnswer } from "../../../../recruiting/queries/candidates.ts";
import { useIsPhone } from "../../../../recruiting/useLayout.ts";
import type { Ask } from "../../../../recruiting/search/address.ts";
import Examples from "../../../../recruiting/search/Examples.tsx";
import { FoundList } from "./FoundList.tsx";
import { FoundTable } from "./FoundTable.tsx";
import { LeftOutCvs, NotAsked, Understood } from "../../../../recruiting/search/Understood.tsx";

interface FoundCandidatesProps {
  jobId: string;
  /** The number of the job's candidates. */
  of: number;
  ask: Ask;
  onAsk: (ask: Ask) => void;
  onDelete: (row: CandidateRow) => void;
  selection: Selection;
}

/** The results of a search: the criteria read from the sentence, then the candidates with their quotes. */
export default function FoundCandidates({ jobId, of, ask, onAsk, onDelete, selection }: FoundCandidatesProps) {
  const { t } = useTranslation("search");
  const found = useInfiniteQuery(foundOf(jobId, ask, useLocale()));
  const { data, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  const [first] = data?.pages ?? [];
  const isPhone = useIsPhone();
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data]);
  const anew = (text: string) => onAsk({ text, criteria: undefined });
  const change = (criteria: Ask["criteria"] & object) => (criteria.length > 0 ? onAsk({ text: ask.text, criteria }) : anew(""));

  if (found.error && !first) return <QueryError query={found} title={t(($) => $.failed)} note={<p>{t(($) => $.kept)}</p>} />;
  // Changed chips show their changed state; a new sentence has no chips until its answer.
  const understood = ask.criteria ?? (isPlaceholderData ? undefined : first?.understood);
  const isAnswered = first !== undefined && !isPlaceholderData;
  const isUnderstood = !isAnswered || first.understood.length > 0;

  return (
    <>
      {understood && understood.length > 0 && (
        <Understood jobId={jobId} criteria={understood} onChange={change}>
          {isAnswered && <Count answer={first} of={of} />}
        </Understood>
      )}
      {isAnswered && <NotAsked refused={first.refused} leftOut={first.leftOut} />}
      {isAnswered && <LeftOutCvs pages={data?.pages ?? []} />}
      {!isUnderstood && <NotUnderstood hasRefused={(first?.refused.length ?? 0) > 0} onChoose={anew} />}
      {!first && <RowsToCome />}
      {first && isUnderstood && (
        <WhileAsking key={isPlaceholderData ? "asking" : "answered"} isAsking={isPlaceholderData}>
          {rows.length === 0 && isAnswered ? (
            <NothingFound onClear={() => anew("")} />
          ) : isPhone ? (
            <FoundList rows={rows} total={first.total} understood={first.understood} />
          ) : (
            <FoundTable rows={rows} total={first.total} understood={first.understood} onDelete={onDelete} selection={selection} />
          )}
          {hasNextPage && isAnswered && <MoreRows isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
        </WhileAsking>
      )}
    </>
  );
}

/** Shows the previous results until the answer arrives, or a skeleton if that takes long. */
function WhileAsking({ isAsking, children }: { isAsking: boolean; children: ReactNode }) {
  const isLong = useDelayed() && isAsking;
  return isLong ? (
    <Loading>
      <RowShapes />
    </Loading>
  ) : (
    <div aria-busy={isAsking || undefined}>{children}</div>
  );
}

function Count({ answer: { total, complete, understood }, of }: { answer: SearchAnswer; of: number }) {
  const { t } = useTranslation("search");
  const formats = useFormats();
  const numbers = {
    count: total,
    found: formats.number(total),
    of: formats.number(of),
    complete: formats.number(complete),
  };
  return (
    <p role="status" className="ml-auto text-control text-ink-2 tabular-nums phone:ml-0 phone:w-full">
      {understood.length > 1 ? t(($) => $.count, numbers) : t(($) => $.countOne, numbers)}
    </p>
  );
}

function NotUnderstood({ hasRefused, onChoose }: { hasRefused: boolean; onChoose: (text: string) => void }) {
  const { t } = useTranslation("search");
  return (
    <EmptyState title={t(($) => (hasRefused ? $.nothingLeft : $.notUnderstood))}>
      <p>{t(($) => $.askable)}</p>
      <Examples className="mt-3" onChoose={onChoose} />
    </EmptyState>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation(["candidates", "search"]);
  return (
    <EmptyState title={t(($) => $.search.nothing)} action={<Button onClick={onClear}>{t(($) => $.list.clear)}</Button>}>
      {t(($) => $.search.nothingBody)}
    </EmptyState>
  );
}
