import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { pollingEvery } from "../../../realtime/status.ts";
import { pollDelay } from "./progress.ts";

/** Files on their way to a job; where no socket says when, asked again only while something is pending and the tab is looked at. */
export const uploadsOf = (jobId: string) =>
  queryOptions({
    queryKey: ["uploads", jobId],
    queryFn: ({ signal }) => call("GET /api/jobs/{jobId}/uploads", { path: { jobId }, signal }),
    refetchInterval: ({ state }) => pollingEvery(pollDelay(state.data, state.dataUpdateCount)),
    refetchOnWindowFocus: true,
  });
