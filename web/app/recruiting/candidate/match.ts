import type { CandidateRow } from "../queries/candidates.ts";

export type Matched = Pick<CandidateRow, "isMatched" | "isRecommended" | "isMustMissing">;

/** A candidate who does not show a must is not called a match, however many points the rest has earned. */
export const matchOf = ({ isRecommended, isMatched, isMustMissing }: Matched) =>
  isRecommended ? "recommended" : !isMatched ? "notMatched" : isMustMissing ? "mustMissing" : "matched";
