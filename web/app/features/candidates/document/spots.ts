import type { Candidate } from "../../../recruiting/queries/candidates.ts";
import { noteTarget } from "../thread.ts";
import type { Box, Spot } from "./geometry.ts";

/** A line of the CV that was redacted, or that is hidden. */
export interface Veil {
  readonly kind: string;
  readonly page: number;
  readonly boxes: readonly Box[];
  /** Number of words of hidden text. */
  readonly words: number;
}

/** A line of the CV with a note, and its name as a target to scroll to. */
export interface Remark {
  readonly target: string;
  readonly page: number;
  readonly boxes: readonly Box[];
}

/** Places of a candidate's evidence in the CV: the decisive words of each quote, by the criterion's number. */
export function spotsOf(marks: Candidate["marks"], numberOf: ReadonlyMap<string, number>): Spot[] {
  return marks.flatMap(({ criterionId, quotes }) =>
    quotes.flatMap((quote, index): Spot[] => {
      const number = numberOf.get(criterionId);
      const { page, boxes } = quote;
      return number === undefined || boxes.length === 0 ? [] : [{ criterionId, number, quote: index, page, boxes }];
    }),
  );
}

/** The redacted lines: the name, and all protected facts. */
export function withheldOf({ profile, protected: facts }: Pick<Candidate, "profile" | "protected">): Veil[] {
  const { hasPhoto: _, ...quoted } = facts;
  return Object.entries({ name: profile.fullName, ...quoted }).flatMap(([kind, fact]): Veil[] =>
    fact?.quote ? [{ kind, page: fact.quote.page, boxes: fact.quote.boxes, words: 0 }] : [],
  );
}

export const hiddenOf = ({ integrity }: Pick<Candidate, "integrity">): Veil[] =>
  integrity.hidden.map(({ kind, page, boxes, words }) => ({ kind, page, boxes, words }));

/** Visible sentences that are addressed to a machine. */
export const notesOf = ({ integrity }: Pick<Candidate, "integrity">): Remark[] =>
  integrity.notes.map(({ quote: { page, boxes } }, index) => ({ target: noteTarget(index), page, boxes }));
