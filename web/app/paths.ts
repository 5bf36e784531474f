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
    /** `part` is a section or a question of the page. */
    help: (part?: string) => path(`/dashboard/help${part ? `#${part}` : ""}`),
    jobs: (filter: { query?: string; status?: string } = {}) => {
      const search = new URLSearchParams(Object.entries(filter).filter(([, value]) => value)).toString();
      return path(`/dashboard/jobs${search && `?${search}`}`);
    },
    /** `copyOf` is the job whose fields are copied. */
    newJob: (from: "description" | "link" | "brief" = "description", copyOf?: string) =>
      path(`/dashboard/jobs?new=${from}${copyOf ? `&copy=${segment(copyOf)}` : ""}`),
    /** The page after an account's first job. */
    firstJob: (jobId: string) => path(`/dashboard/jobs?new=next&job=${segment(jobId)}`),
    job: (jobId: string, tab: JobTab = "candidates") =>
      path(`/dashboard/jobs/${segment(jobId)}${tab === "candidates" ? "" : `?tab=${tab}`}`),
    /** The form of a job's fields. */
    editJob: (jobId: string) => path(`/dashboard/jobs/${segment(jobId)}?tab=job&edit=1`),
    /** `ai` is an AI search, `next` the cursor of a page, `cv` the CV opened in a dialog. */
    cvs: (asked: { query?: string; ai?: string; next?: string; cv?: string } = {}) => {
      const search = new URLSearchParams(Object.entries(asked).filter(([, value]) => value)).toString();
      return path(`/dashboard/cv${search && `?${search}`}`);
    },
    account: () => path("/dashboard/account"),
    companies: () => path("/dashboard/company-profile"),
    extension: () => path("/dashboard/google-extension"),
    subscription: () => path("/dashboard/subscription"),
    /** `part` is a section of it. */
    pricing: (part?: "coupon") => path(`/dashboard/pricing${part ? `#${part}` : ""}`),
    /** `criterion` is the one whose words are shown in the CV. */
    candidate: (jobId: string, cvId: string, criterion?: string) =>
      path(`/dashboard/jobs/${segment(jobId)}/${segment(cvId)}${criterion ? `?criterion=${segment(criterion)}` : ""}`),
    compare: (jobId: string, cvIds: readonly string[]) =>
      path(`/dashboard/jobs/${segment(jobId)}/compare?${new URLSearchParams(cvIds.map((cvId) => ["cv", cvId])).toString()}`),
    /** Drawn by the server, so that its route loads a document. */
    publicJobs: () => path("/public/jobs"),
    bulk: (token: string) => path(`/public/bulk/${segment(token)}`),
    /** The public check of a receipt. */
    verify: () => path("/verify"),
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
