import { ERASED_AT_ONCE_MAX } from "@candor/core/kernel/limits";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { batchesOf } from "../../recruiting/selection/batches.ts";

/** Fewer than a call takes, so that the progress moves. */
const PER_CALL = Math.ceil(ERASED_AT_ONCE_MAX / 3);

/** The outcome for CVs that were to be erased. */
export interface Erasing {
  readonly gone: readonly string[];
  /** Still there, because a call failed with `error`. */
  readonly left: readonly string[];
  readonly error?: unknown;
}

/** Erases CVs, some per call. After a call that failed the others are not asked for: they are told as left. */
export async function eraseAll(cvIds: readonly string[], onProgress: (done: number) => void): Promise<Erasing> {
  const gone: string[] = [];
  for (const some of batchesOf(cvIds, PER_CALL)) {
    try {
      await call("POST /api/cvs/deletions", { body: { cvIds: some } });
    } catch (error) {
      return { gone, left: cvIds.slice(gone.length), error };
    }
    gone.push(...some);
    onProgress(gone.length);
  }
  return { gone, left: [] };
}

const KINDS = new Set<unknown>(["cv-list", "cvs", "jobs", "job", "candidates", "uploads", "dashboard", "session"]);

/** Fetches again what erased CVs are counted or listed in, but not the CVs themselves, which are gone. */
export function lookAgain(client: QueryClient, gone: readonly string[]): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [kind, part, of] }) => KINDS.has(kind) && !(part === "one" && gone.includes(of as string)),
  });
}
