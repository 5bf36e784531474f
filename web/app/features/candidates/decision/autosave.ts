/** Pause in typing after which the text is saved, in ms. */
const SETTLES_MS = 700;

interface Autosaved {
  readonly text: string;
  readonly state: "saved" | "writing" | "saving" | "failed";
  /** When the text was last saved on this page. */
  readonly savedAt: Date | undefined;
}

interface Options {
  /** The draft that an earlier failure left, or the saved text. */
  readonly text: string;
  readonly saved: string;
  readonly save: (text: string) => Promise<unknown>;
  /** Stores unsaved text, so that neither a failure nor a reload loses it; null removes it. */
  readonly keep: (draft: string | null) => void;
}

export interface Autosave {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => Autosaved;
  readonly write: (text: string) => void;
  /** Saves unsaved text at once. */
  readonly flush: () => Promise<void>;
}

/** Saves a text after each pause in typing, with one request at a time, so that the last version wins. */
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
      // This draft was saved while an earlier page was closing. If it were kept, it would later replace newer text.
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
