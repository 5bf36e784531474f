import type { Hint } from "@candor/core/kernel/realtime/realtime.info";
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
  | "session";

/** What a hint is about is shown by these. */
const SHOWN_BY: Record<Hint["about"], readonly Kind[]> = {
  uploads: ["uploads", "candidates", "criteria-preview", "job", "jobs", "cv-list", "dashboard", "subscription", "session"],
  candidates: ["candidates", "candidate", "criteria-preview", "job", "jobs", "cv-list", "dashboard", "subscription", "session"],
  job: ["job", "jobs", "dashboard", "candidates", "candidate"],
  jobs: ["jobs", "dashboard", "subscription", "session"],
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
  session: 10_000,
};

const OF_ACCOUNT: ReadonlySet<Kind> = new Set(["jobs", "dashboard", "cv-list", "subscription", "session"]);

const asks = new Map<string, () => void>();

/** Asks the server again for what the page shows of it, at most about once a second each, and not while the tab is out of sight. */
export function lookAgain({ about, jobId }: Hint): void {
  const kinds = Object.hasOwn(SHOWN_BY, about) ? SHOWN_BY[about] : [];
  for (const kind of kinds) ask(kind, OF_ACCOUNT.has(kind) ? undefined : jobId);
}

/** Everything that hints are about: they may have been missed. */
export function lookAtAll(): void {
  for (const kind of Object.keys(EVERY_MS) as Kind[]) if (kind !== "session") ask(kind, undefined);
}

function ask(kind: Kind, jobId: string | undefined): void {
  const name = `${kind} ${jobId ?? ""}`;
  const known = asks.get(name) ?? paced(() => look(kind, jobId), EVERY_MS[kind]);
  asks.set(name, known);
  known();
}

async function look(kind: Kind, jobId: string | undefined): Promise<void> {
  await inSight();
  await nothingBeingWritten();
  const isMeant = ({ queryKey: [first, of] }: Query) => first === kind && (jobId === undefined || of === jobId);
  // A search may cost a model's answer: it is out of date now, and asked again when it is next opened.
  const isSearch = ({ queryKey }: Query) => queryKey[2] === "search";
  await Promise.all([
    queryClient.invalidateQueries({ predicate: (query) => isMeant(query) && !isSearch(query) }),
    queryClient.invalidateQueries({ predicate: (query) => isMeant(query) && isSearch(query), refetchType: "none" }),
  ]);
}

/** What a person changes shows before it is saved: an answer from before that must not come over it. */
async function nothingBeingWritten(): Promise<void> {
  while (queryClient.isMutating() > 0) await new Promise((resolve) => setTimeout(resolve, 200));
}

function inSight(): Promise<void> {
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
