import { EyeOff } from "lucide-react";
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { MarginNumber } from "../../../recruiting/pills.tsx";
import { HIDDEN_TARGET, spotTarget, type Thread } from "../thread.ts";
import { around, type Box, marginTops, type Spot } from "./geometry.ts";
import { type PDFPageProxy, TextLayer } from "./pdf.ts";
import type { Remark, Veil } from "./spots.ts";

/** Height of a margin number's target, in pixels. */
const NUMBER_HEIGHT = 24;
/** Distance between the page and its margin numbers, in pixels. */
const NUMBER_GAP = 10;
/** Largest canvas in pixels, because phones refuse larger ones. */
const CANVAS_MOST = 16_000_000;
const PAD = 1.5;

interface CvPageProps {
  page: PDFPageProxy;
  /** In CSS pixels. */
  width: number;
  spots: readonly Spot[];
  withheld: readonly Veil[];
  hidden: readonly Veil[];
  remarks: readonly Remark[];
  labelOf: (criterionId: string) => string;
  thread: Thread;
}

/** One page: its picture, its text layer, and the highlighted quotes. Drawn when it comes near the view. */
export const CvPage = memo(function CvPage({ page, width, spots, withheld, hidden, remarks, labelOf, thread }: CvPageProps) {
  const { t } = useTranslation("candidate");
  const frame = useRef<HTMLDivElement>(null);
  const size = useMemo(() => page.getViewport({ scale: 1 }), [page]);
  const scale = width / size.width;
  const height = size.height * scale;
  const isNear = useIsNear(frame);
  const picture = usePicture(page, scale, isNear);
  const onDark = useDarkGround(picture, spots, size.width);

  return (
    <div ref={frame} data-page={page.pageNumber} className="cv-page shrink-0 shadow-1" style={{ width, height }}>
      <Picture canvas={picture} label={t(($) => $.cv.pageLabel, { page: page.pageNumber })} />
      {isNear && <Words page={page} scale={scale} />}
      {withheld.map((veil) =>
        veil.boxes.map((box) => <span key={box.join()} aria-hidden className="cv-withheld" style={place(box, scale)} />),
      )}
      {hidden.map((veil, index) => (
        <HiddenHere key={`${veil.kind}-${index}`} veil={veil} scale={scale} width={width} height={height} />
      ))}
      {remarks.map(({ target, boxes }) =>
        boxes.map((box, index) => (
          <span
            key={`${target} ${box.join()}`}
            aria-hidden
            className="cv-remark"
            data-spot={index === 0 ? target : undefined}
            data-active={thread.chosen?.target === target || undefined}
            style={place(box, scale, PAD)}
          />
        )),
      )}
      {spots.map((spot) => (
        <Highlight
          key={spotTarget(spot.criterionId, spot.quote)}
          spot={spot}
          scale={scale}
          isActive={thread.chosen?.criterionId === spot.criterionId}
          isOnDark={onDark.has(spot)}
          onChoose={() => thread.fromCv(spot.criterionId, spot.quote)}
        />
      ))}
      <Margin spots={spots} scale={scale} width={width} height={height} labelOf={labelOf} thread={thread} />
    </div>
  );
});

function Picture({ canvas, label }: { canvas: HTMLCanvasElement | undefined; label: string }) {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (canvas) holder.current?.replaceChildren(canvas);
    else holder.current?.replaceChildren();
  }, [canvas]);
  return <div ref={holder} role="img" aria-label={label} className="absolute inset-0 shadow-2" />;
}

/** The page's text over its picture, so that it can be selected and read out. */
function Words({ page, scale }: { page: PDFPageProxy; scale: number }) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = document.createElement("div");
    container.className = "cv-text";
    container.style.setProperty("--total-scale-factor", String(scale));
    holder.current?.replaceChildren(container);
    const layer = new TextLayer({
      textContentSource: page.streamTextContent(),
      container,
      viewport: page.getViewport({ scale }),
    });
    // A page whose text layer fails still has its picture.
    layer.render().catch(() => container.remove());
    return () => layer.cancel();
  }, [page, scale]);
  return <div ref={holder} />;
}

function Highlight({
  spot,
  scale,
  isActive,
  isOnDark,
  onChoose,
}: {
  spot: Spot;
  scale: number;
  isActive: boolean;
  isOnDark: boolean;
  onChoose: () => void;
}) {
  return spot.boxes.map((box, index) => (
    // The margin number is the control for keyboard and screen reader; this is its larger target for the pointer.
    <button
      key={box.join()}
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={onChoose}
      className="cv-mark"
      data-spot={index === 0 ? spotTarget(spot.criterionId, spot.quote) : undefined}
      data-active={isActive || undefined}
      data-on-dark={isOnDark || undefined}
      style={place(box, scale, PAD)}
    />
  ));
}

