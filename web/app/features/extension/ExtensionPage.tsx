import { useQuery } from "@tanstack/react-query";
import { Library, Link2, Mail, Megaphone, Upload } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { LinkButton } from "../../../ui/Button.tsx";
import { Page } from "../../../ui/Page.tsx";
import { queryClient } from "../../api/query-client.ts";
import { usePaths } from "../../paths.ts";
import { dashboardQuery } from "../../recruiting/queries/dashboard.ts";

export function loader(): null {
  void queryClient.prefetchQuery(dashboardQuery);
  return null;
}

/** /dashboard/google-extension: ways to bring a CV from the browser into a job, each linked to its start. */
export function Component() {
  const { t } = useTranslation("extension");
  const paths = usePaths();
  const { data } = useQuery(dashboardQuery);
  const job = data?.recentJobs.find(({ status }) => status === "open") ?? data?.recentJobs[0];
  const ways: { key: "upload" | "mailbox" | "page" | "bulk" | "pool"; icon: ReactNode; to: string | undefined }[] = [
    { key: "upload", icon: <Upload aria-hidden />, to: job && paths.job(job.id) },
    { key: "mailbox", icon: <Mail aria-hidden />, to: job && paths.job(job.id, "share") },
    { key: "page", icon: <Megaphone aria-hidden />, to: job && paths.job(job.id, "share") },
    { key: "bulk", icon: <Link2 aria-hidden />, to: job && paths.job(job.id, "share") },
    { key: "pool", icon: <Library aria-hidden />, to: paths.cvs() },
  ];
  return (
    <Page title={t(($) => $.title)} isHeading={false}>
      <div className="mx-auto w-full max-w-[760px] px-6 py-8 phone:px-4 phone:py-6">
        <h1 className="text-focus font-semibold">{t(($) => $.heading)}</h1>
        <p className="mt-2 text-body text-pretty text-ink-2">{t(($) => $.lead)}</p>
        {job && <p className="mt-1 text-body break-words text-ink-2">{t(($) => $.job, { title: job.title })}</p>}
        {data && !job && (
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="text-body text-ink-2">{t(($) => $.noJob)}</p>
            <LinkButton variant="primary" to={paths.newJob()}>
              {t(($) => $.create)}
            </LinkButton>
          </div>
        )}
        <ul className="mt-6 divide-y divide-line rounded-card border border-line">
          {ways.map(({ key, icon, to }) => (
            <li key={key} className="flex gap-4 p-5 phone:p-4">
              <span className="mt-0.5 shrink-0 text-ink-2 [&_svg]:size-4 [&_svg]:stroke-[1.75]">{icon}</span>
              <div className="min-w-0">
                <h2 className="text-body font-semibold">{t(($) => $.way[key].title)}</h2>
                <p className="mt-0.5 text-control text-pretty text-ink-2">{t(($) => $.way[key].body)}</p>
                {to && (
                  <Link className="link mt-1.5 inline-block text-control" to={to}>
                    {t(($) => $.way[key].link)}
                  </Link>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
