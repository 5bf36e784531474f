import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { toast } from "../../../ui/Toaster.tsx";
import { call } from "../../api/client.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { pollingEvery, useStatus } from "../../realtime/status.ts";
import { type Candidate, candidateOf } from "../queries/candidates.ts";

const ASKS_EVERY_MS = 1000;
/** After this time the page stops polling. The analysis goes on. */
const GIVES_UP_AFTER_MS = 60_000;

/** Evaluates one candidate again on the current criteria, and waits for the result. */
export function useAnalysisOfOne({ jobId, cvId, isStale, isOfEarlierEngine }: Candidate): {
  begin: () => void;
  isRunning: boolean;
} {
  const { t } = useTranslation("candidates");
  const client = useQueryClient();
  useStatus();
  const isCurrent = !isStale && !isOfEarlierEngine;
  const [isRunning, setRunning] = useState(false);
  useQuery({
    ...candidateOf(jobId, cvId, useLocale()),
    refetchInterval: pollingEvery(isRunning && ASKS_EVERY_MS),
  });
  const request = useMutation({
    mutationFn: () => call("POST /api/jobs/{jobId}/analyses", { path: { jobId }, body: { cvIds: [cvId] } }),
    onSuccess: () => setRunning(true),
    onError: () => toast.error(t(($) => $.analysis.failedOne)),
  });

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setRunning(false), GIVES_UP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isRunning]);
  useEffect(() => {
    if (!isRunning || !isCurrent) return;
    setRunning(false);
    toast.success(t(($) => $.analysis.doneOne));
    void client.invalidateQueries({ queryKey: ["candidates", jobId] });
    void client.invalidateQueries({ queryKey: ["job", jobId] });
  }, [isRunning, isCurrent, client, jobId, t]);
  return { begin: () => request.mutate(), isRunning: request.isPending || isRunning };
}
