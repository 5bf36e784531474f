import { type Block, blocksOf, bodyOf, unsaid } from "@candor/core/job/advert.info";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/format.ts";
import { CompanyMark } from "../../../recruiting/CompanyMark.tsx";
import { usePay } from "../../../recruiting/usePay.ts";
import { useCodeLabel } from "../../../recruiting/labels.ts";
import { usePlace } from "../place.ts";
import type { PublicJob } from "../queries.ts";

const heading = "mt-8 text-[1.0625rem] leading-6 font-semibold tracking-[-0.012em]";
/** The employer's own words, in their own type. */
const theirs = "mt-3 font-serif text-[1.0625rem] leading-[1.6] text-pretty break-words";

function Lines({ items }: { items: readonly string[] }) {
  return (
    <ul className={`${theirs} space-y-1.5`}>
      {items.map((item, index) => (
        <li key={`${index}-${item}`} className="relative pl-5">
          <span aria-hidden className="absolute left-0 text-ink-3">
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

/** A section: our heading, the employer's lines. */
function Section({ title, lang, children }: { title: string; lang: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={heading}>{title}</h2>
      <div lang={lang}>{children}</div>
    </section>
  );
}

function Employer({ job }: { job: PublicJob }) {
  const { name, location } = job.employer;
  return (
    <div className="flex items-center gap-3">
      <CompanyMark name={name} logo={job.logo} />
      <p className="min-w-0 text-control break-words">
        <span className="block text-body font-semibold">{name}</span>
        {location && <span className="text-ink-2">{location}</span>}
      </p>
    </div>
  );
}

/** Key facts above the advert: place, pay, date. */
function Facts({ job }: { job: PublicJob }) {
  const { t } = useTranslation("public");
  const formats = useFormats();
  const codeLabel = useCodeLabel();
  const place = usePlace();
  const pay = usePay();
  const facts: [label: string, value: ReactNode][] = [
    [t(($) => $.job.place), place(job)],
    [t(($) => $.job.type), job.employmentType && codeLabel("employmentType", job.employmentType)],
    [t(($) => $.job.pay), job.pay && pay(job.pay)],
    [t(($) => $.job.department), job.department],
    [t(($) => $.job.languages), job.languageRequirements.join(", ")],
    [
      t(($) => $.job.posted),
      <time key="posted" dateTime={job.publishedAt}>
        {formats.longDate(job.publishedAt)}
      </time>,
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
export function Advert({ job }: { job: PublicJob }) {
  const { t } = useTranslation("public");
  const { employer, language } = job;
  const lists = [
    [t(($) => $.job.tasks), unsaid(job.keyResponsibilities, job.description)],
    [t(($) => $.job.musts), unsaid(job.mustHaveRequirements, job.description)],
    [t(($) => $.job.niceToHave), unsaid(job.niceToHave, job.description)],
  ] as const;
  return (
    <article className="min-w-0">
      <Employer job={job} />
      <h1
        lang={language}
        className="mt-5 text-[2.125rem] leading-10 font-semibold tracking-[-0.03em] break-words hyphens-auto phone:mt-4 phone:text-figure"
      >
        {job.title}
      </h1>
      <Facts job={job} />
      <div lang={language} className="pt-3">
        {blocksOf(bodyOf(job)).map((block, index) => (
          <Part key={`${index}-${block.kind}`} block={block} />
        ))}
      </div>
      {lists.map(
        ([title, items]) =>
          items.length > 0 && (
            <Section key={title} title={title} lang={language}>
              <Lines items={items} />
            </Section>
          ),
      )}
      {(employer.about || employer.website) && (
        <Section title={t(($) => $.job.about, { company: employer.name })} lang={language}>
          {employer.about && <p className={`${theirs} whitespace-pre-line`}>{employer.about}</p>}
          {employer.website && (
            <p className="mt-3 text-body">
              <a className="link break-all" href={employer.website} target="_blank" rel="noopener nofollow ugc">
                {employer.website.replace(/^https?:\/\//iu, "").replace(/\/$/u, "")}
              </a>
            </p>
          )}
        </Section>
      )}
      {employer.advantages && employer.advantages.items.length > 0 && (
        <Section title={employer.advantages.title || t(($) => $.job.working, { company: employer.name })} lang={language}>
          <Lines items={employer.advantages.items} />
        </Section>
      )}
    </article>
  );
}
