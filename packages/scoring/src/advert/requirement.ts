import type { CriterionKind, Importance } from "../criterion.info.ts";
import type { EducationLevel } from "../profile.info.ts";
import type { Span } from "../text/lines.ts";
import type { Rank } from "../vocabulary/languages.ts";
import type { Term } from "../vocabulary/index.ts";

/** One requirement of a sentence. */
export interface Requirement {
  /** Equal for requirements that ask for the same. */
  readonly key: string;
  readonly kind: CriterionKind;
  readonly text: string;
  readonly importance: Importance;
  readonly quote: Span;
  readonly terms: readonly Term[];
  readonly language?: { readonly code: string; readonly rank: Rank | undefined };
  readonly level?: EducationLevel;
  readonly years?: number;
  /** True where the advert does not say outright that it asks for this. */
  readonly isGuess?: boolean;
}
