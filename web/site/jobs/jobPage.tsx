import { consentText } from "@candor/core/job/consent.info";
import { summaryOf } from "@candor/core/job/advert.info";
import { Island } from "../context.tsx";
import type { JobPageInput } from "../contract.ts";
import { Apply } from "../islands/apply/Apply.tsx";
import { Column } from "../layout/Column.tsx";
import type { PageContent } from "../page.ts";
import { sitePaths } from "../paths.ts";
import { rich } from "../ui/rich.tsx";
import { fill } from "../words.ts";
import { Advert } from "./Advert.tsx";
import { NoApplications } from "./NoApplications.tsx";
import { wordsOf } from "./words.ts";

const card = "rounded-card border border-line bg-surface p-6 phone:p-5";

/** A job that is open or on hold, in the advert's language. */
export function jobPage({ job, mailbox, posting }: JobPageInput): PageContent {
  const words = wordsOf(job.language);
  const paths = sitePaths(job.language);
  const isOpen = job.status === "open";
  const name = { title: job.title, company: job.employer.name };
  return {
    title: isOpen ? `${name.title}, ${name.company} · Candor` : fill(words.onHold.metaTitle, name),
    description: summaryOf(job),
    section: "jobs",
    ...(posting && { structuredData: [posting] }),
    body: (
      <Column className="grid grid-cols-1 gap-x-18 gap-y-10 py-10 lg:grid-cols-[minmax(0,1fr)_24.25rem] phone:gap-y-8 phone:py-6">
        <div className="min-w-0">
          <Advert job={job} />
          {isOpen && <ApplyBar {...words.apply} />}
        </div>
        <aside className="no-print min-w-0 self-start">
          {isOpen ? (
            <section aria-labelledby="apply" className={`${card} shadow-1`}>
              <ByMail mailbox={mailbox} title={words.noScript.title} body={words.noScript.body} />
              <div className="js-only">
                <Island
                  name="apply"
                  of={Apply}
                  props={{
                    publicId: job.publicId,
                    company: name.company,
                    locale: job.language,
                    consent: consentText(job.language, name.company),
                    privacy: paths.privacy(),
                    jobs: paths.jobs(),
                    words: applyWords(words),
                  }}
                />
              </div>
            </section>
          ) : (
            <section className={card}>
              <NoApplications status="onHold" jobs={paths.jobs()} words={words} />
            </section>
          )}
        </aside>
      </Column>
    ),
  };
}

/** Only what the form says, because the words travel with the page. */
const applyWords = ({ apply, missing, flaw, arrived, closed, onHold, others, privacy }: ReturnType<typeof wordsOf>) => ({
  apply,
  missing,
  flaw,
  arrived,
  closed: { title: closed.title, body: closed.body },
  onHold: { title: onHold.title, body: onHold.body },
  others,
  privacy,
});

/** On small screens a link to the form, at the lower edge of the screen until the advert has ended. */
function ApplyBar({ withPdf, leftOut }: { withPdf: string; leftOut: string }) {
  return (
    <div className="apply-bar no-print hidden narrow:block">
      <a href="#apply" className="button button-primary button-large w-full">
        {withPdf}
      </a>
      <p className="mt-2 text-center text-caption text-ink-3">{leftOut}</p>
    </div>
  );
}

/** Without scripts the job takes CVs by mail. */
function ByMail({ mailbox, title, body }: { mailbox: string; title: string; body: string }) {
  const link = (address: string) => (
    <a className="link break-all" href={`mailto:${address}`}>
      {address}
    </a>
  );
  return (
    <noscript>
      <h2 id="apply" tabIndex={-1} className="text-lead font-semibold">
        {title}
      </h2>
      <p className="mt-1 text-body text-ink-2">{rich(fill(body, { mailbox: `<a>${mailbox}</a>` }), { a: link })}</p>
    </noscript>
  );
}
