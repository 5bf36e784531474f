import { useTranslation } from "react-i18next";
import { Kbd } from "../../../../ui/bits.tsx";
import { Select } from "../../../../ui/Select.tsx";
import { STAGES } from "../../../recruiting/codes.ts";
import { StageIcon } from "../../../recruiting/pills.tsx";
import { keyOfStage, useStageKeys } from "../keys.ts";
import type { Candidate } from "../../../recruiting/queries/candidates.ts";
import { useStage } from "./changes.ts";

export function StageSelect({
  candidate,
  hideLabel,
  className,
}: {
  candidate: Candidate;
  hideLabel?: boolean;
  className?: string;
}) {
  const { t } = useTranslation("candidates");
  const { t: tr } = useTranslation("recruiting");
  const move = useStage(candidate);
  useStageKeys(move);
  return (
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
  );
}
