import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { candidatesOf } from "./queries.ts";
import { type Neighbours, placeIn } from "./ranking.ts";

/** Pages of the ranking that are looked through for a candidate whose page was opened directly. */
const PAGES_MOST = 4;

/** The candidates before and after one in the ranking, whose pages are fetched as far as needed. */
export function useNeighbours(jobId: string, cvId: string): Neighbours {
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(candidatesOf(jobId));
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  const neighbours = placeIn(rows, cvId, data?.pages[0]?.total ?? rows.length);
  const isEndNear = neighbours.place === undefined ? (data?.pages.length ?? 0) < PAGES_MOST : neighbours.place >= rows.length - 1;

  useEffect(() => {
    if (hasNextPage && isEndNear && !isFetching) void fetchNextPage();
  }, [hasNextPage, isEndNear, isFetching, fetchNextPage]);
  return neighbours;
}
