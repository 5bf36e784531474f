/**
 * Sends many files through one bulk link, independently of the page: requests forms in portions, sends three files at a time, and polls for
 * their outcomes.
 */
import { BULK_FILES_PER_CALL, UPLOAD_FORM_SECONDS } from "@candor/core/kernel/limits";
import type { Flaw } from "../../../../ui/files/check-file.ts";
import type { Form, Told } from "../queries.ts";

export interface Line {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly state: "waiting" | "uploading" | "analyzing" | "complete" | "failed";
  /** Share of the bytes sent, while uploading. */
  readonly share: number;
  /** The reason why it failed: a flaw of the file found here, the server's refusal, or lost on the way. */
  readonly trouble: { readonly flaw: Flaw } | { readonly message: string | null } | "lost" | null;
  /** True if sending the same file again may help; otherwise only another file does. */
  readonly canRetry: boolean;
}

/** Functions that a delivery calls. */
export interface Calls {
  flawOf: (file: File) => Promise<Flaw | undefined>;
  /** @throws when the link refuses these files */
  forms: (files: readonly { name: string; size: number }[], signal: AbortSignal) => Promise<readonly Form[]>;
  post: (form: Form, file: File, options: { onShare: (share: number) => void; signal: AbortSignal }) => Promise<void>;
  told: (cvIds: readonly string[], signal: AbortSignal) => Promise<readonly Told[]>;
  /** The sentence of a refusal. */
  wordsFor: (error: unknown) => string;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

interface Task extends Line {
  readonly file: File;
  readonly form: Form | null;
  readonly formAt: number;
}

const AT_ONCE = 3;
/** Greatest number of ids in one address. */
const ASKED_AT_ONCE = 50;
const DELAYS_MS = [2000, 3000, 5000, 10_000];
/** Time in which a form may be used, in ms: not in its last minute. */
const FORM_USABLE_MS = (UPLOAD_FORM_SECONDS - 60) * 1000;

const FRESH = { state: "waiting", share: 0, trouble: null, canRetry: false, form: null, formAt: 0 } as const;

export class Delivery {
  #tasks: readonly Task[] = [];
  #nextKey = 1;
  #isAskingForForms = false;
  #isFollowing = false;
  #stopped = new AbortController();
  /** Keys of files that passed their check. */
  readonly #checked = new Set<string>();
  readonly #sending = new Map<string, AbortController>();
  readonly #listeners = new Set<() => void>();
  readonly #calls: Calls;

  constructor(calls: Calls) {
    this.#calls = calls;
  }

