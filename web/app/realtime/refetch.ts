import type { Notification } from "@candor/core/kernel/realtime/realtime.info";
import type { Query } from "@tanstack/react-query";
import { queryClient } from "../api/query-client.ts";
import { paced } from "./pacing.ts";

/** First part of a query's key; the second is the job's id where there is one. */
type Kind =
  | "uploads"
  | "candidates"
  | "candidate"
  | "criteria-preview"
  | "job"
  | "jobs"
  | "cv-list"
  | "dashboard"
  | "subscription"
  | "invoices"
  | "extension"
  | "session";

/** The queries that a notification makes stale. */
const STALE_AFTER: Record<Notification["about"], readonly Kind[]> = {
  uploads: ["uploads", "candidates", "criteria-preview", "job", "jobs", "cv-list", "dashboard", "subscription", "session"],
  candidates: ["candidates", "candidate", "criteria-preview", "job", "jobs", "cv-list", "dashboard", "subscription", "session"],
  job: ["job", "jobs", "dashboard", "candidates", "candidate"],
  jobs: ["jobs", "dashboard", "subscription", "session"],
  account: ["subscription", "invoices", "dashboard", "session"],
  extension: ["extension"],
};

const EVERY_MS: Record<Kind, number> = {
  uploads: 1000,
  candidates: 1000,
  candidate: 3000,
  "criteria-preview": 3000,
  job: 1000,
  jobs: 1000,
  dashboard: 3000,
  "cv-list": 3000,
  subscription: 3000,
  invoices: 3000,
  extension: 1000,
  session: 10_000,
};

const OF_ACCOUNT: ReadonlySet<Kind> = new Set([
  "jobs",
  "dashboard",
  "cv-list",
  "subscription",
  "invoices",
  "extension",
  "session",
]);

const refetchers = new Map<string, () => void>();

/** Fetches again the data on the page that a notification is about: at most about once a second each, and not while the tab is hidden. */
export function refetch({ about, jobId }: Notification): void {
  const kinds = Object.hasOwn(STALE_AFTER, about) ? STALE_AFTER[about] : [];
  for (const kind of kinds) refetchKind(kind, OF_ACCOUNT.has(kind) ? undefined : jobId);
}

/** Fetches everything again that notifications can be about, because some may have been missed. */
export function refetchAll(): void {
  for (const kind of Object.keys(EVERY_MS) as Kind[]) if (kind !== "session") refetchKind(kind, undefined);
}

/** Fetches one kind of data again, at its pace. */
export function refetchKind(kind: Kind, jobId: string | undefined): void {
  const name = `${kind} ${jobId ?? ""}`;
  const run = refetchers.get(name) ?? paced(() => invalidate(kind, jobId), EVERY_MS[kind]);
  refetchers.set(name, run);
  run();
}

async function invalidate(kind: Kind, jobId: string | undefined): Promise<void> {
  await visible();
  await mutationsSettled();
  const isMeant = ({ queryKey: [first, of] }: Query) => first === kind && (jobId === undefined || of === jobId);
  // A search may cost a call of the model: it becomes stale now and is fetched when it is next opened.
  const isSearch = ({ queryKey }: Query) => queryKey[2] === "search";
  await Promise.all([
    queryClient.invalidateQueries({ predicate: (query) => isMeant(query) && !isSearch(query) }),
    queryClient.invalidateQueries({ predicate: (query) => isMeant(query) && isSearch(query), refetchType: "none" }),
  ]);
}

/** An optimistic change is on screen before it is saved, and an answer from before the save must not overwrite it. */
async function mutationsSettled(): Promise<void> {
  while (queryClient.isMutating() > 0) await new Promise((resolve) => setTimeout(resolve, 200));
}

function visible(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const settle = () => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", settle);
      resolve();
    };
    document.addEventListener("visibilitychange", settle);
  });
}
