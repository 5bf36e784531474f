interface Staged {
  readonly cvId: string;
  readonly stage: string;
}

/** The place of a row that is moved: its index afterwards, and the candidate that it then follows; null before all of its stage. */
export interface Landing {
  readonly to: number;
  readonly after: string | null;
}

/**
 * Returns the place of a row that is moved to an index. It stays among the candidates of its stage. Undefined where it would not move.
 */
export function landingOf(rows: readonly Staged[], from: number, wanted: number): Landing | undefined {
  const moved = rows[from];
  if (!moved) return undefined;
  const others = rows.toSpliced(from, 1);
  const isOfStage = ({ stage }: Staged) => stage === moved.stage;
  const [first, end] = [others.findIndex(isOfStage), others.findLastIndex(isOfStage) + 1];
  if (first < 0) return undefined;
  const to = Math.min(Math.max(wanted, first), end);
  return to === from ? undefined : { to, after: to > first ? others[to - 1]!.cvId : null };
}

/** Pages of a list with one row moved; the sizes of the pages stay. */
export function reordered<Row, Page extends { readonly items: readonly Row[] }>(
  pages: readonly Page[],
  from: number,
  to: number,
): Page[] {
  const all = pages.flatMap(({ items }) => items);
  const moved = all.toSpliced(from, 1).toSpliced(to, 0, all[from]!);
  let taken = 0;
  return pages.map((page) => ({ ...page, items: moved.slice(taken, (taken += page.items.length)) }));
}
