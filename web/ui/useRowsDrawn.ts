import { useDeferredValue } from "react";
import { windowHeight } from "./drawing.ts";

/** The frame and the title of a page stand above its rows, in pixels. */
const ABOVE = 120;

/**
 * How many of `count` rows to draw: at first those that fit into the window, so that the page is painted and answers soon, and all of them right
 * after. Unlike rows of a long list they stay, so that a search in the page and a print find them.
 * @param height usual height of a row, in pixels
 */
export function useRowsDrawn(count: number, height: number): number {
  const areAllDrawn = useDeferredValue(true, false);
  return areAllDrawn ? count : Math.min(count, Math.max(1, Math.ceil((windowHeight() - ABOVE) / height)));
}
