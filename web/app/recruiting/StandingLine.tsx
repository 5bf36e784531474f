import clsx from "clsx";
import { Link } from "../../ui/Link.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { usePaths } from "../paths.ts";
import { StageIcon } from "./pills.tsx";
import type { Standing } from "./queries/standings.ts";

interface StandingLineProps {
  cvId: string;
  standing: Standing;
  className?: string;
}

/** A job that a CV stands in, in one line: its title as a link to the candidate, the score and the stage there. */
export function StandingLine({ cvId, standing: { jobId, title, stage, score }, className }: StandingLineProps) {
  const { t } = useTranslation("recruiting");
  const paths = usePaths();
  return (
    <span className={clsx("flex min-w-0 items-center gap-2", className)}>
      <Link
        to={paths.candidate(jobId, cvId)}
        title={title}
        className="relative z-1 min-w-0 truncate rounded-chip leading-6 text-accent-ink underline-offset-2 hover:underline"
      >
        {title}
      </Link>
      {score !== null && <span className="shrink-0 font-semibold text-ink tabular-nums">{score}</span>}
      <span className="flex shrink-0 items-center gap-1 text-caption text-ink-2">
        <StageIcon stage={stage} />
        {t(($) => $.stage[stage])}
      </span>
    </span>
  );
}
