import { createHash } from "node:crypto";
import type { Criterion } from "@candor/scoring";

/**
 * The wordings of a job's criteria that candidates were evaluated on, by their criteria hash: for each criterion id the hash of its
 * kind and text. They tell whether a result still speaks of today's criterion. Weight, importance and order are no part of the hash:
 * they count at once.
 */
export type Wordings = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Worded = Pick<Criterion, "id" | "kind" | "text">;

/** So many edits are rememberCriteria; whoever was marked before them is stale in any case. */
const REMEMBERED = 60;

const short = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 12);

const hashOf = ({ kind, text }: Worded): string => short(`${kind}\u0000${text}`);

/** The hash of the wording of these criteria together. */
export const criteriaHash = (criteria: readonly Worded[]): string =>
  short(
    criteria
      .map((criterion) => `${criterion.id} ${hashOf(criterion)}`)
      .toSorted()
      .join("\n"),
  );

/** The wordings with that of these criteria added, and the oldest one dropped beyond the limit. */
export const rememberCriteria = (wordings: Wordings, criteria: readonly Worded[]): Wordings => {
  const { [criteriaHash(criteria)]: _, ...others } = wordings;
  const entries = [
    ...Object.entries(others),
    [criteriaHash(criteria), Object.fromEntries(criteria.map((one) => [one.id, hashOf(one)]))] as const,
  ];
  return Object.fromEntries(entries.slice(-REMEMBERED));
};

/** Answers for the criteria hash of an evaluation whether a criterion is missing in it or had another wording. */
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
