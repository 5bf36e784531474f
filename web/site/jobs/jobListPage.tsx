import { Rss, Search } from "lucide-react";
import type { JobListInput } from "../contract.ts";
import { formatsOf } from "../format.ts";
import { Column } from "../layout/Column.tsx";
import type { PageContent } from "../page.ts";
import { sitePaths } from "../paths.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { counted } from "../ui/counted.ts";
import { JobRow } from "./JobRow.tsx";
import { wordsOf } from "./words.ts";

const FEED = "/feeds/jobs.rss";

/** Published, open jobs, newest first. Search and pages are addresses, so that they work without scripts. */
export function jobListPage({ locale, query, from, jobs, total, next }: JobListInput): PageContent {
  const words = wordsOf(locale).jobs;
  const paths = sitePaths(locale);
  const page = (cursor: string) => `${paths.jobs()}?${new URLSearchParams({ ...(query && { query }), next: cursor }).toString()}`;
  const isFirst = from === undefined;
  return {
    title: isFirst ? words.metaTitle : words.page,
    description: words.lead,
    section: "jobs",
    feed: { title: words.rss, path: FEED },
    // A result of a search is no page of its own; the sitemap names every job.
    isIndexed: isFirst && !query,
    body: (
      <Column className="py-12 phone:py-8">
        <h1 className="text-public font-semibold">{words.title}</h1>
        <p className="mt-2 max-w-xl text-lead text-ink-2">{words.lead}</p>
        <search className="no-print mt-6 block">
          <form action={paths.jobs()} className="flex max-w-xl gap-2">
            <input
              type="search"
              name="query"
              aria-label={words.search}
              placeholder={words.search}
              defaultValue={query}
              maxLength={200}
              className="field h-11 min-w-0 flex-1 px-3 text-body phone:text-[1rem]"
            />
            <button type="submit" className="button button-primary button-large">
              <Search aria-hidden className="size-4 stroke-[1.75]" />
              {words.searchAction}
            </button>
          </form>
        </search>
        {jobs.length === 0 ? (
          <div className="mt-8 border-t border-line py-8">
            <h2 className="text-section font-semibold">{query ? words.nothing : words.empty}</h2>
            <p className="mt-1 mb-4 text-body text-ink-2">{query ? words.nothingBody : words.emptyBody}</p>
            {query && (
              <ButtonLink href={paths.jobs()} variant="plain">
                {words.clear}
              </ButtonLink>
            )}
          </div>
        ) : (
          <>
            <p className="mt-6 pb-2 text-control text-ink-2">
              {counted(words.found, total, locale, { number: formatsOf(locale).number(total) })}
            </p>
            <ul className="border-t border-line">
              {jobs.map((job) => (
                <JobRow key={job.publicId} job={job} locale={locale} withCompany />
              ))}
            </ul>
            <nav aria-label={words.title} className="no-print mt-6 flex flex-wrap gap-2">
              {next && (
                <ButtonLink href={page(next)} variant="plain">
                  {words.more}
                </ButtonLink>
              )}
              {!isFirst && (
                <ButtonLink href={paths.jobs(query)} variant="plain">
                  {words.first}
                </ButtonLink>
              )}
            </nav>
          </>
        )}
        <a href={FEED} className="word no-print mt-6 min-h-10 gap-2.5 text-control">
          <Rss aria-hidden className="size-4" />
          {words.rss}
        </a>
      </Column>
    ),
  };
}
