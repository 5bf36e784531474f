import { useEffect } from "react";
import { useMatches } from "react-router-dom";
import { queryClient } from "../api/query-client.ts";

/** A job or candidate opened in this tab. */
interface Recent {
  jobId: string;
  cvId?: string;
  label: string;
  /** Of which job a candidate is. */
  aside?: string;
  /** A candidate's score when the page was left. */
  score?: number;
}

const KEY = "recents";
const KEPT = 40;

/** Newest first; kept in sessionStorage and deleted on sign-out. */
export function recents(): Recent[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as Recent[];
  } catch {
    return [];
  }
}

const isSame = (a: Recent, b: Recent) => a.jobId === b.jobId && a.cvId === b.cvId;

function remember(recent: Recent): void {
  const others = recents().filter((other) => !isSame(other, recent));
  sessionStorage.setItem(KEY, JSON.stringify([recent, ...others].slice(0, KEPT)));
}

/** Cached data of the queries whose key begins with these parts. */
const known = <T>(...queryKey: string[]) => queryClient.getQueriesData<T>({ queryKey }).find(([, data]) => data)?.[1];

function recentOf(jobId: string, cvId: string | undefined): Recent | undefined {
  const title = known<{ title: string }>("job", jobId)?.title;
  if (cvId === undefined) return title ? { jobId, label: title } : undefined;
  const candidate = known<{ fullName: string | null; score: number | null }>("candidate", jobId, cvId);
  if (!candidate?.fullName) return undefined;
  const { fullName, score } = candidate;
  return { jobId, cvId, label: fullName, ...(title && { aside: title }), ...(score !== null && { score }) };
}

/** Remembers a job or candidate when its page is left: by then its name is known. */
export function useRemembering(): void {
  const params = useMatches().at(-1)?.params;
  const jobId = params?.["jobId"];
  const cvId = params?.["cvId"];
  useEffect(() => {
    if (!jobId) return undefined;
    return () => {
      const recent = recentOf(jobId, cvId);
      if (recent) remember(recent);
    };
  }, [jobId, cvId]);
}
