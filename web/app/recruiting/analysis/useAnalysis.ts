import { skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { toast } from "../../../ui/Toaster.tsx";
import { call } from "../../api/client.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { pollingEvery, useStatus } from "../../realtime/status.ts";
import { staleOf } from "../queries/candidates.ts";

const ASKS_EVERY_MS = 1000;
/** If no candidate finishes for this long, the page stops polling. The analysis goes on. */
const GIVES_UP_AFTER_MS = 45_000;

/** A running analysis of a job's candidates. */
interface Running {
  /** Number of candidates to analyse. */
  readonly of: number;
  /** Number of waiting candidates that are not among them. */
  readonly others?: number;
}

/** Query key under which a running analysis is kept, so that the job's other tabs know it. */
const runningKey = (jobId: string) => ["analysis", jobId] as const;

interface Analysis {
  readonly begin: (waiting: number) => void;
  readonly isAsking: boolean;
  /** Number of finished candidates of all; undefined while no analysis is running. */
  readonly progress: { readonly done: number; readonly of: number } | undefined;
}

/** Evaluates the candidates of a job again on its current criteria, and follows the progress. */
export function useAnalysis(jobId: string): Analysis {
  const { t } = useTranslation("candidates");
  const client = useQueryClient();
  useStatus();
  const { data: running } = useQuery<Running | null>({ queryKey: runningKey(jobId), queryFn: skipToken, staleTime: Infinity });
  const { data: waiting, dataUpdatedAt } = useQuery({
    ...staleOf(jobId),
    enabled: Boolean(running),
    refetchInterval: pollingEvery(ASKS_EVERY_MS),
    staleTime: 0,
  });
  const setRunning = (next: Running | null) => client.setQueryData<Running | null>(runningKey(jobId), next);

  const request = useMutation({
    mutationFn: (_waiting: number) => call("POST /api/jobs/{jobId}/analyses", { path: { jobId }, body: { all: true } }),
    onSuccess: (_, waiting) => {
      client.removeQueries({ queryKey: staleOf(jobId).queryKey });
      setRunning({ of: waiting });
    },
    onError: () => toast.error(t(($) => $.analysis.failed)),
  });

  const left = running && waiting ? Math.min(Math.max(0, waiting.stale - (running.others ?? 0)), running.of) : undefined;
  const hasStopped = useUnchanged(left, GIVES_UP_AFTER_MS);
  useEffect(() => {
    // Another part of the page may follow the same analysis, and has told the end of it already.
    if (!running || !client.getQueryData(runningKey(jobId)) || (left !== 0 && !hasStopped())) return;
    setRunning(null);
    if (left === 0) toast.success(t(($) => $.analysis.done, { count: running.of }));
    void client.invalidateQueries({ queryKey: ["candidates", jobId] });
    void client.invalidateQueries({ queryKey: ["candidate", jobId] });
    void client.invalidateQueries({ queryKey: ["job", jobId] });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each answer is looked at once
  }, [dataUpdatedAt]);

  return {
    begin: (waiting) => request.mutate(waiting),
    isAsking: request.isPending,
    progress: running ? { done: running.of - (left ?? running.of), of: running.of } : undefined,
  };
}

/** Follows an analysis that was started elsewhere: `of` of the `stale` candidates. */
export function useFollow(jobId: string): (begun: { of: number; stale: number }) => void {
  const client = useQueryClient();
  return ({ of, stale }) => {
    if (of === 0) return;
    client.removeQueries({ queryKey: staleOf(jobId).queryKey });
    const running: Running | null = { of, others: stale - of };
    client.setQueryData<Running | null>(runningKey(jobId), running);
  };
}

/** True once a number has not changed for `ms`. */
function useUnchanged(value: number | undefined, ms: number): () => boolean {
  const since = useRef({ value, at: 0 });
  useEffect(() => {
    if (value !== since.current.value) since.current = { value, at: Date.now() };
  }, [value]);
  return () => value !== undefined && since.current.value === value && Date.now() - since.current.at > ms;
}
