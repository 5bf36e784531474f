import { HIGH_FIT_ABOVE } from "@candor/core/kernel/limits";
import type { Level } from "@candor/scoring/mark.info";
import { levelOf } from "@candor/scoring/score";
import clsx from "clsx";
import type { CSSProperties } from "react";
import { Tag } from "../../ui/bits.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";

const FILL: Record<Level, string> = {
  high: "before:bg-level-high",
  medium: "before:bg-level-medium",
  low: "before:bg-level-low",
};

/** A bar from 0 to 100 with a tick where high fit begins. */
export function ScoreBar({ score, level = levelOf(score), className }: { score: number; level?: Level; className?: string }) {
  return (
    <span
      aria-hidden
      className={clsx(
        "relative block h-1 rounded-full bg-track forced-colors:border",
        "before:absolute before:inset-y-0 before:left-0 before:w-(--score) before:rounded-full forced-colors:before:bg-[CanvasText]",
        "after:absolute after:-inset-y-[3px] after:left-(--high) after:w-px after:bg-ink",
        FILL[level],
        className,
      )}
      style={{ "--score": `${score}%`, "--high": `${HIGH_FIT_ABOVE}%` } as CSSProperties}
    />
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

/** A score: number, bar and word, so that colour alone never carries it. */
export function Score(props: ScoreProps) {
  const level = props.level ?? levelOf(props.score);
  const { t } = useTranslation("recruiting");
  return <ScoreInWords {...props} level={level} word={t(($) => $.level[level])} cappedWord={t(($) => $.capped)} />;
}

interface ScoreInWordsProps extends ScoreProps {
  level: Level;
  word: string;
  cappedWord: string;
}

/** `Score` for rows of a long table, which look up their labels once. */
export function ScoreInWords({ score, level, word, cappedWord, isCapped, layout = "row", className }: ScoreInWordsProps) {
  const capped = isCapped && <Tag>{cappedWord}</Tag>;
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
    <span className={clsx("inline-flex items-center gap-2 whitespace-nowrap", className)}>
      <span className="w-6.5 text-right text-section font-semibold tabular-nums">{score}</span>
      <ScoreBar score={score} level={level} className="w-10.5" />
      <span className="text-caption text-ink-2">{word}</span>
      {capped}
    </span>
  );
}
