import { useQuery } from "@tanstack/react-query";
import { ChevronDown, ChevronUp, Download, Ellipsis, ExternalLink, EyeOff, Printer, Trash2 } from "lucide-react";
import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { type LoaderFunctionArgs, useNavigate, useParams, useSearchParams } from "react-router-dom";
import { buttonClass } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { Menu, MenuItem, MenuLink } from "../../../ui/Menu.tsx";
import { Page } from "../../../ui/Page.tsx";
import { TabPanel, Tabs } from "../../../ui/Tabs.tsx";
import { Tooltip } from "../../../ui/Tooltip.tsx";
import { useHotkey } from "../../../ui/useHotkey.ts";
import { queryClient } from "../../api/query-client.ts";
import { useFormats } from "../../i18n/format.ts";
import { localeOf } from "../../i18n/locale.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { lazyWith } from "../../i18n/lazyWith.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { type Job, jobOf } from "../../recruiting/queries/jobs.ts";
import { Details } from "./decision/Details.tsx";
import { Findings } from "./decision/Findings.tsx";
import { Notes, NOTES } from "./decision/Notes.tsx";
import { Questions } from "./decision/Questions.tsx";
import { WaitingLetter } from "./decision/WaitingLetter.tsx";
import { StageSelect } from "./decision/StageSelect.tsx";
import { useNeighbours } from "./neighbours.ts";
import { PrintSheet } from "./print/PrintSheet.tsx";
import { usePrint } from "./print/usePrint.ts";
import { type Candidate, candidateOf, candidatesOf, documentAddress } from "../../recruiting/queries/candidates.ts";
import type { Neighbours } from "./ranking.ts";
import { inReadersWords } from "./reasons/in-readers-words.ts";
import { Reasons } from "./reasons/Reasons.tsx";
import { ScoreHead } from "./reasons/ScoreHead.tsx";
import { MarkedBy } from "./score/MarkedBy.tsx";
import { WouldChange } from "./score/WouldChange.tsx";
import { useThread } from "./thread.ts";
import { Duplicates } from "./duplicates/Duplicates.tsx";
import { useLayout } from "../../recruiting/useLayout.ts";
import { useListBehind } from "../../recruiting/candidate/way-back.ts";
import { useNameOf } from "../../recruiting/candidate/labels.tsx";

const CvViewer = lazy(() => import("./document/CvViewer.tsx"), <div className="flex-1 bg-desk" />);
const DeleteCandidate = lazyWith(["decisions"], () => import("../../recruiting/candidate/DeleteCandidate.tsx"));

export async function loader({ params, request }: LoaderFunctionArgs): Promise<null> {
  const { jobId = "", cvId = "" } = params;
  // Not awaited, because the ranking is only needed for "3 of 148".
  void queryClient.prefetchInfiniteQuery(candidatesOf(jobId));
  await Promise.all([
    queryClient.ensureQueryData(candidateOf(jobId, cvId, localeOf(new URL(request.url).pathname))),
    queryClient.ensureQueryData(jobOf(jobId)),
  ]);
  return null;
}

/** The page of a candidate: CV, reasons for the score, decision. */
export function Component() {
  const { jobId = "", cvId = "" } = useParams();
  const candidate = useQuery(candidateOf(jobId, cvId, useLocale()));
  const job = useQuery(jobOf(jobId));
  // The key resets all state for another candidate.
  return candidate.data && job.data ? <CandidatePage key={cvId} candidate={candidate.data} job={job.data} /> : null;
}

