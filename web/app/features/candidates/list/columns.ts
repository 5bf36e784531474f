import type { Column } from "@candor/core/candidacy/view.info";
import { useSyncExternalStore } from "react";

/** Columns that can be left out, as they stand from left to right. */
export const COLUMNS = ["match", "stage", "skills", "location", "source", "applied"] as const satisfies readonly Column[];

const KEY = "candidate-columns";
/** Told within this tab; other tabs hear of it from the browser. */
const CHANGED = "candidate-columns-changed";

/** The columns that this browser shows, whatever it has kept. */
export function columnsIn(kept: string | null): readonly Column[] {
  if (kept === null) return COLUMNS;
  const words = kept.split(",");
  return COLUMNS.filter((column) => words.includes(column));
}

/** Keeps which columns this browser shows. */
export function keepColumns(columns: readonly Column[]): void {
  if (COLUMNS.every((column) => columns.includes(column))) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, columns.join(","));
  dispatchEvent(new Event(CHANGED));
}

let last: { readonly kept: string | null; readonly columns: readonly Column[] } | undefined;
function read(): readonly Column[] {
  const kept = localStorage.getItem(KEY);
  if (last?.kept !== kept || !last) last = { kept, columns: columnsIn(kept) };
  return last.columns;
}

function subscribe(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  addEventListener("storage", listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener("storage", listener);
  };
}

export const useColumnsShown = (): readonly Column[] => useSyncExternalStore(subscribe, read);

/** What name, score, selection and actions take, and each column at least, in pixels. */
const ALWAYS = 248 + 184 + 48 + 60;
const WIDTHS: Readonly<Record<Column, number>> = { match: 160, stage: 176, skills: 146, location: 96, source: 108, applied: 92 };
/** The stage stays. */
const FIRST_TO_LEAVE: readonly Column[] = ["location", "source", "skills", "applied", "match"];

/** Those of the columns wanted that a table of this width has room for. */
export function fitting(wanted: readonly Column[], width: number): readonly Column[] {
  let columns = wanted;
  for (const column of FIRST_TO_LEAVE) {
    const needed = columns.reduce((sum, one) => sum + WIDTHS[one], ALWAYS);
    if (needed <= width) break;
    columns = columns.filter((one) => one !== column);
  }
  return columns;
}
