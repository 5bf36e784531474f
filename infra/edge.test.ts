import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const code = readFileSync(resolve("infra/edge.js"), "utf8");

function edge(eventType: "viewer-request" | "viewer-response", uri: string): { uri?: string; statusCode?: number } {
  const event = { context: { eventType }, request: { uri }, response: { statusCode: 200 } };
  return runInNewContext(`${code}; handler(event)`, { event }) as { uri?: string; statusCode?: number };
}

test.for([
  "/",
  "/dashboard",
  "/dashboard/",
  "/dashboard/jobs/job_01/candidates/cv_02",
  "/auth/login",
  "/public/jobs/x",
  "/de",
  "/de/",
  "/es/dashboard",
  "/tr/auth/link",
])("%s is a page: the app answers, with 200", (uri) => {
  expect(edge("viewer-request", uri).uri).toBe("/app.html");
  expect(edge("viewer-response", uri).statusCode).toBe(200);
  expect(edge("viewer-response", "/app.html").statusCode).toBe(200);
});

test.for(["/assets/app-1a2b.js", "/version.json", "/favicon.ico", "/de/manifest.webmanifest", "/robots.txt"])(
  "%s is a file and stays itself",
  (uri) => {
    expect(edge("viewer-request", uri).uri).toBe(uri);
    expect(edge("viewer-response", uri).statusCode).toBe(200);
  },
);

// CloudFront may pass the second event the original path or the rewritten one: both must become a 404.
test.for(["/nothing", "/dashboards", "/fr/dashboard", "/de/nothing", "//dashboard"])(
  "%s is nowhere: the app answers, with 404",
  (uri) => {
    const rewritten = edge("viewer-request", uri).uri ?? "";
    expect(rewritten).toBe("/not-found.html");
    expect(edge("viewer-response", uri).statusCode).toBe(404);
    expect(edge("viewer-response", rewritten).statusCode).toBe(404);
  },
);

test.for([{}, { "x-viewer-address": { value: "203.0.113.7" } }])(
  "a call of the API keeps its address and says who makes it, whatever it says itself: %o",
  (said) => {
    const headers = { accept: { value: "*/*" }, ...said };
    const event = {
      context: { eventType: "viewer-request" },
      viewer: { ip: "2001:db8::1" },
      request: { uri: "/api/public/jobs", headers },
    };
    expect(runInNewContext(`${code}; handler(event)`, { event })).toEqual({
      uri: "/api/public/jobs",
      headers: { accept: { value: "*/*" }, "x-viewer-address": { value: "2001:db8::1" } },
    });
  },
);

test("it fits into a CloudFront Function", () => {
  expect(Buffer.byteLength(code)).toBeLessThan(10_000);
});
