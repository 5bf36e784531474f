import type { Stage } from "@candor/core/candidacy/candidate.info";
import { useState } from "react";
import { Kbd } from "../../../../ui/bits.tsx";
import { Select } from "../../../../ui/Select.tsx";
import { lazyWith } from "../../../i18n/lazyWith.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { STAGES } from "../../../recruiting/codes.ts";
import { StageIcon } from "../../../recruiting/pills.tsx";
import { keyOfStage, useStageKeys } from "../keys.ts";
import type { Candidate } from "../../../recruiting/queries/candidates.ts";
import { useStage } from "./changes.ts";

const RejectDialog = lazyWith(["decisions"], () => import("../../../recruiting/rejection/RejectDialog.tsx"));

/** The stage of a candidate. Rejecting asks for a reason and a mail. */
export function StageSelect({
  candidate,
  hideLabel,
  className,
}: {
  candidate: Candidate;
  hideLabel?: boolean;
  className?: string;
}) {
  const { t } = useTranslation("candidate");
  const { t: tr } = useTranslation("recruiting");
  const shift = useStage(candidate);
  const [isRejecting, setRejecting] = useState(false);
  const move = (stage: Stage) => {
    if (stage === "rejected" && candidate.stage !== "rejected") setRejecting(true);
    else shift(stage);
  };
  useStageKeys(move);
  return (
    <>
      <Select
        label={t(($) => $.stage.label)}
        {...(hideLabel && { hideLabel })}
        {...(className && { className })}
        value={candidate.stage}
        onChange={move}
        options={STAGES.map((stage) => ({
          value: stage,
          label: tr(($) => $.stage[stage]),
          icon: <StageIcon stage={stage} />,
          aside: <Kbd>{keyOfStage(stage)}</Kbd>,
        }))}
      />
      {isRejecting && (
        <RejectDialog
          jobId={candidate.jobId}
          cvIds={[candidate.cvId]}
          language={candidate.profile.language}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  );
}
