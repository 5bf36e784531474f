import type { Stage } from "@candor/core/candidacy/candidate.info";
import { ANALYSES_MAX } from "@candor/core/kernel/limits";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../../../ui/Toaster.tsx";
import { ApiError, call } from "../../../../api/client.ts";
import { useProblemText } from "../../../../api/problems.ts";
import { useFormats } from "../../../../i18n/format.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { useFollow } from "../../../../recruiting/analysis/useAnalysis.ts";
import { aProgress, batchesOf } from "../../../../recruiting/selection/batches.ts";
import { mapRows } from "./cached.ts";
import type { Selection } from "../../../../recruiting/selection/selection.ts";

/** Half of a call's limit, so that each is answered within about a second and the progress moves. */
const PER_CALL = 250;

/** Candidates and their new stage; with `from` only those who are still in that stage are moved. */
interface Move {
  readonly cvIds: readonly string[];
  readonly stage: Stage;
  readonly from?: Stage;
}

/** Moves the chosen candidates to a stage. It shows at once, and one press undoes it; those that could not be moved stay chosen. */
export function useMoveMany(jobId: string, selection: Selection) {
  const client = useQueryClient();
  const send = useSendMoves(jobId);
  const report = useMoveReport();
  const moving = useMutation({
    mutationFn: ({ moves }: MoveAttempt) => send(moves),
    onMutate: async ({ moves }) => {
      await client.cancelQueries({ queryKey: ["candidates", jobId] });
      const stages = new Map(moves.flatMap(({ cvIds, stage }) => cvIds.map((cvId) => [cvId, stage] as const)));
      mapRows(client, jobId, (row) => {
        const stage = stages.get(row.cvId);
        return stage && stage !== row.stage ? { ...row, stage } : row;
      });
    },
    onSuccess: (outcome, attempt) => {
      if (!attempt.isUndo) keepFailed(selection, attempt.moves, outcome.failed);
      report(outcome, attempt, (next) => moving.mutate(next));
    },
    onSettled: () => lookAgain(client, jobId),
  });
  return {
    isMoving: moving.isPending,
    move: (stage: Stage) => moving.mutate({ moves: [{ cvIds: selection.all(), stage }] }),
  };
}

interface MoveAttempt {
  readonly moves: readonly Move[];
  readonly isUndo?: boolean;
}

type MoveOutcome = Awaited<ReturnType<ReturnType<typeof useSendMoves>>>;

/** Sends moves in several calls, with progress in a toast. A failed call leaves its candidates among `failed`. */
function useSendMoves(jobId: string) {
  const { t } = useTranslation("candidates");
  const { number } = useFormats();
  return async (moves: readonly Move[]) => {
    const of = countOf(moves);
    const progress = aProgress((done) => t(($) => $.select.moving, { done: number(done), of: number(of) }));
    const outcome = { moved: [] as { cvId: string; from: Stage }[], failed: [] as string[], error: undefined as unknown };
    let done = 0;
    for (const { cvIds, stage, from } of inCalls(moves)) {
      try {
        const body = { cvIds: [...cvIds], stage, ...(from && { from }) };
        const { moved, failed } = await call("PATCH /api/jobs/{jobId}/candidates", { path: { jobId }, body });
        outcome.moved.push(...moved);
        outcome.failed.push(...failed);
      } catch (error) {
        outcome.error = error;
        outcome.failed.push(...cvIds);
      }
      progress.show((done += cvIds.length));
    }
    return { ...outcome, of, toast: progress.end() };
  };
}

/** Reports the outcome of the moves in a toast, which offers to undo them or to retry the failed ones. */
function useMoveReport() {
  const { t } = useTranslation("candidates");
  const { t: tr } = useTranslation("recruiting");
  const { t: tc } = useTranslation("common");
  const { number } = useFormats();
  const problemText = useProblemText();
  return (outcome: MoveOutcome, { moves, isUndo }: MoveAttempt, mutate: (next: MoveAttempt) => void): void => {
    const { moved, failed, error, of, toast: shown } = outcome;
    const [{ stage } = { stage: "screening" as Stage }] = moves;
    if (failed.length > 0) {
      const left = t(($) => $.select.left, { count: failed.length, number: number(failed.length), of: number(of) });
      const again = { moves: only(moves, new Set(failed)), ...(isUndo && { isUndo }) };
      toast.error(
        t(($) => $.select.movesFailed),
        {
          ...shown,
          description: error instanceof ApiError ? `${left} ${problemText(error)}` : left,
          action: { label: tc(($) => $.action.tryAgain), onClick: () => mutate(again) },
        },
      );
      return;
    }
    if (isUndo) {
      toast.success(
        t(($) => $.select.undone, { count: moved.length, number: number(moved.length) }),
        shown,
      );
      return;
    }
    const undo = () => mutate({ moves: backwards(moved, stage), isUndo: true });
    toast.success(
      t(($) => $.select.moved, { count: of, number: number(of), status: tr(($) => $.stage[stage]) }),
      { ...shown, ...(moved.length > 0 && { action: { label: tc(($) => $.action.undo), onClick: undo } }) },
    );
  };
}

