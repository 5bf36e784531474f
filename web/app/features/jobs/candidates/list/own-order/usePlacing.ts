import type { AnswerOf, BodyOf } from "@candor/contract";
import { type InfiniteData, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { toast } from "../../../../../../ui/Toaster.tsx";
import { call } from "../../../../../api/client.ts";
import { useProblemText } from "../../../../../api/problems.ts";
import { useTranslation } from "../../../../../i18n/useTranslation.ts";
import { type CandidateRow, candidatesOf } from "../../../../../recruiting/queries/candidates.ts";
import type { ListFilter } from "../../../../../recruiting/search/filter.ts";
import { landingOf, reordered } from "./landing.ts";

/** Moves a row to an index among those of its stage; answers its new index, or undefined where it stays. */
export type Place = (cvId: string, wanted: (index: number) => number) => number | undefined;

type Page = AnswerOf<"GET /api/jobs/{jobId}/candidates">;

interface Placing {
  readonly cvId: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly after: string | null;
}

/** The toast that a further move replaces. */
const TOAST = "own-order";
/** The toast of an undo is another one: the pressed one is on its way out, and would take a new text under its id along. */
const UNDO_TOAST = "own-order-undo";

/** Gives candidates places of their own. It shows at once, and one press undoes it. */
export function usePlacing(jobId: string, query: string, filter: ListFilter, rows: readonly CandidateRow[]): Place {
  const { t } = useTranslation("candidates");
  const { t: tc } = useTranslation("common");
  const client = useQueryClient();
  const problemText = useProblemText();
  const { queryKey } = candidatesOf(jobId, query, filter);
  const mutationKey = ["own-order", jobId];
  // An answer from before the last of several moves would put rows back for a moment.
  const lookAgain = async () => {
    if (client.isMutating({ mutationKey }) === 1) await client.invalidateQueries({ queryKey: ["candidates", jobId] });
  };
  const tellFailure = (id: string) => (error: Error) =>
    void toast.error(
      t(($) => $.own.failed),
      { id, description: problemText(error) },
    );

  const undoing = useMutation({
    mutationKey,
    scope: { id: TOAST },
    mutationFn: (body: BodyOf<"PUT /api/jobs/{jobId}/own-order">) =>
      call("PUT /api/jobs/{jobId}/own-order", { path: { jobId }, body }),
    onSuccess: () =>
      void toast.success(
        t(($) => $.own.undone),
        { id: UNDO_TOAST },
      ),
    onError: tellFailure(UNDO_TOAST),
    onSettled: lookAgain,
  });
  const placing = useMutation({
    mutationKey,
    scope: { id: TOAST },
    mutationFn: ({ cvId, after }: Placing) =>
      call("POST /api/jobs/{jobId}/candidates/{cvId}/place", { path: { jobId, cvId }, body: { after } }),
    onMutate: ({ from, to }) => {
      void client.cancelQueries({ queryKey });
      client.setQueryData<InfiniteData<Page, string>>(
        queryKey,
        (before) => before && { ...before, pages: reordered(before.pages, from, to) },
      );
    },
    onSuccess: ({ before, ...changed }, { name }) => {
      const undo = () => undoing.mutate({ ...changed, cvIds: before });
      toast.success(
        t(($) => $.own.moved, { name }),
        { id: TOAST, action: { label: tc(($) => $.action.undo), onClick: undo } },
      );
    },
    onError: tellFailure(TOAST),
    onSettled: lookAgain,
  });

  const now = useRef(rows);
  useEffect(() => {
    now.current = rows;
  }, [rows]);
  const { mutate } = placing;
  return useCallback(
    (cvId, wanted) => {
      const from = now.current.findIndex((row) => row.cvId === cvId);
      const landing = landingOf(now.current, from, wanted(from));
      if (!landing) return undefined;
      mutate({ cvId, name: now.current[from]!.fullName ?? t(($) => $.list.noName), from, ...landing });
      return landing.to;
    },
    [mutate, t],
  );
}
