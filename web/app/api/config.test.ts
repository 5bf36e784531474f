import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const told = (config: object) =>
  vi.stubGlobal("document", { getElementById: () => ({ textContent: JSON.stringify(config) }), documentElement: { lang: "en" } });

test("calls go where the page's configuration says, to the page's own origin unless it does", async () => {
  told({ stage: "x", apiUrl: "https://api.example" });
  const { addressOf } = await import("./client.ts");
  expect(addressOf("GET /api/jobs", {}, { query: "a" })).toBe("https://api.example/api/jobs?query=a");

  vi.resetModules();
  told({ stage: "x" });
  expect((await import("./client.ts")).addressOf("GET /api/jobs")).toBe("/api/jobs");
});