function CandidatePage({ candidate, job }: { candidate: Candidate; job: Job }) {
  const { t } = useTranslation("candidate");
  const { t: tc } = useTranslation("common");
  const paths = usePaths();
  const navigate = useNavigate();
  const layout = useLayout();
  const hasTabs = layout === "phone" || layout === "small";
  const list = useListBehind();
  // The criterion whose words a link of another page shows.
  const asked = useSearchParams()[0].get("criterion");
  const neighbours = useNeighbours(job.id, candidate.cvId, list);
  const [isDeleting, setDeleting] = useState(false);
  const [tab, setTab] = useState<Tab>(asked ? "cv" : "reasons");
  const name = useNameOf()(candidate);

  const go = (to: Neighbours["next"]) => to && void navigate(paths.candidate(to.jobId, to.cvId), { state: { list } });
  useKeys(candidate, {
    onNext: () => go(neighbours.next),
    onPrevious: () => go(neighbours.previous),
    onNotes: () => setTab("notes"),
  });
  const { paper, print } = usePrint();

  const jobPath = paths.job(job.id) + list;
  const parts = useParts(candidate, job, asked, () => setTab("cv"));

  return (
    <Page
      title={name}
      subtitle={[candidate.jobTitle, candidate.location].filter(Boolean).join(", ")}
      isHeading={false}
      crumbs={[
        { label: tc(($) => $.nav.jobs), to: paths.jobs() },
        { label: job.title, to: jobPath },
      ]}
      actions={
        <Actions candidate={candidate} neighbours={neighbours} onGo={go} onDelete={() => setDeleting(true)} onPrint={print} />
      }
    >
      {hasTabs ? (
        <TabsLayout
          parts={parts}
          tab={tab}
          onTab={setTab}
          candidate={candidate}
          neighbours={neighbours}
          onGo={go}
          onFindings={() => setTab("details")}
        />
      ) : (
        <Columns parts={parts} isWide={layout === "wide"} />
      )}
      {isDeleting && (
        <DeleteCandidate candidate={candidate} onClose={() => setDeleting(false)} onDeleted={() => void navigate(jobPath)} />
      )}
      {paper && <PrintSheet candidate={candidate} job={job} {...paper} />}
      <p className="sr-only">{t(($) => $.keys)}</p>
    </Page>
  );
}

interface KeyActions {
  onNext: () => void;
  onPrevious: () => void;
  onNotes: () => void;
}

function useKeys({ jobId, cvId }: Candidate, { onNext, onPrevious, onNotes }: KeyActions): void {
  useHotkey("j", onNext);
  useHotkey("k", onPrevious);
  useHotkey("o", () => void window.open(documentAddress(jobId, cvId), "_blank", "noopener"));
  useHotkey("n", (event) => {
    event.preventDefault();
    // In tabs the notes have to be rendered before they can get the focus.
    flushSync(onNotes);
    document.getElementById(NOTES)?.focus();
  });
}

/** The parts that the layouts arrange. The words of the `asked` criterion are shown first. In tabs, `onShowCv` opens the CV's. */
function useParts(candidate: Candidate, job: Job, asked: string | null, onShowCv: () => void): Parts {
  const layout = useLayout();
  const isPhone = layout === "phone";
  const hasTabs = isPhone || layout === "small";
  const thread = useThread(asked);
  const criteria = useMemo(() => inReadersWords(job.criteria, candidate.marks), [job.criteria, candidate.marks]);
  const numberOf = useMemo(() => new Map(job.criteria.map(({ id }, index) => [id, index + 1])), [job.criteria]);
  const labelOf = useMemo(() => {
    const texts = new Map(criteria.map(({ id, text }) => [id, text]));
    return (criterionId: string) => texts.get(criterionId) ?? "";
  }, [criteria]);
  const showSpot = (target: string) => {
    onShowCv();
    thread.toPlace(target);
  };
  return {
    head: (
      <>
        <ScoreHead candidate={candidate} isPhone={isPhone} />
        <Duplicates candidate={candidate} />
      </>
    ),
    reasons: (
      <>
        <Reasons criteria={criteria} marks={candidate.marks} thread={thread} {...(hasTabs && { onShow: onShowCv })} />
        <WouldChange candidate={candidate} numberOf={numberOf} labelOf={labelOf} />
        {candidate.marks.length > 0 && <MarkedBy candidate={candidate} />}
      </>
    ),
    cv: <CvViewer {...{ candidate, numberOf, labelOf, thread, isPhone }} />,
    stage: (
      <>
        <StageSelect candidate={candidate} />
        <WaitingLetter candidate={candidate} />
      </>
    ),
    findings: <Findings candidate={candidate} onShow={showSpot} />,
    questions: <Questions candidate={candidate} numberOf={numberOf} />,
    notes: <Notes candidate={candidate} />,
    details: <Details candidate={candidate} />,
  };
}

