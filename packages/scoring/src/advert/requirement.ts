import type { CriterionKind, Importance } from "../criterion.info.ts";
import type { EducationLevel } from "../profile.info.ts";
import type { Language } from "../text/language.ts";
import type { Span } from "../text/lines.ts";
import type { Rank } from "../vocabulary/languages.ts";
import type { NamedTerm, Term } from "../vocabulary/table.ts";

/** One requirement of a sentence. */
export interface Requirement {
  /** Equal for requirements that ask for the same. */
  readonly key: string;
  readonly kind: CriterionKind;
  readonly text: string;
  readonly importance: Importance;
  readonly quote: Span;
  /** A browser's vocabulary has no labels. */
  readonly terms: readonly (NamedTerm & Partial<Pick<Term, "label">>)[];
  readonly language?: { readonly code: string; readonly rank: Rank | undefined };
  readonly level?: EducationLevel;
  readonly years?: number;
  /** True where the advert does not say outright that it asks for this. */
  readonly isGuess?: boolean;
}

/** The surroundings of a sentence that is read. */
export interface ReadSentence {
  /** Importance by the part of the advert it stands in. */
  readonly byPart: Importance | undefined;
  /** For "4+ years of experience" without a field. */
  readonly title: string | undefined;
  /** The language of the advert. */
  readonly wording: Language;
  /** True for a line of the duties: it is one criterion as it stands. */
  readonly isDuty?: boolean;
  /** True where only what the vocabulary names is of interest, because the text asks for nothing. */
  readonly isNamedOnly?: boolean;
}

/** A sentence as requirements, and its parts that are none. */
export interface SentenceRead {
  readonly requirements: Requirement[];
  /** Wishes that no CV shows. */
  readonly questions: Span[];
  /** Traits of character, and rests of a line. */
  readonly traits: Span[];
}

export const MAX_KEY = 300;
