import { matchRoutes } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { inLocale, LOCALES, localeOf } from "./i18n/locale.ts";
import { type Paths, pathsOf } from "./paths.ts";
import { routesWith } from "./routes.tsx";

/** Every link, with the route it must open. */
const LINKS: { [Name in keyof Paths]: (paths: Paths) => [address: string, route: string] } = {
  home: (paths) => [paths.home(), ""],
  login: (paths) => [paths.login(), "auth/login"],
  register: (paths) => [paths.register(), "auth/register"],
  authRedirect: (paths) => [paths.authRedirect(), "auth/redirect"],
  dashboard: (paths) => [paths.dashboard(), "dashboard"],
  help: (paths) => [paths.help("contact"), "dashboard/help"],
  jobs: (paths) => [paths.jobs({ query: "ğ & ü", status: "open" }), "dashboard/jobs"],
  newJob: (paths) => [paths.newJob("link"), "dashboard/jobs"],
  firstJob: (paths) => [paths.firstJob("job_1"), "dashboard/jobs"],
  job: (paths) => [paths.job("job_1", "criteria"), "dashboard/jobs/:jobId"],
  editJob: (paths) => [paths.editJob("job_1"), "dashboard/jobs/:jobId"],
  cvs: (paths) => [paths.cvs({ query: "ğ & ü", next: "cv_1" }), "dashboard/cv"],
  extension: (paths) => [paths.extension(), "dashboard/google-extension"],
  subscription: (paths) => [paths.subscription(), "dashboard/subscription"],
  pricing: (paths) => [paths.pricing("coupon"), "dashboard/pricing"],
  account: (paths) => [paths.account(), "dashboard/account"],
  companies: (paths) => [paths.companies(), "dashboard/company-profile"],
  candidate: (paths) => [paths.candidate("job_1", "cv_1"), "dashboard/jobs/:jobId/:cvId"],
  compare: (paths) => [paths.compare("job_1", ["cv_1", "cv_2"]), "dashboard/jobs/:jobId/compare"],
  publicJobs: (paths) => [paths.publicJobs(), "public/jobs"],
  bulk: (paths) => [paths.bulk("a_b-c"), "public/bulk/:token"],
  verify: (paths) => [paths.verify(), "verify"],
  privacy: (paths) => [paths.privacy(), "public/privacy-policy"],
  terms: (paths) => [paths.terms(), "public/privacy-policy"],
};

const Nothing = () => null;
const page = { Component: Nothing };
const routes = routesWith({ ErrorBoundary: Nothing, NotFound: Nothing, LocaleFrame: Nothing, dashboard: page, part: page });

/** The route an address opens, without the locale. */
function routeOf(address: string): string {
  const matches = matchRoutes(routes, new URL(address, "http://localhost").pathname) ?? [];
  return matches
    .slice(2)
    .flatMap(({ route }) => route.path ?? [])
    .join("/");
}

describe.for(LOCALES)("in %s", (locale) => {
  const paths = pathsOf(locale);

  test.for(Object.entries(LINKS))("the link %s opens its page, in the same language", ([, link]) => {
    const [address, route] = link(paths);
    expect(routeOf(address)).toBe(route);
    expect(localeOf(new URL(address, "http://localhost").pathname)).toBe(locale);
  });

  test("an address nobody knows opens the not-found page", () => {
    expect(routeOf(inLocale("/dashboard/nothing/here/at/all", locale))).toBe("*");
    expect(routeOf(inLocale("/nothing", locale))).toBe("*");
  });

  test("details of a job are not read as the id of a CV", () => {
    expect(routeOf(inLocale("/dashboard/jobs/job_1/details", locale))).toBe("dashboard/jobs/:jobId/details");
  });
});

test("an address keeps its query and fragment in another language", () => {
  expect(inLocale("/dashboard/jobs?query=a#x", "de")).toBe("/de/dashboard/jobs?query=a#x");
  expect(inLocale("/de/dashboard/jobs?query=a#x", "tr")).toBe("/tr/dashboard/jobs?query=a#x");
  expect(inLocale("/de", "en")).toBe("/");
  expect(inLocale("/de?x=1", "es")).toBe("/es?x=1");
  expect(inLocale("/", "es")).toBe("/es");
  expect(inLocale("/despacho", "tr")).toBe("/tr/despacho");
});
