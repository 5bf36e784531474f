import { levelOf } from "@candor/scoring/score";
import clsx from "clsx";
import { ArrowDown, ArrowRight, ArrowUp } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Skeleton, Tag } from "../../../../ui/bits.tsx";
import { Button } from "../../../../ui/Button.tsx";
import { Link } from "../../../../ui/Link.tsx";
import { Loading } from "../../../api/QueryState.tsx";
import { useProblemText } from "../../../api/problems.ts";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { usePaths } from "../../../paths.ts";
import { ScoreBar } from "../../../recruiting/Score.tsx";
import { useNameOf } from "../../../recruiting/candidate/labels.tsx";
import type { CriteriaPreview } from "./criteria.ts";
import type { Ranking } from "./ranking.ts";

type Ranked = CriteriaPreview["items"][number];

interface RankingPanelProps {
  ranking: Ranking;
  /** True while the job has no candidates. */
  isEmpty: boolean;
  hasCriteria: boolean;
}

/** The ranking under the edited criteria, compared with the present one. */
export function RankingPanel({ ranking, isEmpty, hasCriteria }: RankingPanelProps) {
  const { t } = useTranslation(["jobs", "common", "criteria"]);
  const formats = useFormats();
  const problemText = useProblemText();
  const id = useId();
  const { preview, error, refusals, retry } = ranking;

  const failure = error !== null && refusals.length === 0 && (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-5 py-3 text-control phone:px-4"
    >
      <p className="min-w-40 flex-1">
        <span className="block font-medium">{t(($) => $.criteria.ranking.failed)}</span>
        <span className="text-ink-2">{problemText(error)}</span>
      </p>
      <Button size="sm" onClick={retry}>
        {t(($) => $.action.tryAgain, { ns: "common" })}
      </Button>
    </div>
  );
  const frame = (lead: ReactNode, content?: ReactNode) => (
    <section aria-labelledby={id} className="flex min-h-0 flex-col">
      <div className="px-5 pt-6 pb-3 phone:px-4">
        <h2 id={id} data-ranking tabIndex={-1} className="text-section font-semibold outline-none">
          {isEmpty ? t(($) => $.criteria.ranking.emptyTitle) : t(($) => $.criteria.ranking.title)}
        </h2>
        <p className="mt-0.5 text-control text-ink-2">{lead}</p>
      </div>
      {content}
    </section>
  );

  if (isEmpty) return frame(t(($) => $.criteria.ranking.empty));
  if (!hasCriteria) return frame(t(($) => $.criteria.ranking.none));
  if (!preview) return frame("", failure || <RowsToCome />);
  const { total, items, stale } = preview;
  return frame(
    t(($) => $.criteria.ranking.source, { count: total, number: formats.number(total) }),
    <>
      <Summary preview={preview} />
      {failure}
      <ol className="min-h-0 overflow-y-auto border-y border-line bg-surface">
        {items.map((row) => (
          <RankedRow key={row.cvId} row={row} />
        ))}
      </ol>
      <div className="space-y-2 px-5 py-3 text-caption text-ink-2 phone:px-4">
        {items.length < total && <p>{t(($) => $.criteria.ranking.first, { number: formats.number(items.length) })}</p>}
        {stale > 0 && (
          <p className="font-medium text-ink">
            {t(($) => $.criteria.ranking.pending, { count: stale, number: formats.number(stale) })}
          </p>
        )}
        <p>{t(($) => $.criteria.ranking.note)}</p>
      </div>
    </>,
  );
}

/** "24 → 26", or the one number where nothing changes. */
export function Change({ before, after }: { before: number; after: number }) {
  const formats = useFormats();
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      {before !== after && (
        <>
          <span className="text-ink-2">{formats.number(before)}</span>
          <ArrowRight aria-hidden className="size-3 stroke-[1.75] text-ink-3" />
        </>
      )}
      <span className="font-semibold">{formats.number(after)}</span>
    </span>
  );
}

