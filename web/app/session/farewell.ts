const KEY = "candor-farewell";

/** Words about the end of a session. */
export interface Farewell {
  readonly title: string;
  readonly description: string;
}

/** Keeps the words for the login page, which is a new document and shows them as a toast. */
export const keepFarewell = (words: Farewell): void => sessionStorage.setItem(KEY, JSON.stringify(words));

/** The words that the document before has left, once. */
export function takeFarewell(): Farewell | undefined {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept === null ? undefined : (JSON.parse(kept) as Farewell);
}
