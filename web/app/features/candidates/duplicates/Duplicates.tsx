import { UsersRound } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { LinkButton } from "../../../../ui/LinkButton.tsx";
import { lazy } from "../../../../ui/lazy.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { rich } from "../../../i18n/rich.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { usePaths } from "../../../paths.ts";
import type { Candidate } from "../../../recruiting/queries/candidates.ts";
import { useNameOf } from "../../../recruiting/candidate/labels.tsx";
import { useDistinction } from "./changes.ts";

const MergeDialog = lazy(() => import("./MergeDialog.tsx"));

export type Duplicate = Candidate["duplicates"][number];

/** Candidates of the job who may be the same person, with reasons. Merging takes a person's decision. */
export function Duplicates({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation("candidate");
  const [toMerge, setToMerge] = useState<Duplicate>();
  return (
    <>
      {candidate.duplicates.length > 0 && (
        <section aria-label={t(($) => $.duplicates.label)} className="border-b border-line bg-canvas">
          {candidate.duplicates.map((duplicate) => (
            <Suggestion key={duplicate.cvId} candidate={candidate} duplicate={duplicate} onMerge={() => setToMerge(duplicate)} />
          ))}
        </section>
      )}
      {toMerge && <MergeDialog candidate={candidate} duplicate={toMerge} onClose={() => setToMerge(undefined)} />}
    </>
  );
}

function Suggestion({ candidate, duplicate, onMerge }: { candidate: Candidate; duplicate: Duplicate; onMerge: () => void }) {
  const { t } = useTranslation("candidate");
  const formats = useFormats();
  const paths = usePaths();
  const name = useNameOf()(duplicate);
  const distinction = useDistinction(candidate);
  const said = {
    name,
    date: formats.day(duplicate.appliedAt),
    because: formats.list(duplicate.because.map((reason) => t(($) => $.duplicates.because[reason]))),
  };
  return (
    <div className="flex items-start gap-3 border-t border-line px-4 py-3 first:border-0">
      <UsersRound aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-ink-2" />
      <div className="min-w-0">
        <p className="text-control break-words">
          {rich(
            duplicate.score === null
              ? t(($) => $.duplicates.whoUnscored, said)
              : t(($) => $.duplicates.who, { ...said, score: duplicate.score }),
            { b: (words) => <strong className="font-semibold">{words}</strong> },
          )}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <LinkButton
            size="sm"
            to={paths.candidate(candidate.jobId, duplicate.cvId)}
            aria-label={t(($) => $.duplicates.compareWith, { name })}
          >
            {t(($) => $.duplicates.compare)}
          </LinkButton>
          <Button size="sm" onClick={onMerge}>
            {t(($) => $.duplicates.merge)}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            busy={distinction.isPending && t(($) => $.duplicates.marking)}
            onClick={() => distinction.mutate(duplicate.cvId)}
          >
            {t(($) => $.duplicates.different)}
          </Button>
        </div>
      </div>
    </div>
  );
}
