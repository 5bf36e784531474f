import { useEffect, useRef } from "react";
import { Skeleton } from "../../../../../ui/bits.tsx";
import { Button } from "../../../../../ui/Button.tsx";
import { Loading } from "../../../../api/QueryState.tsx";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { COLUMNS } from "./columns.tsx";

/** Loads the next page when the end of the list is in view; the button is for users who do not scroll. */
export function MoreRows({ isLoading, onMore }: { isLoading: boolean; onMore: () => void }) {
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

/** A skeleton of rows that are being loaded, shown only if they take long. */
export function RowsToCome() {
  return (
    <Loading>
      <RowShapes />
    </Loading>
  );
}

/** The same below the room of the search field, while rows render: the browser counts the delay, as a timer would begin the rendering anew. */
export function RowsToRender() {
  return (
    <div aria-hidden className="animate-[appear_200ms_step-end] pt-11">
      <RowShapes />
    </div>
  );
}

export function RowShapes() {
  return (
    <div className="px-6 pt-9 phone:px-4">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="flex h-12 items-center gap-6 border-b border-line">
          {COLUMNS.map(({ key, skeleton }) => skeleton && <Skeleton key={key} className={skeleton} />)}
        </div>
      ))}
    </div>
  );
}
