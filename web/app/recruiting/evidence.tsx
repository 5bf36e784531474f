import type { EvidenceLevel, MarkLevel, Quote } from "@candor/scoring/mark.info";
import clsx from "clsx";
import { useTranslation } from "../i18n/useTranslation.ts";

/** Full disc met, half disc partly, dashed ring not shown. */
export function MarkIcon({ mark }: { mark: MarkLevel }) {
  return (
    <svg aria-hidden viewBox="0 0 16 16" fill="none" className="size-3.5 shrink-0">
      {mark === "met" && (
        <>
          <circle cx="8" cy="8" r="7" className="fill-accent-ink" />
          <path d="m5 8.2 2.1 2.1L11 6.2" className="stroke-surface stroke-[1.75]" strokeLinecap="round" strokeLinejoin="round" />
        </>
      )}
      {mark === "partly" && (
        <>
          <circle cx="8" cy="8" r="6.1" className="stroke-accent-ink stroke-[1.75]" />
          <path d="M8 2a6 6 0 0 0 0 12z" className="fill-accent-ink" />
        </>
      )}
      {mark === "notShown" && <circle cx="8" cy="8" r="6.1" className="stroke-ink-3 stroke-[1.75]" strokeDasharray="2.2 2.6" />}
    </svg>
  );
}

/** Evidence for a criterion: a disc and its label. */
export function MarkDisc({ mark, after }: { mark: MarkLevel; after?: boolean }) {
  const { t } = useTranslation("recruiting");
  return (
    <span
      className={clsx("inline-flex items-center gap-1.5 text-caption whitespace-nowrap text-ink-2", after && "flex-row-reverse")}
    >
      <MarkIcon mark={mark} />
      {t(($) => $.mark[mark])}
    </span>
  );
}

const RUNGS: readonly EvidenceLevel[] = ["listed", "project", "role", "recentRole"];

/** Evidence level of a skill: four steps and the phrase. */
export function RungSteps({ rung }: { rung: EvidenceLevel }) {
  const { t } = useTranslation("recruiting");
  const reached = RUNGS.indexOf(rung);
  return (
    <span className="inline-flex items-center gap-2 text-caption text-ink-2">
      <svg aria-hidden viewBox="0 0 16 12" className="h-3 w-4 shrink-0">
        {RUNGS.map((step, index) => (
          <rect
            key={step}
            x={index * 4.2}
            y={9 - index * 3}
            width="3"
            height={3 + index * 3}
            rx="0.5"
            className={clsx(index <= reached ? "fill-accent-ink" : "fill-line-strong", "forced-colors:fill-[CanvasText]")}
            {...(index > reached && { opacity: 0.9 })}
          />
        ))}
      </svg>
      {t(($) => $.rung[rung])}
    </span>
  );
}

interface EvidenceProps {
  quote: Pick<Quote, "text" | "focus">;
  /** `row` is smaller, for tables and lists. */
  size?: "row" | "body";
  className?: string;
}

/** Words of a CV, verbatim and in serif; the decisive ones marked. Without a focus all of them are. */
export function Evidence({ quote, size = "body", className }: EvidenceProps) {
  const [from, to] = quote.focus ?? [0, quote.text.length];
  return (
    <q className={clsx("font-serif text-ink", size === "row" ? "text-quote-row" : "text-quote", className)}>
      {quote.text.slice(0, from)}
      <mark>{quote.text.slice(from, to)}</mark>
      {quote.text.slice(to)}
    </q>
  );
}
