import MiniSearch from "minisearch";
import { plain } from "./fields.ts";

/**
 * Rankings of texts by peers. Both get the same text as the product's scorer, and the unchanged job.
 */

/** The share of a job's keywords that stand in a text: what a common applicant tracking system counts. 0 to 100. */
export function coverage(keywords: readonly string[], text: string): number {
  const words = ` ${plain(text)} `;
  const found = keywords.filter((keyword) => words.includes(` ${plain(keyword)} `));
  return keywords.length === 0 ? 0 : (100 * found.length) / keywords.length;
}

/** BM25+ by MiniSearch over all texts, asked with the whole advert. Scores by id; what shares no word has 0. */
export function bm25(texts: ReadonlyMap<string, string>): (advert: string) => ReadonlyMap<string, number> {
  const index = new MiniSearch<{ id: string; text: string }>({ fields: ["text"], processTerm: (term) => plain(term) || null });
  index.addAll([...texts].map(([id, text]) => ({ id, text })));
  return (advert) => new Map(index.search(advert).map(({ id, score }) => [String(id), score]));
}
