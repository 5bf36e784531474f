import { Globe, House, Rss } from "lucide-react";
import type { ReactNode } from "react";
import type { ClosedJobPageInput } from "../contract.ts";
import { formatsOf } from "../format.ts";
import { Column } from "../layout/Column.tsx";
import type { PageContent } from "../page.ts";
import { sitePaths } from "../paths.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { counted } from "../ui/counted.ts";
import { fill } from "../words.ts";
import { Employer } from "./Advert.tsx";
import { JobRow } from "./JobRow.tsx";
import { wordsOf } from "./words.ts";

/** A job that takes no applications any more: what became of them, and the employer's open jobs. */
export function closedJobPage({ job, others, feed }: ClosedJobPageInput): PageContent {
  const locale = job.language;
  const words = wordsOf(locale);
  const { closed } = words;
  const paths = sitePaths(locale);
  const { title, employer } = job;
  const company = employer.name;
  const count = others.length;
  return {
    title: fill(closed.metaTitle, { title, company }),
    description: fill(closed.metaDescription, { title, company }),
    section: "jobs",
    isIndexed: false,
    body: (
      <Column className="py-10 phone:py-6">
        <div className="max-w-180">
          <Employer job={job} />
          <h1 className="mt-5 text-public font-semibold">{closed.title}</h1>
          <p className="mt-2 text-lead break-words">{title}</p>
          <ClosedOn {...{ job, closed, locale }} />
          <p className="mt-4 text-section text-ink-2">{closed.body}</p>
          <div className="mt-6 border-y border-line py-4">
            <p className="text-body font-semibold">{closed.appliedTitle}</p>
            <p className="mt-0.5 text-body text-ink-2">{fill(closed.applied, { company })}</p>
          </div>
          {count > 0 && (
            <section>
              <h2 className="mt-8 border-b border-line pb-3 text-lead font-semibold">
                {counted(closed.others, count, locale, { number: formatsOf(locale).number(count), company })}
              </h2>
              <ul>
                {others.map((other) => (
                  <JobRow key={other.publicId} job={other} locale={locale} withArrow />
                ))}
              </ul>
            </section>
          )}
          <ButtonLink href={paths.jobs()} variant="plain" large className="mt-6 phone:w-full">
            {words.others}
          </ButtonLink>
          <ul className="mt-4 grid">
            <Way href={feed} icon={<Rss aria-hidden className="size-4" />} label={words.jobs.rss} />
            {employer.website && (
              <Way
                href={employer.website}
                icon={<Globe aria-hidden className="size-4" />}
                label={fill(closed.website, { company })}
                isOutside
              />
            )}
            <Way href={paths.home()} icon={<House aria-hidden className="size-4" />} label={closed.home} />
          </ul>
        </div>
      </Column>
    ),
  };
}

interface ClosedOnProps extends Pick<ClosedJobPageInput, "job"> {
  closed: ReturnType<typeof wordsOf>["closed"];
  locale: ClosedJobPageInput["job"]["language"];
}

/** The day of the end, where it is known: the owner's closing, or the last day. */
function ClosedOn({ job: { closedAt, endsAt, endsOn }, closed, locale }: ClosedOnProps) {
  if (!closedAt) return null;
  const isLastDay = endsOn !== undefined && closedAt === endsAt;
  return (
    <p className="mt-3 inline-flex items-center gap-2 rounded-dialog border border-line px-3 py-1 text-control font-medium text-ink-2">
      <span aria-hidden className="size-2 bg-ink-3" />
      {isLastDay
        ? fill(closed.endedOn, { day: formatsOf(locale).date(endsOn) })
        : fill(closed.closedOn, { day: formatsOf(locale).date(closedAt) })}
    </p>
  );
}

function Way({ href, icon, label, isOutside }: { href: string; icon: ReactNode; label: string; isOutside?: boolean }) {
  return (
    <li>
      <a
        href={href}
        className="word min-h-10 gap-2.5 text-body"
        {...(isOutside && { target: "_blank", rel: "noopener nofollow ugc" })}
      >
        {icon}
        {label}
      </a>
    </li>
  );
}
