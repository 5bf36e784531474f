import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { candidatesOf } from "../../../recruiting/queries/candidates.ts";
import { searchIn } from "../../../recruiting/search/address.ts";
import { EVERYBODY, filterIn } from "../../../recruiting/search/filter.ts";

/** The list of candidates that an address asks for. */
export function listedIn(jobId: string, address: URLSearchParams) {
  const search = searchIn(address);
  return search.mode === "name" ? candidatesOf(jobId, search.query, filterIn(address)) : candidatesOf(jobId, "", EVERYBODY);
}

/** Reads the list that the address asks for. */
export function useListed(jobId: string) {
  const [address] = useSearchParams();
  return useInfiniteQuery(listedIn(jobId, address));
}

/** The table of candidates as it is on screen, for what stands beside it. It is read by the table itself. */
export function useTable(jobId: string) {
  const [address] = useSearchParams();
  return useInfiniteQuery({ ...listedIn(jobId, address), enabled: false }).data;
}
