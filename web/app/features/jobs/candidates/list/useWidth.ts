import { type RefObject, useLayoutEffect, useState } from "react";

/** The width of an element, in whole pixels. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(innerWidth);
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const look = () => setWidth(element.current?.clientWidth ?? innerWidth);
    const watch = new ResizeObserver(look);
    watch.observe(element.current);
    look();
    return () => watch.disconnect();
  }, [element]);
  return width;
}
