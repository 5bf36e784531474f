import type { Candidate } from "../../../recruiting/queries/candidates.ts";
import { noteTarget } from "../thread.ts";
import type { Box, Spot } from "./geometry.ts";

/** A line of the CV that was kept from the scorer, or that nobody can see. */
export interface Veil {
  readonly kind: string;
  readonly page: number;
  readonly boxes: readonly Box[];
  /** Of hidden text. */
  readonly words: number;
}

/** A line of the CV with something to know about it, and its name as a place to show. */
export interface Remark {
  readonly target: string;
  readonly page: number;
  readonly boxes: readonly Box[];
}

/** Where a candidate's evidence stands in the CV: the decisive words of each quote, under the criterion's number. */
export function spotsOf(marks: Candidate["marks"], numberOf: ReadonlyMap<string, number>): Spot[] {
  return marks.flatMap(({ criterionId, quotes }) =>
    quotes.flatMap((quote, index): Spot[] => {
      const number = numberOf.get(criterionId);
      const { page, boxes } = quote;
      return number === undefined || boxes.length === 0 ? [] : [{ criterionId, number, quote: index, page, boxes }];
    }),
  );
}

/** The lines with facts that never reach the scorer: the name, and all that is protected. */
export function withheldOf({ profile, protected: facts }: Pick<Candidate, "profile" | "protected">): Veil[] {
  const { hasPhoto: _, ...quoted } = facts;
  return Object.entries({ name: profile.fullName, ...quoted }).flatMap(([kind, fact]): Veil[] =>
    fact?.quote ? [{ kind, page: fact.quote.page, boxes: fact.quote.boxes, words: 0 }] : [],
  );
}

export const hiddenOf = ({ integrity }: Pick<Candidate, "integrity">): Veil[] =>
  integrity.hidden.map(({ kind, page, boxes, words }) => ({ kind, page, boxes, words }));

/** The sentences that speak to a machine: visible text, marked as what it is. */
export const notesOf = ({ integrity }: Pick<Candidate, "integrity">): Remark[] =>
  integrity.notes.map(({ quote: { page, boxes } }, index) => ({ target: noteTarget(index), page, boxes }));
