import type { Stage } from "@candor/core/candidacy/candidate.info";
import { useHotkey } from "../../../ui/useHotkey.ts";
import { STAGES } from "../../recruiting/codes.ts";

/** The key that moves a candidate to a stage, shown beside it in the menu: 1 for the first. */
export const keyOfStage = (stage: Stage): string => String(STAGES.indexOf(stage) + 1);

/** 1 to 5 move the candidate in view to a stage. */
export function useStageKeys(move: (stage: Stage) => void): void {
  const [first, second, third, fourth, fifth] = STAGES;
  useHotkey("1", () => move(first!));
  useHotkey("2", () => move(second!));
  useHotkey("3", () => move(third!));
  useHotkey("4", () => move(fourth!));
  useHotkey("5", () => move(fifth!));
}
