import type { Draft } from "../queries.ts";
import type { JobForm } from "./form.ts";
import { type Beginning, EMPTY } from "./source.ts";

const KEY = "new-job";

/** A job being written, kept in this tab until it is saved or the tab is closed. */
export interface Kept extends Beginning {
  /** What was read, where it was read. */
  draft?: Draft;
  /** The form as it stands, where the job is being checked. */
  form?: JobForm;
}

export function kept(): Kept {
  try {
    return { ...EMPTY, ...(JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return EMPTY;
  }
}

export function keep(job: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(job));
  } catch {
    // A full or forbidden storage costs the safety net, not the work.
  }
}

export function forgetKept(): void {
  sessionStorage.removeItem(KEY);
}
