import type { Criterion } from "@candor/scoring/criterion.info";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/Button.tsx";
import { lazy } from "../../../../ui/lazy.tsx";
import { useProblemText } from "../../../api/problems.ts";
import { AnalysisBanner } from "../../candidates/analysis/AnalysisBanner.tsx";
import { useAnalysis } from "../../candidates/analysis/useAnalysis.ts";
import { staleOf } from "../../candidates/queries.ts";
import { type Job, jobOf } from "../queries.ts";
import { rewordings } from "./changes.ts";
import { CriteriaEditor } from "./CriteriaEditor.tsx";
import { useRanking } from "./ranking.ts";
import { Change, RankingPanel } from "./RankingPanel.tsx";
import { type Refusal, type RowProblem, refusalsIn, useRefusal } from "./refusal.ts";
import { isConflict, useSaving } from "./saving.ts";
import { useChangeSummary } from "./useChangeSummary.ts";
import { useCriteriaEdit } from "./useCriteriaEdit.ts";
import { useLeaving } from "./useLeaving.ts";

const SaveDialog = lazy(() => import("./SaveDialog.tsx"));
const LeaveDialog = lazy(() => import("./LeaveDialog.tsx"));

interface CriteriaTabProps {
  job: Job;
  /** The place in the page's header where the actions of unsaved criteria go. */
  actions: HTMLElement | null;
}

/** What counts for a job, edited beside the ranking that follows from it. */
export default function CriteriaTab({ job, actions }: CriteriaTabProps) {
  const { t } = useTranslation(["jobs", "common"]);
  const client = useQueryClient();
  const problemText = useProblemText();
  const changeSummary = useChangeSummary();
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const editing = useCriteriaEdit(job);
  const { criteria, base, changes, isChanged, isOutdated } = editing;
  const analysis = useAnalysis(job.id);
  const { data: waiting } = useQuery(staleOf(job.id));
  useNewMarks(job.id, waiting?.stale);
  const [isAsking, setAsking] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const blocker = useLeaving(isChanged);

  const hasCandidates = job.totalResumes > 0;
  const ranking = useRanking({ jobId: job.id, criteria, base, enabled: hasCandidates && !isOutdated });
  const isAnothers = isConflict(ranking.error);
  useEffect(() => {
    if (isAnothers) void client.invalidateQueries({ queryKey: jobOf(job.id).queryKey });
  }, [isAnothers, client, job.id]);

  const toProblem = () => focusFirst(root.current, "[aria-invalid=true]");
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
      if (refusals.length > 0) toProblem();
    },
  });

  // The buttons that had the focus are gone with the changes.
  useEffect(() => {
    if (save.isSuccess) heading.current?.focus();
  }, [save.isSuccess]);

  const problems = useProblems(criteria, [...refused, ...ranking.refusals], isChecked);
  const hasProblem = problems.size > 0;
  // The preview may find what is wrong while the question is open already.
  useEffect(() => {
    if (!isAsking || !hasProblem) return;
    setAsking(false);
    focusFirst(root.current, "[aria-invalid=true]");
  }, [isAsking, hasProblem]);

  const reworded = rewordings(base.criteria, criteria);
  const press = () => {
    setChecked(true);
    if (criteria.some(({ text }) => text.trim() === "") || hasProblem) return toProblem();
    if (reworded.length > 0 && hasCandidates) return setAsking(true);
    return save.mutate({ criteria, base });
  };
  const analyze = async () => {
    const all = { stale: job.totalResumes };
    const { stale } = await client.fetchQuery({ ...staleOf(job.id), staleTime: 0 }).catch(() => all);
    if (stale > 0) analysis.begin(stale);
  };
  const finish = (analyzes: boolean) => save.mutate({ criteria, base }, { onSuccess: () => void (analyzes && analyze()) });
  const discard = () => {
    editing.discard();
    setChecked(false);
    heading.current?.focus();
  };

  const buttons = (label: string, size: "sm" | "md") => (
    <>
      <Button variant="quiet" size={size} onClick={discard}>
        {t(($) => $.criteria.discard)}
      </Button>
      <Button variant="primary" size={size} busy={save.isPending && t(($) => $.criteria.saving)} onClick={press}>
        {label}
      </Button>
    </>
  );
  return (
    <div ref={root} className="flex flex-1 flex-col xl:flex-row">
      {isChanged &&
        actions &&
        createPortal(
          <span className="flex min-w-0 items-center gap-2 phone:hidden">
            <span className="mr-2 block min-w-0 truncate text-control text-ink-2 first-letter:uppercase max-lg:hidden">
              {changeSummary(changes)}
            </span>
            {buttons(
              t(($) => $.criteria.save),
              "md",
            )}
          </span>,
          actions,
        )}
      <div inert={save.isPending} className="min-w-0 flex-1 pb-6">
        {isOutdated && <Outdated onLoad={editing.rebase} />}
        <AnalysisBanner jobId={job.id} stale={isChanged ? 0 : (waiting?.stale ?? 0)} />
        <CriteriaEditor
          criteria={criteria}
          onChange={editing.change}
          saved={useMemo(() => new Map(base.criteria.map((criterion) => [criterion.id, criterion])), [base.criteria])}
          problems={problems}
          showsChanges
          inset="px-6 phone:px-4"
          heading={
            <div className="min-w-0 flex-1 basis-80 pt-5">
              <h2 ref={heading} tabIndex={-1} className="text-title font-semibold outline-none">
                {t(($) => $.criteria.title)}
              </h2>
              {criteria.length > 0 && (
                <p className="mt-0.5 max-w-160 text-control text-ink-2">
                  {t(($) => $.criteria.explained, { count: criteria.length })}
                </p>
              )}
            </div>
          }
          empty={<Nothing />}
        />
      </div>
      <aside className="border-line bg-canvas max-xl:border-t xl:w-88 xl:border-l min-[90rem]:w-97">
        <div className="xl:sticky xl:top-13 xl:flex xl:max-h-[calc(100dvh-3.25rem)] xl:flex-col">
          <RankingPanel ranking={ranking} isEmpty={!hasCandidates} hasCriteria={criteria.length > 0} />
        </div>
      </aside>
      {isChanged && (
        <div className="sticky bottom-0 z-(--z-bar) flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line bg-surface px-6 py-2 xl:hidden phone:px-4 phone:pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          {ranking.preview ? (
            <button
              type="button"
              className="flex h-10 items-center gap-2 rounded-control text-control hover:underline"
              onClick={() => focusFirst(root.current, "[data-ranking]")}
            >
              <span className="text-ink-2">{t(($) => $.criteria.ranking.highFit)}</span>
              <Change before={ranking.preview.previousHighFit} after={ranking.preview.highFit} />
              <span className="sr-only">{t(($) => $.criteria.ranking.show)}</span>
            </button>
          ) : (
            <span className="text-control text-ink-2">{t(($) => $.criteria.changes.total, { count: changes.total })}</span>
          )}
          <span className="ml-auto flex gap-1 sm:hidden">
            {buttons(
              t(($) => $.action.save, { ns: "common" }),
              "sm",
            )}
          </span>
        </div>
      )}
      {isAsking && (
        <SaveDialog
          rewordings={reworded}
          candidates={ranking.preview?.stale || job.totalResumes}
          isSaving={save.isPending}
          failure={save.isError ? problemText(save.error) : undefined}
          onSave={finish}
          onClose={() => setAsking(false)}
        />
      )}
      {blocker.state === "blocked" && (
        <LeaveDialog
          body={t(($) => $.criteria.leave.body, { changes: changeSummary(changes) })}
          onStay={() => blocker.reset()}
          onLeave={() => blocker.proceed()}
        />
      )}
    </div>
  );
}

