import { call, type Job, Refusal } from "../api.ts";
import { connection, forget } from "../connection.ts";

export interface Jobs {
  readonly jobs: readonly Job[];
  readonly email: string;
}

/** `ended`: the server no longer takes this browser's connection, and says so. */
export type JobsAnswer =
  | ({ readonly state: "known" } & Jobs)
  | { readonly state: "ended"; readonly sentence: string }
  | { readonly state: "offline" }
  | { readonly state: "refused"; readonly sentence: string };

/**
 * The open jobs as they were when last asked, so that a popup need not wait. They are in memory alone and end with the browser. Those of another
 * account are left aside: a page that was still asking for them may have written them after that account was disconnected.
 */
export async function jobsBefore(): Promise<Jobs | undefined> {
  const [found, { jobs }] = await Promise.all([connection(), chrome.storage.session.get<{ jobs?: Jobs }>("jobs")]);
  return jobs?.email === found?.email ? jobs : undefined;
}

export async function jobsNow(): Promise<JobsAnswer> {
  const found = await connection();
  if (!found) return { state: "ended", sentence: "" };
  try {
    const answer = await call<Jobs>("GET", "/api/extension/jobs", { token: found.token });
    const jobs = { jobs: answer.jobs, email: answer.email };
    // Another account was connected meanwhile.
    if ((await connection())?.token !== found.token) return jobsNow();
    await chrome.storage.session.set({ jobs });
    return { state: "known", ...jobs };
  } catch (error) {
    if (!(error instanceof Refusal)) return { state: "offline" };
    if (!error.isDisconnected) return { state: "refused", sentence: error.message };
    await forget(found.token);
    return { state: "ended", sentence: error.message };
  }
}

/** The job that a CV was last sent to. */
export async function lastJob(): Promise<string | undefined> {
  const { lastJob } = await chrome.storage.local.get<{ lastJob?: string }>("lastJob");
  return lastJob;
}

export const rememberJob = (jobId: string): Promise<void> => chrome.storage.local.set({ lastJob: jobId });
