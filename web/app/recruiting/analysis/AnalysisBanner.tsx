import { Highlighter } from "lucide-react";
import { ProgressBar } from "../../../ui/bits.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useAnalysis } from "./useAnalysis.ts";

interface AnalysisBannerProps {
  jobId: string;
  /** Number of candidates scored on earlier criteria or by an earlier engine. */
  stale: number;
  /** Those of them whose criteria are current. */
  earlierEngine: number;
}

/** Number of candidates whose scores are out of date and the reason, with a button that analyses them and the progress. */
export function AnalysisBanner({ jobId, stale, earlierEngine }: AnalysisBannerProps) {
  const { t } = useTranslation("candidates");
  const formats = useFormats();
  const { begin, isAsking, progress } = useAnalysis(jobId);
  if (!progress && stale === 0) return null;
  const analysing =
    progress && t(($) => $.analysis.progress, { done: formats.number(progress.done), of: formats.number(progress.of) });
  return (
    <div className="mx-6 mt-1 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-canvas px-4 py-0.5 text-control phone:mx-4">
      <Highlighter aria-hidden className="size-4 shrink-0 stroke-[1.75] text-ink-2" />
      {progress && analysing ? (
        <>
          <p className="font-medium tabular-nums">{analysing}</p>
          <ProgressBar
            label={t(($) => $.analysis.label)}
            value={progress.done}
            max={progress.of}
            text={analysing}
            className="min-w-40 flex-1"
          />
        </>
      ) : (
        <>
          <p className="min-w-48 flex-1">
            {t(($) => (stale > earlierEngine ? $.analysis.stale : $.analysis.earlierEngine), {
              count: stale,
              total: formats.number(stale),
            })}
          </p>
          <Button size="sm" busy={isAsking && t(($) => $.analysis.asking)} onClick={() => begin(stale)}>
            {t(($) => $.analysis.begin)}
          </Button>
        </>
      )}
    </div>
  );
}
