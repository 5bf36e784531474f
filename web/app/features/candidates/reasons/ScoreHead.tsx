import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/useLocale.ts";
import { ScoreBar } from "../../../recruiting/Score.tsx";
import { rich } from "../../../i18n/rich.tsx";
import type { Candidate } from "../queries.ts";
import { MatchWord, NoScore, useNameOf } from "../words.tsx";

/** The score, whose it is, and what it is made of. */
export function ScoreHead({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation("candidates");
  const { t: tr } = useTranslation("recruiting");
  const formats = useFormats();
  const percent = new Intl.NumberFormat(useLocale(), { style: "percent" });
  const name = useNameOf()(candidate);
  const { score, level, marks } = candidate;
  const strong = { b: (words: string) => <b className="font-semibold text-ink">{words}</b> };
  const shown = marks.filter(({ mark }) => mark !== "notShown").length;

  return (
    <header className="border-b border-line px-4 pt-3 pb-3.5">
      <div className="flex items-center gap-4">
        <p className="text-score font-semibold tabular-nums phone:text-[2.75rem] phone:leading-10">
          <span className="sr-only">{t(($) => $.reasons.score)} </span>
          {score ?? "–"}
        </p>
        <div className="min-w-0 flex-1">
          <h1 tabIndex={-1} className="text-title font-semibold break-words phone:sr-only">
            {name}
          </h1>
          <p className="text-control text-ink-2">{[candidate.jobTitle, candidate.location].filter(Boolean).join(", ")}</p>
        </div>
        <p className="flex shrink-0 items-baseline gap-2 self-start pt-1 text-control phone:flex-col phone:items-end phone:gap-0">
          {level === null ? (
            <NoScore />
          ) : (
            <>
              <span className="font-semibold">{tr(($) => $.level[level])}</span>
              <MatchWord candidate={candidate} />
            </>
          )}
        </p>
      </div>
      {score !== null && level !== null && <ScoreBar score={score} level={level} className="mt-3 h-1.5" />}
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-control text-ink-2 tabular-nums">
        <span>
          {rich(
            t(($) => $.reasons.points, { points: formats.points(candidate.pointsTotal) }),
            strong,
          )}
        </span>
        <span>
          {rich(
            t(($) => $.reasons.shown, { shown: formats.number(shown), all: formats.number(marks.length) }),
            strong,
          )}
        </span>
        <span>
          {rich(
            t(($) => $.reasons.confidence, { confidence: percent.format(candidate.confidence / 100) }),
            strong,
          )}
        </span>
      </p>
      {candidate.isCapped && <p className="mt-1.5 text-control text-ink">{tr(($) => $.cappedReason)}</p>}
      {candidate.isStale && <p className="mt-1.5 text-control text-ink">{t(($) => $.reasons.stale)}</p>}
    </header>
  );
}
