/** Folds text for search: without case and accents; Turkish dotless ı counts as i. */
export const fold = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/ı/g, "i");

/** True if a text contains every word of a query. */
export function matches(text: string, query: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(/\s+/u)
    .every((word) => folded.includes(word));
}
