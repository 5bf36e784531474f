import { expect, test } from "vitest";
import { isOurs } from "./wanted.ts";

test.for(["/dashboard/jobs", "/de/dashboard/jobs/job_1?tab=criteria", "/"])("after signing in one may go to %s", (path) => {
  expect(isOurs(path)).toBe(true);
});

test.for([
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "",
  "dashboard",
  "/a b",
  `/${"a".repeat(500)}`,
])("but never to %j", (path) => {
  expect(isOurs(path)).toBe(false);
});
