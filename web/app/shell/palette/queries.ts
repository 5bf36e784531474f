import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

/** Pause in typing before the server is queried, in ms. */
export const ASKED_AFTER_MS = 200;
const JOBS_SHOWN = 5;

/** Candidates by name, at most five. */
export const peopleNamed = (query: string) =>
  queryOptions({
    queryKey: ["palette", "people", query],
    queryFn: ({ signal }) => call("GET /api/candidates", { query: { query }, signal }),
    enabled: query !== "",
    placeholderData: keepPreviousData,
  });

/** The newest matching jobs, at most five. */
export const jobsNamed = (query: string) =>
  queryOptions({
    queryKey: ["palette", "jobs", query],
    queryFn: async ({ signal }) => (await call("GET /api/jobs", { query: { query }, signal })).items.slice(0, JOBS_SHOWN),
    enabled: query !== "",
    placeholderData: keepPreviousData,
  });
