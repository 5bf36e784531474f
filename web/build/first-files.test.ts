import { describe, expect, test } from "vitest";
import type { Page } from "../app/pages.ts";
import { firstLoadsOf, patternOf } from "./first-files.ts";

/** The build reads the file's name from the function's text. */
const load = (module: string) => ({ toString: () => `() => import("./${module}")` }) as unknown as Page["load"];

const TABLE: readonly Page[] = [
  {
    path: "dashboard",
    load: load("Shell.tsx"),
    calls: ["GET /api/auth/session"],
    children: [
      {
        load: load("Boundary.tsx"),
        children: [
          { path: "", load: load("Dashboard.tsx"), catalogues: ["dashboard"] },
          {
            path: "jobs/:jobId",
            load: load("Job.tsx"),
            catalogues: ["jobs"],
            calls: ["GET /api/jobs/{jobId}"],
            views: [
              { query: "", calls: ["GET /api/jobs/{jobId}/candidates"] },
              { query: "tab=job", modules: ["JobTab.tsx"] },
            ],
          },
          { path: "jobs/:jobId/details", redirect: "/dashboard/jobs/:jobId?tab=job" },
          { path: "jobs/:jobId/:cvId", load: load("Candidate.tsx") },
        ],
      },
    ],
  },
];
const LOADS = firstLoadsOf(TABLE);
const frames = { modules: ["Shell.tsx", "Boundary.tsx"], calls: ["GET /api/auth/session"] };

test("a page begins with its frames, their calls and its own", () => {
  expect(LOADS.filter(({ query }) => query === undefined)).toMatchObject([
    { path: "/dashboard", modules: [...frames.modules, "Dashboard.tsx"], catalogues: ["dashboard"], calls: frames.calls },
    { path: "/dashboard/jobs/:jobId", calls: [...frames.calls, "GET /api/jobs/{jobId}"] },
    { path: "/dashboard/jobs/:jobId/:cvId", modules: [...frames.modules, "Candidate.tsx"] },
    { path: "/dashboard/jobs/:jobId/details", modules: [...frames.modules, "Job.tsx"], catalogues: ["jobs"] },
    { path: "/dashboard/jobs/:jobId/details", modules: ["JobTab.tsx"] },
  ]);
});

test("a view adds its own to the page, where the address has its query", () => {
  expect(LOADS.filter(({ query }) => query !== undefined)).toEqual([
    { path: "/dashboard/jobs/:jobId", query: "", modules: [], catalogues: [], calls: ["GET /api/jobs/{jobId}/candidates"] },
    { path: "/dashboard/jobs/:jobId", query: "tab=job", modules: ["JobTab.tsx"], catalogues: [], calls: [] },
  ]);
});

test("a row whose file cannot be read from its function is refused", () => {
  expect(() => firstLoadsOf([{ path: "a", load: () => Promise.reject(new Error("no import")) }])).toThrow("app/pages.ts");
});

describe("addresses", () => {
  const paths = LOADS.map(({ path }) => path);
  const matched = (address: string) => new Set(paths.filter((path) => new RegExp(patternOf(path, paths), "u").test(address)));

  test.for([
    ["/dashboard", "/dashboard"],
    ["/dashboard/", "/dashboard"],
    ["/dashboard/jobs/job_1", "/dashboard/jobs/:jobId"],
    ["/dashboard/jobs/job_1/cv_1", "/dashboard/jobs/:jobId/:cvId"],
    ["/dashboard/jobs/job_1/details-1", "/dashboard/jobs/:jobId/:cvId"],
    ["/dashboard/jobs/job_1/details", "/dashboard/jobs/:jobId/details"],
  ] as const)("%s begins with the page %s alone", ([address, path]) => {
    expect(matched(address)).toEqual(new Set([path]));
  });

  test("an address of no page begins with nothing but the frame of all pages", () => {
    expect(matched("/dashboard/nothing/here/at/all")).toEqual(new Set());
    expect("/nothing").toMatch(new RegExp(patternOf("", paths), "u"));
  });
});
