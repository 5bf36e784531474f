import type { Draft } from "../../../recruiting/queries/jobs.ts";
import type { JobForm } from "./form.ts";
import { type Beginning, EMPTY } from "./source.ts";

/** A new job and each copy have entries of their own. */
const keyOf = (copyOf: string | undefined): string => (copyOf ? `copy-of-${copyOf}` : "new-job");

/** A job being written, kept in this tab until it is saved or the tab is closed. */
export interface UnsavedJob extends Beginning {
  /** The draft, if the job was read from something. */
  draft?: Draft;
  /** The form, once the job is being reviewed. */
  form?: JobForm;
  /** The title of the job that this is a copy of. */
  copyOf?: string;
}

export function storedJob(copyOf?: string): UnsavedJob {
  try {
    return { ...EMPTY, ...(JSON.parse(sessionStorage.getItem(keyOf(copyOf)) ?? "{}") as Partial<UnsavedJob>) };
  } catch {
    return EMPTY;
  }
}

export function storeJob(job: UnsavedJob, copyOf?: string): void {
  try {
    sessionStorage.setItem(keyOf(copyOf), JSON.stringify(job));
  } catch {
    // Storage may be full or forbidden; the page works without.
  }
}

export function forgetJob(copyOf?: string): void {
  sessionStorage.removeItem(keyOf(copyOf));
}
