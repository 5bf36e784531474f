import type { Criterion } from "../criterion.info.ts";
import type { MarkLevel } from "../mark.info.ts";
import { askOf } from "../evaluate/ask.ts";
import { creditOf } from "../evaluate.ts";
import { Query } from "./query.ts";
import { INDEX_VERSION, EVIDENCE_LEVELS } from "./pack.ts";
import { blocksOf } from "./unpack.ts";

export { termIndexOf } from "./pack.ts";

/** The result of one criterion for one index. */
export interface Match {
  readonly mark: MarkLevel;
  /** Evidence level, 1 to 4 as in `EVIDENCE_LEVELS`; 0 for none. */
  readonly level: number;
}

/** Whether an index was written in today's layout. One that was not has to be written anew from the CV's text. */
export const isCurrentIndex = (index: Uint8Array): boolean => index[0] === INDEX_VERSION;

/**
 * Ranks by indexes: what each criterion earns, in hundredths and in the order of the criteria. Equal to the credits of `evaluate` for terms of
 * the vocabulary, languages, education and years; other words are compared by their beginnings and may differ. Throws a RangeError on an
 * index of another version.
 */
export const searchIndex = (criteria: readonly Criterion[]): ((index: Uint8Array) => readonly number[]) => {
  const query = new Query();
  const finders = criteria.map((criterion) => ({ kind: criterion.kind, find: query.finder(askOf(criterion)) }));
  return (index) => {
    if (!isCurrentIndex(index)) throw new RangeError("This index was written by another version.");
    query.turnTo(blocksOf(index));
    return finders.map(({ kind, find }) => {
      const { mark, level } = find();
      return creditOf(kind, mark, EVIDENCE_LEVELS[level - 1] ?? null);
    });
  };
};
