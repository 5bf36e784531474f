import {
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
} from "react";

interface Drag {
  readonly from: number;
  /** Index of the row before which it would be put. */
  readonly before: number;
  /** The line that shows it, in pixels of the window. */
  readonly line: { readonly top: number; readonly left: number; readonly width: number };
}

/** Pixels by which the page scrolls per move while a row is dragged at the window's edge. */
const SCROLL_PX = 12;
const EDGE_PX = 64;

/**
 * Drags rows of a list of which only those in view are drawn: a line shows where the row would be put, and Escape lets go of it. The rows
 * have the attribute `data-index`.
 */
export function useRowDrag(container: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const hold = useCallback(
    (event: ReactPointerEvent) => {
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-index]") : null;
      if (!row || event.button !== 0) return;
      event.preventDefault();
      const from = Number(row.dataset["index"]);
      setDrag({ from, ...placeAt(container.current, event.clientY) });
    },
    [container],
  );
  const follow = useEffectEvent((event: PointerEvent) => {
    if (!drag) return;
    if (event.clientY < EDGE_PX) scrollBy(0, -SCROLL_PX);
    if (event.clientY > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX);
    setDrag({ from: drag.from, ...placeAt(container.current, event.clientY) });
  });
  const drop = useEffectEvent(() => {
    if (drag) onDrop(drag.from, drag.before > drag.from ? drag.before - 1 : drag.before);
    setDrag(undefined);
  });

  const isHeld = drag !== undefined;
  useEffect(() => {
    if (!isHeld) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener("pointermove", (event) => follow(event), { signal });
    addEventListener("pointerup", () => drop(), { signal });
    addEventListener("pointercancel", () => setDrag(undefined), { signal });
    addEventListener("keydown", (event) => event.key === "Escape" && setDrag(undefined), { signal });
    return () => stop.abort();
  }, [isHeld]);

  const line: ReactNode = drag && (
    <div aria-hidden style={drag.line} className="pointer-events-none fixed z-(--z-head) h-0.5 bg-accent-ink" />
  );
  return { hold, line };
}

/** The gap between rows that is nearest to a height of the window. */
function placeAt(container: HTMLElement | null, y: number): Omit<Drag, "from"> {
  const rows = [...(container?.querySelectorAll<HTMLElement>("[data-index]") ?? [])];
  const boxes = rows.map((row) => ({ index: Number(row.dataset["index"]), box: row.getBoundingClientRect() }));
  const below = boxes.find(({ box }) => box.top + box.height / 2 > y);
  const last = boxes.at(-1);
  const { left = 0, width = 0 } = (below ?? last)?.box ?? {};
  return {
    before: below?.index ?? (last?.index ?? 0) + 1,
    line: { top: (below ? below.box.top : (last?.box.bottom ?? 0)) - 1, left, width },
  };
}
