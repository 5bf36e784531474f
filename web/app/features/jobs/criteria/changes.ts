import type { Criterion } from "@candor/scoring/criterion.info";

/** The changes of an edit, counted. */
export interface Changes {
  readonly weights: number;
  readonly importances: number;
  readonly kinds: number;
  readonly texts: number;
  readonly added: number;
  readonly removed: number;
  readonly isReordered: boolean;
  readonly total: number;
}

/** An added or reworded criterion, for which the CVs have to be analysed again. */
export interface Rewording {
  readonly number: number;
  /** Undefined for a criterion that was added. */
  readonly before: Criterion | undefined;
  readonly after: Criterion;
}

const byId = (criteria: readonly Criterion[]): ReadonlyMap<string, Criterion> =>
  new Map(criteria.map((criterion) => [criterion.id, criterion]));

const FIELDS = ["weight", "importance", "kind", "text"] as const;
type Field = (typeof FIELDS)[number];

const differs = (field: Field, a: Criterion, b: Criterion): boolean =>
  field === "text" ? a.text.trim() !== b.text.trim() : a[field] !== b[field];

/** True for a criterion that differs from the saved one; its place in the list does not count. */
export const isChanged = (criterion: Criterion, saved: Criterion | undefined): boolean =>
  !saved || FIELDS.some((field) => differs(field, criterion, saved));

export function changesBetween(saved: readonly Criterion[], edited: readonly Criterion[]): Changes {
  const before = byId(saved);
  const after = byId(edited);
  const kept = edited.filter(({ id }) => before.has(id));
  const count = (field: Field) => kept.filter((criterion) => differs(field, criterion, before.get(criterion.id)!)).length;
  const counts = {
    weights: count("weight"),
    importances: count("importance"),
    kinds: count("kind"),
    texts: count("text"),
    added: edited.length - kept.length,
    removed: saved.filter(({ id }) => !after.has(id)).length,
  };
  const order = saved.filter(({ id }) => after.has(id));
  const isReordered = order.some(({ id }, index) => id !== kept[index]?.id);
  return { ...counts, isReordered, total: Object.values(counts).reduce((sum, value) => sum + value, 0) + Number(isReordered) };
}

/** The criteria on which the CVs have to be marked again: added ones, and those with another text or kind. */
export function rewordings(saved: readonly Criterion[], edited: readonly Criterion[]): Rewording[] {
  const before = byId(saved);
  return edited
    .map((after, index) => ({ number: index + 1, before: before.get(after.id), after }))
    .filter(({ before, after }) => !before || differs("text", before, after) || differs("kind", before, after));
}

/** The same criteria in the same order. */
export const areSame = (a: readonly Criterion[], b: readonly Criterion[]): boolean => changesBetween(a, b).total === 0;

/**
 * Rebases an edit that began from `base` onto criteria that somebody else has saved meanwhile: changes made here win, all else is theirs. A
 * criterion that they removed comes back only if it was changed here.
 */
export function rebased(base: readonly Criterion[], mine: readonly Criterion[], theirs: readonly Criterion[]): Criterion[] {
  const began = byId(base);
  const edited = byId(mine);
  const current = byId(theirs);

  const merge = (their: Criterion): Criterion => {
    const from = began.get(their.id);
    const to = edited.get(their.id);
    if (!from || !to) return their;
    const own = FIELDS.filter((field) => differs(field, from, to)).map((field) => [field, to[field]]);
    return { ...their, ...Object.fromEntries(own) };
  };
  const isRemovedHere = ({ id }: Criterion) => began.has(id) && !edited.has(id);
  const kept = theirs.filter((their) => !isRemovedHere(their)).map(merge);
  const own = mine.filter((criterion) => !current.has(criterion.id) && isChanged(criterion, began.get(criterion.id)));
  const all = [...kept, ...own];
  if (!changesBetween(base, mine).isReordered) return all;
  const place = new Map(mine.map(({ id }, index) => [id, index]));
  return all.toSorted((a, b) => (place.get(a.id) ?? mine.length) - (place.get(b.id) ?? mine.length));
}
