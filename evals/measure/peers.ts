import MiniSearch from "minisearch";
import type { Cv } from "../corpus/cv.ts";
import type { Sample } from "../corpus/pool.ts";
import type { hard, stuffing } from "../corpus/special.ts";
import { plain } from "./fields.ts";
import { misleading, ranking, type Job } from "./people.ts";
import type { Desk } from "./reading.ts";

/**
 * Rankings of texts by peers. Both get the same text as the product's scorer, and the unchanged job.
 */

/** The share of a job's keywords that stand in a text: what a common applicant tracking system counts. 0 to 100. */
function coverage(keywords: readonly string[], text: string): number {
  const words = ` ${plain(text)} `;
  const found = keywords.filter((keyword) => words.includes(` ${plain(keyword)} `));
  return keywords.length === 0 ? 0 : (100 * found.length) / keywords.length;
}

/** BM25+ by MiniSearch over all texts, asked with the whole advert. Scores by id; what shares no word has 0. */
function bm25(texts: ReadonlyMap<string, string>): (advert: string) => ReadonlyMap<string, number> {
  const index = new MiniSearch<{ id: string; text: string }>({ fields: ["text"], processTerm: (term) => plain(term) || null });
  index.addAll([...texts].map(([id, text]) => ({ id, text })));
  return (advert) => new Map(index.search(advert).map(({ id, score }) => [String(id), score]));
}

/** The same rankings by keyword coverage and by full-text search. */
export async function orderOfPeers(
  desk: Desk,
  samples: readonly Sample[],
  jobs: readonly Job[],
  hardOnes: ReturnType<typeof hard>,
  stuffed: ReturnType<typeof stuffing>,
) {
  const all = [...samples.map(({ cv }) => cv), ...hardOnes.map(({ cv }) => cv), ...stuffed.map(({ cv }) => cv)];
  const texts = new Map(await Promise.all(all.map(async (cv) => [cv.id, (await desk.cv(cv)).document.text] as const)));
  const ask = bm25(texts);
  const answers = new Map(jobs.map((job) => [job, ask(job.trade.advert[job.language])]));
  const byBm25 = async (job: Job, cv: Cv) => answers.get(job)!.get(cv.id) ?? 0;
  const byCoverage = async (job: Job, cv: Cv) =>
    coverage(
      job.trade.skills.map((skill) => skill[job.language][0]),
      texts.get(cv.id)!,
    );
  return Promise.all(
    (
      [
        ["keyword coverage", byCoverage],
        ["BM25 (MiniSearch)", byBm25],
      ] as const
    ).map(async ([name, way]) => ({
      name,
      rank: await ranking(jobs, samples, (job, { cv }) => way(job, cv)),
      placed: await misleading(hardOnes, samples, jobs, way),
      kept: await misleading(stuffed, samples, jobs, way),
    })),
  );
}
