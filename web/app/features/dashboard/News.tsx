import { useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { useEffect, useState } from "react";
import { Skeleton } from "../../../ui/bits.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { call } from "../../api/client.ts";
import { Loading, QueryState } from "../../api/QueryState.tsx";
import { useFormats } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { newsQuery, type News as Answer, type Range } from "../../recruiting/queries/news.ts";
import { JobsByStage } from "./JobsByStage.tsx";
import { NewCandidates } from "./NewCandidates.tsx";
import { Waits } from "./Waits.tsx";

/** New candidates since the last visit, open jobs by stage, and what waits. */
export function News() {
  const { t } = useTranslation("dashboard");
  const [range, setRange] = useState<Range>("visit");
  const news = useQuery(newsQuery(range, useLocale()));
  useVisit(news.data !== undefined);
  if (!news.data) return <QueryState query={news} loading={<NewsLoading />} failed={t(($) => $.fresh.failed)} inline />;
  return (
    <div className={clsx("space-y-8", news.isPlaceholderData && "opacity-60")} aria-busy={news.isPlaceholderData}>
      <div>
        <Headline news={news.data} range={range} onRange={setRange} />
        <div className="mt-4 grid items-start gap-x-6 gap-y-8 xl:grid-cols-[minmax(0,1fr)_332px]">
          <NewCandidates news={news.data} />
          <Waits news={news.data} />
        </div>
      </div>
      <JobsByStage news={news.data} />
    </div>
  );
}

/** Tells the server that the member has seen the news. A failed report does no harm. */
function useVisit(isSeen: boolean): void {
  useEffect(() => {
    if (isSeen && !document.hidden) call("PUT /api/dashboard/visit").catch(() => {});
  }, [isSeen]);
}

interface HeadlineProps {
  news: Answer;
  range: Range;
  onRange: (range: Range) => void;
}

function Headline({ news, range, onRange }: HeadlineProps) {
  const { t } = useTranslation("dashboard");
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0" aria-live="polite">
        <h2 className="text-[1.25rem] leading-7 font-semibold tracking-[-0.012em] text-balance">{useTitle(news, range)}</h2>
        <p className="mt-1 text-body text-ink-2">{useLead(news)}</p>
      </div>
      <Segmented
        label={t(($) => $.fresh.range)}
        value={range}
        onChange={onRange}
        options={[
          { value: "visit", label: t(($) => $.fresh.ofVisit) },
          { value: "today", label: t(($) => $.fresh.ofToday) },
          { value: "week", label: t(($) => $.fresh.ofWeek) },
        ]}
      />
    </div>
  );
}

/** "31 new candidates since Friday, 17:40". Before the second visit it is about the last seven days. */
function useTitle({ fresh, isMore, lastVisit, since }: Answer, range: Range): string {
  const { t } = useTranslation("dashboard");
  const { number, moment } = useFormats();
  const what = t(($) => $.fresh.title, { count: fresh, number: `${number(fresh)}${isMore ? "+" : ""}` });
  const isNone = fresh === 0;
  if (range === "today") return isNone ? t(($) => $.fresh.todayNone) : t(($) => $.fresh.today, { what });
  if (range === "week" || !lastVisit) return isNone ? t(($) => $.fresh.weekNone) : t(($) => $.fresh.week, { what });
  const when = moment(since);
  return isNone ? t(($) => $.fresh.visitNone, { when }) : t(($) => $.fresh.visit, { what, when });
}

function useLead({ fresh, highFit, files }: Answer): string {
  const { t } = useTranslation("dashboard");
  const { number } = useFormats();
  const high = highFit === 0 ? t(($) => $.fresh.noneHigh) : t(($) => $.fresh.high, { count: highFit, number: number(highFit) });
  return [
    fresh > 0 ? high : t(($) => $.fresh.nobody),
    ...(files.length > 0 ? [t(($) => $.fresh.files, { count: files.length, number: number(files.length) })] : []),
  ].join(" ");
}

function NewsLoading() {
  return (
    <Loading>
      <Skeleton className="h-6 w-80 max-w-full" />
      <Skeleton className="mt-3 h-3 w-60 max-w-full" />
      <div className="mt-5 grid gap-6 xl:grid-cols-[minmax(0,1fr)_332px]">
        <Skeleton className="h-72 w-full rounded-card" />
        <Skeleton className="h-72 w-full rounded-card max-xl:hidden" />
      </div>
    </Loading>
  );
}
