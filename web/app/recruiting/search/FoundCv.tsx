import type { Criterion } from "@candor/scoring/criterion.info";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Tag } from "../../../ui/bits.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { AllAnswers, AnswerSigns, BestQuote } from "./AnswerMarks.tsx";
import { answersTo } from "./answers.ts";
import type { PoolFound } from "../queries/pool.ts";

interface FoundCvProps {
  cv: PoolFound;
  understood: readonly Criterion[];
  /** The name as a link, or a checkbox with it. */
  name: ReactNode;
  score: ReactNode;
  isUnfolded: boolean;
  onToggle: () => void;
}

/** A matching CV: name, quote, and the jobs it is in. */
export function FoundCv({ cv, understood, name, score, isUnfolded, onToggle }: FoundCvProps) {
  const { t } = useTranslation("cvs");
  const { t: tc } = useTranslation("search");
  const answers = answersTo(understood, cv.marks);
  const jobs = cv.jobs.map(({ title }) => title);
  return (
    <div className="flex items-start gap-x-4">
      <div className="min-w-0 flex-1 space-y-1">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          {name}
          <span className="min-w-0 truncate text-caption text-ink-2">
            {[cv.jobTitle, cv.location].filter(Boolean).join(", ")}
          </span>
          {cv.isInJob && <Tag>{t(($) => $.pool.inJob)}</Tag>}
        </div>
        {isUnfolded ? <AllAnswers answers={answers} /> : <BestQuote answers={answers} isWhole />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-caption text-ink-2">
          <AnswerSigns answers={answers} />
          <span className="min-w-0 break-words">
            {jobs.length > 0 ? t(($) => $.pool.stands, { jobs: jobs.join(", ") }) : t(($) => $.pool.noJob)}
          </span>
        </div>
      </div>
      <div className="flex shrink-0 items-center gap-1">
        {score}
        <IconButton
          className="relative"
          aria-expanded={isUnfolded}
          label={tc(($) => $.allOf, { name: cv.fullName ?? cv.fileName })}
          icon={<ChevronDown aria-hidden className={isUnfolded ? "rotate-180" : ""} />}
          onClick={onToggle}
        />
      </div>
    </div>
  );
}