function Summary({ preview }: { preview: CriteriaPreview }) {
  const { t } = useTranslation("criteria");
  const formats = useFormats();
  const { previousHighFit, highFit, levelChanges } = preview;
  return (
    <>
      <dl className="grid gap-1 px-5 pb-3 text-control phone:px-4">
        <div className="flex items-baseline justify-between gap-3">
          <dt className="text-ink-2">{t(($) => $.ranking.highFit)}</dt>
          <dd>
            <Change before={previousHighFit} after={highFit} />
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-3">
          <dt className="text-ink-2">{t(($) => $.ranking.levels)}</dt>
          <dd className="font-semibold tabular-nums">{formats.number(levelChanges)}</dd>
        </div>
      </dl>
      <p role="status" className="sr-only">
        {previousHighFit !== highFit &&
          t(($) => $.ranking.announce, { before: formats.number(previousHighFit), after: formats.number(highFit) })}
      </p>
    </>
  );
}

function RankedRow({ row }: { row: Ranked }) {
  const { t } = useTranslation(["jobs", "recruiting", "criteria"]);
  const formats = useFormats();
  const paths = usePaths();
  const nameOf = useNameOf();
  const { rank, previousRank, score, previousScore, level, isCapped, isEdited } = row;
  const before = previousScore === null ? undefined : levelOf(previousScore);
  const word = (known: NonNullable<typeof level>) => t(($) => $.level[known], { ns: "recruiting" });
  return (
    <li className="flex min-h-12 items-center gap-2 border-b border-line px-5 py-1 last:border-0 phone:px-4">
      <span className="w-5 shrink-0 text-control text-ink-2 tabular-nums">{formats.number(rank)}</span>
      <Climb places={previousRank - rank} />
      <span className="min-w-0 flex-1">
        <Link
          to={paths.candidate(row.jobId, row.cvId)}
          className="block truncate rounded-chip py-0.5 text-control font-medium hover:underline"
        >
          {nameOf(row)}
        </Link>
        {level && (
          <span className={clsx("flex items-center gap-1 text-caption", before !== level ? "text-ink" : "text-ink-2")}>
            {before && before !== level && (
              <>
                <span className="text-ink-2">{word(before)}</span>
                <ArrowRight aria-hidden className="size-3 stroke-[1.75] text-ink-3" />
              </>
            )}
            {word(level)}
          </span>
        )}
      </span>
      {isCapped && <Tag>{t(($) => $.capped, { ns: "recruiting" })}</Tag>}
      {isEdited && <Tag>{t(($) => $.criteria.ranking.edited)}</Tag>}
      {score !== null && (
        <>
          <span className="inline-flex shrink-0 items-center gap-1 text-control tabular-nums">
            {previousScore !== null && previousScore !== score && (
              <>
                <span className="text-ink-2" aria-hidden>
                  {previousScore}
                </span>
                <ArrowRight aria-hidden className="size-3 stroke-[1.75] text-ink-3" />
              </>
            )}
            <span className="w-7 text-right text-section font-semibold">{score}</span>
            {previousScore !== null && previousScore !== score && (
              <span className="sr-only">({t(($) => $.criteria.ranking.was, { score: previousScore })})</span>
            )}
          </span>
          <ScoreBar score={score} className="w-9 shrink-0" />
        </>
      )}
    </li>
  );
}

/** The number of places by which a candidate rises or falls. */
function Climb({ places }: { places: number }) {
  const { t } = useTranslation("criteria");
  const formats = useFormats();
  if (places === 0) return <span className="w-7 shrink-0" />;
  const Arrow = places > 0 ? ArrowUp : ArrowDown;
  const count = Math.abs(places);
  return (
    <span className="flex w-7 shrink-0 items-center text-caption text-accent-ink tabular-nums">
      <Arrow aria-hidden className="size-3 stroke-[1.75]" />
      <span aria-hidden>{formats.number(count)}</span>
      <span className="sr-only">{places > 0 ? t(($) => $.ranking.up, { count }) : t(($) => $.ranking.down, { count })}</span>
    </span>
  );
}

function RowsToCome() {
  return (
    <Loading>
      <div className="border-t border-line px-5 phone:px-4">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className="flex h-12 items-center gap-4 border-b border-line">
            <Skeleton className="h-3.5 w-4" />
            <Skeleton className="h-3.5 flex-1" />
            <Skeleton className="h-2 w-12" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
