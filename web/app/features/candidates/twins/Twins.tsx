import { UsersRound } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "../../../../ui/Button.tsx";
import { lazy } from "../../../../ui/lazy.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { rich } from "../../../i18n/rich.tsx";
import { usePaths } from "../../../paths.ts";
import type { Candidate } from "../../../recruiting/queries/candidates.ts";
import { useNameOf } from "../../../recruiting/candidate/labels.tsx";
import { useDistinction } from "./changes.ts";

const MergeDialog = lazy(() => import("./MergeDialog.tsx"));

export type Twin = Candidate["twins"][number];

/** Candidates of the job who may be the same person, with reasons. Merging takes a person's decision. */
export function Twins({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation("candidates");
  const [toMerge, setToMerge] = useState<Twin>();
  return (
    <>
      {candidate.twins.length > 0 && (
        <section aria-label={t(($) => $.twins.label)} className="border-b border-line bg-canvas">
          {candidate.twins.map((twin) => (
            <Suggestion key={twin.cvId} candidate={candidate} twin={twin} onMerge={() => setToMerge(twin)} />
          ))}
        </section>
      )}
      {toMerge && <MergeDialog candidate={candidate} twin={toMerge} onClose={() => setToMerge(undefined)} />}
    </>
  );
}

function Suggestion({ candidate, twin, onMerge }: { candidate: Candidate; twin: Twin; onMerge: () => void }) {
  const { t } = useTranslation("candidates");
  const formats = useFormats();
  const paths = usePaths();
  const name = useNameOf()(twin);
  const distinction = useDistinction(candidate);
  const said = {
    name,
    date: formats.day(twin.appliedAt),
    because: formats.list(twin.because.map((reason) => t(($) => $.twins.because[reason]))),
  };
  return (
    <div className="flex items-start gap-3 border-t border-line px-4 py-3 first:border-0">
      <UsersRound aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-ink-2" />
      <div className="min-w-0">
        <p className="text-control break-words">
          {rich(
            twin.score === null ? t(($) => $.twins.whoUnscored, said) : t(($) => $.twins.who, { ...said, score: twin.score }),
            { b: (words) => <strong className="font-semibold">{words}</strong> },
          )}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <LinkButton
            size="sm"
            to={paths.candidate(candidate.jobId, twin.cvId)}
            aria-label={t(($) => $.twins.compareWith, { name })}
          >
            {t(($) => $.twins.compare)}
          </LinkButton>
          <Button size="sm" onClick={onMerge}>
            {t(($) => $.twins.merge)}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            busy={distinction.isPending && t(($) => $.twins.marking)}
            onClick={() => distinction.mutate(twin.cvId)}
          >
            {t(($) => $.twins.different)}
          </Button>
        </div>
      </div>
    </div>
  );
}