  /** The list, the same object until something changes. */
  readonly lines = (): readonly Line[] => this.#tasks;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins to send the files; one that is no PDF is named and does not count against the limit. */
  async add(files: readonly File[]): Promise<void> {
    const keys = files.map((file) => this.#put({ ...FRESH, key: `file-${this.#nextKey++}`, ...about(file) }));
    await this.#check(keys);
  }

  /** Sends a lost or refused file again. */
  async retry(key: string): Promise<void> {
    const task = this.#find(key);
    if (!task?.canRetry) return;
    const isUsable = task.trouble === "lost" && Date.now() - task.formAt < FORM_USABLE_MS;
    this.#change(key, { ...FRESH, ...(isUsable && { form: task.form, formAt: task.formAt }) });
    await this.#check([key]);
  }

  /** Replaces a failed file by another one. */
  async replace(key: string, file: File): Promise<void> {
    this.#change(key, { ...FRESH, ...about(file) });
    await this.#check([key]);
  }

  /** Removes a file from the list, before it is sent or after it has failed. */
  remove(key: string): void {
    this.#sending.get(key)?.abort();
    this.#update(this.#tasks.filter((task) => task.key !== key));
  }

  /** Stops sending when the user leaves the page. */
  stop(): void {
    this.#stopped.abort();
    for (const sending of this.#sending.values()) sending.abort();
  }

  /** Undoes `stop` when the page is mounted again. */
  resume(): void {
    if (!this.#stopped.signal.aborted) return;
    this.#stopped = new AbortController();
    this.#work();
    void this.#follow();
  }

  /** Checks files before it requests forms, and begins with those that pass. */
  async #check(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.#checked.delete(key);
    for (let from = 0; from < keys.length; from += BULK_FILES_PER_CALL) {
      await Promise.all(keys.slice(from, from + BULK_FILES_PER_CALL).map((key) => this.#look(key)));
      this.#work();
    }
  }

  async #look(key: string): Promise<void> {
    const task = this.#find(key);
    const flaw = task && (await this.#calls.flawOf(task.file));
    if (flaw) this.#change(key, { state: "failed", trouble: { flaw }, canRetry: flaw === "unreadable" });
    else this.#checked.add(key);
  }

  #work(): void {
    if (this.#stopped.signal.aborted) return;
    const waiting = this.#tasks.filter(({ state, key }) => state === "waiting" && this.#checked.has(key));
    const ready = waiting.filter(({ form, formAt }) => form !== null && Date.now() - formAt < FORM_USABLE_MS);
    const free = AT_ONCE - this.#sending.size;
    for (const { key } of ready.slice(0, Math.max(0, free))) void this.#send(key);
    // Requests few forms in advance, because each expires after ten minutes and counts against the link.
    if (ready.length < AT_ONCE && waiting.length > ready.length)
      void this.#askForForms(waiting.filter((task) => !ready.includes(task)));
  }

  async #askForForms(tasks: readonly Task[]): Promise<void> {
    if (this.#isAskingForForms) return;
    this.#isAskingForForms = true;
    const portion = tasks.slice(0, BULK_FILES_PER_CALL);
    const { signal } = this.#stopped;
    try {
      const forms = await this.#calls.forms(
        portion.map(({ name, size }) => ({ name: name.slice(-255), size })),
        signal,
      );
      portion.forEach(({ key }, index) => this.#change(key, { form: forms[index] ?? null, formAt: Date.now() }));
    } catch (error) {
      if (signal.aborted) return;
      const trouble = { message: this.#calls.wordsFor(error) };
      for (const { key } of portion) this.#change(key, { state: "failed", trouble, canRetry: true });
    } finally {
      this.#isAskingForForms = false;
    }
    this.#work();
  }

  async #send(key: string): Promise<void> {
    const { file, form } = this.#find(key)!;
    const sending = new AbortController();
    this.#sending.set(key, sending);
    this.#change(key, { state: "uploading", share: 0 });
    try {
      await this.#calls.post(form!, file, { onShare: (share) => this.#change(key, { share }), signal: sending.signal });
      this.#change(key, { state: "analyzing", share: 1 });
    } catch {
      this.#change(key, { state: "failed", trouble: "lost", canRetry: true });
    } finally {
      this.#sending.delete(key);
    }
    this.#work();
    void this.#follow();
  }

  /** Polls for the outcomes of all files that have arrived, less often the longer nothing changes. */
  async #follow(): Promise<void> {
    if (this.#isFollowing) return;
    this.#isFollowing = true;
    const { signal } = this.#stopped;
    try {
      for (let turn = 0; this.#arrived().length > 0; turn++) {
        await this.#calls.wait(DELAYS_MS[Math.min(turn, DELAYS_MS.length - 1)]!, signal);
        const before = this.#arrived().length;
        await this.#ask(signal);
        if (this.#arrived().length !== before) turn = -1;
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      this.#isFollowing = false;
    }
  }

  async #ask(signal: AbortSignal): Promise<void> {
    const arrived = this.#arrived();
    for (let from = 0; from < arrived.length; from += ASKED_AT_ONCE) {
      const portion = arrived.slice(from, from + ASKED_AT_ONCE);
      try {
        const told = await this.#calls.told(
          portion.map(({ form }) => form!.cvId),
          signal,
        );
        for (const { key, form } of portion)
          this.#settle(
            key,
            told.find(({ cvId }) => cvId === form!.cvId),
          );
      } catch {
        // The files are safe, so a failed call is repeated.
        signal.throwIfAborted();
      }
    }
  }

  #settle(key: string, told: Told | undefined): void {
    if (told?.state === "complete") this.#change(key, { state: "complete" });
    if (told?.state === "failed") this.#change(key, { state: "failed", trouble: { message: told.message }, canRetry: false });
  }

  #arrived(): readonly Task[] {
    return this.#tasks.filter(({ state }) => state === "analyzing");
  }

  #find(key: string): Task | undefined {
    return this.#tasks.find((task) => task.key === key);
  }

  #put(task: Task): string {
    this.#update([...this.#tasks, task]);
    return task.key;
  }

  #change(key: string, changes: Partial<Task>): void {
    if (!this.#find(key)) return;
    this.#update(this.#tasks.map((task) => (task.key === key ? { ...task, ...changes } : task)));
  }

  #update(tasks: readonly Task[]): void {
    this.#tasks = tasks;
    for (const listener of this.#listeners) listener();
  }
}

const about = (file: File) => ({ file, name: file.name, size: file.size });
