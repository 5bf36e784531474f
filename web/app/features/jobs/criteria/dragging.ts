import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useEffectEvent, useState } from "react";

/** A row in somebody's hand: where it came from, where it would land, and how far it has been pulled. */
export interface Held {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** Pixels from where it was taken. */
  readonly by: number;
  /** Its height in pixels: what the rows it passes move by. */
  readonly height: number;
}

interface Row {
  readonly top: number;
  readonly height: number;
}

/** The page scrolls by this much per move where a row is pulled towards the window's edge. */
const SCROLL_PX = 12;
const EDGE_PX = 64;

/** The place a row lands at: past every other row whose middle its own has passed. All in pixels of the page. */
export function landing(rows: readonly Row[], from: number, by: number): number {
  const own = rows[from];
  if (!own) return from;
  const middle = own.top + own.height / 2 + by;
  return rows.filter(({ top, height }, index) => index !== from && top + height / 2 < middle).length;
}

/**
 * Rows of a list taken by a handle and dropped at another place; Escape puts one back. The rows carry `data-criterion`. Nothing moves in the
 * document before the drop.
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

/** How far a row stands aside for the one that is held, in pixels. */
export function asideFor(held: Held | undefined, index: number): number {
  if (!held) return 0;
  if (index === held.from) return held.by;
  if (held.from < index && index <= held.to) return -held.height;
  return held.to <= index && index < held.from ? held.height : 0;
}
