import { createHash } from "node:crypto";
import type { Criterion } from "@candor/scoring";

/**
 * Whether a mark still speaks of what a criterion asks today. A candidate's row names the wording of all criteria it was marked on by
 * one hash; the job remembers what each of these wordings asked. Weights, importance and order are no part of it: they count at once.
 */
export type Wordings = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Worded = Pick<Criterion, "id" | "kind" | "text">;

/** So many edits are remembered; whoever was marked before them is stale in any case. */
const REMEMBERED = 60;

const short = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 12);

const hashOf = ({ kind, text }: Worded): string => short(`${kind}\u0000${text}`);

/** Names the wording of these criteria as a whole. */
export const wordingHash = (criteria: readonly Worded[]): string =>
  short(
    criteria
      .map((criterion) => `${criterion.id} ${hashOf(criterion)}`)
      .toSorted()
      .join("\n"),
  );

/** The wordings with that of these criteria among them, the oldest forgotten. */
export const remembered = (wordings: Wordings, criteria: readonly Worded[]): Wordings => {
  const { [wordingHash(criteria)]: _, ...others } = wordings;
  const entries = [
    ...Object.entries(others),
    [wordingHash(criteria), Object.fromEntries(criteria.map((one) => [one.id, hashOf(one)]))] as const,
  ];
  return Object.fromEntries(entries.slice(-REMEMBERED));
};

/** Tells for the wording that a row was marked on whether any of these criteria is missing in it or was worded otherwise. */
export const stalenessIn = (criteria: readonly Worded[], wordings: Wordings): ((markedOn: string) => boolean) => {
  const now = criteria.map((criterion) => [criterion.id, hashOf(criterion)] as const);
  const known = new Map<string, boolean>();
  return (markedOn) => {
    let isStale = known.get(markedOn);
    if (isStale === undefined) {
      const marked = wordings[markedOn];
      isStale = !marked || now.some(([id, hash]) => marked[id] !== hash);
      known.set(markedOn, isStale);
    }
    return isStale;
  };
};
