import { Check, FileText, Highlighter } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "../../../../ui/Button.tsx";
import { rich } from "../../../i18n/rich.tsx";
import { usePaths } from "../../../paths.ts";
import type { PublicJob } from "../queries.ts";
import type { Answers } from "./answers.ts";
import type { Phase } from "./useApplication.ts";

interface ArrivedProps {
  job: PublicJob;
  phase: Phase;
  answers: Answers;
}

/** The file is there: being read, then in. */
export function Arrived({ job, phase, answers }: ArrivedProps) {
  const { t } = useTranslation("public");
  const paths = usePaths();
  const heading = useRef<HTMLHeadingElement>(null);
  const isIn = phase.is === "done";
  useEffect(() => heading.current?.focus(), [isIn]);

  const b = (words: string) => <strong className="font-medium break-words text-ink">{words}</strong>;
  return (
    <>
      {isIn ? (
        <Check aria-hidden className="mb-3 size-6 stroke-[1.75] text-good" />
      ) : (
        <Highlighter aria-hidden className="mb-3 size-6 stroke-[1.75] text-accent-ink" />
      )}
      <h2 id="apply" ref={heading} tabIndex={-1} className="text-[1.125rem] leading-6 font-semibold">
        {isIn ? t(($) => $.arrived.title) : t(($) => $.arrived.reading)}
      </h2>
      <p className="mt-1 text-body text-pretty text-ink-2">
        {isIn
          ? rich(
              t(($) => $.arrived.body, { company: job.employer.name, email: answers.email.trim() }),
              { b },
            )
          : t(($) => $.arrived.readingBody)}
      </p>
      {answers.file && (
        <p className="mt-4 flex items-center gap-3 rounded-control border border-line px-3 py-2.5 text-control">
          <FileText aria-hidden className="size-4 shrink-0 stroke-[1.75] text-ink-2" />
          <span className="min-w-0 truncate font-medium">{answers.file.name}</span>
        </p>
      )}
      {isIn && phase.isLate && <p className="mt-4 text-control text-ink-2">{t(($) => $.arrived.late)}</p>}
      <p className="mt-5 border-t border-line pt-4 text-control text-ink-2">
        <strong className="font-semibold text-ink">{t(($) => $.apply.how)}</strong> {t(($) => $.apply.howBody)}
      </p>
      {isIn && (
        <LinkButton to={paths.publicJobs()} className="mt-5">
          {t(($) => $.job.others)}
        </LinkButton>
      )}
    </>
  );
}
