import { useSyncExternalStore } from "react";

/**
 * Which candidates of a list are chosen, by the CV's id. A store and no state: of ten thousand rows a press draws its own anew, and no
 * other.
 */
export class Selection {
  readonly #chosen = new Set<string>();
  readonly #listeners = new Set<() => void>();
  /** As read out of `#chosen`, until that changes. */
  #all: readonly string[] | undefined;
  /** Where a range begins: the row that was pressed last. */
  #anchor: string | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly has = (cvId: string): boolean => this.#chosen.has(cvId);
  readonly size = (): number => this.#chosen.size;
  readonly all = (): readonly string[] => (this.#all ??= [...this.#chosen]);

  /** Chooses a row, or takes it back. */
  toggle(cvId: string): void {
    this.#anchor = cvId;
    if (!this.#chosen.delete(cvId)) this.#chosen.add(cvId);
    this.#tell();
  }

  /** Does to all rows from the one pressed last to this one what a press on this one does; `order` is that of the list. */
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

  /** Has whoever shows something of it look again, because the rows have changed. */
  lookAgain(): void {
    for (const listener of this.#listeners) listener();
  }

  #tell(): void {
    this.#all = undefined;
    this.lookAgain();
  }
}

export const useIsChosen = (selection: Selection, cvId: string): boolean =>
  useSyncExternalStore(selection.subscribe, () => selection.has(cvId));

export const useHowManyChosen = (selection: Selection): number => useSyncExternalStore(selection.subscribe, selection.size);

/** How many of the loaded rows are chosen. */
export function useChosenOf(
  selection: Selection,
  rows: { readonly current: readonly { readonly cvId: string }[] },
): "all" | "some" | "none" {
  return useSyncExternalStore(selection.subscribe, () => {
    if (selection.size() === 0) return "none";
    return rows.current.every(({ cvId }) => selection.has(cvId)) ? "all" : "some";
  });
}
