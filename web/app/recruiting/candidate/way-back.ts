import { useLocation } from "react-router-dom";

/** Navigation state of a candidate's page: the query of the list it was opened from, for the way back. */
export interface ListState {
  readonly list: string;
}

/** Query of the list that this page was opened from, "?ai=…"; empty if it was opened directly. */
export function useListBehind(): string {
  const state = useLocation().state as Partial<ListState> | null;
  return typeof state?.list === "string" && state.list.startsWith("?") ? state.list : "";
}
