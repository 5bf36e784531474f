import type { RefObject } from "react";
import { useHotkey } from "../../../ui/useHotkey.ts";

/** j and k move the focus through the rows; x selects a row, with Shift a range. Scrolling to a neighbour renders a row that is not there yet. */
export function useRowKeys(container: RefObject<HTMLElement | null>): void {
  const links = () => [...(container.current?.querySelectorAll<HTMLAnchorElement>("a[data-row]") ?? [])];
  const indexOf = (link: Element | undefined) =>
    Number(link?.closest<HTMLElement>("[data-index]")?.dataset["index"] ?? Number.NaN);
  const focus = (link: HTMLElement | undefined) => {
    link?.focus();
    link?.scrollIntoView({ block: "nearest" });
  };

  const walk = (step: 1 | -1) => {
    const here = links().find((link) => link === document.activeElement);
    // After scrolling, the keys continue from the rows in view.
    if (!here || !isInView(here)) return focus(firstInView(links(), step));
    const wanted = indexOf(here) + step;
    const next = () => links().find((link) => indexOf(link) === wanted);
    if (next()) return focus(next());
    here.scrollIntoView({ block: "center" });
    return whenDrawn(next, focus);
  };
  useHotkey("j", () => walk(1));
  useHotkey("k", () => walk(-1));

  const choose = (shiftKey: boolean) => {
    const row =
      document.activeElement?.closest("[data-index]") ?? container.current?.querySelector<HTMLElement>("[data-index]:hover");
    const box = row && container.current?.contains(row) ? row.querySelector<HTMLInputElement>("input[data-choose]") : undefined;
    box?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey }));
  };
  useHotkey("x", () => choose(false));
  useHotkey("X", () => choose(true));
}

/** Waits some frames, because rows are rendered after scrolling. */
function whenDrawn(row: () => HTMLElement | undefined, use: (row: HTMLElement) => void, frames = 30): void {
  const drawn = row();
  if (drawn) use(drawn);
  else if (frames > 0) requestAnimationFrame(() => whenDrawn(row, use, frames - 1));
}

function isInView(link: HTMLElement): boolean {
  const { top, bottom } = link.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** The row at which the keys begin: the first one in view, or upwards the last. */
function firstInView(links: readonly HTMLAnchorElement[], step: 1 | -1): HTMLAnchorElement | undefined {
  const inView = links.filter(isInView);
  const among = inView.length > 0 ? inView : links;
  return step === 1 ? among[0] : among.at(-1);
}
