/** The page of the list that an address asks for: words searched, and where the page begins. Empty texts stand for none. */
export interface CvSearch {
  readonly query: string;
  readonly next: string;
}

/** The search in an address, and the CV opened over the list. */
export function askedOf(search: URLSearchParams): CvSearch & { readonly cvId: string } {
  const of = (name: string) => search.get(name) ?? "";
  return { query: of("query"), next: of("next"), cvId: of("cv") };
}

/** Where the pages before this one begin, kept with the entry of the browser's history: a reload and going back find it again. */
export interface Trail {
  readonly before: readonly string[];
}

/**
 * The pages passed on the way to this one. Undefined where that is not known, as after following a link to a later page: there is no
 * way to page backwards then, only to the first.
 */
export function trailOf(state: unknown, { next }: CvSearch): Trail | undefined {
  if (next === "") return { before: [] };
  const before = typeof state === "object" && state !== null && "before" in state ? state.before : undefined;
  const isTrail = Array.isArray(before) && before.length > 0 && before.every((cursor) => typeof cursor === "string");
  return isTrail ? { before } : undefined;
}

/** The trail of the page after one. */
export const trailAfter = (trail: Trail | undefined, { next }: CvSearch): Trail | undefined =>
  trail && { before: [...trail.before, next] };
