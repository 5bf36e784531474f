import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { assertSameOrigin } from "./origin.ts";

beforeEach(() => vi.stubEnv("SITE_URL", "https://candor.example"));
afterEach(() => vi.unstubAllEnvs());

test.for([
  ["GET", {}, true],
  ["GET", { "sec-fetch-site": "cross-site" }, true],
  ["POST", { origin: "https://candor.example" }, true],
  ["POST", { origin: "https://candor.example", "sec-fetch-site": "same-origin" }, true],
  ["POST", { "sec-fetch-site": "same-origin" }, true],
  ["POST", {}, false],
  ["POST", { origin: "null" }, false],
  ["POST", { origin: "https://candor.example.evil.example" }, false],
  ["POST", { origin: "http://candor.example" }, false],
  ["DELETE", { "sec-fetch-site": "same-site" }, false],
  ["PUT", { origin: "https://candor.example", "sec-fetch-site": "cross-site" }, false],
  ["POST", { "sec-fetch-site": "none" }, false],
] as const)("%s with %j is let through: %s", ([method, headers, allowed]) => {
  const ask = () => assertSameOrigin(method, headers);
  if (allowed) expect(ask).not.toThrow();
  else expect(ask).toThrow("origin.refused");
});
