import { type Locale, LOCALES } from "@candor/core/kernel/limits";

/** The free tools by their paths. */
export const TOOLS = {
  response: "/tools/ai-hiring-response-tool",
  linkedin: "/tools/ai-linkedin-message-creator",
  interview: "/tools/interview-question-generator",
  description: "/tools/job-description-generator",
  seniority: "/tools/job-seniority-detector",
} as const;
export type Tool = keyof typeof TOOLS;

/** Every static page, in English. `infra/edge.js` has them as a pattern, which a test compares with this list. */
export const STATIC_PATHS = ["/", "/public/privacy-policy", "/verify", "/tools", ...Object.values(TOOLS)] as const;

/** A path in another language. */
export const inLocale = (path: string, locale: Locale): string =>
  locale === "en" ? path : `/${locale}${path === "/" ? "" : path}`;

/** The file of a static page in `dist/site`. */
export const fileOf = (path: string): string => (path === "/" ? "/index.html" : `${path}.html`);

/** The same page in every language. */
export const inAllLocales = (path: string): Record<Locale, string> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, inLocale(path, locale)])) as Record<Locale, string>;

/** Every link of the public pages, in one language. */
export function sitePaths(locale: Locale) {
  const path = (english: string) => inLocale(english, locale);
  return {
    home: () => path("/"),
    how: () => `${path("/")}#how`,
    pricing: () => `${path("/")}#pricing`,
    tools: () => path("/tools"),
    tool: (tool: Tool) => path(TOOLS[tool]),
    verify: () => path("/verify"),
    jobs: (query?: string) => path("/public/jobs") + (query ? `?${new URLSearchParams({ query }).toString()}` : ""),
    job: (publicId: string) => path(`/public/${encodeURIComponent(publicId)}`),
    privacy: () => path("/public/privacy-policy"),
    terms: () => path("/public/privacy-policy#terms"),
    imprint: () => path("/public/privacy-policy#imprint"),
    login: () => path("/auth/login"),
    register: () => path("/auth/register"),
    dashboard: () => path("/dashboard"),
    newJob: () => path("/dashboard/jobs?new=description"),
  };
}
