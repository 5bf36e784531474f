import { OpenJobs } from "@candor/core/job/feed/open-jobs";
import { postingOf } from "@candor/core/job/feed/posting";
import { Publication } from "@candor/core/job/publication";
import { environment } from "@candor/core/kernel/aws";
import { Failure } from "@candor/core/kernel/failure";
import { type Locale, LOCALES, SEARCH_MAX_CHARACTERS } from "@candor/core/kernel/limits";
import type { Answer } from "../http/endpoint.ts";
import { page, pages } from "../http/pages.ts";

/** The language of an address; undefined for one that we do not speak. English has no segment of its own. */
const localeIn = (segment: string): Locale | undefined => LOCALES.find((locale) => locale === segment && locale !== "en");

const nowhere = async (path: string): Promise<Answer<string>> =>
  page(await (await pages()).notFound({ locale: "en", path }), { status: 404 });

async function jobList(locale: Locale, { query = "", next }: { query?: string | undefined; next?: string | undefined }) {
  const asked = query.trim().slice(0, SEARCH_MAX_CHARACTERS);
  const [site, list] = await Promise.all([pages(), Publication.list({ query: asked, ...(next && { next }) })]);
  return page(
    await site.jobList({ locale, query: asked, from: next || undefined, jobs: list.items, total: list.total, next: list.next }),
  );
}

/** A job's page in its own language, whatever the address says: 200 while it is open or on hold, 410 once it is closed. */
async function job(publicId: string, locale: Locale): Promise<Answer<string>> {
  const [site, found] = await Promise.all([pages(), findPage(publicId)]);
  if (!found) return page(await site.jobNotFound({ locale, path: `/public/${publicId}` }), { status: 404 });
  const { job: advert, mailbox, companyId, others } = found;
  if (advert.status === "closed") {
    const feed = `/feeds/companies/${companyId}/jobs.rss`;
    return page(await site.closedJob({ job: advert, others, feed }), { status: 410 });
  }
  return page(await site.job({ job: advert, mailbox, posting: postingOf(advert, environment("SITE_URL")) }));
}

async function findPage(publicId: string): Promise<Publication.Page | undefined> {
  try {
    return await Publication.page(publicId);
  } catch (error) {
    if (error instanceof Failure && error.code === "job.notFound") return undefined;
    throw error;
  }
}

async function embed(companyId: string, locale: Locale): Promise<Answer<string>> {
  const [site, { items }] = await Promise.all([pages(), OpenJobs.list(companyId)]);
  return page(await site.embeddedJobs({ locale, jobs: items }));
}

/** Runs a page in the language of its address. */
const inLocaleOf = (segment: string, path: string, run: (locale: Locale) => Promise<Answer<string>>): Promise<Answer<string>> => {
  const locale = localeIn(segment);
  return locale ? run(locale) : nowhere(`/${segment}${path}`);
};

/** Handlers of the pages that depend on stored jobs. */
export const publicPages = {
  "GET /public/jobs": ({ query }: { query: { query?: string | undefined; next?: string | undefined } }) => jobList("en", query),
  "GET /{locale}/public/jobs": ({
    path,
    query,
  }: {
    path: { locale: string };
    query: { query?: string | undefined; next?: string | undefined };
  }) => inLocaleOf(path.locale, "/public/jobs", (locale) => jobList(locale, query)),
  "GET /public/{jobPublic}": ({ path }: { path: { jobPublic: string } }) => job(path.jobPublic, "en"),
  "GET /{locale}/public/{jobPublic}": ({ path }: { path: { locale: string; jobPublic: string } }) =>
    inLocaleOf(path.locale, `/public/${path.jobPublic}`, (locale) => job(path.jobPublic, locale)),
  "GET /embed/{companyId}": ({ path }: { path: { companyId: string } }) => embed(path.companyId, "en"),
  "GET /{locale}/embed/{companyId}": ({ path }: { path: { locale: string; companyId: string } }) =>
    inLocaleOf(path.locale, `/embed/${path.companyId}`, (locale) => embed(path.companyId, locale)),
};
