import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { pollDelay } from "./progress.ts";

/** Files on their way to a job, asked again only while something is pending and the tab is looked at. */
export const uploadsOf = (jobId: string) =>
  queryOptions({
    queryKey: ["uploads", jobId],
    queryFn: ({ signal }) => call("GET /api/jobs/{jobId}/uploads", { path: { jobId }, signal }),
    refetchInterval: ({ state }) => pollDelay(state.data, state.dataUpdateCount),
    refetchOnWindowFocus: true,
  });
