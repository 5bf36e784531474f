import { useTranslation } from "../../i18n/useTranslation.ts";
import { ScoreInWords } from "../Score.tsx";
import type { RowLabels } from "./row-labels.ts";
import type { CandidateRow } from "../queries/candidates.ts";
import { type Matched, matchOf } from "./match.ts";

/** The shown name of a candidate; a CV may contain none. */
export function useNameOf(): (candidate: Pick<CandidateRow, "fullName">) => string {
  const { t } = useTranslation("candidates");
  return ({ fullName }) => fullName ?? t(($) => $.list.noName);
}

/** "Recommended" and "Must missing" are set bolder, without a star. */
export function MatchWord({ candidate, word }: { candidate: Matched; word: string }) {
  const isTelling = ["recommended", "mustMissing"].includes(matchOf(candidate));
  return <span className={isTelling ? "font-semibold text-ink" : "text-ink-2"}>{word}</span>;
}

type Scored = Pick<CandidateRow, "score" | "computedScore" | "level" | "isCapped" | "isEdited">;

/**
 * A candidate's score, or that there is none because the job has no criteria; where a person set it, the computed one beneath. `stack`,
 * for phones, says "capped" beside it.
 */
export function ScoreOf({
  candidate,
  labels,
  layout = "row",
}: {
  candidate: Scored;
  labels: RowLabels;
  layout?: "row" | "stack";
}) {
  const { score, level, isCapped } = candidate;
  if (score === null || level === null) return <NoScore />;
  const shown = (
    <ScoreInWords
      score={score}
      level={level}
      word={labels.level[level]}
      cappedWord={labels.capped}
      isCapped={isCapped && layout === "stack"}
      layout={layout}
    />
  );
  if (!candidate.isEdited) return shown;
  return (
    <span className={layout === "stack" ? "flex flex-col items-end" : "flex flex-col"}>
      {shown}
      <Edited computed={candidate.computedScore} indented={layout === "row"} />
    </span>
  );
}

function Edited({ computed, indented }: { computed: number | null; indented: boolean }) {
  const { t } = useTranslation("candidates");
  return (
    <span className={`truncate text-caption text-ink-2 tabular-nums ${indented ? "ml-8.5" : ""}`}>
      {computed === null ? t(($) => $.list.edited) : t(($) => $.list.editedFrom, { computed })}
    </span>
  );
}

export function NoScore() {
  const { t } = useTranslation("candidates");
  return <span className="text-control text-ink-2">{t(($) => $.list.noScore)}</span>;
}
