import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Chip } from "../../../../ui/bits.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { usePay } from "../../../recruiting/usePay.ts";
import type { Job } from "../../../recruiting/queries/jobs.ts";
import { useCodeLabel } from "../../../recruiting/labels.ts";

type TextField = "title" | "department" | "location" | "employmentType" | "remotePolicy" | "educationLevel";
type ListField =
  | "technicalSkills"
  | "toolsAndSoftware"
  | "certifications"
  | "industryExperience"
  | "languageRequirements"
  | "keyResponsibilities"
  | "mustHaveRequirements"
  | "niceToHave"
  | "culturalFitIndicators";

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b border-line py-6 last:border-0">
      <h2 className="text-section font-semibold">{title}</h2>
      <dl className="mt-3 space-y-3">{children}</dl>
    </section>
  );
}

/** Everything that is known about a job, in sections; what nobody said is said to be so. */
export function JobFacts({ job }: { job: Job }) {
  const { t } = useTranslation("jobs");
  const formats = useFormats();
  const codeLabel = useCodeLabel();
  const pay = usePay();

  const row = (label: string, content: ReactNode) => (
    <div key={label} className="grid gap-x-6 gap-y-1 text-control sm:grid-cols-[12rem_1fr]">
      <dt className="text-ink-2">{label}</dt>
      <dd className="min-w-0 text-body break-words">
        {content || <span className="text-ink-3">{t(($) => $.review.notSaid)}</span>}
      </dd>
    </div>
  );
  const text = (field: TextField) =>
    row(
      t(($) => $.field[field]),
      job[field] && codeLabel(field, job[field]),
    );
  const chips = (field: ListField) =>
    row(
      t(($) => $.field[field]),
      job[field].length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {job[field].map((word) => (
            <li key={word} className="max-w-full">
              <Chip>{word}</Chip>
            </li>
          ))}
        </ul>
      ),
    );
  const lines = (field: ListField) =>
    row(
      t(($) => $.field[field]),
      job[field].length > 0 && (
        <ul className="list-disc space-y-1 pl-4 font-serif text-quote marker:text-ink-3">
          {job[field].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ),
    );
  const prose = (words: string | undefined) => words && <p className="font-serif text-quote whitespace-pre-wrap">{words}</p>;

  return (
    <div className="max-w-212">
      <Section title={t(($) => $.section.basics)}>
        {text("title")}
        {text("department")}
        {text("location")}
        {text("employmentType")}
        {text("remotePolicy")}
        {row(
          t(($) => $.field.pay),
          job.pay && pay(job.pay),
        )}
      </Section>
      <Section title={t(($) => $.section.technical)}>
        {chips("technicalSkills")}
        {chips("toolsAndSoftware")}
      </Section>
      <Section title={t(($) => $.section.qualifications)}>
        {row(
          t(($) => $.field.yearsOfExperience),
          job.yearsOfExperience !== undefined && job.yearsOfExperience !== null && formats.points(job.yearsOfExperience),
        )}
        {text("educationLevel")}
        {chips("certifications")}
        {chips("languageRequirements")}
        {chips("industryExperience")}
      </Section>
      <Section title={t(($) => $.section.work)}>
        {lines("keyResponsibilities")}
        {lines("mustHaveRequirements")}
        {lines("niceToHave")}
      </Section>
      <Section title={t(($) => $.section.additional)}>
        {lines("culturalFitIndicators")}
        {row(
          t(($) => $.field.additionalRequirements),
          prose(job.additionalRequirements),
        )}
      </Section>
      <Section title={t(($) => $.section.description)}>
        {row(
          t(($) => $.field.description),
          prose(job.description),
        )}
      </Section>
    </div>
  );
}
