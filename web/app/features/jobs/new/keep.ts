import type { Draft } from "../../../recruiting/queries/jobs.ts";
import type { JobForm } from "./form.ts";
import { type Beginning, EMPTY } from "./source.ts";

/** Of the job that is written here, or of a copy: each is kept for itself. */
const keyOf = (copyOf: string | undefined): string => (copyOf ? `copy-of-${copyOf}` : "new-job");

/** A job being written, kept in this tab until it is saved or the tab is closed. */
export interface Kept extends Beginning {
  /** What was read, where it was read. */
  draft?: Draft;
  /** The form as it stands, where the job is being checked. */
  form?: JobForm;
  /** The title of the job that this is a copy of. */
  copyOf?: string;
}

export function kept(copyOf?: string): Kept {
  try {
    return { ...EMPTY, ...(JSON.parse(sessionStorage.getItem(keyOf(copyOf)) ?? "{}") as Partial<Kept>) };
  } catch {
    return EMPTY;
  }
}

export function keep(job: Kept, copyOf?: string): void {
  try {
    sessionStorage.setItem(keyOf(copyOf), JSON.stringify(job));
  } catch {
    // A full or forbidden storage costs the safety net, not the work.
  }
}

export function forgetKept(copyOf?: string): void {
  sessionStorage.removeItem(keyOf(copyOf));
}
