import { useSyncExternalStore } from "react";

/**
 * The selected candidates of a list, by the CV's id. A store instead of state, so that a press renders only its own row, also among ten
 * thousand.
 */
export class Selection {
  readonly #chosen = new Set<string>();
  readonly #listeners = new Set<() => void>();
  /** Cached list of `#chosen`, dropped when that changes. */
  #all: readonly string[] | undefined;
  /** The beginning of a range: the row that was pressed last. */
  #anchor: string | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly has = (cvId: string): boolean => this.#chosen.has(cvId);
  readonly size = (): number => this.#chosen.size;
  readonly all = (): readonly string[] => (this.#all ??= [...this.#chosen]);

  /** Selects a row, or deselects it. */
  toggle(cvId: string): void {
    this.#anchor = cvId;
    if (!this.#chosen.delete(cvId)) this.#chosen.add(cvId);
    this.#tell();
  }

  /** Selects or deselects all rows from the last pressed one to this one, as a press on this one would; `order` is that of the list. */
  toggleUpTo(cvId: string, order: readonly string[]): void {
    const [from, to] = [this.#anchor === undefined ? -1 : order.indexOf(this.#anchor), order.indexOf(cvId)];
    if (from < 0 || to < 0) return this.toggle(cvId);
    const isChosen = !this.#chosen.has(cvId);
    this.#anchor = cvId;
    return this.set(order.slice(Math.min(from, to), Math.max(from, to) + 1), isChosen);
  }

  set(cvIds: Iterable<string>, isChosen: boolean): void {
    for (const cvId of cvIds) {
      if (isChosen) this.#chosen.add(cvId);
      else this.#chosen.delete(cvId);
    }
    this.#tell();
  }

  clear(): void {
    if (this.#chosen.size === 0) return;
    this.#chosen.clear();
    this.#anchor = undefined;
    this.#tell();
  }

  /** Notifies the subscribers, because the rows have changed. */
  lookAgain(): void {
    for (const listener of this.#listeners) listener();
  }

  #tell(): void {
    this.#all = undefined;
    this.lookAgain();
  }
}

export const useIsChosen = (selection: Selection, cvId: string): boolean => {
  const look = () => selection.has(cvId);
  return useSyncExternalStore(selection.subscribe, look, look);
};

export const useHowManyChosen = (selection: Selection): number =>
  useSyncExternalStore(selection.subscribe, selection.size, selection.size);

/** Which of these rows are selected. */
export function useChosenOf(
  selection: Selection,
  rows: { readonly current: readonly { readonly cvId: string }[] },
): "all" | "some" | "none" {
  const look = () => {
    if (selection.size() === 0) return "none";
    const chosen = rows.current.filter(({ cvId }) => selection.has(cvId)).length;
    if (chosen === 0) return "none";
    return chosen === rows.current.length ? "all" : "some";
  };
  return useSyncExternalStore(selection.subscribe, look, look);
}
