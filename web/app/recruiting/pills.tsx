import type { Stage } from "@candor/core/candidacy/candidate.info";
import type { Status } from "@candor/core/job/job.info";
import type { Importance } from "@candor/scoring/criterion.info";
import clsx from "clsx";
import { Pill, Tag } from "../../ui/bits.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";

/** Dot, bars, square: open, on hold, closed. */
export function StatusIcon({ status }: { status: Status }) {
  return (
    <svg aria-hidden viewBox="0 0 8 8" className="size-2! shrink-0 stroke-0!">
      {status === "open" && <circle cx="4" cy="4" r="4" className="fill-good" />}
      {status === "onHold" && <path d="M0 0h2.6v8H0zM5.4 0H8v8H5.4z" className="fill-warn" />}
      {status === "closed" && <rect width="8" height="8" rx="1.5" className="fill-ink-2" />}
    </svg>
  );
}

export function StatusPill({ status }: { status: Status }) {
  const { t } = useTranslation("recruiting");
  return <Pill icon={<StatusIcon status={status} />}>{t(($) => $.status[status])}</Pill>;
}

/** A ring that fills as the stage advances; Offer is green, Rejected grey. */
export function StageIcon({ stage }: { stage: Stage }) {
  return (
    <svg aria-hidden viewBox="0 0 16 16" fill="none" className="size-3.5! shrink-0">
      {stage === "screening" && <circle cx="8" cy="8" r="6" className="stroke-ink-2 stroke-[1.75]" strokeDasharray="2.2 2.5" />}
      {stage === "interviewRequested" && (
        <>
          <circle cx="8" cy="8" r="6" className="stroke-accent-ink stroke-[1.75]" />
          <path d="M8 8V3.8A4.2 4.2 0 0 1 12.2 8z" className="fill-accent-ink" />
        </>
      )}
      {stage === "interviewing" && (
        <>
          <circle cx="8" cy="8" r="6" className="stroke-accent-ink stroke-[1.75]" />
          <path d="M8 3.8a4.2 4.2 0 0 1 0 8.4z" className="fill-accent-ink" />
        </>
      )}
      {stage === "offer" && (
        <>
          <circle cx="8" cy="8" r="6.9" className="fill-good" />
          <path d="m5 8.2 2.1 2.1L11 6.2" className="stroke-surface stroke-[1.75]" strokeLinecap="round" strokeLinejoin="round" />
        </>
      )}
      {stage === "rejected" && (
        <>
          <circle cx="8" cy="8" r="6" className="stroke-ink-3 stroke-[1.75]" />
          <path d="M5.5 8h5" className="stroke-ink-3 stroke-[1.75]" strokeLinecap="round" />
        </>
      )}
    </svg>
  );
}

/** A stage; `word` is its name, which a long table looks up once for all its rows. */
export function StagePill({ stage, word }: { stage: Stage; word: string }) {
  return <Pill icon={<StageIcon stage={stage} />}>{word}</Pill>;
}

/** must, should or nice; must has the darker edge. */
export function ImportanceTag({ importance }: { importance: Importance }) {
  const { t } = useTranslation("recruiting");
  return <Tag strong={importance === "must"}>{t(($) => $.importance[importance])}</Tag>;
}

/** The number of a criterion: the same in the list, in the CV's margin, in the question and in the receipt. */
export function MarginNumber({ number, active, className }: { number: number; active?: boolean; className?: string }) {
  return (
    <span
      className={clsx(
        "inline-grid h-[18px] min-w-[18px] shrink-0 place-items-center rounded-chip border px-0.5 text-number font-semibold tabular-nums",
        active ? "border-mark-line bg-mark text-mark-ink" : "border-line-strong bg-surface text-ink-2",
        className,
      )}
    >
      {number}
    </span>
  );
}