/** The numbers beside the page, and the line from the highlighted words to their number. */
function Margin({
  spots,
  scale,
  width,
  height,
  labelOf,
  thread,
}: Omit<CvPageProps, "page" | "withheld" | "hidden" | "remarks"> & { scale: number; height: number }) {
  const { t } = useTranslation("candidate");
  const centres = spots.map(({ boxes: [box] }) => (box ? ((box[1] + box[3]) / 2) * scale : 0));
  const tops = marginTops(centres, NUMBER_HEIGHT);
  const { chosen } = thread;
  return (
    <>
      <svg aria-hidden className="pointer-events-none absolute inset-0 overflow-visible" width={width} height={height}>
        {spots.map((spot, index) => {
          if (chosen?.target !== spotTarget(spot.criterionId, spot.quote)) return null;
          // Along the bottom of the text line, so that no word is crossed out.
          const [, , right = 0, foot = 0] = spot.boxes[0] ?? [];
          const [from, y, end] = [right * scale + PAD, foot * scale + PAD, (tops[index] ?? 0) + NUMBER_HEIGHT / 2];
          return (
            <path
              key={spotTarget(spot.criterionId, spot.quote)}
              d={`M${from} ${y}H${Math.max(from, width - 8)}L${width + NUMBER_GAP} ${end}`}
              fill="none"
              stroke="var(--paper-line)"
              strokeWidth="1.25"
            />
          );
        })}
      </svg>
      {spots.map((spot, index) => {
        const target = spotTarget(spot.criterionId, spot.quote);
        const isActive = chosen?.criterionId === spot.criterionId;
        return (
          <button
            key={target}
            type="button"
            aria-label={t(($) => $.cv.spot, { number: spot.number, criterion: labelOf(spot.criterionId) })}
            aria-pressed={isActive}
            onClick={() => thread.fromCv(spot.criterionId, spot.quote)}
            className="cv-number absolute grid w-7 place-items-center rounded-chip"
            style={{ left: width + NUMBER_GAP - 4, top: tops[index], height: NUMBER_HEIGHT }}
          >
            <MarginNumber number={spot.number} active={isActive} />
          </button>
        );
      })}
    </>
  );
}

/** Marks the place of hidden text. */
function HiddenHere({ veil, scale, width, height }: { veil: Veil; scale: number; width: number; height: number }) {
  const { t } = useTranslation("candidate");
  const box = around(veil.boxes);
  // Text off the page or in the file's properties has no place to mark.
  if (!box || box[0] * scale > width || box[1] * scale > height || box[2] < 0 || box[3] < 0) return null;
  const left = Math.max(4, box[0] * scale - 6);
  return (
    <div
      className="cv-hidden"
      data-spot={HIDDEN_TARGET}
      style={{
        left,
        top: Math.min(height - 30, Math.max(4, box[1] * scale - 6)),
        minWidth: Math.min((box[2] - box[0]) * scale + 12, width - left - 4),
        minHeight: (box[3] - box[1]) * scale + 12,
      }}
    >
      <EyeOff aria-hidden className="size-3.5 shrink-0 stroke-[1.75]" />
      {t(($) => $.cv.hiddenHere, { count: veil.words })}
    </div>
  );
}

function place([x0, y0, x1, y1]: Box, scale: number, pad = 0): React.CSSProperties {
  return {
    left: x0 * scale - pad,
    top: y0 * scale - pad,
    width: (x1 - x0) * scale + 2 * pad,
    height: (y1 - y0) * scale + 2 * pad,
  };
}

/** True while an element is in the view or within one height of it. */
function useIsNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), { rootMargin: "100% 0px" });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return isNear;
}

/** The page drawn at a scale; the previous picture stays until the new one is done. */
function usePicture(page: PDFPageProxy, scale: number, isNear: boolean): HTMLCanvasElement | undefined {
  const [picture, setPicture] = useState<HTMLCanvasElement>();
  useEffect(() => {
    if (!isNear) {
      setPicture(undefined);
      return undefined;
    }
    const full = page.getViewport({ scale: scale * devicePixelRatio });
    const fits = Math.min(1, Math.sqrt(CANVAS_MOST / (full.width * full.height)));
    const viewport = page.getViewport({ scale: scale * devicePixelRatio * fits });
    const canvas = document.createElement("canvas");
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    const task = page.render({ canvas, viewport });
    // Cancelled when the page leaves the view or the scale changes; a page that cannot be drawn stays white.
    task.promise.then(() => setPicture(canvas)).catch(() => {});
    return () => task.cancel();
  }, [page, scale, isNear]);
  return picture;
}

/** The spots on a dark background, measured in the picture just outside their first box. */
function useDarkGround(picture: HTMLCanvasElement | undefined, spots: readonly Spot[], pageWidth: number): ReadonlySet<Spot> {
  return useMemo(() => {
    const context = picture?.getContext("2d");
    if (!picture || !context) return new Set();
    const scale = picture.width / pageWidth;
    const isDark = (x: number, y: number) => {
      const [red = 255, green = 255, blue = 255] = context.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data;
      return 0.299 * red + 0.587 * green + 0.114 * blue < 140;
    };
    return new Set(
      spots.filter(({ boxes: [box] }) => {
        if (!box) return false;
        const [x0, y0, x1, y1] = box;
        return [isDark(x0 - 2, y0 - 1), isDark(x1 + 2, y1 + 1), isDark(x0 - 2, (y0 + y1) / 2)].filter(Boolean).length >= 2;
      }),
    );
  }, [picture, spots, pageWidth]);
}
