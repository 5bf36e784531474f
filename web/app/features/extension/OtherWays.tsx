import { useQuery } from "@tanstack/react-query";
import { Library, Link2, Mail, Megaphone, Upload } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../../ui/Link.tsx";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { dashboardQuery } from "../../recruiting/queries/dashboard.ts";

/** The ways of a CV without an extension, each linked to its start. */
export function OtherWays() {
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
    <section aria-labelledby="other-ways" className="mt-9">
      <h2 id="other-ways" className="text-section font-semibold">
        {t(($) => $.ways.title)}
      </h2>
      <p className="mt-0.5 text-control break-words text-ink-2">
        {t(($) => $.ways.lead)} {job && t(($) => $.ways.job, { title: job.title })}
      </p>
      {data && !job && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-control text-ink-2">{t(($) => $.ways.noJob)}</p>
          <LinkButton to={paths.newJob()}>{t(($) => $.ways.create)}</LinkButton>
        </div>
      )}
      <ul className="mt-3 grid grid-cols-2 gap-x-12 narrow:grid-cols-1">
        {ways.map(({ key, icon, to }) => (
          <li key={key} className="flex gap-3.5 border-t border-line py-3">
            <span className="mt-0.5 shrink-0 text-ink-2 [&_svg]:size-4 [&_svg]:stroke-[1.75]">{icon}</span>
            <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <h3 className="text-control font-medium">{t(($) => $.way[key].title)}</h3>
              {to && (
                <Link className="link text-control phone:order-last phone:py-1.5" to={to}>
                  {t(($) => $.way[key].link)}
                </Link>
              )}
              <p className="basis-full text-control text-pretty text-ink-2">{t(($) => $.way[key].body)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
