import type { Candidate } from "../../../recruiting/queries/candidates.ts";

type Duplicate = Candidate["duplicates"][number];

/**
 * The stage after a merge: this candidacy's, unless nobody has moved it yet. `isTaken` is true if it comes from the other.
 */
export function stageAfter(
  standing: Candidate["stage"],
  other: Duplicate["stage"],
): { stage: Candidate["stage"]; isTaken: boolean } {
  const isTaken = standing === "screening" && other !== "screening";
  return { stage: isTaken ? other : standing, isTaken };
}
