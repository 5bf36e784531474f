export const LANGUAGES = ["en", "de", "es", "tr"] as const;
export type Language = (typeof LANGUAGES)[number];

export type PerLanguage<T> = Readonly<Record<Language, T>>;

/** Names and sentences of one skill in one language. Braces mark every phrase that names a skill, a tool or a certificate. */
export type SkillWords = readonly [
  /** Its name in a list of skills and in the criteria. */
  label: string,
  /** A line of work that names it so. */
  used: string,
  /** A line of work that calls it by another name, or in other words of the trade. */
  other: string,
];

export interface Skill extends PerLanguage<SkillWords> {
  readonly key: string;
  readonly kind: "skill" | "tool" | "certification";
  readonly isMust: boolean;
}

export type EducationLevel = "school" | "vocational" | "bachelor" | "master" | "doctorate";

/** A trade with one job in it and the words its people use. Everything is invented. */
export interface Trade {
  readonly key: string;
  readonly years: number;
  /** A level of English that the job asks for; everyone of grade 2 and 3 has it. */
  readonly english?: "B1" | "B2";
  readonly education: EducationLevel;
  readonly titles: PerLanguage<{
    readonly f: string;
    readonly m: string;
    /** Of an earlier role, in the same line of work. */
    readonly earlier: string;
  }>;
  /** A recruiter's name for these people, in the plural. */
  readonly people: PerLanguage<string>;
  readonly degree: PerLanguage<string>;
  readonly schools: readonly string[];
  readonly employers: readonly string[];
  /** Lines of work that name none of the skills. */
  readonly fillers: PerLanguage<readonly string[]>;
  readonly skills: readonly Skill[];
  /** The typed criterion on years of experience. */
  readonly experience: PerLanguage<string>;
  readonly advert: PerLanguage<string>;
}
