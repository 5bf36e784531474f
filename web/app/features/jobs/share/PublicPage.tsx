import { useQuery } from "@tanstack/react-query";
import { ExternalLink, Globe, Info } from "lucide-react";
import { useState } from "react";
import { Button, buttonClass } from "../../../../ui/Button.tsx";
import { lazy } from "../../../../ui/lazy.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { Job } from "../../../recruiting/queries/jobs.ts";
import { CopyButton } from "./copying.tsx";
import { companiesQuery } from "../../../recruiting/queries/companies.ts";
import { remarksOf } from "./queries.ts";
import { Part } from "../../../../ui/Part.tsx";
import { Address } from "./Address.tsx";

const Unpublish = lazy(() => import("./Unpublish.tsx"));

/** The state, address and company of the job's public page. */
export function PublicPage({ job, onPublish }: { job: Job; onPublish: () => void }) {
  const { t } = useTranslation("share");
  const { t: tj } = useTranslation("jobs");
  return (
    <Part title={tj(($) => $.page.publicPage)} lead={t(($) => $.page.lead)}>
      {job.isPublished ? <Published job={job} onChange={onPublish} /> : <NotPublished job={job} onPublish={onPublish} />}
    </Part>
  );
}

function NotPublished({ job, onPublish }: { job: Job; onPublish: () => void }) {
  const { t } = useTranslation(["jobs", "share"]);
  return (
    <>
      <div className="text-control">
        <p className="font-medium">{t(($) => $.page.noPublicPage)}</p>
        <p className="text-ink-2">{t(($) => $.share.page.offBody)}</p>
        {job.status !== "open" && <p className="mt-2 text-ink-2">{t(($) => $.share.page.notOpen)}</p>}
      </div>
      <Button icon={<Globe aria-hidden />} onClick={onPublish}>
        {t(($) => $.page.publish)}
      </Button>
    </>
  );
}

function Published({ job, onChange }: { job: Job; onChange: () => void }) {
  const { t } = useTranslation(["jobs", "share"]);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <div className="text-control">
        <PublishedOn job={job} />
        {job.status !== "open" && <p className="mt-1 text-ink-2">{t(($) => $.share.page[job.status as "closed" | "onHold"])}</p>}
      </div>
      <CountryHint job={job} />
      <Address label={t(($) => $.share.page.url)} text={job.publicUrl}>
        <CopyButton text={job.publicUrl} label={t(($) => $.copy.link)} />
        <a href={job.publicUrl} target="_blank" rel="noopener" className={buttonClass({ variant: "quiet" })}>
          <ExternalLink aria-hidden />
          {t(($) => $.share.page.open)}
        </a>
      </Address>
      <Address label={t(($) => $.share.page.embed)} text={frameOf(job)}>
        <CopyButton text={frameOf(job)} label={t(($) => $.copy.code)} />
      </Address>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onChange}>{t(($) => $.share.page.change)}</Button>
        <Button onClick={() => setLeaving(true)}>{t(($) => $.share.page.unpublish)}</Button>
      </div>
      {isLeaving && <Unpublish job={job} onClose={() => setLeaving(false)} />}
    </>
  );
}

/** Without a country the page has no JobPosting, and nobody would find out why search engines leave it out. */
function CountryHint({ job }: { job: Job }) {
  const { t } = useTranslation("share");
  const { data } = useQuery(remarksOf(job));
  if (!data || data.hasCountry || job.status !== "open") return null;
  return (
    <p className="flex gap-2 text-control text-ink-2">
      <Info aria-hidden className="mt-px size-4 shrink-0 stroke-[1.75] text-ink-3" />
      {t(($) => $.page.country)}
    </p>
  );
}

/** The frame with which another site shows all open jobs of the company, in the advert's language. */
function frameOf({ publicUrl, companyId }: Job): string {
  const { origin, pathname } = new URL(publicUrl);
  const [language] = pathname.split("/public/");
  return `<iframe src="${origin}${language}/embed/${companyId}" title="Jobs" width="100%" height="600"></iframe>`;
}

function PublishedOn({ job }: { job: Job }) {
  const { t } = useTranslation("share");
  const formats = useFormats();
  const { data } = useQuery(companiesQuery);
  const company = data?.items.find(({ id }) => id === job.companyId)?.name;
  const date = formats.longDate(job.publishedAt ?? job.updatedAt);
  return <p className="font-medium">{company ? t(($) => $.page.onAs, { date, company }) : t(($) => $.page.on, { date })}</p>;
}
