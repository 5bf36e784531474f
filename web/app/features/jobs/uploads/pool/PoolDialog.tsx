import { useInfiniteQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Skeleton } from "../../../../../ui/bits.tsx";
import { Button } from "../../../../../ui/Button.tsx";
import { Dialog } from "../../../../../ui/Dialog.tsx";
import { FieldError } from "../../../../../ui/Field.tsx";
import { SearchField } from "../../../../../ui/SearchField.tsx";
import { Loading, QueryError, QueryState } from "../../../../api/QueryState.tsx";
import { useProblemText } from "../../../../api/problems.ts";
import { useFormats } from "../../../../i18n/format.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { PlansLink } from "../../../../recruiting/PlansLink.tsx";
import { PoolList } from "./PoolList.tsx";
import { poolFor } from "./queries.ts";
import { MOST, type Selection, useSelection } from "./selection.ts";
import { useImport } from "./useImport.ts";

/** Pause in typing after which the pool is searched, in ms. */
const SETTLES_MS = 250;

interface PoolDialogProps {
  jobId: string;
  onClose: () => void;
  onImported: () => void;
}

/** The CVs of the account, to be put forward for a job. */
export default function PoolDialog({ jobId, onClose, onImported }: PoolDialogProps) {
  const { t } = useTranslation("pool");
  const problemText = useProblemText();
  const { t: tc } = useTranslation("common");
  const [query, setQuery] = useState("");
  const selection = useSelection();
  const field = useRef<HTMLInputElement>(null);
  const [asksForSome, setAsksForSome] = useState(false);
  const importing = useImport(jobId, () => {
    onClose();
    onImported();
  });
  const count = selection.ids.size;
  const press = () => {
    setAsksForSome(count === 0);
    if (count > 0) importing.mutate([...selection.ids]);
  };

  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && !importing.isPending && onClose()}
      initialFocus={field}
      title={t(($) => $.title)}
      description={t(($) => $.lead)}
      footer={
        <>
          <Chosen selection={selection} />
          <Button variant="quiet" onClick={onClose}>
            {tc(($) => $.action.cancel)}
          </Button>
          <Button variant="primary" busy={importing.isPending && t(($) => $.importing)} onClick={press}>
            {count === 0 ? t(($) => $.importNone) : t(($) => $.import, { count })}
          </Button>
        </>
      }
    >
      <Words field={field} onSearch={setQuery} />
      <Pool jobId={jobId} query={query} selection={selection} isBusy={importing.isPending} />
      <div role="alert">
        {asksForSome && count === 0 && <FieldError>{t(($) => $.chooseSome)}</FieldError>}
        {importing.isError && (
          <FieldError>
            {problemText(importing.error)} {t(($) => $.kept)}
            <PlansLink after={importing.error} />
          </FieldError>
        )}
      </div>
    </Dialog>
  );
}

/** The number of selected CVs, and the limit once it is reached. */
function Chosen({ selection }: { selection: Selection }) {
  const { t } = useTranslation("pool");
  return (
    <p
      role="status"
      className="mr-auto self-center text-control text-ink-2 tabular-nums phone:order-last phone:mr-0 phone:self-start"
    >
      {selection.isFull ? t(($) => $.full, { max: MOST }) : t(($) => $.selected, { count: selection.ids.size, max: MOST })}
    </p>
  );
}

function Words({ field, onSearch }: { field: React.RefObject<HTMLInputElement | null>; onSearch: (query: string) => void }) {
  const { t } = useTranslation("pool");
  const [text, setText] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text.trim()), text === "" ? 0 : SETTLES_MS);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  return (
    <SearchField
      field={field}
      label={t(($) => $.search)}
      clear={t(($) => $.clear)}
      icon={<Search aria-hidden />}
      maxLength={200}
      value={text}
      onChange={setText}
    />
  );
}

interface PoolProps {
  jobId: string;
  query: string;
  selection: Selection;
  isBusy: boolean;
}

function Pool({ jobId, query, selection, isBusy }: PoolProps) {
  const { t } = useTranslation("pool");
  const { t: tc } = useTranslation("common");
  const formats = useFormats();
  const pool = useInfiniteQuery(poolFor(jobId, query));
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = pool;
  const total = data?.pages[0]?.total ?? 0;
  return (
    <div className="mt-3" inert={isBusy}>
      <p role="status" className="mb-1.5 min-h-4 text-caption text-ink-2">
        {data && total > 0 && t(($) => $.total, { count: total, total: formats.number(total) })}
      </p>
      <div className="h-88 overflow-y-auto rounded-card border border-line phone:h-[46dvh]">
        {data ? (
          total === 0 ? (
            <Nothing query={query} />
          ) : (
            <PoolList
              cvs={data.pages.flatMap(({ items }) => items)}
              selection={selection}
              more={
                hasNextPage && (
                  <Button
                    size="sm"
                    busy={isFetchingNextPage && tc(($) => $.action.loadingMore)}
                    onClick={() => void fetchNextPage()}
                  >
                    {tc(($) => $.action.loadMore)}
                  </Button>
                )
              }
            />
          )
        ) : (
          <QueryState
            query={pool}
            loading={<PoolLoading />}
            failed={<QueryError inline className="p-4" query={pool} title={t(($) => $.failed)} />}
          />
        )}
      </div>
    </div>
  );
}

function PoolLoading() {
  return (
    <Loading>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="flex h-14 items-center gap-4 border-b border-line px-4">
          <Skeleton className="size-4" />
          <Skeleton className="h-3.5 w-40" />
          <Skeleton className="ml-auto h-3 w-24" />
        </div>
      ))}
    </Loading>
  );
}

function Nothing({ query }: { query: string }) {
  const { t } = useTranslation("pool");
  return (
    <div className="space-y-1 p-4 text-control">
      <p className="font-medium break-words">{query ? t(($) => $.nothing, { query }) : t(($) => $.empty)}</p>
      {!query && <p className="text-ink-2">{t(($) => $.emptyBody)}</p>}
    </div>
  );
}
