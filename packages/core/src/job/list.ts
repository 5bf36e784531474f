import * as z from "zod/mini";
import { Actor } from "../kernel/actor.ts";
import { fn } from "../kernel/fn.ts";
import { LIST_PAGE } from "../kernel/limits.ts";
import { matches } from "../kernel/search-text.info.ts";
import { JobEntity } from "./job.entity.ts";
import { Status } from "./job.info.ts";
import { headOf, type JobRow } from "./stored.ts";

/** The jobs of the acting account as the table keeps them, newest first. */
export async function allJobs(): Promise<JobRow[]> {
  const { data } = await JobEntity.query
    .byDate({ accountId: Actor.accountId() })
    .where(({ deletedAt }, { notExists }) => notExists(deletedAt))
    .go({ pages: "all", order: "desc" });
  return data;
}

/**
 * Lists jobs of the account, newest first, filtered by words of title, department or place and by status, with counts for all of
 * them.
 */
export const listJobs = fn(
  z.object({ query: z.optional(z.string()), status: z.optional(Status), next: z.optional(z.string()) }),
  async ({ query, status, next }) => {
    const found = (await allJobs()).filter(({ title, department, location }) =>
      matches([title, department, location].join(" "), query ?? ""),
    );
    const matching = status ? found.filter((job) => job.status === status) : found;
    const start = next ? matching.findIndex(({ jobId }) => jobId < next) : 0;
    const page = start < 0 ? [] : matching.slice(start, start + LIST_PAGE);
    const last = page.at(-1);
    return {
      items: page.map(headOf),
      next: last && last !== matching.at(-1) ? last.jobId : null,
      total: matching.length,
      counts: {
        all: found.length,
        open: found.filter((job) => job.status === "open").length,
        onHold: found.filter((job) => job.status === "onHold").length,
        closed: found.filter((job) => job.status === "closed").length,
      },
    };
  },
);
