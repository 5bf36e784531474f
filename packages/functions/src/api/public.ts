import { openApiOf } from "@candor/contract";
import { environment } from "@candor/core/kernel/aws";
import { BulkUpload } from "@candor/core/channels/bulk-link/bulk-upload";
import { Logos } from "@candor/core/job/logo";
import { switchDigest } from "@candor/core/account/digest-switch";
import { Feed } from "@candor/core/job/feed/feed";
import { OpenJobs } from "@candor/core/job/feed/open-jobs";
import { Sitemap } from "@candor/core/job/feed/sitemap";
import { Failure } from "@candor/core/kernel/failure";
import { FEED_CACHED_SECONDS, LOGO_CACHED_SECONDS, PUBLIC_CACHED_SECONDS } from "@candor/core/kernel/limits";
import { PublicForm } from "@candor/core/channels/public-form/apply";
import { Publication } from "@candor/core/job/publication";
import { FEEDS, type Feed as FeedName } from "@candor/core/job/platforms.info";
import { Answer, Bytes, routes, tagged } from "../http/endpoint.ts";
import { ageOfForm, formToken } from "../http/form-token.ts";
import { staticPaths } from "../http/pages.ts";
import { publicPages } from "./public-pages.ts";

/** The OpenAPI document, built on first use so that a cold start for an application does not wait for it. */
let description: Readonly<Record<string, unknown>> | undefined;

/**
 * The edge caches a feed for minutes, so that frequent reads do not run the function. Platforms read it a few times a day, so a closed
 * job still leaves it before the next read.
 */
async function feed(name: FeedName, part = 1): Promise<Answer<string>> {
  const text = await Feed.read(name, part);
  if (text === undefined) throw new Failure("notFound", `${name} ${part}`);
  return xml(text, FEED_CACHED_SECONDS);
}

/** A part of a feed after the first, by the names in its address. */
async function laterPart(named: { readonly feed: string; readonly part: string }): Promise<Answer<string>> {
  const name = FEEDS.find((each) => each === named.feed);
  const [, number = "1"] = /^([1-9]\d{0,3})\.xml$/u.exec(named.part) ?? [];
  if (!name || number === "1") throw new Failure("notFound", named.part);
  return feed(name, Number(number));
}

const xml = (text: string, cachedSeconds: number, type = "application/xml"): Answer<string> =>
  new Answer(text, {
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "cache-control": `public, max-age=${cachedSeconds}`,
      vary: "accept-encoding",
    },
  });

const rss = async (path: string, companyId?: string): Promise<Answer<string>> =>
  xml(await OpenJobs.asRss(path, companyId), PUBLIC_CACHED_SECONDS, "application/rss+xml");

/** Open jobs for scripts of other sites. They hold nothing that is not on public pages, so any origin may read them. */
const openJobs = async (companyId?: string) =>
  new Answer(await OpenJobs.list(companyId), {
    headers: { "access-control-allow-origin": "*", "cache-control": `public, max-age=${PUBLIC_CACHED_SECONDS}` },
  });

async function sitemap(part: string): Promise<Answer<string>> {
  const [, number] = /^jobs-([1-9]\d{0,3})\.xml$/u.exec(part) ?? [];
  const text = number
    ? await Sitemap.jobs(Number(number))
    : part === "pages.xml"
      ? Sitemap.pages([...(await staticPaths()), "/public/jobs"])
      : undefined;
  if (text === undefined) throw new Failure("notFound", part);
  return xml(text, PUBLIC_CACHED_SECONDS);
}

/** The calls without sign-in. */
export const handler = routes({
  "GET /api/openapi.json": async (_, request) => {
    description ??= openApiOf(environment("SITE_URL"));
    const { status, body, headers } = tagged(description, request);
    return new Answer(body, { ...(status && { status }), headers: { ...headers, "cache-control": "public, max-age=300" } });
  },
  "GET /api/public/jobs": ({ query }) => Publication.list(query),
  "GET /api/public/jobs/{jobPublic}": async ({ path }) => {
    const shown = await Publication.show(path.jobPublic);
    return { ...shown, form: await formToken(shown.publicId) };
  },
  "POST /api/public/jobs/{jobPublic}/uploads": async ({ path, body }, { viewer, idempotencyKey }) =>
    PublicForm.begin(path.jobPublic, body, {
      viewer: await viewer(),
      formAgeMs: body.form === undefined ? undefined : await ageOfForm(body.form, path.jobPublic),
      idempotencyKey,
    }),
  "GET /api/public/jobs/{jobPublic}/uploads": ({ path, query }, { locale }) =>
    PublicForm.told(path.jobPublic, query.cvIds, locale),

  "GET /api/digest/{token}": async ({ path }, { locale }) => {
    const page = `${locale === "en" ? "" : `/${locale}`}/public/summary/${encodeURIComponent(path.token)}`;
    return new Answer(undefined, { headers: { location: page } });
  },
  "POST /api/digest/{token}": ({ path }) => switchDigest({ ...path, digest: false }),
  "PUT /api/digest/{token}": ({ path, body }) => switchDigest({ ...body, ...path }),

  "GET /feeds/linkedin.xml": () => feed("linkedin"),
  "GET /feeds/indeed.xml": () => feed("indeed"),
  "GET /feeds/{feed}/{part}": ({ path }) => laterPart(path),
  "GET /feeds/parts.json": async () =>
    new Answer(await Feed.parts(), { headers: { "cache-control": `public, max-age=${PUBLIC_CACHED_SECONDS}` } }),

  "GET /feeds/jobs.rss": () => rss("/feeds/jobs.rss"),
  "GET /feeds/jobs.json": () => openJobs(),
  "GET /feeds/companies/{companyId}/jobs.rss": ({ path: { companyId } }) =>
    rss(`/feeds/companies/${encodeURIComponent(companyId)}/jobs.rss`, companyId),
  "GET /feeds/companies/{companyId}/jobs.json": ({ path }) => openJobs(path.companyId),
  "GET /sitemap.xml": async () => xml(await Sitemap.index(), PUBLIC_CACHED_SECONDS),
  "GET /sitemaps/{part}": ({ path }) => sitemap(path.part),

  ...publicPages,

  "GET /api/logos/{logoId}": async ({ path }) => {
    const { bytes, type } = await Logos.show(path);
    return new Answer(new Bytes(bytes), {
      headers: {
        "content-type": type,
        "cache-control": `public, max-age=${LOGO_CACHED_SECONDS}, immutable`,
        // A user uploaded the file, so a browser must treat it as a picture and nothing else.
        "x-content-type-options": "nosniff",
        "content-disposition": `inline; filename="logo.${type.slice("image/".length)}"`,
        "content-security-policy": "default-src 'none'; sandbox",
      },
    });
  },

  "GET /api/public/bulk/{token}": ({ path }) => BulkUpload.show(path.token),
  "POST /api/public/bulk/{token}/uploads": ({ path, body }, { idempotencyKey }) =>
    BulkUpload.begin({ ...body, ...path }, { idempotencyKey }),
  "GET /api/public/bulk/{token}/uploads": ({ path, query }, { locale }) => BulkUpload.told(path.token, query.cvIds, locale),
});
