import type { EducationLevel } from "@candor/scoring/profile.info";
import { ChevronRight, Lock } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Chip } from "../../../../ui/bits.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useMonths } from "../../../recruiting/candidate/notes.ts";
import type { Candidate } from "../../../recruiting/queries/candidates.ts";
import { Distinct } from "../duplicates/Distinct.tsx";
import { Merged } from "../duplicates/Merged.tsx";
import { ApplicationBlock } from "./ApplicationBlock.tsx";
import { ContactFacts } from "./Contact.tsx";
import { History } from "./History.tsx";
import { WriteMenu } from "./WriteMenu.tsx";

/** Contact, work and education from the CV, and the redacted facts. */
export function Details({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation(["candidates", "candidate", "marks"]);
  const { t: tr } = useTranslation("recruiting");
  const formats = useFormats();
  const months = useMonths();
  const { email, profile, educationLevel } = candidate;
  /** "German (native)", "English C1". */
  const spoken = ({ value, level }: (typeof profile.languages)[number]) =>
    level === "native" ? `${value} (${t(($) => $.note.native, { ns: "marks" })})` : [value, level].filter(Boolean).join(" ");
  const facts: Record<string, ReactNode> = {
    [t(($) => $.candidate.details.experience)]: profile.experienceMonths !== undefined && months(profile.experienceMonths),
    [t(($) => $.candidate.details.seniority)]:
      profile.experienceLevel && t(($) => $.candidate.details.level[profile.experienceLevel!]),
    [t(($) => $.candidate.details.department)]: candidate.department,
    [t(($) => $.candidate.details.industries)]: candidate.industryExperience.join(", "),
    [t(($) => $.candidate.details.education)]: educationLevel && tr(($) => $.educationLevel[educationLevel as EducationLevel]),
    [t(($) => $.candidate.details.languages)]: profile.languages.map(spoken).join(", "),
    [t(($) => $.candidate.details.driverLicence)]: candidate.driverLicence,
    [t(($) => $.candidate.details.source)]: t(($) => $.candidate.details.sourceOn, {
      source: tr(($) => $.source[candidate.source]),
      date: formats.date(candidate.appliedAt),
    }),
    [t(($) => $.candidate.details.file)]: t(($) => $.candidate.details.fileOf, {
      name: candidate.file.name,
      size: formats.fileSize(candidate.file.size),
    }),
  };
  return (
    <>
      {candidate.overallSummary && (
        <section>
          <h2 className="text-control font-semibold">{t(($) => $.candidate.details.summary)}</h2>
          <p className="mt-1.5 text-control text-ink-2">{candidate.overallSummary}</p>
        </section>
      )}
      <section>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-control font-semibold">{t(($) => $.candidate.details.title)}</h2>
          {email !== null && <WriteMenu candidate={candidate} email={email} />}
        </div>
        <dl className="mt-2 grid grid-cols-[5.25rem_minmax(0,1fr)] gap-x-3 text-control">
          <ContactFacts candidate={candidate} />
          {Object.entries(facts).map(
            ([label, value]) =>
              value && (
                <div key={label} className="contents">
                  <dt className="py-[3px] text-ink-2">{label}</dt>
                  <dd className="py-[3px] break-words">{value}</dd>
                </div>
              ),
          )}
        </dl>
      </section>
      <ApplicationBlock candidate={candidate} />
      <Merged candidate={candidate} />
      <Distinct candidate={candidate} />
      <Words title={t(($) => $.candidate.details.skills)} words={candidate.technicalSkills} />
      <Words title={t(($) => $.candidate.details.tools)} words={candidate.toolsAndSoftware} />
      <Words title={t(($) => $.candidate.details.certifications)} words={candidate.certifications} />
      <Protected facts={candidate.protected} hasName={candidate.fullName !== null} />
      <History candidate={candidate} />
    </>
  );
}

function Words({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <section>
      <h2 className="text-control font-semibold">{title}</h2>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {words.map((word) => (
          <li key={word} className="max-w-full">
            <Chip>{word}</Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}

const KINDS = ["age", "birthDate", "gender", "maritalStatus", "nationality", "militaryService"] as const;

/** Facts that no score may use, folded away. */
function Protected({ facts, hasName }: { facts: Candidate["protected"]; hasName: boolean }) {
  const { t } = useTranslation("candidate");
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  // Not by CSS, because the Turkish i becomes İ.
  const capital = (word: string) => word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
  const found = KINDS.flatMap((kind) => {
    const fact = facts[kind];
    return fact ? [{ kind, value: fact.value }] : [];
  });
  const kept = [
    ...(hasName ? [t(($) => $.protected.name)] : []),
    ...(facts.hasPhoto ? [t(($) => $.protected.photo)] : []),
    ...found.map(({ kind }) => t(($) => $.protected[kind])),
  ];
  return (
    <section className="border-t border-line pt-4 text-control">
      <p className="flex items-start gap-2 text-ink-2">
        <Lock aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-ink-3" />
        {kept.length > 0 ? t(($) => $.protected.kept, { list: kept.join(", ") }) : t(($) => $.protected.nothing)}
      </p>
      {found.length > 0 && (
        <details className="group mt-1.5 pl-6" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="flex min-h-6 list-none items-center gap-1 font-medium text-accent-ink phone:min-h-10 [&::-webkit-details-marker]:hidden">
            <ChevronRight aria-hidden className="size-4 stroke-[1.75] transition-transform group-open:rotate-90" />
            {t(($) => $.protected.show)}
          </summary>
          {/* Rendered only when opened, so that neither the browser's search nor the source shows them. */}
          {isOpen && (
            <dl className="mt-1.5 grid grid-cols-[minmax(5.5rem,auto)_minmax(0,1fr)] gap-x-3 gap-y-1.5">
              {found.map(({ kind, value }) => (
                <div key={kind} className="contents">
                  <dt className="text-ink-2">{capital(t(($) => $.protected[kind]))}</dt>
                  <dd className="hatched break-words">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </details>
      )}
    </section>
  );
}
