import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { runInNewContext } from "node:vm";
import { LOCALES } from "@candor/core/kernel/limits";
import { describe, expect, test } from "vitest";
import { fileOf, inLocale, STATIC_PATHS } from "../web/site/paths.ts";

const code = readFileSync(resolve("infra/edge.js"), "utf8");

interface Asked {
  readonly headers?: Record<string, { value: string }>;
  readonly cookies?: Record<string, { value: string }>;
  readonly querystring?: Record<string, { value: string; multiValue?: readonly { value: string }[] }>;
}

interface Decided {
  readonly uri?: string;
  readonly statusCode?: number;
  readonly headers?: Record<string, { value: string }>;
  readonly cookies?: Record<string, { value: string; attributes?: string }>;
}

function edge(eventType: "viewer-request" | "viewer-response", uri: string, asked: Asked = {}): Decided {
  const request = { uri, headers: {}, cookies: {}, querystring: {}, ...asked };
  const event = { context: { eventType }, viewer: { ip: "2001:db8::1" }, request, response: { statusCode: 200 } };
  return runInNewContext(`${code}; handler(event)`, { event }) as Decided;
}

const browser = (languages: string) => ({ headers: { "accept-language": { value: languages } } });

test.for([
  "/dashboard",
  "/dashboard/jobs/job_01/candidates/cv_02",
  "/auth/login",
  "/public/bulk/x",
  "/es/dashboard",
  "/tr/auth/link",
])("%s is a page of the app, with 200", (uri) => {
  const { uri: at, headers } = edge("viewer-request", uri, { headers: { "x-page-path": { value: "/dashboard/other" } } });
  expect(at).toBe("/app.html");
  // The API draws the pages of one person: it is told which.
  const isPersonal = !uri.startsWith("/public/");
  expect(headers?.["x-page-path"]?.value === uri).toBe(isPersonal);
  expect(edge("viewer-response", uri).statusCode).toBe(200);
  expect(edge("viewer-response", "/app.html").statusCode).toBe(200);
});

const STATIC = STATIC_PATHS.flatMap((path) => LOCALES.map((locale) => inLocale(path, locale)));

test.for(STATIC)("%s is a static page: its file, with 200", (uri) => {
  expect(edge("viewer-request", uri).uri).toBe(fileOf(uri));
  expect(edge("viewer-response", uri).statusCode).toBe(200);
  expect(edge("viewer-response", fileOf(uri)).statusCode).toBe(200);
});

test.for([
  ...["/public/jobs", "/de/public/jobs", "/tr/public/engineer-k7m2x9q4bd", "/embed/cmp_1", "/es/embed/cmp_1", "/public/bulk"].map(
    (uri) => [uri, uri] as const,
  ),
  // The API has no route that is as deep, and would answer JSON.
  ["/public/a/b", "/public/_"],
  ["/de/public/jobs/a/b.html", "/de/public/_"],
  ["/fr/public/a/b", "/fr/public/_"],
  ["/tr/embed/cmp_1/b", "/tr/embed/_"],
] as const)("%s is drawn by the API, at %s", ([uri, at]) => {
  expect(edge("viewer-request", uri).uri).toBe(at);
});

test.for([
  ["/tools/", "/tools"],
  ["/de/", "/de"],
  ["/de/public/jobs/", "/de/public/jobs"],
  ["/public/engineer-k7m2x9q4bd//", "/public/engineer-k7m2x9q4bd"],
  ["/dashboard/", "/dashboard"],
  ["/nothing/", "/nothing"],
  ["//evil.example/", "/evil.example"],
  ["/\\evil.example/", "/evil.example"],
] as const)("%s leads for good to %s", ([uri, to]) => {
  const { statusCode, headers } = edge("viewer-request", uri, { querystring: { source: { value: "a%20b" } } });
  expect([statusCode, headers?.["location"]?.value]).toEqual([308, `${to}?source=a%20b`]);
});

