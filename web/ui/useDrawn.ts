import {
  type RefCallback,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { offsetsOf, rowsBetween } from "./drawn.ts";

/** Drawn beyond the view on either side, in pixels, so that keys always find the next row. */
const BEYOND = 120;
/** Scrolling less than this draws nothing anew. */
const STEP = 60;

interface DrawnRow {
  readonly index: number;
  /** Pixels left out between the row drawn before and this one. */
  readonly gap: number;
}

interface Drawn {
  readonly rows: readonly DrawnRow[];
  /** Pixels left out below the last row drawn. */
  readonly after: number;
  /** For each row's element, which also carries `data-index`. */
  readonly measure: RefCallback<HTMLElement>;
}

/**
 * The rows of a long list that are in the view or next to it while the page scrolls, and the one that holds the focus. `estimate` is a
 * row's usual height in pixels; each is measured once it is drawn. No row's margin may reach beyond the list's element.
 */
export function useDrawn(list: RefObject<HTMLElement | null>, count: number, estimate: number): Drawn {
  const top = useTop(list);
  const view = useView();
  const focused = useFocused(list, count > 0);
  const { heights, measure } = useHeights(estimate);

  const offsets = useMemo(() => offsetsOf(count, estimate, heights), [count, estimate, heights]);
  const [first, end] = rowsBetween(offsets, view.from - top - BEYOND, view.to - top + BEYOND);
  const indexes = Array.from({ length: end - first }, (_, at) => first + at);
  if (focused !== undefined && focused < count) {
    if (focused < first) indexes.unshift(focused);
    else if (focused >= end) indexes.push(focused);
  }
  const startOf = (index: number) => offsets[index] ?? 0;
  const rows = indexes.map((index, at) => {
    const before = indexes[at - 1];
    return { index, gap: startOf(index) - (before === undefined ? 0 : startOf(before + 1)) };
  });
  const last = indexes.at(-1);
  return { rows, after: startOf(count) - (last === undefined ? 0 : startOf(last + 1)), measure };
}

/** The stretch of the page that is in the window, in steps. */
function useView(): { from: number; to: number } {
  const [view, setView] = useState(readView);
  useLayoutEffect(() => {
    const look = () =>
      setView((before) => {
        const now = readView();
        return now.from === before.from && now.to === before.to ? before : now;
      });
    // Keys and presses go before the rows that scrolling brings.
    const follow = () => startTransition(look);
    look();
    addEventListener("scroll", follow, { passive: true });
    addEventListener("resize", look);
    return () => {
      removeEventListener("scroll", follow);
      removeEventListener("resize", look);
    };
  }, []);
  return view;
}

const readView = () => {
  const from = Math.floor(scrollY / STEP) * STEP;
  return { from, to: from + STEP + innerHeight };
};

/** The heights of rows that are or were drawn and are not as high as most, by their index. */
function useHeights(estimate: number): { heights: ReadonlyMap<number, number>; measure: RefCallback<HTMLElement> } {
  const [heights, setHeights] = useState<ReadonlyMap<number, number>>(new Map());
  const [watch] = useState(
    () => new ResizeObserver((entries) => setHeights((before) => withMeasured(before, entries, estimate))),
  );
  const measure = useCallback(
    (row: HTMLElement | null) => {
      if (!row) return undefined;
      watch.observe(row);
      return () => watch.unobserve(row);
    },
    [watch],
  );
  useEffect(() => () => watch.disconnect(), [watch]);
  return { heights, measure };
}

function withMeasured(before: ReadonlyMap<number, number>, entries: readonly ResizeObserverEntry[], estimate: number) {
  const changed = entries
    .map(({ target }) => [Number((target as HTMLElement).dataset["index"]), (target as HTMLElement).offsetHeight] as const)
    .filter(([index, height]) => height > 0 && (before.get(index) ?? estimate) !== height);
  return changed.length > 0 ? new Map([...before, ...changed]) : before;
}

/** Where an element begins on the page, in pixels; followed as what stands above it grows. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const look = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + scrollY));
    };
    const watch = new ResizeObserver(look);
    watch.observe(document.body);
    look();
    return () => watch.disconnect();
  }, [element]);
  return top;
}

/** The index of the row that was focused last. `isThere`: the list may come later than its owner. */
function useFocused(list: RefObject<HTMLElement | null>, isThere: boolean): number | undefined {
  const [focused, setFocused] = useState<number>();
  useEffect(() => {
    const element = list.current;
    if (!isThere || !element) return undefined;
    const look = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;
      if (row) setFocused(Number(row.dataset["index"]));
    };
    element.addEventListener("focusin", look);
    return () => element.removeEventListener("focusin", look);
  }, [list, isThere]);
  return focused;
}
