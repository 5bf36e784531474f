import { ArrowRight } from "lucide-react";
import clsx from "clsx";
import type { Listed } from "@candor/core/job/publication.info";
import type { Locale } from "@candor/core/kernel/limits";
import { formatsOf } from "../format.ts";
import { inLocale } from "../paths.ts";
import { fill } from "../words.ts";
import { CompanyMark } from "./CompanyMark.tsx";
import { factsOf, wordsOf } from "./words.ts";

interface JobRowProps {
  job: Listed;
  /** The language of the page; the title is in the advert's. */
  locale: Locale;
  /** Left out where all jobs are of one company. */
  withCompany?: boolean;
  withArrow?: boolean;
  /** Opens the job beside the page that holds the list. */
  newTab?: boolean;
}

/** One open job in a list. The whole row leads to its page, which is in the advert's language. */
export function JobRow({ job, locale, withCompany, withArrow, newTab }: JobRowProps) {
  const words = wordsOf(locale).jobs;
  const { place, type, pay } = factsOf(job, locale);
  const facts = [place, type, pay].filter(Boolean).join(" · ");
  return (
    <li className="relative flex gap-4 border-b border-line py-4">
      {withCompany && <CompanyMark name={job.company} logo={job.logo} />}
      <div className={clsx("min-w-0 flex-1", withCompany && "sm:grid sm:grid-cols-2 sm:gap-x-6")}>
        <h2 className="text-section font-semibold break-words" lang={job.language}>
          <a
            href={inLocale(`/public/${job.publicId}`, job.language)}
            hrefLang={job.language}
            {...(newTab && { target: "_blank", rel: "noopener" })}
            className="after:absolute after:inset-0 hover:underline"
          >
            {job.title}
          </a>
        </h2>
        {withCompany && <p className="text-body break-words text-ink-2 sm:row-start-2">{job.company}</p>}
        <p className="mt-0.5 text-control break-words text-ink-2">{facts}</p>
        <p className="mt-0.5 text-control text-ink-3">
          {job.endsOn ? (
            <time dateTime={job.endsOn}>{fill(words.until, { day: formatsOf(locale).date(job.endsOn) })}</time>
          ) : (
            <time dateTime={job.publishedAt}>{fill(words.since, { day: formatsOf(locale).date(job.publishedAt) })}</time>
          )}
        </p>
      </div>
      {withArrow && <ArrowRight aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-ink" />}
    </li>
  );
}