test("a redirect keeps every value of a name in the query", () => {
  const querystring = { tag: { value: "b", multiValue: [{ value: "a" }, { value: "b" }] }, source: { value: "mail" } };
  const { headers } = edge("viewer-request", "/tools/", { querystring });
  expect(headers?.["location"]?.value).toBe("/tools?tag=a&tag=b&source=mail");
});

test.for(["/assets/app-1a2b.js", "/version.json", "/favicon.ico", "/de/manifest.webmanifest", "/robots.txt"])(
  "%s is a file and stays itself",
  (uri) => {
    expect(edge("viewer-request", uri).uri).toBe(uri);
    expect(edge("viewer-response", uri).statusCode).toBe(200);
  },
);

// CloudFront may pass the second event the original path or the rewritten one: both must become a 404.
test.for([
  ["/nothing", "/not-found.html"],
  ["/dashboards", "/not-found.html"],
  ["/fr/dashboard", "/not-found.html"],
  ["/de/nothing", "/de/not-found.html"],
  ["/tr/tools/nothing", "/tr/not-found.html"],
  ["//dashboard", "/not-found.html"],
] as const)("%s is nowhere: a page says so in the language of the address, with 404", ([uri, page]) => {
  expect(edge("viewer-request", uri).uri).toBe(page);
  expect(edge("viewer-response", uri).statusCode).toBe(404);
  expect(edge("viewer-response", page).statusCode).toBe(404);
});

describe("the language of the home page", () => {
  test.for([
    ["de-AT,de;q=0.9,en;q=0.8", "/de"],
    ["fr-FR,fr;q=0.9,tr;q=0.8,en;q=0.7", "/tr"],
    ["en;q=0.5,es;q=0.9", "/es"],
  ] as const)("%s leads to %s", ([languages, to]) => {
    const { statusCode, headers } = edge("viewer-request", "/", browser(languages));
    expect(statusCode).toBe(302);
    expect(headers).toMatchObject({ location: { value: to }, "cache-control": { value: "private, no-store" } });
  });

  test.for(["en-GB,en;q=0.9,de;q=0.8", "fr", "*", ""])("%j stays in English", (languages) => {
    expect(edge("viewer-request", "/", browser(languages)).uri).toBe("/index.html");
  });

  test("a search engine names no language and reads the English page", () => {
    expect(edge("viewer-request", "/").uri).toBe("/index.html");
  });

  test("an earlier choice counts more than the browser", () => {
    expect(edge("viewer-request", "/", { ...browser("de"), cookies: { locale: { value: "en" } } }).uri).toBe("/index.html");
    const chosen = { ...browser("de"), cookies: { locale: { value: "es" } }, querystring: { from: { value: "mail" } } };
    expect(edge("viewer-request", "/", chosen).headers).toMatchObject({ location: { value: "/es?from=mail" } });
  });

  test("an address with a language, or of another page, is what it says", () => {
    expect(edge("viewer-request", "/es", browser("de")).uri).toBe("/es.html");
    expect(edge("viewer-request", "/tools", browser("de")).uri).toBe("/tools.html");
  });

  test("English is chosen without a script", () => {
    const { statusCode, headers, cookies } = edge("viewer-request", "/en", browser("de"));
    expect([statusCode, headers?.["location"]?.value]).toEqual([302, "/"]);
    expect(cookies).toEqual({ locale: { value: "en", attributes: "Path=/; Max-Age=31536000; SameSite=Lax; Secure" } });
  });
});

const SAID: readonly Record<string, { value: string }>[] = [{}, { "x-viewer-address": { value: "203.0.113.7" } }];
test.for(SAID)("a call of the API keeps its address and says who makes it, whatever it says itself: %o", (said) => {
  const headers = { accept: { value: "*/*" }, ...said };
  const asked = edge("viewer-request", "/api/public/jobs", { headers });
  expect(asked).toMatchObject({
    uri: "/api/public/jobs",
    headers: { accept: { value: "*/*" }, "x-viewer-address": { value: "2001:db8::1" } },
  });
});

test("it fits into a CloudFront Function", () => {
  expect(Buffer.byteLength(code)).toBeLessThan(10_000);
});
