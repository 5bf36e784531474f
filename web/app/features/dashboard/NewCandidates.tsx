import { ChevronRight } from "lucide-react";
import { Link } from "../../../ui/Link.tsx";
import { rowLink } from "../../../ui/TableCells.tsx";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { Evidence } from "../../recruiting/evidence.tsx";
import { MarginNumber } from "../../recruiting/pills.tsx";
import type { News } from "../../recruiting/queries/news.ts";
import { Score } from "../../recruiting/Score.tsx";
import { excerptOf } from "../../recruiting/search/excerpt.ts";

type Newcomer = News["candidates"][number];

/** The best of the new candidates, each with the line that earned the most points. */
export function NewCandidates({ news: { candidates, fresh } }: { news: News }) {
  const { t } = useTranslation("dashboard");
  const { number } = useFormats();
  return (
    <section aria-labelledby="new-candidates" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-2">
        <h3 id="new-candidates" className="text-section font-semibold">
          {t(($) => $.fresh.best)}
        </h3>
        {fresh > candidates.length && (
          <span className="text-control text-ink-2 tabular-nums">
            {t(($) => $.fresh.of, { shown: number(candidates.length), total: number(fresh) })}
          </span>
        )}
      </div>
      {candidates.length === 0 ? (
        <p className="rounded-card border border-line px-4 py-6 text-body text-ink-2">{t(($) => $.fresh.nobody)}</p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line">
          {candidates.map((one) => (
            <Row key={`${one.jobId} ${one.cvId}`} one={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ one }: { one: Newcomer }) {
  const { t } = useTranslation(["dashboard", "recruiting"]);
  const { moment } = useFormats();
  const paths = usePaths();
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1.5 px-4 py-2.5 tint hover:bg-hover sm:grid-cols-[142px_minmax(0,1fr)_auto_16px] sm:items-center">
      <ScoreShown one={one} />
      <div className="min-w-0 phone:col-start-1 phone:row-start-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Link to={paths.candidate(one.jobId, one.cvId)} className={`${rowLink} text-body font-medium break-words`}>
            {one.fullName ?? t(($) => $.fresh.noName)}
          </Link>
          <span className="min-w-0 text-control text-ink-2">{one.jobTitle}</span>
        </p>
        <div className="mt-0.5 phone:hidden">
          <Line one={one} />
        </div>
      </div>
      <div className="col-span-2 sm:hidden">
        <Line one={one} />
      </div>
      <p className="text-caption text-ink-2 phone:col-span-2 sm:text-right">
        <time dateTime={one.at} className="inline-block first-letter:uppercase sm:block">
          {moment(one.at)}
        </time>
        <span className="sm:hidden">, </span>
        <span>{t(($) => $.source[one.source], { ns: "recruiting" })}</span>
      </p>
      <ChevronRight aria-hidden className="size-4 stroke-[1.75] text-ink-2 phone:hidden" />
    </li>
  );
}

function ScoreShown({ one: { score, level, isCapped } }: { one: Newcomer }) {
  const { t } = useTranslation("dashboard");
  if (score === null || level === null)
    return <span className="text-caption text-ink-2 phone:col-start-2 phone:row-start-1">{t(($) => $.fresh.noScore)}</span>;
  const shown = { score, level };
  return (
    <>
      <Score {...shown} className="max-sm:hidden" />
      <Score {...shown} isCapped={isCapped} layout="stack" className="col-start-2 row-start-1 sm:hidden" />
    </>
  );
}

/** The number of the criterion and the line of the CV. */
function Line({ one: { evidence, score } }: { one: Newcomer }) {
  const { t } = useTranslation("dashboard");
  if (!evidence) return score === null ? null : <p className="text-control text-ink-2">{t(($) => $.fresh.noLine)}</p>;
  const { number, criterion, quote } = evidence;
  const { isCut, ...shown } = excerptOf(quote);
  const title = t(($) => $.fresh.open, { number, criterion });
  return (
    <p className="flex items-start gap-2" title={title}>
      <span className="sr-only">{title}</span>
      <span aria-hidden className="mt-px inline-flex">
        <MarginNumber number={number} />
      </span>
      <span className="min-w-0 break-words phone:line-clamp-2 phone:[&_mark]:py-0 sm:truncate">
        {isCut && <span className="text-ink-3">… </span>}
        <Evidence quote={shown} size="row" />
      </span>
    </p>
  );
}
