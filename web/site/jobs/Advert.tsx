import { type Block, blocksOf, bodyOf, unsaid } from "@candor/core/job/advert.info";
import type { Advert as Job } from "@candor/core/job/publication.info";
import type { ReactNode } from "react";
import { formatsOf } from "../format.ts";
import { fill } from "../words.ts";
import { CompanyMark } from "./CompanyMark.tsx";
import { factsOf, wordsOf } from "./words.ts";

const heading = "mt-8 text-lead font-semibold";
/** The employer's own words, in their own type. */
const theirs = "advert mt-3 break-words";

function Lines({ items }: { items: readonly string[] }) {
  return (
    <ul className={`${theirs} space-y-1.5`}>
      {items.map((item, index) => (
        <li key={`${index}-${item}`} className="relative ps-5">
          <span aria-hidden className="absolute start-0 text-ink-3">
            –
          </span>
          {item}
        </li>
      ))}
    </ul>
  );
}

function Part({ block }: { block: Block }) {
  if (block.kind === "list") return <Lines items={block.items} />;
  if (block.kind === "heading") return <h2 className={heading}>{block.text}</h2>;
  return <p className={`${theirs} whitespace-pre-line`}>{block.text}</p>;
}

export function Employer({ job: { employer, logo } }: { job: Job }) {
  return (
    <div className="flex items-center gap-3">
      <CompanyMark name={employer.name} logo={logo} />
      <p className="min-w-0 text-control break-words">
        <span className="block text-body font-semibold">{employer.name}</span>
        {employer.location && <span className="text-ink-2">{employer.location}</span>}
      </p>
    </div>
  );
}

/** Key facts above the advert: place, pay, dates. */
function Facts({ job }: { job: Job }) {
  const { language } = job;
  const words = wordsOf(language).job;
  const { place, type, pay } = factsOf(job, language);
  const facts: [label: string, value: ReactNode][] = [
    [words.place, place],
    [words.type, type],
    [words.pay, pay],
    [words.department, job.department],
    [words.languages, job.languageRequirements.join(", ")],
    [
      words.posted,
      <time key="posted" dateTime={job.publishedAt}>
        {formatsOf(language).date(job.publishedAt)}
      </time>,
    ],
    [
      words.until,
      job.endsOn && (
        <time key="until" dateTime={job.endsOn}>
          {formatsOf(language).date(job.endsOn)}
        </time>
      ),
    ],
  ];
  return (
    <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-3 border-y border-line py-4 phone:grid phone:grid-cols-2 phone:gap-x-4">
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-caption text-ink-3">{label}</dt>
            <dd className="mt-0.5 text-body font-medium break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The job as its employer describes it. */
export function Advert({ job }: { job: Job }) {
  const words = wordsOf(job.language).job;
  const { employer } = job;
  const lists = [
    [words.tasks, unsaid(job.keyResponsibilities, job.description)],
    [words.musts, unsaid(job.mustHaveRequirements, job.description)],
    [words.niceToHave, unsaid(job.niceToHave, job.description)],
  ] as const;
  return (
    <article className="min-w-0">
      <Employer job={job} />
      <h1 className="mt-5 text-public font-semibold break-words hyphens-auto">{job.title}</h1>
      <Facts job={job} />
      <div className="pt-3">
        {blocksOf(bodyOf(job)).map((block, index) => (
          <Part key={`${index}-${block.kind}`} block={block} />
        ))}
      </div>
      {lists.map(
        ([title, items]) =>
          items.length > 0 && (
            <section key={title}>
              <h2 className={heading}>{title}</h2>
              <Lines items={items} />
            </section>
          ),
      )}
      {(employer.about || employer.website) && (
        <section>
          <h2 className={heading}>{fill(words.about, { company: employer.name })}</h2>
          {employer.about && <p className={`${theirs} whitespace-pre-line`}>{employer.about}</p>}
          {employer.website && (
            <p className="mt-3 text-body">
              <a className="link break-all" href={employer.website} target="_blank" rel="noopener nofollow ugc">
                {bareAddress(employer.website)}
              </a>
            </p>
          )}
        </section>
      )}
      {employer.advantages && employer.advantages.items.length > 0 && (
        <section>
          <h2 className={heading}>{employer.advantages.title || fill(words.working, { company: employer.name })}</h2>
          <Lines items={employer.advantages.items} />
        </section>
      )}
    </article>
  );
}

const bareAddress = (url: string): string => url.replace(/^https?:\/\//iu, "").replace(/\/$/u, "");
