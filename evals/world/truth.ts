import type { EducationLevel } from "@candor/scoring";

/** Truth of a public CV in clear, as a person wrote it after reading the file. Never committed; README.md describes the folder. */
export interface ClearCv {
  readonly id: string;
  readonly repo: string;
  readonly path: string;
  /** Git's id of the file's content. */
  readonly blob: string;
  readonly language: string;
  readonly profession: string;
  readonly isSoftware: boolean;
  readonly madeWith: string;
  readonly pages: number;
  readonly isInvented: boolean;
  readonly half: Half;
  /** True where the page does not show all of the file's text, such as the mark of a template in white. */
  readonly hasHiddenText?: boolean;
  readonly truth: ClearTruth;
}

/** CVs to develop with, and CVs of which developers see totals alone. */
export type Half = "develop" | "test";

/** Null where the CV does not say it. `…Also`: other readings that a recruiter would accept. */
export interface ClearTruth {
  readonly name: string | null;
  readonly nameAlso?: readonly string[];
  readonly email: string | null;
  readonly emailAlso?: readonly string[];
  readonly phone: string | null;
  readonly phoneAlso?: readonly string[];
  readonly town: string | null;
  readonly townAlso?: readonly string[];
  readonly title: string | null;
  readonly titleAlso?: readonly string[];
  readonly skills: readonly ClearSkill[];
  /** Neither asked for nor wrong: soft skills, and others that two recruiters would judge differently. */
  readonly maySkills?: readonly string[];
  readonly languages: readonly SpokenLanguage[];
  /** "secondary" is another word for the engine's "school". */
  readonly education: EducationLevel | "secondary" | null;
  readonly months: number | null;
}

interface ClearSkill {
  readonly name: string;
  readonly also?: readonly string[];
  readonly kind: SkillKind;
}

export type SkillKind = "skill" | "tool" | "certification";

export interface SpokenLanguage {
  readonly code: string;
  /** A1 to C2 or "native"; null where the CV names no level of this scale. */
  readonly level: string | null;
}

/** One line of `cvs.json`: where the file is, and its truth as keyed hashes and class labels. */
export interface ListedCv extends Omit<ClearCv, "truth"> {
  readonly truth: HashedTruth;
}

/** Each hash is of one accepted form, see `hashes.ts`; null where the CV does not say it. */
export interface HashedTruth {
  readonly name: readonly string[] | null;
  readonly email: readonly string[] | null;
  readonly phone: readonly string[] | null;
  readonly town: readonly string[] | null;
  readonly title: Forms | null;
  readonly skills: readonly HashedSkill[];
  readonly maySkills: readonly Forms[];
  readonly languages: readonly SpokenLanguage[];
  readonly education: EducationLevel | null;
  readonly months: number | null;
}

/** Hashes of whole forms, which an answer may equal or contain, and of shorter ones, which it may equal. */
export interface Forms {
  readonly whole: readonly string[];
  readonly part: readonly string[];
}

export interface HashedSkill extends Forms {
  readonly kind: SkillKind;
}
