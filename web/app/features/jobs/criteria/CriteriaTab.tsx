import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { lazy } from "../../../../ui/lazy.tsx";
import { useProblemText } from "../../../api/problems.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { AnalysisBanner } from "../../../recruiting/analysis/AnalysisBanner.tsx";
import { staleOf } from "../../../recruiting/queries/candidates.ts";
import { advertLinesOf, type Job, jobOf } from "../../../recruiting/queries/jobs.ts";
import { AdvertLines } from "./AdvertLines.tsx";
import { ChangesBar, ChangesInHeader } from "./ChangesBar.tsx";
import { CriteriaEditor } from "./CriteriaEditor.tsx";
import { focusFirst } from "./focus.ts";
import { useRanking } from "./ranking.ts";
import { RankingPanel } from "./RankingPanel.tsx";
import { isConflict } from "./saving.ts";
import { useChangeSummary } from "./useChangeSummary.ts";
import { type CriteriaEditing, useCriteriaEdit } from "./useCriteriaEdit.ts";
import { useLeaving } from "./useLeaving.ts";
import { useSaveCriteria } from "./useSaveCriteria.ts";

const SaveDialog = lazy(() => import("./SaveDialog.tsx"));
const LeaveDialog = lazy(() => import("./LeaveDialog.tsx"));

interface CriteriaTabProps {
  job: Job;
  /** Element of the page's header for the actions of unsaved criteria. */
  actions: HTMLElement | null;
}

/** The criteria of a job, edited beside the ranking that follows from them. */
export default function CriteriaTab({ job, actions }: CriteriaTabProps) {
  const { t } = useTranslation("criteria");
  const { t: tj } = useTranslation("jobs");
  const problemText = useProblemText();
  const changeSummary = useChangeSummary();
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const editing = useCriteriaEdit(job);
  const { criteria, base, changes, isChanged, isOutdated } = editing;
  const { data: waiting } = useQuery(staleOf(job.id));
  const { data: lines } = useQuery(advertLinesOf(job.id, job.revision));
  useNewMarks(job.id, waiting?.stale);
  const blocker = useLeaving(isChanged);
  const ranking = useRankingOf(job, editing);
  const save = useSaveCriteria({ job, editing, ranking, root, heading });
  return (
    <div ref={root} className="flex flex-1 flex-col xl:flex-row">
      {isChanged && actions && <ChangesInHeader save={save} place={actions} words={changeSummary(changes)} />}
      <div inert={save.isSaving} className="min-w-0 flex-1 pb-6">
        {isOutdated && <Outdated onLoad={editing.rebase} />}
        <AnalysisBanner
          jobId={job.id}
          stale={isChanged ? 0 : (waiting?.stale ?? 0)}
          earlierEngine={waiting?.earlierEngine ?? 0}
        />
        <CriteriaEditor
          criteria={criteria}
          onChange={editing.change}
          saved={useMemo(() => new Map(base.criteria.map((criterion) => [criterion.id, criterion])), [base.criteria])}
          texts={{ description: job.description, additional: job.additionalRequirements ?? "" }}
          problems={save.problems}
          showsChanges
          inset="px-6 phone:px-4"
          heading={
            <div className="min-w-0 flex-1 basis-80 pt-5">
              <h2 ref={heading} tabIndex={-1} className="text-title font-semibold outline-none">
                {tj(($) => $.section.criteria)}
              </h2>
              {criteria.length > 0 && (
                <p className="mt-0.5 max-w-160 text-control text-ink-2">{t(($) => $.explained, { count: criteria.length })}</p>
              )}
            </div>
          }
          empty={<Nothing />}
        />
        {lines && <AdvertLines {...lines} criteria={criteria} onChange={editing.change} className="px-6 phone:px-4" />}
      </div>
      <aside className="border-line bg-canvas max-xl:border-t xl:w-88 xl:border-l min-[90rem]:w-97">
        <div className="xl:sticky xl:top-13 xl:flex xl:max-h-[calc(100dvh-3.25rem)] xl:flex-col">
          <RankingPanel ranking={ranking} isEmpty={job.totalResumes === 0} hasCriteria={criteria.length > 0} />
        </div>
      </aside>
      {isChanged && (
        <ChangesBar
          {...{ save, ranking }}
          total={changes.total}
          onShowRanking={() => focusFirst(root.current, "[data-ranking]")}
        />
      )}
      {save.isAsking && (
        <SaveDialog
          rewordings={save.reworded}
          candidates={ranking.preview?.stale || job.totalResumes}
          isSaving={save.isSaving}
          failure={save.error ? problemText(save.error) : undefined}
          onSave={save.saveAnd}
          onClose={save.stopAsking}
        />
      )}
      {blocker.state === "blocked" && (
        <LeaveDialog
          body={t(($) => $.leave.body, { changes: changeSummary(changes) })}
          onStay={() => blocker.reset()}
          onLeave={() => blocker.proceed()}
        />
      )}
    </div>
  );
}

/** The ranking by the edited criteria. A conflict means that the job has changed meanwhile, so it is fetched again. */
function useRankingOf(job: Job, { criteria, base, isOutdated }: CriteriaEditing) {
  const client = useQueryClient();
  const ranking = useRanking({ jobId: job.id, criteria, base, enabled: job.totalResumes > 0 && !isOutdated });
  const hasConflict = isConflict(ranking.error);
  useEffect(() => {
    if (hasConflict) void client.invalidateQueries({ queryKey: jobOf(job.id).queryKey });
  }, [hasConflict, client, job.id]);
  return ranking;
}

/** Fetches the ranking again when fewer candidates wait for their analysis, because the others have new marks. */
function useNewMarks(jobId: string, waiting: number | undefined): void {
  const client = useQueryClient();
  const before = useRef(waiting);
  useEffect(() => {
    const isNew = before.current !== undefined && before.current !== waiting;
    before.current = waiting;
    if (isNew) void client.invalidateQueries({ queryKey: ["criteria-preview", jobId] });
  }, [client, jobId, waiting]);
}

function Nothing() {
  const { t } = useTranslation("criteria");
  return (
    <div className="max-w-md px-6 pb-4 phone:px-4">
      <p className="text-section font-semibold">{t(($) => $.noneTitle)}</p>
      <p className="mt-1 text-body text-ink-2">{t(($) => $.noneBody)}</p>
    </div>
  );
}

/** Notice that somebody else has saved other criteria. Loading them keeps the changes made here. */
function Outdated({ onLoad }: { onLoad: () => void }) {
  const { t } = useTranslation("criteria");
  return (
    <div
      role="alert"
      className="mx-6 mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-canvas px-4 py-3 phone:mx-4"
    >
      <p className="min-w-48 flex-1 text-control">
        <span className="block font-medium">{t(($) => $.outdated.title)}</span>
        <span className="text-ink-2">{t(($) => $.outdated.body)}</span>
      </p>
      <Button onClick={onLoad}>{t(($) => $.outdated.load)}</Button>
    </div>
  );
}
