import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { refetch } from "../../../realtime/refetch.ts";
import { useStatus } from "../../../realtime/status.ts";
import { isPending, type Line, linesOf, settledBefore, timeLeft } from "./progress.ts";
import { uploadsOf } from "./queries.ts";
import { useSending } from "./sending.ts";

/** The files on their way, told apart from those that had settled before, and how far they were when this page began to watch. */
interface Batch {
  readonly before: ReadonlySet<string>;
  readonly watchedFrom: number;
  readonly settledThen: number;
}

/** The files of a job from both sides, as they change, and what depends on them brought up to date. */
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
    // The batch stays in view when it is over; the next one begins with the next file.
    if (!isMoving) return;
    const before = settledBefore(lines);
    const settledThen = lines.filter((line) => !before.has(line.key) && !isPending(line)).length;
    setBatch({ before, watchedFrom: Date.now(), settledThen });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what had settled is looked at when something begins to move, not later
  }, [isMoving]);

  useEffect(() => {
    if (!batch) return;
    const pending = current.filter(isPending).length;
    const settled = current.length - pending - batch.settledThen;
    setLeftMs(timeLeft({ elapsedMs: Date.now() - batch.watchedFrom, settled, pending }));
  }, [batch, current]);

  return { current, leftMs };
}

/** A file that has settled may be a new candidate: the lists and counts that show it are asked again. */
function useFollowers(jobId: string, lines: readonly Line[]): void {
  const settled = lines.filter((line) => !isPending(line)).length;
  const [seen, setSeen] = useState<number>();

  useEffect(() => {
    setSeen(settled);
    if (seen === undefined || settled <= seen) return;
    refetch({ about: "candidates", jobId });
  }, [settled, seen, jobId]);
}
