import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { refetch } from "../../../realtime/refetch.ts";
import { useStatus } from "../../../realtime/status.ts";
import { isPending, type Line, linesOf, settledBefore, timeLeft } from "./progress.ts";
import { uploadsOf } from "./queries.ts";
import { useSending } from "./sending.ts";

/** The present batch: the keys of files settled before it, and its progress when this page was opened. */
interface Batch {
  readonly before: ReadonlySet<string>;
  readonly watchedFrom: number;
  readonly settledThen: number;
}

/** The files of a job, from the server and this tab. Refreshes the queries that depend on them. */
export function useUploads(jobId: string) {
  useStatus();
  const { data, isError, refetch } = useQuery(uploadsOf(jobId));
  const { tasks, givenUp } = useSending();
  const lines = useMemo(
    () =>
      linesOf(
        data?.items ?? [],
        tasks.filter((task) => task.jobId === jobId),
        givenUp,
      ),
    [data, tasks, givenUp, jobId],
  );
  const { current, leftMs } = useBatch(lines);
  useFollowers(jobId, lines);
  return { lines, current, leftMs, isError: isError && data === undefined, refetch };
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

/** Refreshes lists and counts after a file has settled, because it may be a new candidate. */
function useFollowers(jobId: string, lines: readonly Line[]): void {
  const settled = lines.filter((line) => !isPending(line)).length;
  const [seen, setSeen] = useState<number>();

  useEffect(() => {
    setSeen(settled);
    if (seen === undefined || settled <= seen) return;
    refetch({ about: "candidates", jobId });
  }, [settled, seen, jobId]);
}
