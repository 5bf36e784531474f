import { fold, matches } from "@candor/core/kernel/search-text.info";

interface Opened {
  readonly jobId: string;
  readonly cvId?: string;
  readonly label: string;
}

/** The opened jobs and candidates that fit the typed text: those whose name begins with it first, then the ones opened last. */
export function rankedRecents<R extends Opened>(visited: readonly R[], query: string, most: number): R[] {
  if (query === "") return visited.slice(0, most);
  const [first = ""] = fold(query).split(/\s+/u);
  const begins = ({ label }: R) => (` ${fold(label)}`.includes(` ${first}`) ? 0 : 1);
  return visited
    .filter(({ label }) => matches(label, query))
    .toSorted((a, b) => begins(a) - begins(b))
    .slice(0, most);
}

/** The server's answers that still fit the typed text and are not among the opened ones already. */
export function othersThan<T>(
  found: readonly T[],
  {
    query,
    nameOf,
    isOpened,
  }: {
    query: string;
    nameOf: (one: T) => string;
    isOpened: (one: T) => boolean;
  },
): T[] {
  return found.filter((one) => matches(nameOf(one), query) && !isOpened(one));
}
