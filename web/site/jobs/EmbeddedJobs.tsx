import type { EmbedInput } from "../contract.ts";
import { useStage } from "../context.tsx";
import { fill } from "../words.ts";
import { JobRow } from "./JobRow.tsx";
import { wordsOf } from "./words.ts";

/** A company's open jobs, for the frame on its own site: no script, no header; a job opens in a tab of its own. */
export function EmbeddedJobs({ locale, jobs }: EmbedInput) {
  const { site } = useStage();
  const words = wordsOf(locale);
  const [first] = jobs;
  return (
    <main className="p-4">
      <h1 className="text-title font-semibold">
        {first ? fill(words.embed.title, { company: first.company }) : words.embed.untitled}
      </h1>
      {jobs.length === 0 && <p className="mt-3 text-body text-ink-2">{words.jobs.empty}</p>}
      <ul className="mt-3 border-t border-line">
        {jobs.map((job) => (
          <JobRow key={job.publicId} job={job} locale={locale} newTab />
        ))}
      </ul>
      <p className="mt-3 text-caption text-ink-3">
        <a href={site} target="_blank" rel="noopener" className="hover:underline">
          {words.embed.by}
        </a>
      </p>
    </main>
  );
}
