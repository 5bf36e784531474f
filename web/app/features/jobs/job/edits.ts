import type { AnswerOf, BodyOf } from "@candor/contract";
import type { Fields } from "@candor/core/job/job.info";
import { CRITERIA_MAX } from "@candor/core/kernel/limits";
import type { Criterion } from "@candor/scoring/criterion.info";
import type { CriteriaSent } from "../criteria/criteria.ts";
import { FIELD_NAMES, withZone } from "../new/form.ts";

/** The body of the call: only the changed fields. */
export type Edit = BodyOf<"PATCH /api/jobs/{jobId}">;
export type Proposal = AnswerOf<"POST /api/jobs/{jobId}/proposals">["proposed"][number];
export type FieldName = Exclude<keyof Fields, "language" | "timeZone">;

const NAMES = FIELD_NAMES.filter((name): name is FieldName => name !== "language" && name !== "timeZone");

/** Treats empty text, an empty list and null alike. */
function plain(value: unknown): unknown {
  if (typeof value === "string") return value.trim() || null;
  if (Array.isArray(value)) return value.length > 0 ? value : null;
  return value ?? null;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(plain(one)) === JSON.stringify(plain(other));

/** The changed fields with their new values, null for emptied ones. */
export function editOf(before: Partial<Fields>, after: Partial<Fields>): Edit {
  const changed = NAMES.filter((name) => !isSame(before[name], after[name]));
  return withZone(Object.fromEntries(changed.map((name) => [name, plain(after[name])])) as Edit);
}

/** The edit that undoes another one. */
export const inverseOf = (edit: Edit, before: Partial<Fields>): Edit =>
  withZone(Object.fromEntries(namesOf(edit).map((name) => [name, plain(before[name])])) as Edit);

/** The fields of an edit, in the order in which they are shown. */
export const namesOf = (edit: Edit): FieldName[] => NAMES.filter((name) => edit[name] !== undefined);

export const isDropped = ({ change }: Proposal): boolean => change === "drop";

/** The criteria of a job with the accepted proposals, up to the limit of a job. */
export function withTaken(criteria: readonly Criterion[], taken: readonly Proposal[]): CriteriaSent {
  const byId = new Map(taken.flatMap((one) => (one.change === "add" ? [] : [[one.criterion.id, one] as const])));
  const kept = criteria.flatMap((criterion) => {
    const proposal = byId.get(criterion.id);
    if (!proposal) return [criterion];
    return proposal.change === "drop" ? [] : [proposal.criterion];
  });
  const added = taken.flatMap((one) => (one.change === "add" ? [one.criterion] : []));
  return [...kept, ...added].slice(0, Math.max(kept.length, CRITERIA_MAX));
}
