import type { Column } from "@candor/core/candidacy/view.info";
import { useSyncExternalStore } from "react";
import { keptChoice } from "../../../../../ui/drawing.ts";
import { columnsFitting, columnsIn } from "./column-room.ts";
import { COLUMNS, OPTIONAL_COLUMNS } from "./columns.tsx";

const ALL: readonly Column[] = OPTIONAL_COLUMNS.map(({ key }) => key);
const KEY = "candidate-columns";
/** Event within this tab; other tabs get the browser's `storage` event. */
const CHANGED = "candidate-columns-changed";

/** Stores the optional columns to show in this browser. */
export function storeColumns(columns: readonly Column[]): void {
  if (ALL.every((column) => columns.includes(column))) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, columns.join(","));
  dispatchEvent(new Event(CHANGED));
}

export const showAllColumns = (): void => storeColumns(ALL);

let cache: { readonly stored: string | null; readonly columns: readonly Column[] } | undefined;
function read(): readonly Column[] {
  const stored = keptChoice(KEY);
  if (cache?.stored !== stored || !cache) cache = { stored, columns: columnsIn(ALL, stored) };
  return cache.columns;
}

function subscribe(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  addEventListener("storage", listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener("storage", listener);
  };
}

export const useShownColumns = (): readonly Column[] => useSyncExternalStore(subscribe, read, read);

/** Keys of the columns for a table of `width` pixels, in the order of `COLUMNS`. */
export const useFittingColumns = (width: number): readonly string[] => columnsFitting(COLUMNS, useShownColumns(), width);
