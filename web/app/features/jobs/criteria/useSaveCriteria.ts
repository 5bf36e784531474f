import type { Criterion } from "@candor/scoring/criterion.info";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useAnalysis } from "../../../recruiting/analysis/useAnalysis.ts";
import { staleOf } from "../../../recruiting/queries/candidates.ts";
import type { Job } from "../../../recruiting/queries/jobs.ts";
import { rewordings } from "./changes.ts";
import { focusFirst } from "./focus.ts";
import type { Ranking } from "./ranking.ts";
import { type Refusal, type RowProblem, refusalOf, refusalsIn, useRefusal } from "./refusal.ts";
import { isConflict, useSaving } from "./saving.ts";
import type { CriteriaEditing } from "./useCriteriaEdit.ts";

interface SaveCriteriaOptions {
  job: Job;
  editing: CriteriaEditing;
  ranking: Ranking;
  /** Holds the rows of the criteria. */
  root: RefObject<HTMLElement | null>;
  /** Gets the focus when the buttons that had it are gone with the changes. */
  heading: RefObject<HTMLElement | null>;
}

/** Handles "Save": checks each row, asks if CVs have to be analyzed again, calls the server, and shows refusals at their rows. */
export function useSaveCriteria({ job, editing, ranking, root, heading }: SaveCriteriaOptions) {
  const { criteria, base } = editing;
  const [isAsking, setAsking] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const analyze = useAnalysisAfterSaving(job);
  const focusProblem = () => focusFirst(root.current, "[aria-invalid=true]");
  const save = useSaving({
    jobId: job.id,
    highFit: job.highFit,
    onSaved: (saved) => {
      editing.settle(saved);
      setChecked(false);
      setAsking(false);
    },
    onRefused: (error, { criteria }) => {
      const refusals = refusalsIn(error, criteria);
      setRefused(refusals);
      if (refusals.length > 0 || isConflict(error)) setAsking(false);
      if (refusals.length > 0) focusProblem();
    },
  });
  useEffect(() => {
    if (save.isSuccess) heading.current?.focus();
  }, [save.isSuccess, heading]);

  const problems = useProblems(criteria, [...refused, ...ranking.refusals], isChecked);
  const hasProblem = problems.size > 0;
  // The preview may find a problem while the question is open.
  useEffect(() => {
    if (!isAsking || !hasProblem) return;
    setAsking(false);
    focusFirst(root.current, "[aria-invalid=true]");
  }, [isAsking, hasProblem, root]);

  const reworded = rewordings(base.criteria, criteria);
  return {
    problems,
    reworded,
    isAsking,
    isSaving: save.isPending,
    error: save.error,
    press: () => {
      setChecked(true);
      if (criteria.some(({ text }) => text.trim() === "") || hasProblem) focusProblem();
      else if (reworded.length > 0 && job.totalResumes > 0) setAsking(true);
      else save.mutate({ criteria, base });
    },
    saveAnd: (analyzes: boolean) => save.mutate({ criteria, base }, { onSuccess: () => void (analyzes && analyze()) }),
    stopAsking: () => setAsking(false),
    discard: () => {
      editing.discard();
      setChecked(false);
      heading.current?.focus();
    },
  };
}

export type SaveCriteria = ReturnType<typeof useSaveCriteria>;

/** Analyzes the CVs that the saved criteria made stale. */
function useAnalysisAfterSaving(job: Job): () => Promise<void> {
  const client = useQueryClient();
  const analysis = useAnalysis(job.id);
  return async () => {
    const all = { stale: job.totalResumes, earlierEngine: 0 };
    const { stale, earlierEngine } = await client.fetchQuery({ ...staleOf(job.id), staleTime: 0 }).catch(() => all);
    if (stale > earlierEngine) analysis.begin(stale);
  };
}

/** Problems of single criteria: refused in their present wording, or, after a first try to save, empty. */
function useProblems(
  criteria: readonly Criterion[],
  refusals: readonly Refusal[],
  isChecked: boolean,
): ReadonlyMap<string, RowProblem> {
  const { t } = useTranslation("criteria");
  const explain = useRefusal();
  const problems = new Map<string, RowProblem>();
  for (const criterion of criteria) {
    const { id, text } = criterion;
    const refusal = refusalOf(criterion, refusals);
    if (refusal) problems.set(id, explain(refusal.code, text));
    if (isChecked && text.trim() === "") problems.set(id, { words: t(($) => $.empty) });
  }
  return problems;
}
