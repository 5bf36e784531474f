import { type RefObject, useEffect, useEffectEvent, useMemo } from "react";
import type { CandidateRow } from "../../../../../recruiting/queries/candidates.ts";
import type { ListFilter } from "../../../../../recruiting/search/filter.ts";
import type { OwnOrder } from "./parts.tsx";
import { usePlacing } from "./usePlacing.ts";
import { useRowDrag } from "./useRowDrag.tsx";

/** Moves rows while a list is in its own order: by a handle, by Alt and an arrow key, or from the row's menu. */
export function useOwnOrder(
  container: RefObject<HTMLElement | null>,
  { jobId, query, filter, rows }: { jobId: string; query: string; filter: ListFilter; rows: readonly CandidateRow[] },
) {
  const isOn = filter.sort === "own";
  const place = usePlacing(jobId, query, filter, rows);
  const { hold, line } = useRowDrag(container, (from, to) => void place(rows[from]?.cvId ?? "", () => to));

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    const row = document.activeElement?.closest<HTMLElement>("[data-index]");
    const cvId = row && container.current?.contains(row) ? rows[Number(row.dataset["index"])]?.cvId : undefined;
    if (!cvId) return;
    event.preventDefault();
    const to = place(cvId, (index) => index + (event.key === "ArrowUp" ? -1 : 1));
    // Its element moves in the document, and loses the focus by that.
    if (to !== undefined) focusMoved(container.current, cvId, to);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [isOn]);

  // The same object for all rows, so that a move renders only the rows it moves.
  const own = useMemo((): OwnOrder | undefined => (isOn ? { place, hold } : undefined), [isOn, place, hold]);
  return { own, line };
}

/** Focuses a row once it is drawn at its new place. */
function focusMoved(container: HTMLElement | null, cvId: string, index: number, frames = 30): void {
  const link = container?.querySelector<HTMLElement>(`[data-index="${index}"] a[data-row][href$="/${CSS.escape(cvId)}"]`);
  if (link) link.focus();
  else if (frames > 0) requestAnimationFrame(() => focusMoved(container, cvId, index, frames - 1));
}