/** Moves each candidate back, unless somebody has moved them again since. */
function backwards(moved: readonly { cvId: string; from: Stage }[], stage: Stage): Move[] {
  const back = Map.groupBy(moved, ({ from }) => from);
  return [...back].map(([former, some]) => ({ cvIds: some.map(({ cvId }) => cvId), stage: former, from: stage }));
}

const only = (moves: readonly Move[], cvIds: ReadonlySet<string>): Move[] =>
  moves.map((move) => ({ ...move, cvIds: move.cvIds.filter((cvId) => cvIds.has(cvId)) })).filter((move) => move.cvIds.length > 0);

const countOf = (moves: readonly Move[]): number => moves.reduce((sum, { cvIds }) => sum + cvIds.length, 0);

function* inCalls(moves: readonly Move[]): Generator<Move> {
  for (const move of moves) for (const cvIds of batchesOf(move.cvIds, PER_CALL)) yield { ...move, cvIds };
}

function keepFailed(selection: Selection, moves: readonly Move[], failed: readonly string[]): void {
  for (const { cvIds } of moves) selection.set(cvIds, false);
  if (failed.length > 0) selection.set(failed, true);
}

/** Deletes the selected candidacies after the confirmation; those that could not be deleted stay selected. */
export function useDeleteMany(jobId: string, selection: Selection, onProgress: (done: number) => void) {
  const { t } = useTranslation("candidates");
  const { number } = useFormats();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (cvIds: readonly string[]) => {
      const told = { removed: [] as string[], failed: [] as string[], error: undefined as unknown };
      for (const some of batchesOf(cvIds, PER_CALL)) {
        try {
          const body = { cvIds: some };
          const { removed, failed } = await call("POST /api/jobs/{jobId}/candidates/deletions", { path: { jobId }, body });
          told.removed.push(...removed);
          told.failed.push(...failed);
        } catch (error) {
          told.error = error;
          told.failed.push(...some);
        }
        onProgress(told.removed.length + told.failed.length);
      }
      if (told.removed.length === 0) throw told.error ?? new Error("Nobody was deleted");
      return told;
    },
    onSuccess: ({ removed, failed }, cvIds) => {
      selection.set(cvIds, false);
      selection.set(failed, true);
      const gone = new Set(removed);
      mapRows(client, jobId, (row) => (gone.has(row.cvId) ? undefined : row));
      const count = { count: removed.length, number: number(removed.length) };
      if (failed.length === 0) toast.success(t(($) => $.select.deleted, count));
      else {
        toast.error(
          t(($) => $.select.deleted, count),
          {
            description: t(($) => $.select.deletesFailed, {
              count: failed.length,
              number: number(failed.length),
              of: number(cvIds.length),
            }),
          },
        );
      }
    },
    onSettled: () => lookAgain(client, jobId),
  });
}

/** Orders an analysis of the selected candidates, except those evaluated on the present criteria. */
export function useAnalyzeMany(jobId: string, selection: Selection, { all, stale }: { all: number; stale: number }) {
  const { t } = useTranslation("candidates");
  const { number } = useFormats();
  const client = useQueryClient();
  const problemText = useProblemText();
  const follow = useFollow(jobId);
  const asking = useMutation({
    mutationFn: async (cvIds: readonly string[]) => {
      const path = { jobId };
      if (cvIds.length === all) return (await call("POST /api/jobs/{jobId}/analyses", { path, body: { all: true } })).queued;
      const progress = aProgress((done) => t(($) => $.select.analyzing, { done: number(done), of: number(cvIds.length) }));
      let [queued, done] = [0, 0];
      try {
        for (const some of batchesOf(cvIds, ANALYSES_MAX)) {
          queued += await queuedOf(jobId, some);
          progress.show((done += some.length));
        }
      } finally {
        const shown = progress.end();
        if (shown) toast.dismiss(shown.id);
      }
      return queued;
    },
    onSuccess: (queued) => {
      selection.clear();
      if (queued === 0) return void toast.info(t(($) => $.select.analyzed));
      follow({ of: Math.min(queued, stale), stale });
      toast.success(t(($) => $.select.asked, { count: queued, number: number(queued) }));
      return client.invalidateQueries({ queryKey: ["candidates", jobId] });
    },
    onError: (error) =>
      void toast.error(
        t(($) => $.analysis.failed),
        { description: problemText(error) },
      ),
  });
  return { isAsking: asking.isPending, analyze: () => asking.mutate(selection.all()) };
}

/** The number of queued candidates. A refusal because all of them are analysed already counts as 0 and does not fail the other calls. */
async function queuedOf(jobId: string, cvIds: string[]): Promise<number> {
  try {
    return (await call("POST /api/jobs/{jobId}/analyses", { path: { jobId }, body: { cvIds } })).queued;
  } catch (error) {
    if (error instanceof ApiError && error.code === "cv.analyzed") return 0;
    throw error;
  }
}

function lookAgain(client: QueryClient, jobId: string): Promise<unknown> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [kind, of] }) => kind === "jobs" || kind === "cv-list" || kind === "dashboard" || of === jobId,
  });
}
