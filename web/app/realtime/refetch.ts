import type { Notification } from "@candor/core/kernel/realtime/realtime.info";
import type { Query } from "@tanstack/react-query";
import { queryClient } from "../api/query-client.ts";
import { paced } from "./pacing.ts";
import { ALL, concernedBy, PARTS, staleAfter, type Concerned, type PartName } from "./parts.ts";

const refetchers = new Map<string, () => void>();

/** Fetches again the data on the page that a notification is about: at most about once a second each, and not while the tab is hidden. */
export function refetch(notification: Notification): void {
  for (const name of staleAfter(notification.about)) refetchPart(name, concernedBy(name, notification));
}

/** Fetches everything again that notifications can be about, because some may have been missed. */
export function refetchAll(): void {
  for (const name of ALL) refetchPart(name, {});
}

/** Fetches one part of the data again, at its pace. Nothing is remembered of a part that the page has never shown. */
export function refetchPart(name: PartName, change: Concerned): void {
  const { everyMs, isShownBy } = PARTS[name];
  const isMeant = (query: Query) => isShownBy(query, change);
  if (!queryClient.getQueryCache().getAll().some(isMeant)) return;
  const key = [name, change.jobId, ...(change.cvIds ?? [])].join(" ");
  const run = refetchers.get(key) ?? paced(() => invalidate(isMeant), everyMs);
  refetchers.set(key, run);
  run();
}

async function invalidate(isMeant: (query: Query) => boolean): Promise<void> {
  await visible();
  await mutationsSettled();
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
