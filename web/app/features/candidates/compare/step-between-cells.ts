import type { KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** Arrow keys lead from a quote to the next one in its column or row; cells without a quote are passed over. */
export function stepBetweenCells(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const from = document.activeElement?.closest<HTMLElement>("[role=gridcell]");
  if (!step || !from || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = [...event.currentTarget.querySelectorAll("[role=row]:has([role=gridcell])")].map((row) => [
    ...row.querySelectorAll("[role=gridcell]"),
  ]);
  let row = rows.findIndex((cells) => cells.includes(from));
  let column = rows[row]!.indexOf(from);
  let next: HTMLElement | null | undefined;
  do {
    row += step[0];
    column += step[1];
    next = rows[row]?.[column]?.querySelector<HTMLElement>("[data-cell]");
  } while (!next && rows[row]?.[column]);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
