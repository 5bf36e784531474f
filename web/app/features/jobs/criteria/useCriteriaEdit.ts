import type { Criterion } from "@candor/scoring/criterion.info";
import { useState } from "react";
import type { Job } from "../../../recruiting/queries/jobs.ts";
import { areSame, type Changes, changesBetween, rebased } from "./changes.ts";

/** The criteria that an edit began from. */
export interface Base {
  readonly criteria: readonly Criterion[];
  readonly revision: number;
}

interface Edit {
  readonly base: Base;
  readonly criteria: readonly Criterion[];
}

export interface CriteriaEditing {
  readonly criteria: readonly Criterion[];
  readonly base: Base;
  readonly changes: Changes;
  readonly isChanged: boolean;
  /** Somebody else has saved other criteria since the edit began. */
  readonly isOutdated: boolean;
  readonly change: (criteria: readonly Criterion[]) => void;
  readonly discard: () => void;
  /** Ends the edit after saving, with the job from the server's answer. */
  readonly settle: (job: Job) => void;
  /** Loads the criteria saved meanwhile and applies the changes made here to them. */
  readonly rebase: () => void;
}

const baseOf = ({ criteria, revision }: Job): Base => ({ criteria, revision });

/** The edited criteria. They follow the job until the first change, and then keep the revision from which the edit began. */
export function useCriteriaEdit(job: Job): CriteriaEditing {
  const [edit, setEdit] = useState<Edit>();

  // The saved criteria stay until the cached job has them.
  const isAhead = edit !== undefined && edit.base.revision > job.revision;
  const isChanged = edit !== undefined && !areSame(edit.base.criteria, edit.criteria);
  const isBehind = edit !== undefined && !isAhead && !areSame(job.criteria, edit.base.criteria);
  const isOutdated = isChanged && isBehind;

  // A trailing space is no change, but it has to stay while the next word is typed.
  const isTouched = edit !== undefined && edit.criteria !== edit.base.criteria;
  const begun = isAhead || isChanged || (isTouched && !isBehind) ? edit : undefined;
  // A new revision with the same criteria is no conflict.
  const base = begun && (isOutdated || isAhead) ? begun.base : baseOf(job);
  const criteria = begun?.criteria ?? job.criteria;
  return {
    criteria,
    base,
    changes: changesBetween(base.criteria, criteria),
    isChanged,
    isOutdated,
    change: (criteria) => setEdit({ base, criteria }),
    discard: () => setEdit(undefined),
    settle: (saved) => setEdit({ base: baseOf(saved), criteria: saved.criteria }),
    rebase: () => setEdit({ base: baseOf(job), criteria: rebased(base.criteria, criteria, job.criteria) }),
  };
}
