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
import { drawing, isDrawnAtOnce, windowHeight } from "./drawing.ts";
import { offsetsOf, rowsBetween } from "./row-offsets.ts";

/** Rows within this distance of the view are drawn too, in pixels, so that keys always find the next row. */
const OVERSCAN = 120;
/** A long list begins at least this far below the top of its page: the frame, a title, tabs and a toolbar stand above it. In pixels. */
const ABOVE = 240;
/** Scrolling by less than this renders nothing, in pixels. */
const STEP = 60;

interface VirtualRow {
  readonly index: number;
  /** Pixels left out between the row drawn before and this one; 0 for the first. */
  readonly gap: number;
}

interface VirtualRows {
  readonly rows: readonly VirtualRow[];
  /** Pixels left out above the first row and below the last: padding of the list, or empty rows of a table. */
  readonly before: number;
  readonly after: number;
  /** For each row's element, which also carries `data-index`. */
  readonly measure: RefCallback<HTMLElement>;
}

/**
 * The rows of a long list to draw: those in view or next to it while the window scrolls, and the one with the focus. `estimate` is a row's
 * usual height in pixels; drawn rows are measured.
 */
export function useVirtualRows(list: RefObject<HTMLElement | null>, count: number, estimate: number): VirtualRows {
  const top = useTop(list);
  const view = useView();
  const focused = useFocused(list, count > 0);
  const { heights, measure } = useHeights(estimate);

  const offsets = useMemo(() => offsetsOf(count, estimate, heights), [count, estimate, heights]);
  const [first, end] = rowsBetween(offsets, view.from - top - view.overscan, view.to - top + view.overscan);
  const indexes = Array.from({ length: end - first }, (_, at) => first + at);
  if (focused !== undefined && focused < count) {
    if (focused < first) indexes.unshift(focused);
    else if (focused >= end) indexes.push(focused);
  }
  const startOf = (index: number) => offsets[index] ?? 0;
  const rows = indexes.map((index, at) => ({ index, gap: at === 0 ? 0 : startOf(index) - startOf(indexes[at - 1]! + 1) }));
  const [firstDrawn = 0] = indexes;
  const endDrawn = (indexes.at(-1) ?? -1) + 1;
  return { rows, before: startOf(firstDrawn), after: startOf(count) - startOf(endDrawn), measure };
}

interface View {
  readonly from: number;
  readonly to: number;
  readonly overscan: number;
}

/** The part of the page that is in the window, in pixels, rounded to steps. The first frame of a drawn page has what the window shows, no more. */
function useView(): View {
  const [view, setView] = useState<View>(() =>
    isDrawnAtOnce() ? { from: 0, to: windowHeight(), overscan: 0 } : viewFrom(scrollY, windowHeight()),
  );
  useLayoutEffect(() => {
    const update = () =>
      setView((before) => {
        const now = viewFrom(scrollY, innerHeight);
        return now.from === before.from && now.to === before.to && now.overscan === before.overscan ? before : now;
      });
    // Keys and presses have priority over the rows that scrolling brings.
    const follow = () => startTransition(update);
    update();
    addEventListener("scroll", follow, { passive: true });
    addEventListener("resize", update);
    return () => {
      removeEventListener("scroll", follow);
      removeEventListener("resize", update);
    };
  }, []);
  return view;
}

const viewFrom = (top: number, height: number): View => {
  const from = Math.floor(top / STEP) * STEP;
  return { from, to: from + STEP + height, overscan: OVERSCAN };
};

/** Measured heights of rows that differ from the estimate, by index. */
function useHeights(estimate: number): { heights: ReadonlyMap<number, number>; measure: RefCallback<HTMLElement> } {
  const [heights, setHeights] = useState<ReadonlyMap<number, number>>(new Map());
  const [watch] = useState(() =>
    drawing() ? undefined : new ResizeObserver((entries) => setHeights((before) => withMeasured(before, entries, estimate))),
  );
  const measure = useCallback(
    (row: HTMLElement | null) => {
      if (!row || !watch) return undefined;
      watch.observe(row);
      return () => watch.unobserve(row);
    },
    [watch],
  );
  useEffect(() => () => watch?.disconnect(), [watch]);
  return { heights, measure };
}

function withMeasured(before: ReadonlyMap<number, number>, entries: readonly ResizeObserverEntry[], estimate: number) {
  const changed = entries
    .map(({ target }) => [Number((target as HTMLElement).dataset["index"]), (target as HTMLElement).offsetHeight] as const)
    .filter(([index, height]) => height > 0 && (before.get(index) ?? estimate) !== height);
  return changed.length > 0 ? new Map([...before, ...changed]) : before;
}

/** The element's top on the page, in pixels; measured again when the page's height changes. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(() => (isDrawnAtOnce() ? ABOVE : 0));
  useLayoutEffect(() => {
    const update = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + scrollY));
    };
    const watch = new ResizeObserver(update);
    watch.observe(document.body);
    update();
    return () => watch.disconnect();
  }, [element]);
  return top;
}

/** The index of the row that last had the focus. An empty list has no element to listen to yet. */
function useFocused(list: RefObject<HTMLElement | null>, hasRows: boolean): number | undefined {
  const [focused, setFocused] = useState<number>();
  useEffect(() => {
    const element = list.current;
    if (!hasRows || !element) return undefined;
    const update = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;
      if (row) setFocused(Number(row.dataset["index"]));
    };
    element.addEventListener("focusin", update);
    return () => element.removeEventListener("focusin", update);
  }, [list, hasRows]);
  return focused;
}
