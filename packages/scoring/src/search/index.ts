import type { Criterion } from "../criterion.info.ts";
import type { MarkLevel } from "../mark.info.ts";
import { askOf } from "../evaluate/ask.ts";
import { creditOf, isWeakBeside } from "../evaluate.ts";
import { isNothingInHalf } from "../evaluate/terms.ts";
import { isOtherWork, workAsked } from "../evaluate/work-asked.ts";
import { Query } from "./query.ts";
import { INDEX_VERSION, EVIDENCE_LEVELS } from "./pack.ts";
import { blocksOf, rolesOf } from "./unpack.ts";

export { termIndexOf } from "./pack.ts";

/** The result of one criterion for one index. */
export interface Match {
  readonly mark: MarkLevel;
  /** Evidence level, 1 to 4 as in `EVIDENCE_LEVELS`; 0 for none. */
  readonly level: number;
  /** A term or a word of several is missing. */
  readonly isHalf?: true;
}

/** True for an index in the current layout. Any other must be written again from the CV's text. */
export const isCurrentIndex = (index: Uint8Array): boolean => index[0] === INDEX_VERSION;

/**
 * Prepares a search: returns a function from an index to the credits of the criteria, in hundredths and in their order. They equal the
 * credits of `evaluate` for terms of the vocabulary, languages, education and years; other words are compared by their beginnings and may
 * differ. Throws a RangeError for an index of another version.
 */
export const searchIndex = (criteria: readonly Criterion[]): ((index: Uint8Array) => readonly number[]) => {
  const asked = criteria.map(({ kind, text }) => ({ kind, text, ask: askOf({ kind, text }) }));
  const work = workAsked(asked);
  const query = new Query(work);
  const finders = asked.map(({ kind, ask }) => ({ kind, isNothingInHalf: isNothingInHalf(kind, ask), find: query.finder(ask) }));
  return (index) => {
    if (!isCurrentIndex(index)) throw new RangeError("This index was written by another version.");
    const blocks = blocksOf(index);
    query.turnTo(blocks);
    const isBeside = isOtherWork(
      work,
      rolesOf(blocks).map(({ fields, terms }) => ({ fields, mentionsAny: () => query.mentionsWork(terms) })),
    );
    return finders.map(({ kind, isNothingInHalf, find }) => {
      const { mark, level, isHalf } = find();
      if (isBeside && isHalf === true && isNothingInHalf) return 0;
      const rung = EVIDENCE_LEVELS[level - 1] ?? null;
      return creditOf(kind, mark, rung, isBeside && isWeakBeside(kind, rung));
    });
  };
};
