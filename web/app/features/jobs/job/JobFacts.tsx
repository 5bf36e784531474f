import { hasEnded } from "@candor/core/job/last-day.info";
import type { ReactNode } from "react";
import { Chip } from "../../../../ui/bits.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { usePay } from "../../../recruiting/usePay.ts";
import type { Job } from "../../../recruiting/queries/jobs.ts";
import { useCodeLabel } from "../../../recruiting/labels.ts";

type TextField = "title" | "department" | "location" | "employmentType" | "weeklyHours" | "remotePolicy" | "educationLevel";
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

/** All fields of a job, in sections. Empty ones say so. */
export function JobFacts({ job }: { job: Job }) {
  const { t } = useTranslation("jobs");
  const formats = useFormats();
  const pay = usePay();
  const years = job.yearsOfExperience;
  return (
    <div className="max-w-212">
      <Section title={t(($) => $.section.basics)}>
        <Texts job={job} fields={["title", "department", "location", "employmentType", "weeklyHours", "remotePolicy"]} />
        <Row label={t(($) => $.field.pay)}>{job.pay && pay(job.pay)}</Row>
        <Row label={t(($) => $.field.endsOn)}>
          {job.endsOn &&
            (hasEnded(job)
              ? t(($) => $.review.ended, { day: formats.calendarDay(job.endsOn) })
              : formats.calendarDay(job.endsOn))}
        </Row>
      </Section>
      <Section title={t(($) => $.section.technical)}>
        <Chips job={job} fields={["technicalSkills", "toolsAndSoftware"]} />
      </Section>
      <Section title={t(($) => $.section.qualifications)}>
        <Row label={t(($) => $.field.yearsOfExperience)}>{years !== undefined && years !== null && formats.points(years)}</Row>
        <Texts job={job} fields={["educationLevel"]} />
        <Chips job={job} fields={["certifications", "languageRequirements", "industryExperience"]} />
      </Section>
      <Section title={t(($) => $.section.work)}>
        <Lines job={job} fields={["keyResponsibilities", "mustHaveRequirements", "niceToHave"]} />
      </Section>
      <Section title={t(($) => $.section.additional)}>
        <Lines job={job} fields={["culturalFitIndicators"]} />
        <Prose label={t(($) => $.field.additionalRequirements)} text={job.additionalRequirements} />
      </Section>
      <Section title={t(($) => $.section.description)}>
        <Prose label={t(($) => $.field.description)} text={job.description} />
      </Section>
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation("jobs");
  return (
    <div className="grid gap-x-6 gap-y-1 text-control sm:grid-cols-[12rem_1fr]">
      <dt className="text-ink-2">{label}</dt>
      <dd className="min-w-0 text-body break-words">
        {children || <span className="text-ink-3">{t(($) => $.review.notSaid)}</span>}
      </dd>
    </div>
  );
}

function Texts({ job, fields }: { job: Job; fields: readonly TextField[] }) {
  const { t } = useTranslation("jobs");
  const codeLabel = useCodeLabel();
  return fields.map((field) => (
    <Row key={field} label={t(($) => $.field[field])}>
      {job[field] && codeLabel(field, job[field])}
    </Row>
  ));
}

interface ListsProps {
  job: Job;
  fields: readonly ListField[];
}

function Chips({ job, fields }: ListsProps) {
  const { t } = useTranslation("jobs");
  return fields.map((field) => (
    <Row key={field} label={t(($) => $.field[field])}>
      {job[field].length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {job[field].map((word) => (
            <li key={word} className="max-w-full">
              <Chip>{word}</Chip>
            </li>
          ))}
        </ul>
      )}
    </Row>
  ));
}

function Lines({ job, fields }: ListsProps) {
  const { t } = useTranslation("jobs");
  return fields.map((field) => (
    <Row key={field} label={t(($) => $.field[field])}>
      {job[field].length > 0 && (
        <ul className="list-disc space-y-1 pl-4 font-serif text-quote marker:text-ink-3">
          {job[field].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Row>
  ));
}

function Prose({ label, text }: { label: string; text: string | undefined }) {
  return <Row label={label}>{text && <p className="font-serif text-quote whitespace-pre-wrap">{text}</p>}</Row>;
}
