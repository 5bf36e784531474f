import type { AnswerOf } from "@candor/contract";
import { DASHBOARD_VISIT_ENDS_MS } from "@candor/core/kernel/limits";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { FRESH_ON_OPENING_MS, queryClient } from "../../api/query-client.ts";
import type { Locale } from "../../i18n/locale.ts";

export type News = AnswerOf<"GET /api/dashboard/news">;

/** The times from which on candidates are new. */
export const RANGES = ["visit", "today", "week"] as const;
export type Range = (typeof RANGES)[number];

/** The time that this tab shows news since, and its last use. It is in the cache of the queries, which is emptied with the session. */
interface Pinned {
  readonly since: string;
  readonly lastVisit: string | null;
  readonly usedAt: number;
}
const PINNED = ["dashboard-visit"];
queryClient.setQueryDefaults(PINNED, { gcTime: Infinity });

const pinned = () => queryClient.getQueryData<Pinned>(PINNED);

/** Called when the dashboard opens: after an hour of silence in this tab the server says since when candidates are new. */
export function openVisit(): void {
  const visit = pinned();
  if (visit && Date.now() - visit.usedAt > DASHBOARD_VISIT_ENDS_MS) queryClient.removeQueries({ queryKey: PINNED });
}

/** New candidates, jobs by stage and what waits. Since the last visit, it never moves while the page is open. Sentences are in the user's language. */
export const newsQuery = (range: Range, locale: Locale) =>
  queryOptions({
    queryKey: ["dashboard", "news", range, locale],
    queryFn: async ({ signal }): Promise<News> => {
      if (range !== "visit") return call("GET /api/dashboard/news", { query: { since: beginningOf(range) }, signal });
      const visit = pinned();
      const news = await call("GET /api/dashboard/news", { query: visit ? { since: visit.since } : {}, signal });
      const lastVisit = visit ? visit.lastVisit : news.lastVisit;
      queryClient.setQueryData<Pinned>(PINNED, { since: news.since, lastVisit, usedAt: Date.now() });
      return { ...news, lastVisit };
    },
    placeholderData: keepPreviousData,
    staleTime: FRESH_ON_OPENING_MS,
  });

/** Midnight of today, or of seven days ago, where the user is. */
function beginningOf(range: "today" | "week"): string {
  const day = new Date();
  day.setHours(0, 0, 0, 0);
  if (range === "week") day.setDate(day.getDate() - 7);
  return day.toISOString();
}
