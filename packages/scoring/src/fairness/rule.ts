import type { WordingKey } from "./wordings.ts";

/** Reason why a wish cannot be a criterion. */
export type ProtectedReason =
  | "age"
  | "gender"
  | "nationality"
  | "nativeSpeaker"
  | "militaryService"
  | "maritalStatus"
  | "familyDuties"
  | "pregnancy"
  | "photo"
  | "religion"
  | "health"
  | "appearance"
  | "union";

/** Wishes of one reason with the lawful wording that is offered. The patterns are matched on flat text and are bounded. */
export interface Rule {
  readonly reason: ProtectedReason;
  readonly wording: WordingKey;
  readonly patterns: readonly string[];
  /** An adjective that a team or a company may have as well: "a young, growing company". */
  readonly isAdjective?: true;
}

export const rule = (reason: ProtectedReason, wording: WordingKey, ...patterns: readonly string[]): Rule => ({
  reason,
  wording,
  patterns,
});