/** Each candidate that no longer waits has new marks, and the ranking follows from them. */
function useNewMarks(jobId: string, waiting: number | undefined): void {
  const client = useQueryClient();
  const before = useRef(waiting);
  useEffect(() => {
    const isNew = before.current !== undefined && before.current !== waiting;
    before.current = waiting;
    if (isNew) void client.invalidateQueries({ queryKey: ["criteria-preview", jobId] });
  }, [client, jobId, waiting]);
}

/** What is wrong with single criteria: refused as they are worded now, or, once somebody wanted to save, without words. */
function useProblems(
  criteria: readonly Criterion[],
  refusals: readonly Refusal[],
  isChecked: boolean,
): ReadonlyMap<string, RowProblem> {
  const { t } = useTranslation("jobs");
  const explain = useRefusal();
  const problems = new Map<string, RowProblem>();
  for (const { id, text } of criteria) {
    const refusal = refusals.find((refusal) => refusal.id === id && refusal.text.trim() === text.trim());
    if (refusal) problems.set(id, explain(refusal.code, text));
    if (isChecked && text.trim() === "") problems.set(id, { words: t(($) => $.criteria.empty) });
  }
  return problems;
}

/** Moves the reader to the first such thing, once it is there. */
function focusFirst(within: HTMLElement | null, selector: string): void {
  requestAnimationFrame(() => {
    const found = within?.querySelector<HTMLElement>(selector);
    found?.focus();
    found?.scrollIntoView({ block: "nearest" });
  });
}

function Nothing() {
  const { t } = useTranslation("jobs");
  return (
    <div className="max-w-md px-6 pb-4 phone:px-4">
      <p className="text-section font-semibold">{t(($) => $.criteria.noneTitle)}</p>
      <p className="mt-1 text-body text-ink-2">{t(($) => $.criteria.noneBody)}</p>
    </div>
  );
}

/** That somebody else has saved meanwhile. Nothing typed here is lost by it. */
function Outdated({ onLoad }: { onLoad: () => void }) {
  const { t } = useTranslation("jobs");
  return (
    <div
      role="alert"
      className="mx-6 mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-canvas px-4 py-3 phone:mx-4"
    >
      <p className="min-w-48 flex-1 text-control">
        <span className="block font-medium">{t(($) => $.criteria.outdated.title)}</span>
        <span className="text-ink-2">{t(($) => $.criteria.outdated.body)}</span>
      </p>
      <Button onClick={onLoad}>{t(($) => $.criteria.outdated.load)}</Button>
    </div>
  );
}
