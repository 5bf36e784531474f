import { useLocation } from "react-router-dom";

/** What a candidate's page is told of the list it was opened from, so that the way back leads to it: the list's search, as its address has it. */
export interface ListState {
  readonly list: string;
}

/** The search of the list that this page was opened from, "?ai=…"; empty where it was opened directly. */
export function useListBehind(): string {
  const state = useLocation().state as Partial<ListState> | null;
  return typeof state?.list === "string" && state.list.startsWith("?") ? state.list : "";
}
