import type { Criterion } from "@candor/scoring/criterion.info";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { call } from "../../../api/client.ts";
import { type CriteriaPreview, type CriteriaSent, sent } from "./criteria.ts";
import { type Refusal, refusalsIn } from "./refusal.ts";

/** Delay between the last change and the call for the ranking, in ms. */
const SETTLES_MS = 120;
/** Short lifetime of cached answers, because each position of a slider has its own. */
const KEPT_MS = 30_000;
const FRESH_MS = 10_000;

/** The ranking under these criteria, computed from stored marks. The previous answer stays until the next arrives. */
const previewOf = (jobId: string, criteria: CriteriaSent, revision: number) =>
  queryOptions({
    queryKey: ["criteria-preview", jobId, revision, criteria],
    queryFn: ({ signal }) =>
      call("POST /api/jobs/{jobId}/criteria/preview", { path: { jobId }, body: { criteria, revision }, signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
  });

/** The value, updated once it has not changed for `ms`. */
function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

export interface Ranking {
  /** The last answer, also while the next one loads or after it failed. */
  readonly preview: CriteriaPreview | undefined;
  readonly error: Error | null;
  /** Criteria on protected facts, for which no ranking is given. */
  readonly refusals: readonly Refusal[];
  readonly retry: () => void;
}

interface RankingQuestion {
  jobId: string;
  criteria: readonly Criterion[];
  /** The criteria that the edit began from, and their revision. */
  base: { readonly criteria: readonly Criterion[]; readonly revision: number };
  /** False while no ranking is needed. */
  enabled: boolean;
}

/** The ranking under criteria that are being edited, a moment after each change. */
export function useRanking({ jobId, criteria, base, enabled }: RankingQuestion): Ranking {
  // A criterion without text is still being written.
  const written = useMemo(() => criteria.filter(({ text }) => text.trim() !== ""), [criteria]);
  const asked = useSettled(written, SETTLES_MS);
  const { data, error, refetch } = useQuery({
    ...previewOf(jobId, sent(asked, base.criteria), base.revision),
    enabled: enabled && asked.length > 0,
  });
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return {
    preview: data ?? last,
    error,
    refusals: useMemo(() => refusalsIn(error, asked), [error, asked]),
    retry: () => void refetch(),
  };
}
