import { useLayoutEffect, useState } from "react";

/** The width of an element, in whole pixels; null until it is rendered. */
export function useWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(innerWidth);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const look = () => setWidth(element.clientWidth);
    const watch = new ResizeObserver(look);
    watch.observe(element);
    look();
    return () => watch.disconnect();
  }, [element]);
  return width;
}
