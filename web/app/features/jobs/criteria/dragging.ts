import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useEffectEvent, useState } from "react";

/** A row that is being dragged: its first place, its place if dropped now, and its offset. */
export interface Held {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** Offset from its first position in pixels. */
  readonly by: number;
  /** Its height in pixels, by which the rows it passes move. */
  readonly height: number;
}

interface Row {
  readonly top: number;
  readonly height: number;
}

/** Pixels by which the page scrolls per move while a row is dragged at the window's edge. */
const SCROLL_PX = 12;
const EDGE_PX = 64;

/** The index at which a row is dropped: after every row whose middle its own has passed. All in pixels of the page. */
export function landing(rows: readonly Row[], from: number, by: number): number {
  const own = rows[from];
  if (!own) return from;
  const middle = own.top + own.height / 2 + by;
  return rows.filter(({ top, height }, index) => index !== from && top + height / 2 < middle).length;
}

/**
 * Drags rows of a list by a handle; Escape puts a row back. The rows have the attribute `data-criterion`. The document's order does not
 * change before the drop.
 */
export function useDragging(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Held & { readonly startY: number; readonly rows: readonly Row[] }>();

  const begin = (event: ReactPointerEvent, id: string) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const elements = [...(list.current?.querySelectorAll<HTMLElement>("[data-criterion]") ?? [])];
    const rows = elements.map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return { top: top + scrollY, height };
    });
    const from = elements.findIndex((element) => element.dataset["criterion"] === id);
    setDrag({ id, from, to: from, by: 0, height: rows[from]?.height ?? 0, startY: event.pageY, rows });
  };

  const move = useEffectEvent((event: PointerEvent) => {
    if (!drag) return;
    if (event.clientY < EDGE_PX) scrollBy(0, -SCROLL_PX);
    if (event.clientY > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX);
    const by = event.pageY - drag.startY;
    setDrag({ ...drag, by, to: landing(drag.rows, drag.from, by) });
  });
  const drop = useEffectEvent(() => {
    if (drag && drag.to !== drag.from) onDrop(drag.from, drag.to);
    setDrag(undefined);
  });

  const isHeld = drag !== undefined;
  useEffect(() => {
    if (!isHeld) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener("pointermove", (event) => move(event), { signal });
    addEventListener("pointerup", () => drop(), { signal });
    addEventListener("pointercancel", () => setDrag(undefined), { signal });
    addEventListener("keydown", (event) => event.key === "Escape" && setDrag(undefined), { signal });
    return () => stop.abort();
  }, [isHeld]);

  return { held: drag as Held | undefined, begin };
}

/** The offset of a row that makes room for the dragged one, in pixels. */
export function asideFor(held: Held | undefined, index: number): number {
  if (!held) return 0;
  if (index === held.from) return held.by;
  if (held.from < index && index <= held.to) return -held.height;
  return held.to <= index && index < held.from ? held.height : 0;
}
