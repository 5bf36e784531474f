import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { pollingEvery } from "../../../realtime/status.ts";
import { pollDelay } from "./progress.ts";

/** Uploads of a job. Without a socket they are polled, but only while one is pending and the tab is visible. */
export const uploadsOf = (jobId: string) =>
  queryOptions({
    queryKey: ["uploads", jobId],
    queryFn: ({ signal }) => call("GET /api/jobs/{jobId}/uploads", { path: { jobId }, signal }),
    refetchInterval: ({ state }) => pollingEvery(pollDelay(state.data, state.dataUpdateCount)),
    refetchOnWindowFocus: true,
  });
