import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { CandidateRow } from "../../../../recruiting/queries/candidates.ts";

interface Page {
  readonly items: readonly CandidateRow[];
  readonly total: number;
}

/** Changes rows in every cached list of a job, before the server is called; `undefined` removes a row. */
export function mapRows(client: QueryClient, jobId: string, change: (row: CandidateRow) => CandidateRow | undefined): void {
  client.setQueriesData<InfiniteData<Page>>({ queryKey: ["candidates", jobId] }, (before) => {
    if (!before || !("pages" in before)) return before;
    let gone = 0;
    const pages = before.pages.map((page) => {
      const items = page.items.map(change);
      if (items.every((item, at) => item === page.items[at])) return page;
      const left = items.filter((item) => item !== undefined);
      gone += items.length - left.length;
      return { ...page, items: left };
    });
    if (pages.every((page, at) => page === before.pages[at])) return before;
    return { ...before, pages: gone > 0 ? pages.map((page) => ({ ...page, total: page.total - gone })) : pages };
  });
}
