import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocale } from "../../i18n/useLocale.ts";
import { EVERYBODY, filterIn } from "../../recruiting/search/filter.ts";
import { type CandidateRow, candidatesOf, foundOf } from "../../recruiting/queries/candidates.ts";
import { type Neighbours, placeIn } from "./ranking.ts";
import { type Ask, isAsked, searchIn } from "../../recruiting/search/address.ts";

/** Most pages of the ranking to search for a candidate whose page was opened directly. */
const PAGES_MOST = 4;

const NOTHING: Ask = { text: "", criteria: undefined };

/**
 * The candidates before and after one in the list from which it was opened, whose pages are fetched as far as needed. `list` is the query
 * of that list's address.
 */
export function useNeighbours(jobId: string, cvId: string, list: string): Neighbours {
  const address = new URLSearchParams(list);
  const search = searchIn(address);
  const ask = search.mode === "ai" && isAsked(search.ask) ? search.ask : undefined;
  const [query, filter] = search.mode === "name" ? [search.query, filterIn(address)] : ["", EVERYBODY];
  const all = useInfiniteQuery({ ...candidatesOf(jobId, query, filter), enabled: !ask });
  const found = useInfiniteQuery({ ...foundOf(jobId, ask ?? NOTHING, useLocale()), enabled: ask !== undefined });
  const { data, hasNextPage, isFetching, fetchNextPage } = ask ? found : all;

  const rows = data?.pages.flatMap(({ items }): readonly CandidateRow[] => items) ?? [];
  const neighbours = placeIn(rows, cvId, data?.pages[0]?.total ?? rows.length);
  const isEndNear = neighbours.place === undefined ? (data?.pages.length ?? 0) < PAGES_MOST : neighbours.place >= rows.length - 1;

  useEffect(() => {
    if (hasNextPage && isEndNear && !isFetching) void fetchNextPage();
  }, [hasNextPage, isEndNear, isFetching, fetchNextPage]);
  return neighbours;
}