type Tab = "reasons" | "cv" | "notes" | "details";
type Parts = Record<"head" | "reasons" | "cv" | "stage" | "findings" | "questions" | "notes" | "details", React.ReactNode>;

/** CV, reasons and decision side by side; in narrow windows the decision is below the reasons. */
function Columns({ parts, isWide }: { parts: Parts; isWide: boolean }) {
  const { t } = useTranslation("candidate");
  const decision = (
    <div className="space-y-5 p-4">
      {parts.stage}
      {parts.findings}
      {parts.questions}
      {parts.notes}
      <div className="space-y-5 border-t border-line pt-4">{parts.details}</div>
    </div>
  );
  const reasons = (
    <>
      {parts.head}
      {parts.reasons}
    </>
  );
  return (
    <div
      className={`grid h-[calc(100dvh-3.25rem)] grid-rows-[minmax(0,1fr)] ${
        isWide
          ? "grid-cols-[minmax(0,1.24fr)_minmax(0,1fr)_minmax(17rem,19rem)]"
          : "grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)]"
      }`}
    >
      <div className="flex min-w-0 flex-col">{parts.cv}</div>
      <section
        aria-label={t(($) => $.reasons.title)}
        tabIndex={0}
        className="min-w-0 overflow-y-auto border-l border-line -outline-offset-2"
      >
        {reasons}
        {!isWide && decision}
      </section>
      {isWide && (
        <section
          aria-label={t(($) => $.decision)}
          tabIndex={0}
          className="min-w-0 overflow-y-auto border-l border-line -outline-offset-2"
        >
          {decision}
        </section>
      )}
    </div>
  );
}

interface TabsLayoutProps {
  parts: Parts;
  tab: Tab;
  onTab: (tab: Tab) => void;
  candidate: Candidate;
  neighbours: Neighbours;
  onGo: (to: Neighbours["next"]) => void;
  onFindings: () => void;
}

function TabsLayout({ parts, tab, onTab, candidate, neighbours, onGo, onFindings }: TabsLayoutProps) {
  const { t } = useTranslation(["candidates", "candidate"]);
  const tabs = (["reasons", "cv", "notes", "details"] as const).map((value) => ({
    value,
    label: t(($) => $.candidate.tabs[value]),
  }));
  return (
    <>
      {parts.head}
      {candidate.hasHiddenText && (
        <button
          type="button"
          onClick={onFindings}
          className="mx-4 mt-3 flex min-h-10 items-center gap-2 rounded-control border border-warn/50 px-3 text-left text-control font-medium text-warn"
        >
          <EyeOff aria-hidden className="size-4 shrink-0 stroke-[1.75]" />
          {t(($) => $.list.hiddenText)}
        </button>
      )}
      <Tabs
        label={t(($) => $.candidate.tabs.label)}
        value={tab}
        onChange={onTab}
        tabs={tabs}
        look="segments"
        className="flex flex-1 flex-col"
        listClassName="sticky top-2 z-(--z-head) mx-4 my-3"
      >
        <TabPanel value="reasons" className="pb-24">
          {parts.reasons}
        </TabPanel>
        <TabPanel value="cv" className="flex h-[calc(100dvh-7rem)] flex-col pb-18">
          {parts.cv}
        </TabPanel>
        <TabPanel value="notes" className="space-y-5 p-4 pb-24">
          {parts.questions}
          {parts.notes}
        </TabPanel>
        <TabPanel value="details" className="space-y-5 p-4 pb-24">
          <WaitingLetter candidate={candidate} />
          {parts.findings}
          {parts.details}
        </TabPanel>
      </Tabs>
      <div className="fixed inset-x-0 bottom-0 z-(--z-bar) flex gap-2 border-t border-line bg-surface px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:left-13">
        {/* In wider windows the header contains them. */}
        <span className="contents sm:hidden">
          <Steps neighbours={neighbours} onGo={onGo} />
        </span>
        <StageSelect candidate={candidate} hideLabel className="min-w-0 flex-1" />
      </div>
    </>
  );
}

