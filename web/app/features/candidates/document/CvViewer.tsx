import "./paper.css";
import clsx from "clsx";
import { Highlighter, Minus, Plus } from "lucide-react";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Skeleton } from "../../../../ui/bits.tsx";
import { Button } from "../../../../ui/Button.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Loading } from "../../../api/QueryState.tsx";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { type Candidate, documentAddress } from "../../../recruiting/queries/candidates.ts";
import type { Thread } from "../thread.ts";
import { CvPage } from "./CvPage.tsx";
import { openPdf, type PDFDocumentProxy, type PDFPageProxy } from "./pdf.ts";
import { hiddenOf, notesOf, spotsOf, withheldOf } from "./spots.ts";

/** Zoom levels, as factors of the width that fits. */
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
/** Room for the margin numbers beside the page, in pixels. */
const MARGIN = { left: 20, right: 48 };
const MARGIN_PHONE = { left: 8, right: 36 };
/** A page is not drawn wider than this at 100 %. */
const WIDEST = 860;

interface CvViewerProps {
  candidate: Candidate;
  /** The number of each criterion, by its id. */
  numberOf: ReadonlyMap<string, number>;
  labelOf: (criterionId: string) => string;
  thread: Thread;
  isPhone: boolean;
}

/** The CV as it was sent, with what was read from it marked in place. */
export default function CvViewer({ candidate, numberOf, labelOf, thread, isPhone }: CvViewerProps) {
  const { t } = useTranslation("candidate");
  const { t: tc } = useTranslation("common");
  const { pages, hasFailed, retry } = usePages(documentAddress(candidate.jobId, candidate.cvId));
  const desk = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const [showsEvidence, setShowsEvidence] = useState(true);
  const width = useWidth(desk);
  const current = useCurrentPage(desk, pages?.length ?? 0);

  const margin = isPhone ? MARGIN_PHONE : MARGIN;
  const pageWidth = Math.min(WIDEST, Math.max(240, width - margin.left - margin.right)) * zoom;
  const spots = useMemo(() => spotsOf(candidate.marks, numberOf), [candidate.marks, numberOf]);
  const withheld = useMemo(() => withheldOf(candidate), [candidate]);
  const hidden = useMemo(() => hiddenOf(candidate), [candidate]);
  const remarks = useMemo(() => notesOf(candidate), [candidate]);
  useScrollTo(desk, thread, pages !== undefined && width > 0);

  return (
    <section aria-label={t(($) => $.cv.viewer)} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex h-10 shrink-0 items-center gap-3 border-b border-line px-3.5 text-control phone:px-3">
        <h2 className="min-w-0 truncate font-medium" title={candidate.file.name}>
          {candidate.file.name}
        </h2>
        <span className="shrink-0 text-ink-2 tabular-nums phone:hidden">
          {t(($) => $.cv.page, { page: current, pages: candidate.file.pages })}
        </span>
        <span className="ml-auto flex shrink-0 items-center gap-1">
          <EvidenceSwitch isOn={showsEvidence} onChange={setShowsEvidence} />
          <Zoom zoom={zoom} onChange={setZoom} />
        </span>
      </div>
      <div
        ref={desk}
        // Focusable, so that it can be scrolled with the keyboard.
        tabIndex={0}
        role="region"
        aria-label={t(($) => $.cv.title)}
        className="relative min-h-0 flex-1 overflow-auto bg-desk -outline-offset-2"
      >
        {hasFailed && (
          <ErrorState title={t(($) => $.cv.failed)} action={<Button onClick={retry}>{tc(($) => $.action.tryAgain)}</Button>}>
            {t(($) => $.cv.failedBody)}
          </ErrorState>
        )}
        {!pages && !hasFailed && (
          <Loading>
            <div style={{ paddingLeft: margin.left, paddingRight: margin.right }} className="pt-5">
              <Skeleton className="aspect-[210/297] w-full" />
            </div>
          </Loading>
        )}
        {pages && width > 0 && (
          <div
            className={clsx("flex w-max min-w-full flex-col items-center gap-5 py-5", isPhone && "py-2")}
            style={{ paddingLeft: margin.left, paddingRight: margin.right }}
          >
            {pages.map((page) => (
              <CvPage
                key={page.pageNumber}
                page={page}
                width={pageWidth}
                spots={showsEvidence ? spots.filter((spot) => spot.page === page.pageNumber) : []}
                withheld={withheld.filter((veil) => veil.page === page.pageNumber)}
                hidden={hidden.filter((veil) => veil.page === page.pageNumber)}
                remarks={remarks.filter((remark) => remark.page === page.pageNumber)}
                labelOf={labelOf}
                thread={thread}
              />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function EvidenceSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { t } = useTranslation("candidate");
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      className="flex h-7 items-center gap-2 rounded-control px-1.5 text-ink-2 hover:text-ink phone:h-10"
    >
      <Highlighter aria-hidden className="size-4 stroke-[1.75] phone:hidden" />
      {t(($) => $.cv.evidence)}
      <span
        className={clsx("relative h-[18px] w-8 rounded-full tint forced-colors:border", isOn ? "bg-accent" : "bg-line-field")}
      >
        <span
          className={clsx(
            "absolute top-0.5 left-0.5 size-3.5 rounded-full bg-surface transition-transform duration-120 forced-colors:bg-[ButtonText]",
            isOn && "translate-x-3.5",
          )}
        />
      </span>
    </button>
  );
}

function Zoom({ zoom, onChange }: { zoom: number; onChange: (zoom: number) => void }) {
  const { t } = useTranslation("candidate");
  const percent = new Intl.NumberFormat(useLocale(), { style: "percent" }).format(zoom);
  const at = ZOOMS.indexOf(zoom);
  const step = (by: 1 | -1) => onChange(ZOOMS[at + by] ?? zoom);
  return (
    <span className="flex items-center" role="group" aria-label={t(($) => $.cv.zoom)}>
      <IconButton
        size="sm"
        label={t(($) => $.cv.smaller)}
        icon={<Minus aria-hidden />}
        disabled={at === 0}
        onClick={() => step(-1)}
      />
      <span aria-live="polite" className="w-11 text-center text-ink-2 tabular-nums">
        {percent}
      </span>
      <IconButton
        size="sm"
        label={t(($) => $.cv.larger)}
        icon={<Plus aria-hidden />}
        disabled={at === ZOOMS.length - 1}
        onClick={() => step(1)}
      />
    </span>
  );
}

/** The pages of the PDF at an address, once it is opened. */
function usePages(address: string) {
  const [pages, setPages] = useState<readonly PDFPageProxy[]>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    let opened: PDFDocumentProxy | undefined;
    setPages(undefined);
    setFailed(false);
    const open = async () => {
      opened = await openPdf(address, controller.signal);
      const { numPages } = opened;
      const all = await Promise.all(Array.from({ length: numPages }, (_, index) => opened!.getPage(index + 1)));
      if (!controller.signal.aborted) setPages(all);
    };
    open().catch(() => {
      if (!controller.signal.aborted) setFailed(true);
    });
    return () => {
      controller.abort();
      void opened?.loadingTask.destroy();
    };
  }, [address, attempt]);

  return { pages, hasFailed, retry: () => setAttempt(attempt + 1) };
}

/** The inner width of an element, as it changes. */
function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const watch = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return width;
}

/** The page in the middle of the view. */
function useCurrentPage(desk: React.RefObject<HTMLElement | null>, count: number): number {
  const [current, setCurrent] = useState(1);
  useEffect(() => {
    const view = desk.current;
    if (!view) return undefined;
    const look = () => {
      const middle = view.getBoundingClientRect().top + view.clientHeight / 2;
      const passed = [...view.querySelectorAll("[data-page]")].filter((page) => page.getBoundingClientRect().top < middle);
      setCurrent(Math.max(1, passed.length));
    };
    look();
    view.addEventListener("scroll", look, { passive: true });
    return () => view.removeEventListener("scroll", look);
  }, [desk, count]);
  return current;
}

/** Brings the words of a criterion chosen in the list into view, a third from the top. */
function useScrollTo(desk: React.RefObject<HTMLElement | null>, { chosen }: Thread, isReady: boolean): void {
  useEffect(() => {
    const view = desk.current;
    if (!view || !isReady || !chosen || chosen.by === "cv") return;
    const target = view.querySelector<HTMLElement>(`[data-spot="${CSS.escape(chosen.target)}"]`);
    if (!target) return;
    const top = view.scrollTop + target.getBoundingClientRect().top - view.getBoundingClientRect().top - view.clientHeight / 3;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    view.scrollTo({ top, behavior: isCalm ? "instant" : "smooth" });
  }, [chosen, desk, isReady]);
}
