import type { AnswerOf } from "@candor/contract";
import { STANDINGS_MAX } from "@candor/core/kernel/limits";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { batchesOf } from "../selection/batches.ts";

export type Standing = AnswerOf<"POST /api/cvs/jobs">["items"][number]["jobs"][number];
/** By CV. Answers are plain JSON, because the server puts them into the page. */
export type Standings = Readonly<Partial<Record<string, readonly Standing[]>>>;

/** The jobs that these CVs stand in, by CV, the newest first. */
export const standingsOf = (cvIds: readonly string[]) =>
  queryOptions({
    queryKey: ["cv-list", "jobs", ...cvIds],
    queryFn: async ({ signal }): Promise<Standings> => {
      const read: Record<string, readonly Standing[]> = {};
      for (const some of batchesOf(cvIds, STANDINGS_MAX)) {
        const { items } = await call("POST /api/cvs/jobs", { body: { cvIds: some }, signal });
        for (const { cvId, jobs } of items) read[cvId] = jobs;
      }
      return read;
    },
    enabled: cvIds.length > 0,
  });
