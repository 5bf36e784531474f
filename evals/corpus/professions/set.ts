import type { FreeLayout } from "../free-text.ts";
import type { Language } from "../types.ts";

/**
 * The relation of a person to the job, besides the grade.
 * genuine: of the trade · neighbour: another trade in the same surroundings · list: names the skills, does other work · stranger: none of it.
 */
export type Kind = "genuine" | "neighbour" | "list" | "stranger";

export interface GradedCv {
  /** The person's family name, so that the order of ids says nothing about the grade. */
  readonly id: string;
  /** Where it is not the advert's. */
  readonly language?: Language;
  readonly kind: Kind;
  /** 3: invite at once · 2: fair, something asked for is short · 1: a beginner · 0: not of this trade. */
  readonly grade: 0 | 1 | 2 | 3;
  /** The reason for the grade, as a recruiter of the trade gives it. */
  readonly why: string;
  readonly layout: FreeLayout;
  readonly text: string;
}

/** An advert as employers write it, and the people who answer it. All are invented. */
export interface Profession {
  readonly key: string;
  readonly language: Language;
  readonly advert: string;
  readonly cvs: readonly GradedCv[];
}