function Steps({ neighbours, onGo }: Pick<TabsLayoutProps, "neighbours" | "onGo">) {
  const { t } = useTranslation("candidate");
  return (
    <>
      <IconButton
        outlined
        label={t(($) => $.previous)}
        icon={<ChevronUp aria-hidden />}
        disabled={!neighbours.previous}
        onClick={() => onGo(neighbours.previous)}
      />
      <IconButton
        outlined
        label={t(($) => $.next)}
        icon={<ChevronDown aria-hidden />}
        disabled={!neighbours.next}
        onClick={() => onGo(neighbours.next)}
      />
    </>
  );
}

interface ActionsProps {
  candidate: Candidate;
  neighbours: Neighbours;
  onGo: (to: Neighbours["next"]) => void;
  onDelete: () => void;
  onPrint: (how: { withNotes: boolean }) => void;
}

function Actions({ candidate, neighbours, onGo, onDelete, onPrint }: ActionsProps) {
  const { t } = useTranslation(["candidates", "candidate"]);
  const formats = useFormats();
  const { jobId, cvId } = candidate;
  const { place, total } = neighbours;
  return (
    <>
      <span className="contents phone:hidden">
        {place !== undefined && (
          <>
            <span className="text-control text-ink-2 tabular-nums">
              {t(($) => $.candidate.place, { place: formats.number(place), total: formats.number(total) })}
            </span>
            <Steps neighbours={neighbours} onGo={onGo} />
          </>
        )}
        {/* In narrow windows the menu contains both. */}
        <span className="contents max-[56rem]:hidden">
          <a href={documentAddress(jobId, cvId, true)} download={candidate.file.name} className={buttonClass()}>
            <Download aria-hidden />
            {t(($) => $.candidate.download)}
          </a>
          <Tooltip label={t(($) => $.candidate.openInTab)}>
            <a
              href={documentAddress(jobId, cvId)}
              target="_blank"
              rel="noopener"
              aria-label={t(($) => $.candidate.openInTab)}
              className="grid size-8 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-hover hover:text-ink"
            >
              <ExternalLink aria-hidden className="size-4 stroke-[1.75]" />
            </a>
          </Tooltip>
        </span>
      </span>
      <Menu trigger={<IconButton label={t(($) => $.more)} icon={<Ellipsis aria-hidden />} />}>
        <MenuLink icon={<Download aria-hidden />} href={documentAddress(jobId, cvId, true)} download>
          {t(($) => $.candidate.download)}
        </MenuLink>
        <MenuLink icon={<ExternalLink aria-hidden />} href={documentAddress(jobId, cvId)} newTab>
          {t(($) => $.candidate.openInTab)}
        </MenuLink>
        <MenuItem icon={<Printer aria-hidden />} onSelect={() => onPrint({ withNotes: false })}>
          {t(($) => $.candidate.print.menu)}
        </MenuItem>
        {candidate.interviewNotes.trim() !== "" && (
          <MenuItem icon={<Printer aria-hidden />} onSelect={() => onPrint({ withNotes: true })}>
            {t(($) => $.candidate.print.withNotes)}
          </MenuItem>
        )}
        <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={onDelete}>
          {t(($) => $.list.delete)}
        </MenuItem>
      </Menu>
    </>
  );
}
