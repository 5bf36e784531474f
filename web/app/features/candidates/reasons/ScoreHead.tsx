import { Pencil, ReceiptText, RotateCcw } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { lazy } from "../../../../ui/lazy.tsx";
import { useHotkey } from "../../../../ui/useHotkey.ts";
import { useFormats } from "../../../i18n/format.ts";
import { rich } from "../../../i18n/rich.tsx";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { ScoreBar } from "../../../recruiting/Score.tsx";
import { useAnalysisOfOne } from "../../../recruiting/analysis/useAnalysisOfOne.ts";
import { usePersonName } from "../people.ts";
import type { Candidate } from "../../../recruiting/queries/candidates.ts";
import { useScoreByHand } from "../score/changes.ts";
import { MatchWord, NoScore, useNameOf } from "../../../recruiting/candidate/labels.tsx";
import { matchOf } from "../../../recruiting/candidate/match.ts";

const EditScore = lazy(() => import("../score/EditScore.tsx"));
const ReceiptDialog = lazy(() => import("../score/ReceiptDialog.tsx"));

const BOX =
  "mt-2 flex items-start justify-between gap-3 rounded-control bg-sunken py-1 pr-1 pl-3 text-control text-ink-2 phone:flex-col phone:gap-0";

const strong = { b: (words: string) => <b className="font-semibold text-ink">{words}</b> };

/** The score with its parts, its editing by hand and its receipt. */
export function ScoreHead({ candidate, isPhone = false }: { candidate: Candidate; isPhone?: boolean }) {
  const { t } = useTranslation(["candidates", "candidate"]);
  const { t: tr } = useTranslation("recruiting");
  const [open, setOpen] = useState<"edit" | "receipt">();
  const analysis = useAnalysisOfOne(candidate);
  const close = () => setOpen(undefined);
  const onEdit = candidate.level === null ? undefined : () => setOpen("edit");
  const onReceipt = candidate.computedScore === null ? undefined : () => setOpen("receipt");
  useHotkey("e", () => onEdit?.());
  return (
    <header className="border-b border-line px-4 pt-3 pb-3.5">
      {isPhone ? <PhoneTop {...{ candidate, onEdit, onReceipt }} /> : <Top {...{ candidate, onEdit }} />}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-control text-ink-2 tabular-nums phone:mt-2 phone:gap-x-3 phone:text-caption">
        <Facts candidate={candidate} />
        {onReceipt && !isPhone && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onReceipt}
            className="link ml-auto inline-flex min-h-6 items-center gap-1.5"
          >
            <ReceiptText aria-hidden className="size-4 stroke-[1.75]" />
            {t(($) => $.candidate.receipt.open)}
          </button>
        )}
      </div>
      <Edited candidate={candidate} />
      {candidate.isCapped && <p className="mt-1.5 text-control text-ink">{tr(($) => $.cappedReason)}</p>}
      {candidate.isBesideOtherWork && <p className="mt-1.5 text-control text-warn">{t(($) => $.list.besideOtherWork)}</p>}
      {(candidate.isStale || candidate.isOfEarlierEngine) && <Stale candidate={candidate} analysis={analysis} />}
      {open === "edit" && <EditScore candidate={candidate} onClose={close} />}
      {open === "receipt" && <ReceiptDialog candidate={candidate} onClose={close} />}
    </header>
  );
}

interface TopProps {
  candidate: Candidate;
  /** Undefined where there is no score to edit. */
  onEdit: (() => void) | undefined;
}

/** Score, name, title and place. */
function Top({ candidate, onEdit }: TopProps) {
  const { t } = useTranslation("candidate");
  return (
    <>
      <div className="flex items-center gap-4">
        <Points score={candidate.score} />
        <div className="min-w-0 flex-1">
          <h1 tabIndex={-1} className="text-title font-semibold break-words">
            {useNameOf()(candidate)}
          </h1>
          <p className="text-control text-ink-2">{[candidate.jobTitle, candidate.location].filter(Boolean).join(", ")}</p>
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1 self-start pt-1">
          <LevelAndMatch candidate={candidate} />
          {onEdit && (
            <Button variant="quiet" size="sm" icon={<Pencil aria-hidden />} className="-mr-2.5" onClick={onEdit}>
              {t(($) => $.score.edit)}
            </Button>
          )}
        </div>
      </div>
      <Bar candidate={candidate} className="mt-3" />
    </>
  );
}

