import { Check, FileText, Highlighter } from "lucide-react";
import { useEffect, useRef } from "react";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { rich } from "../../ui/rich.tsx";
import type { Answers } from "./answers.ts";
import type { ApplyProps } from "./Apply.tsx";
import type { Phase } from "./useApplication.ts";

interface ArrivedProps extends ApplyProps {
  phase: Phase;
  answers: Answers;
}

/** The file is there: being read, then in. */
export function Arrived({ company, jobs, words, phase, answers }: ArrivedProps) {
  const { arrived, apply, others } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  const isIn = phase.is === "done";
  useEffect(() => heading.current?.focus(), [isIn]);

  const values: Readonly<Record<string, string>> = { "{company}": company, "{email}": answers.email.trim() };
  const b = (name: string) => <strong className="font-medium break-words text-ink">{values[name]}</strong>;
  const Icon = isIn ? Check : Highlighter;
  return (
    <>
      <Icon aria-hidden className={`mb-3 size-6 stroke-[1.75] ${isIn ? "text-good" : "text-accent-ink"}`} />
      <h2 ref={heading} tabIndex={-1} className="text-lead font-semibold">
        {isIn ? arrived.title : arrived.reading}
      </h2>
      <p className="mt-1 text-body text-ink-2">{isIn ? rich(arrived.body, { b }) : arrived.readingBody}</p>
      {answers.file && (
        <p className="mt-4 flex items-center gap-3 rounded-control border border-line p-3 text-control">
          <FileText aria-hidden className="size-4 shrink-0 stroke-[1.75] text-ink-2" />
          <span className="min-w-0 truncate font-medium">{answers.file.name}</span>
        </p>
      )}
      {isIn && phase.isLate && <p className="mt-4 text-control text-ink-2">{arrived.late}</p>}
      <p className="mt-5 border-t border-line pt-4 text-control text-ink-2">
        <strong className="font-semibold text-ink">{apply.how}</strong> {apply.howBody}
      </p>
      {isIn && (
        <ButtonLink href={jobs} variant="plain" className="mt-5">
          {others}
        </ButtonLink>
      )}
    </>
  );
}
