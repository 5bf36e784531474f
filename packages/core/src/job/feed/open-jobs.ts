import { environment } from "../../kernel/aws.ts";
import { FEED_JOBS_MAX } from "../../kernel/limits.ts";
import { publicPathOf } from "../public-path.info.ts";
import { publicList, type Card } from "../public-list.ts";
import type { OpenJob } from "../publication.info.ts";
import { rss } from "./rss.ts";

export * as OpenJobs from "./open-jobs.ts";

/** The newest published, open jobs, of all employers or of one, up to `FEED_JOBS_MAX`. An unknown employer has none. */
export async function list(companyId?: string): Promise<{ items: OpenJob[] }> {
  const items = await cardsOf(companyId);
  return { items: items.map(openJob) };
}

/** The same jobs as RSS 2.0. `path` is that of the feed itself. */
export async function asRss(path: string, companyId?: string): Promise<string> {
  const siteUrl = environment("SITE_URL");
  const cards = await cardsOf(companyId);
  const [first] = companyId === undefined ? [] : cards;
  return rss({
    title: first ? `${first.shown.company}: jobs` : "Candor: jobs",
    link: `${siteUrl}/public/jobs`,
    self: `${siteUrl}${path}`,
    jobs: cards.map(openJob),
  });
}

async function cardsOf(companyId: string | undefined): Promise<readonly Card[]> {
  const { cards } = await publicList();
  return cards.filter((card) => companyId === undefined || card.companyId === companyId).slice(0, FEED_JOBS_MAX);
}

/** A job as other sites list it. */
const openJob = ({ shown }: Card): OpenJob => ({ ...shown, url: `${environment("SITE_URL")}${publicPathOf(shown)}` });