/** On phones the page's header has the name. */
function PhoneTop({ candidate, onEdit, onReceipt }: TopProps & { onReceipt: (() => void) | undefined }) {
  const { t } = useTranslation("candidate");
  return (
    <div className="flex items-center gap-3">
      <h1 tabIndex={-1} className="sr-only">
        {useNameOf()(candidate)}
      </h1>
      <Points score={candidate.score} />
      <div className="min-w-0 flex-1">
        <LevelAndMatch candidate={candidate} />
        <Bar candidate={candidate} className="mt-1.5" />
      </div>
      <div className="-mr-2 flex shrink-0">
        {onEdit && <IconButton label={t(($) => $.score.edit)} icon={<Pencil aria-hidden />} onClick={onEdit} />}
        {onReceipt && (
          <IconButton
            aria-haspopup="dialog"
            label={t(($) => $.receipt.open)}
            icon={<ReceiptText aria-hidden />}
            onClick={onReceipt}
          />
        )}
      </div>
    </div>
  );
}

function Points({ score }: { score: number | null }) {
  const { t } = useTranslation("candidate");
  return (
    <p className="text-score font-semibold tabular-nums phone:text-[2.75rem] phone:leading-10">
      <span className="sr-only">{t(($) => $.reasons.score)} </span>
      {score ?? "–"}
    </p>
  );
}

/** Without a score: the reason. */
function LevelAndMatch({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation("recruiting");
  const { level } = candidate;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-control">
      {level === null ? (
        <NoScore />
      ) : (
        <>
          <span className="font-semibold">{t(($) => $.level[level])}</span>
          <MatchWord candidate={candidate} word={t(($) => $.match[matchOf(candidate)])} />
        </>
      )}
    </p>
  );
}

function Bar({ candidate: { score, level }, className }: { candidate: Candidate; className: string }) {
  return score !== null && level !== null && <ScoreBar score={score} level={level} className={`h-1.5 ${className}`} />;
}

/** Points, the number of criteria with evidence, and their share of the weights. */
function Facts({ candidate: { marks, pointsTotal, confidence } }: { candidate: Candidate }) {
  const { t } = useTranslation("candidate");
  const formats = useFormats();
  const percent = new Intl.NumberFormat(useLocale(), { style: "percent" });
  const shown = marks.filter(({ mark }) => mark !== "notShown").length;
  return (
    <>
      <span>
        {rich(
          t(($) => $.reasons.points, { points: formats.points(pointsTotal) }),
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
          t(($) => $.reasons.confidence, { confidence: percent.format(confidence / 100) }),
          strong,
        )}
      </span>
    </>
  );
}

/** For a score set by hand: its author, the computed score, and a button to restore that. */
function Edited({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation("candidate");
  const { set, isPending } = useScoreByHand(candidate);
  const nameOf = usePersonName();
  const { edited, score, computedScore } = candidate;
  if (!edited || score === null) return null;
  return (
    <div className={BOX}>
      <p className="min-w-0 flex-1 py-1 break-words">
        {computedScore === null
          ? rich(
              t(($) => $.score.by, { score, by: nameOf(edited.by) }),
              strong,
            )
          : rich(
              t(($) => $.score.byBeside, { score, by: nameOf(edited.by), computed: computedScore }),
              strong,
            )}
        {edited.reason && <span className="block">{t(($) => $.history.reason, { reason: edited.reason })}</span>}
      </p>
      <Button
        variant="quiet"
        size="sm"
        icon={<RotateCcw aria-hidden />}
        className="phone:-ml-2.5"
        busy={isPending && t(($) => $.score.resetting)}
        onClick={() => set(null)}
      >
        {t(($) => $.score.reset)}
      </Button>
    </div>
  );
}

interface StaleProps {
  candidate: Candidate;
  analysis: ReturnType<typeof useAnalysisOfOne>;
}

/** For a score by earlier wording of the criteria or by an earlier engine: analyzes the CV again. */
function Stale({ candidate, analysis: { begin, isRunning } }: StaleProps) {
  const { t } = useTranslation(["candidates", "candidate"]);
  return (
    <div className={BOX}>
      <p className="min-w-0 flex-1 py-1">
        {candidate.isStale
          ? t(($) => $.candidate.reasons.stale)
          : t(($) => $.candidate.reasons.earlierEngine, { version: candidate.engine })}
      </p>
      <Button size="sm" busy={isRunning && t(($) => $.analysis.analyzing)} onClick={begin}>
        {t(($) => $.analysis.begin)}
      </Button>
    </div>
  );
}
