/** Levels of a job, from the lowest. Their meaning is in `evals/tools/README.md`. */
export const LEVELS = ["entry", "experienced", "senior", "lead", "executive"] as const;
export type Level = (typeof LEVELS)[number];

/** Strength of one piece of evidence. */
export type Strength = "strong" | "medium" | "weak";

/** Reason why words speak for a level; each has a sentence in four languages. */
export type LevelReason =
  | "title"
  | "yearsMany"
  | "yearsSome"
  | "yearsFew"
  | "noExperience"
  | "learning"
  | "guides"
  | "owns"
  | "expert"
  | "leadsPeople"
  | "plansPeople"
  | "leadsLeaders"
  | "board"
  | "budget"
  | "trained"
  | "noReports"
  | "hasSuperior";

/** Words that speak for a level; the pattern is matched on flat text and is bounded. */
export interface LevelRule {
  readonly level: Level;
  readonly strength: Strength;
  readonly reason: LevelReason;
  readonly pattern: string;
}

export const says = (level: Level, strength: Strength, reason: LevelReason, ...patterns: readonly string[]): LevelRule => ({
  level,
  strength,
  reason,
  pattern: patterns.join("|"),
});
