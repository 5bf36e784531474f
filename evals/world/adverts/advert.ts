import type { CriterionKind } from "@candor/scoring";

/** [start, end) offsets into the advert's text. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Something the advert asks for; places of one `group`, and words within such a place, are alternatives: one criterion ("Epic or Cerner"). */
export interface Requirement extends Place {
  readonly kind: CriterionKind;
  readonly importance: "must" | "nice";
  readonly group?: number;
  /** The lowest level of education that is enough. */
  readonly level?: string;
}

/** A value of the job: hours as employment types, pay as "from-to/unit/currency", contract as a class. */
export interface Fact extends Place {
  readonly fact: "pay" | "hours" | "place" | "contract";
  readonly value?: string;
}

/** A wish on a protected fact; a lawful one (a level of a language, a permit) is kept as a requirement. */
export interface Wish extends Place {
  readonly isLawful: boolean;
}

/**
 * Truth of an advert, as places in its text. Duties are requirements of the kind `responsibility`. `questions` are what no CV can show
 * (shifts, travel, lifting, start date), `traits` are of character: neither is a criterion. `open` may be read either way and is not counted.
 */
export interface AdvertTruth {
  readonly requirements: readonly Requirement[];
  readonly questions: readonly Place[];
  readonly traits: readonly Place[];
  readonly open: readonly Place[];
  readonly facts: readonly Fact[];
  readonly wishes: readonly Wish[];
}

/** Rule that makes the advert's text from the bytes of a public file. */
export type TextRule =
  /** Front matter's `fields`, then the text between `from` and `to`; `isTagged` where tags are mixed into it, which are taken out. */
  | {
      readonly as: "markdown";
      readonly fields: readonly string[];
      readonly from?: string;
      readonly to?: string;
      readonly isTagged?: boolean;
    }
  /** Columns of one row of a table with a head, counted from 0. */
  | { readonly as: "table"; readonly separator: string; readonly row: number; readonly columns: readonly string[] }
  /** Fields of one element of a JSON array. */
  | { readonly as: "json"; readonly element: number; readonly fields: readonly string[] }
  /** The first `count` literals after the `nth` occurrence of `after` in source code; literals joined by + are one. */
  | { readonly as: "literals"; readonly after: string; readonly nth: number; readonly keep: readonly number[] }
  /** The page's text between `from` and `to`, without tags. */
  | { readonly as: "html"; readonly from: string; readonly to: string }
  | { readonly as: "text" };

export interface WorldAdvert extends AdvertTruth {
  readonly id: string;
  readonly repository: string;
  readonly path: string;
  /** Git's id of the file's content. */
  readonly blob: string;
  readonly rule: TextRule;
  /** SHA-256 of the text; its last hex digit decides the half. */
  readonly sha256: string;
  readonly half: "develop" | "test";
  readonly language: "en" | "de" | "es" | "tr";
  readonly profession: string;
  /** Unit group of ISCO-08. */
  readonly isco: string;
}
