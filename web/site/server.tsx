import { publicPathOf } from "@candor/core/job/public-path.info";
import type { Advert } from "@candor/core/job/publication.info";
import type { Locale } from "@candor/core/kernel/limits";
import type { SiteRendererOf } from "./contract.ts";
import { type DocumentOptions, documentOf, frameOf } from "./document.tsx";
import { closedJobPage } from "./jobs/closedJobPage.tsx";
import { EmbeddedJobs } from "./jobs/EmbeddedJobs.tsx";
import { jobListPage } from "./jobs/jobListPage.tsx";
import { jobNotFoundPage } from "./jobs/jobNotFoundPage.tsx";
import { jobPage } from "./jobs/jobPage.tsx";
import { notFoundPage } from "./NotFound.tsx";
import { inAllLocales, inLocale } from "./paths.ts";
import type { PageContent } from "./page.ts";

const LIST = "/public/jobs";

export const siteRenderer: SiteRendererOf = ({ assets }, stage) => {
  const draw = async (
    locale: Locale,
    content: PageContent,
    where: Pick<DocumentOptions, "path" | "alternates" | "languages">,
  ) => ({
    locale,
    html: await documentOf({ image: `/og/jobs-${locale}.png`, ...content, locale, ...where }, assets, stage),
  });
  // A job speaks one language, so its language menu leads to the lists.
  const drawJob = (job: Advert, content: PageContent) =>
    draw(job.language, content, { path: publicPathOf(job), languages: inAllLocales(LIST) });
  return {
    notFound: ({ locale, path }) => draw(locale, notFoundPage(locale, path), { path: inLocale(path, locale) }),
    job: (input) => drawJob(input.job, jobPage(input)),
    closedJob: (input) => drawJob(input.job, closedJobPage(input)),
    jobNotFound: ({ locale, path }) =>
      draw(locale, jobNotFoundPage(locale), { path: inLocale(path, locale), languages: inAllLocales(LIST) }),
    jobList: (input) =>
      draw(input.locale, jobListPage(input), { path: inLocale(LIST, input.locale), alternates: inAllLocales(LIST) }),
    embeddedJobs: async (input) => ({
      locale: input.locale,
      html: await frameOf(<EmbeddedJobs {...input} />, input.locale, assets, stage),
    }),
  };
};
