import type { AnswerOf } from "@candor/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { refetch as refetchAfter, refetchPart } from "../../../realtime/refetch.ts";
import { useStatus } from "../../../realtime/status.ts";
import { useTable } from "../candidates/listed.ts";
import { inStep } from "./in-step.ts";
import { isPending, type Line, linesOf, settledBefore, timeLeft, type Upload } from "./progress.ts";
import { uploadsOf } from "./queries.ts";
import type { Job } from "../../../recruiting/queries/jobs.ts";
import { useSending } from "./sending.ts";

/** The present batch: the keys of files settled before it, and its progress when this page was opened. */
interface Batch {
  readonly before: ReadonlySet<string>;
  readonly watchedFrom: number;
  readonly settledThen: number;
}

/** The files of a job, from the server and this tab. Refreshes the queries that depend on them. */
export function useUploads({ id: jobId, totalResumes }: Pick<Job, "id" | "totalResumes">) {
  const isNotified = useStatus() === "open";
  const { data, isError, refetch } = useQuery(uploadsOf(jobId));
  const items = useInStep(jobId, data, totalResumes);
  const { tasks, givenUp } = useSending();
  const lines = useMemo(
    () =>
      linesOf(
        items,
        tasks.filter((task) => task.jobId === jobId),
        givenUp,
        data?.isMore,
      ),
    [items, tasks, givenUp, jobId, data?.isMore],
  );
  const { current, leftMs } = useBatch(lines);
  useFollowers(jobId, data && lines, isNotified);
  return { lines, current, leftMs, isMore: data?.isMore ?? false, isError: isError && data === undefined, refetch };
}

/** The files at the moment of the table. Where the two differ, the one that is behind is read again. */
function useInStep(jobId: string, data: AnswerOf<"GET /api/jobs/{jobId}/uploads"> | undefined, count: number): readonly Upload[] {
  const pages = useTable(jobId)?.pages;
  const [shown] = useState(() => new Set<string>());
  const counted = data?.candidates;
  const items = useMemo(() => {
    if (!data) return [];
    const scores = new Map(pages?.flatMap((page) => page.items).map(({ cvId, score }) => [cvId, score ?? null]));
    return inStep(data.items, { counted: data.candidates, table: { count, scores }, shown });
  }, [data, pages, count, shown]);

  useEffect(() => {
    for (const { cvId, state } of items) if (state === "complete") shown.add(cvId);
  }, [items, shown]);
  useEffect(() => {
    if (counted === undefined || counted === count) return;
    for (const part of counted < count ? (["uploads"] as const) : (["candidates", "counts"] as const))
      refetchPart(part, { jobId });
  }, [counted, count, jobId]);
  return items;
}

function useBatch(lines: readonly Line[]): { current: readonly Line[]; leftMs: number | undefined } {
  const [batch, setBatch] = useState<Batch>();
  const [leftMs, setLeftMs] = useState<number>();
  const current = useMemo(() => (batch ? lines.filter(({ key }) => !batch.before.has(key)) : []), [batch, lines]);
  const isMoving = lines.some(isPending);

  useEffect(() => {
    // A finished batch stays visible until the next file begins another.
    if (!isMoving) return;
    const before = settledBefore(lines);
    const settledThen = lines.filter((line) => !before.has(line.key) && !isPending(line)).length;
    setBatch({ before, watchedFrom: Date.now(), settledThen });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- settled files are determined only when a batch begins
  }, [isMoving]);

  useEffect(() => {
    if (!batch) return;
    const pending = current.filter(isPending).length;
    const settled = current.length - pending - batch.settledThen;
    setLeftMs(timeLeft({ elapsedMs: Date.now() - batch.watchedFrom, settled, pending }));
  }, [batch, current]);

  return { current, leftMs };
}

/** Refreshes lists and counts after a file has settled, because it may be a new candidate. A page with a socket is notified of it. */
function useFollowers(jobId: string, lines: readonly Line[] | undefined, isNotified: boolean): void {
  const settled = lines?.filter((line) => !isPending(line)).length;
  const [seen, setSeen] = useState<number>();

  useEffect(() => {
    setSeen(settled);
    if (isNotified || seen === undefined || settled === undefined || settled <= seen) return;
    refetchAfter({ about: "candidates", jobId });
  }, [settled, seen, jobId, isNotified]);
}
