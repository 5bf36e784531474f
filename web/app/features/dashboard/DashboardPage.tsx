import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import type { LoaderFunctionArgs } from "react-router-dom";
import { Skeleton } from "../../../ui/bits.tsx";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Loading, QueryState } from "../../api/QueryState.tsx";
import { queryClient } from "../../api/query-client.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { localeOf } from "../../i18n/locale.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { newsQuery, openVisit } from "../../recruiting/queries/news.ts";
import { Figures } from "./Figures.tsx";
import { FirstRun, GoodToKnow } from "./FirstRun.tsx";
import { type Dashboard, dashboardQuery } from "../../recruiting/queries/dashboard.ts";
import { News } from "./News.tsx";
import { RecentJobs } from "./RecentJobs.tsx";
import { UpgradeBanner } from "./UpgradeBanner.tsx";
import { Usage } from "./Usage.tsx";

export function loader({ request }: LoaderFunctionArgs): null {
  openVisit();
  void queryClient.prefetchQuery(dashboardQuery);
  void queryClient.prefetchQuery(newsQuery("visit", localeOf(new URL(request.url).pathname)));
  return null;
}

/** /dashboard: news, what waits, figures, allowances and newest jobs of the account; first steps while it has no job. */
export function Component() {
  const { t } = useTranslation(["dashboard", "common"]);
  const paths = usePaths();
  const dashboard = useQuery(dashboardQuery);
  // A first job has a button of its own on the page.
  const create = dashboard.data && dashboard.data.jobs.all > 0 && (
    <LinkButton variant="primary" to={paths.newJob()} icon={<Plus aria-hidden />}>
      {t(($) => $.create)}
    </LinkButton>
  );
  return (
    <Page title={t(($) => $.title)} actions={create}>
      {dashboard.data ? (
        <Content dashboard={dashboard.data} />
      ) : (
        <QueryState query={dashboard} loading={<DashboardLoading />} failed={t(($) => $.failed)} />
      )}
    </Page>
  );
}

function Content({ dashboard }: { dashboard: Dashboard }) {
  if (dashboard.jobs.all === 0) {
    return (
      <div className="mx-auto w-full max-w-[1128px] space-y-9 px-6 py-10 phone:px-4 phone:py-6">
        <FirstRun />
        <Figures dashboard={dashboard} />
        <UpgradeBanner dashboard={dashboard} />
        <GoodToKnow />
      </div>
    );
  }
  return (
    <div className="space-y-8 p-6 phone:px-4">
      <UpgradeBanner dashboard={dashboard} />
      <News />
      <div className="border-t border-line pt-6">
        <Figures dashboard={dashboard} />
      </div>
      <JobsAndUsage dashboard={dashboard} />
    </div>
  );
}

/** The recent jobs that the table by stage does not list already, beside the allowances. */
function JobsAndUsage({ dashboard }: { dashboard: Dashboard }) {
  const news = useQuery(newsQuery("visit", useLocale()));
  const listed = new Set(news.data?.jobs.map(({ id }) => id));
  const others = news.isPending ? [] : dashboard.recentJobs.filter(({ id }) => !listed.has(id));
  if (others.length === 0) return <Usage dashboard={dashboard} isWide />;
  return (
    <div className="grid items-start gap-x-6 gap-y-8 xl:grid-cols-[minmax(0,1fr)_332px]">
      <RecentJobs jobs={others} />
      <Usage dashboard={dashboard} isWide={false} />
    </div>
  );
}

function DashboardLoading() {
  return (
    <Loading>
      <div className="space-y-8 p-6 phone:px-4">
        <div className="grid grid-cols-4 gap-6 max-lg:grid-cols-2">
          {Array.from({ length: 4 }, (_, figure) => (
            <span key={figure}>
              <Skeleton className="h-3 w-20" />
              <Skeleton className="mt-2 h-7 w-14" />
              <Skeleton className="mt-2 h-2.5 w-32 max-w-full" />
            </span>
          ))}
        </div>
        <Skeleton className="h-72 w-full rounded-card" />
      </div>
    </Loading>
  );
}
