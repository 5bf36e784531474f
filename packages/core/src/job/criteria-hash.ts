import { createHash } from "node:crypto";
import type { Criterion } from "@candor/scoring";

/**
 * Wordings of a job's criteria with which candidates were evaluated, by criteria hash: for each criterion id the hash of its kind
 * and text. They show if an evaluation still belongs to the present wording. Weight, importance and order are not hashed, because
 * they apply without another evaluation.
 */
export type Wordings = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Worded = Pick<Criterion, "id" | "kind" | "text">;

/** Most wordings stored per job; evaluations of older ones count as stale. */
const REMEMBERED = 60;

const short = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 12);

const hashOf = ({ kind, text }: Worded): string => short(`${kind}\u0000${text}`);

/** Hash of the wording of all criteria. */
export const criteriaHash = (criteria: readonly Worded[]): string =>
  short(
    criteria
      .map((criterion) => `${criterion.id} ${hashOf(criterion)}`)
      .toSorted()
      .join("\n"),
  );

/** Adds the wording of these criteria and drops the oldest one beyond the limit. */
export const rememberCriteria = (wordings: Wordings, criteria: readonly Worded[]): Wordings => {
  const { [criteriaHash(criteria)]: _, ...others } = wordings;
  const entries = [
    ...Object.entries(others),
    [criteriaHash(criteria), Object.fromEntries(criteria.map((one) => [one.id, hashOf(one)]))] as const,
  ];
  return Object.fromEntries(entries.slice(-REMEMBERED));
};

/** Returns a predicate for the criteria hash of an evaluation: true if a criterion is missing in it or had another wording. */
export const stalenessIn = (criteria: readonly Worded[], wordings: Wordings): ((evaluatedOn: string) => boolean) => {
  const now = criteria.map((criterion) => [criterion.id, hashOf(criterion)] as const);
  const known = new Map<string, boolean>();
  return (evaluatedOn) => {
    let isStale = known.get(evaluatedOn);
    if (isStale === undefined) {
      const then = wordings[evaluatedOn];
      isStale = !then || now.some(([id, hash]) => then[id] !== hash);
      known.set(evaluatedOn, isStale);
    }
    return isStale;
  };
};
