/** Writing pauses this long before it is saved. */
const SETTLES_MS = 700;

interface Autosaved {
  readonly text: string;
  readonly state: "saved" | "writing" | "saving" | "failed";
  /** When the text was last saved on this page. */
  readonly savedAt: Date | undefined;
}

interface Options {
  /** A draft that an earlier failure left, else what is saved. */
  readonly text: string;
  readonly saved: string;
  readonly save: (text: string) => Promise<unknown>;
  /** Keeps what is not saved yet, so that neither a failure nor a reload loses it; null when there is nothing to keep. */
  readonly keep: (draft: string | null) => void;
}

export interface Autosave {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => Autosaved;
  readonly write: (text: string) => void;
  /** Saves now what is not saved yet. */
  readonly flush: () => Promise<void>;
}

/** Saves a text as it is written: once writing pauses, one request at a time, the last words always last. */
export function createAutosave({ text, saved, save, keep }: Options): Autosave {
  const listeners = new Set<() => void>();
  let now: Autosaved = { text, state: text === saved ? "saved" : "writing", savedAt: undefined };
  let stored = saved;
  let isSaving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (changes: Partial<Autosaved>) => {
    now = { ...now, ...changes };
    for (const listener of listeners) listener();
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    if (isSaving) return;
    if (now.text === stored) {
      // Saved as an earlier page was left, which could not say so any more: kept, it would one day win over newer words.
      keep(null);
      return;
    }
    const sent = now.text;
    isSaving = true;
    show({ state: "saving" });
    try {
      await save(sent);
    } catch {
      show({ state: "failed" });
      return;
    } finally {
      isSaving = false;
    }
    stored = sent;
    const isLatest = now.text === sent;
    if (isLatest) keep(null);
    show({ state: isLatest ? "saved" : "writing", savedAt: new Date() });
    await flush();
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => now,
    write: (next) => {
      keep(next);
      show({ text: next, state: "writing" });
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), SETTLES_MS);
    },
    flush,
  };
}
