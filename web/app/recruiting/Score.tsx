import { HIGH_FIT_ABOVE } from "@candor/core/limits";
import type { Level } from "@candor/scoring/mark.info";
import { levelOf } from "@candor/scoring/score";
import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { Tag } from "../../ui/bits.tsx";

const FILL: Record<Level, string> = { high: "bg-level-high", medium: "bg-level-medium", low: "bg-level-low" };

/** A bar from 0 to 100 with a tick where high fit begins. */
export function ScoreBar({ score, level = levelOf(score), className }: { score: number; level?: Level; className?: string }) {
  return (
    <span aria-hidden className={clsx("relative block h-1 rounded-full bg-track forced-colors:border", className)}>
      <span
        className={clsx("absolute inset-y-0 left-0 rounded-full forced-colors:bg-[CanvasText]", FILL[level])}
        style={{ width: `${score}%` }}
      />
      <span className="absolute -inset-y-[3px] w-px bg-ink" style={{ left: `${HIGH_FIT_ABOVE}%` }} />
    </span>
  );
}

interface ScoreProps {
  /** 0 to 100. */
  score: number;
  level?: Level;
  /** A must that is not shown holds it at 75. */
  isCapped?: boolean;
  /** `row`: number, bar and word in a line. `stack`: word and number over the bar, for phones. */
  layout?: "row" | "stack";
  className?: string;
}

/** A score is always three things: its number, its bar and its word; so that no colour is needed. */
export function Score({ score, level = levelOf(score), isCapped, layout = "row", className }: ScoreProps) {
  const { t } = useTranslation("recruiting");
  const word = t(($) => $.level[level]);
  const capped = isCapped && <Tag>{t(($) => $.capped)}</Tag>;
  if (layout === "stack") {
    return (
      <span className={clsx("inline-block min-w-18", className)}>
        <span className="flex items-baseline justify-end gap-1.5">
          {capped}
          <span className="text-caption text-ink-2">{word}</span>
          <span className="text-[1.0625rem] leading-6 font-semibold tabular-nums">{score}</span>
        </span>
        <ScoreBar score={score} level={level} className="mt-0.5" />
      </span>
    );
  }
  return (
    <span className={clsx("inline-flex items-center gap-2.5 whitespace-nowrap", className)}>
      <span className="w-7 text-right text-section font-semibold tabular-nums">{score}</span>
      <ScoreBar score={score} level={level} className="w-12.5" />
      <span className="text-caption text-ink-2">{word}</span>
      {capped}
    </span>
  );
}
