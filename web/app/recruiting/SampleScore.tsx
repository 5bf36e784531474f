import { useFormats } from "../i18n/format.ts";
import { rich } from "../i18n/rich.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { MarkDisc } from "./evidence.tsx";
import { ScoreBar } from "./Score.tsx";
import { SAMPLE, SAMPLE_RESULT, type SampleId } from "./formula.ts";

const QUOTES = { react: "reactQuote", german: "germanQuote", years: "yearsQuote", graphql: "graphqlQuote" } as const;

/** Quote of the example CV for a criterion, or the note that there is none. */
export function SampleQuote({ id }: { id: SampleId }) {
  const { t } = useTranslation("help");
  if (id === "energy") return <span className="text-caption text-ink-2">{t(($) => $.sample.none)}</span>;
  const quote = rich(
    t(($) => $.sample[QUOTES[id]]),
    { mark: (words) => <mark className="rounded-[2px] bg-mark px-px text-mark-ink">{words}</mark> },
  );
  return <q className="font-serif text-[0.84375rem] leading-[1.1875rem] quotes-none">{quote}</q>;
}

/** Points of a criterion of the example, in points instead of tenths. */
export function samplePoints(id: SampleId): { points: number; possible: number } {
  const { points, possible } = SAMPLE_RESULT.points.find(({ criterionId }) => criterionId === id)!;
  return { points: points / 10, possible: possible / 10 };
}

/** A score as it looks on a candidate's page. */
export function SampleScore() {
  const { t } = useTranslation(["help", "recruiting"]);
  const formats = useFormats();
  const { score = 0, level = "high", total } = SAMPLE_RESULT;
  return (
    <>
      <div className="flex items-end gap-4">
        <p className="text-[3.125rem] leading-11 font-semibold tracking-[-0.045em] tabular-nums">{score}</p>
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap justify-between gap-x-3 text-control">
            <span className="font-medium">{t(($) => $.level[level], { ns: "recruiting" })}</span>
            <span className="text-ink-2 tabular-nums">{t(($) => $.sample.points, { points: formats.share(total / 10) })}</span>
          </p>
          <ScoreBar score={score} className="mt-2 mb-1" />
        </div>
      </div>
      <ol className="mt-5 space-y-3">
        {SAMPLE.map(({ id, mark }, index) => {
          const { points, possible } = samplePoints(id);
          return (
            <li key={id} className="flex items-start gap-3">
              <span
                aria-hidden
                className="mt-px grid h-4.5 min-w-4.5 place-items-center rounded-chip border border-line-strong text-number font-semibold tabular-nums text-ink-2"
              >
                {index + 1}
              </span>
              <div className="min-w-0 flex-1 text-control">
                <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span className="font-medium">{t(($) => $.sample[id])}</span>
                  <span className="ml-auto flex items-center gap-2.5 text-ink-2 tabular-nums">
                    {t(($) => $.scores.pointsOf, { got: formats.share(points), possible: formats.share(possible) })}
                    <MarkDisc mark={mark} />
                  </span>
                </p>
                <SampleQuote id={id} />
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}
