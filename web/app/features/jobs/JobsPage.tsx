import type { Status } from "@candor/core/job/job.info";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { lazyWith } from "../../i18n/lazyWith.ts";
import { queryClient } from "../../api/query-client.ts";
import { JobList } from "./list/JobList.tsx";
import { FirstJob, Review } from "./new/parts.ts";
import { type JobFilter, jobOf, jobsOf } from "../../recruiting/queries/jobs.ts";

const STATUSES: readonly Status[] = ["open", "onHold", "closed"];

const NewJob = lazyWith(["newJob"], () => import("./new/NewJob.tsx"));

/** The filter in an address; an unknown status is ignored. */
export function filterOf(search: URLSearchParams): JobFilter {
  const status = STATUSES.find((known) => known === search.get("status"));
  return { query: search.get("query") || undefined, status };
}

export function loader({ request }: LoaderFunctionArgs): null {
  const search = new URL(request.url).searchParams;
  if (!search.has("new")) {
    void queryClient.prefetchInfiniteQuery(jobsOf(filterOf(search)));
    return null;
  }
  void NewJob.load();
  if (search.has("copy")) void Review.load();
  if (search.get("new") === "next") void FirstJob.load();
  const original = search.get("copy") ?? search.get("job");
  if (original) void queryClient.prefetchQuery(jobOf(original));
  return null;
}

/** /dashboard/jobs: the list, or with `?new=` the creation of a job. */
export function Component() {
  const [search] = useSearchParams();
  if (!search.has("new")) return <JobList filter={filterOf(search)} />;
  return <NewJob />;
}
