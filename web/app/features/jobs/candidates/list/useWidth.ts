import { useLayoutEffect, useState } from "react";
import { keptChoice, windowWidth } from "../../../../../ui/drawing.ts";

/** The last width of a list of candidates and of the window around it, so that the next page begins with its columns. */
const KEY = "list-width";

/** The width of an element, in whole pixels; until it is rendered, the one that it last had in a window of this width. */
export function useWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(lastWidth);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const look = () => {
      setWidth(element.clientWidth);
      localStorage.setItem(KEY, `${innerWidth}:${element.clientWidth}`);
    };
    const watch = new ResizeObserver(look);
    watch.observe(element);
    look();
    return () => watch.disconnect();
  }, [element]);
  return width;
}

function lastWidth(): number {
  const [of, width] = (keptChoice(KEY) ?? "").split(":").map(Number);
  return of === windowWidth() && width ? width : windowWidth() - sidebarBeside(windowWidth());
}

/** Width of the sidebar of `shell/Sidebar.tsx`, in pixels. A wrong one only shifts columns at a first visit. */
function sidebarBeside(window: number): number {
  if (window < 640) return 0;
  return window < 1024 ? 52 : 216;
}
