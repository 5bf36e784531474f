import { useMemo } from "react";
import { inLocale, type Locale } from "./i18n/locale.ts";
import { useLocale } from "./i18n/useLocale.ts";

const segment = encodeURIComponent;

/** A tab of a job's page. */
export type JobTab = "candidates" | "job" | "criteria" | "share";

/** Every link of the app, in one language. */
export function pathsOf(locale: Locale) {
  const path = (english: string) => inLocale(english, locale);
  return {
    home: () => path("/"),
    login: () => path("/auth/login"),
    register: () => path("/auth/register"),
    authRedirect: () => path("/auth/redirect"),
    dashboard: () => path("/dashboard"),
    jobs: (filter: { query?: string; status?: string } = {}) => {
      const search = new URLSearchParams(Object.entries(filter).filter(([, value]) => value)).toString();
      return path(`/dashboard/jobs${search && `?${search}`}`);
    },
    newJob: () => path("/dashboard/jobs?new=description"),
    job: (jobId: string, tab: JobTab = "candidates") =>
      path(`/dashboard/jobs/${segment(jobId)}${tab === "candidates" ? "" : `?tab=${tab}`}`),
    candidate: (jobId: string, cvId: string) => path(`/dashboard/jobs/${segment(jobId)}/${segment(cvId)}`),
    publicJobs: (query?: string) => path(`/public/jobs${query ? `?${new URLSearchParams({ query }).toString()}` : ""}`),
    publicJob: (jobPublic: string) => path(`/public/${segment(jobPublic)}`),
    bulk: (token: string) => path(`/public/bulk/${segment(token)}`),
    privacy: () => path("/public/privacy-policy"),
    terms: () => path("/public/privacy-policy#terms"),
  };
}

export type Paths = ReturnType<typeof pathsOf>;

/** The links in the language of the page. */
export function usePaths(): Paths {
  const locale = useLocale();
  return useMemo(() => pathsOf(locale), [locale]);
}
