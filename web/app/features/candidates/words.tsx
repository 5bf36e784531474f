import { useTranslation } from "react-i18next";
import { Score } from "../../recruiting/Score.tsx";
import type { CandidateRow } from "./queries.ts";

/** What a candidate is called on screen; a CV may say no name. */
export function useNameOf(): (candidate: Pick<CandidateRow, "fullName">) => string {
  const { t } = useTranslation("candidates");
  return ({ fullName }) => fullName ?? t(($) => $.list.noName);
}

/** Recommended is bolder, not a star. */
export function MatchWord({ candidate }: { candidate: Pick<CandidateRow, "isMatched" | "isRecommended"> }) {
  const { t } = useTranslation("recruiting");
  if (candidate.isRecommended) return <span className="font-semibold text-ink">{t(($) => $.match.recommended)}</span>;
  return <span className="text-ink-2">{candidate.isMatched ? t(($) => $.match.matched) : t(($) => $.match.notMatched)}</span>;
}

/** A candidate's score, or that there is none because the job has no criteria. `stack`, for phones, says "capped" beside it. */
export function ScoreOf({
  candidate,
  layout = "row",
}: {
  candidate: Pick<CandidateRow, "score" | "level" | "isCapped">;
  layout?: "row" | "stack";
}) {
  const { score, level, isCapped } = candidate;
  if (score === null || level === null) return <NoScore />;
  return <Score score={score} level={level} isCapped={isCapped && layout === "stack"} layout={layout} />;
}

export function NoScore() {
  const { t } = useTranslation("candidates");
  return <span className="text-control text-ink-2">{t(($) => $.list.noScore)}</span>;
}
