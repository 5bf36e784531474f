import { toast } from "../../../ui/Toaster.tsx";

/** Delay before progress is shown, in ms. */
const SHOWS_PROGRESS_AFTER_MS = 600;

/** Splits a list for calls that take only so many. */
export function* batchesOf<T>(all: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}

/** Shows progress in a toast if it takes long; returns the toast's id for the final message. */
export function aProgress(words: (done: number) => string) {
  const began = performance.now();
  let id: string | number | undefined;
  return {
    show: (done: number) => {
      if (id === undefined && performance.now() - began < SHOWS_PROGRESS_AFTER_MS) return;
      id = toast.loading(words(done), { ...(id !== undefined && { id }), duration: Infinity });
    },
    end: (): { id: string | number; duration: number } | undefined => (id === undefined ? undefined : { id, duration: 4000 }),
  };
}
