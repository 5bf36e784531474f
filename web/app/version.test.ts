import { expect, test } from "vitest";
import { buildOfSite, isMissingPart } from "./version.ts";

const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status });

test("the manifest of the build is asked for three times, and no fourth", async () => {
  let asked = 0;
  const failing = () => Promise.resolve(++asked < 3 ? json({}, 503) : json({ build: "b2" }));
  expect(await buildOfSite(failing, 0)).toBe("b2");
  expect(asked).toBe(3);

  asked = 0;
  const dead = () => {
    asked++;
    return Promise.reject(new TypeError("Failed to fetch"));
  };
  expect(await buildOfSite(dead, 0)).toBeUndefined();
  expect(asked).toBe(3);
});

test("a site without a manifest is not asked again, and tells nothing", async () => {
  let asked = 0;
  expect(await buildOfSite(() => Promise.resolve(json({}, ++asked && 404)), 0)).toBeUndefined();
  expect(asked).toBe(1);
});

test.for([
  "Failed to fetch dynamically imported module: https://x/assets/JobPage-1.js",
  "error loading dynamically imported module: https://x/assets/JobPage-1.js",
  "Importing a module script failed.",
  "Unable to preload CSS for /assets/JobPage-1.css",
])("%s means that a part of the page is missing", (message) => {
  expect(isMissingPart(new TypeError(message))).toBe(true);
});

test("other errors do not", () => {
  expect(isMissingPart(new TypeError("Cannot read properties of undefined"))).toBe(false);
  expect(isMissingPart("text")).toBe(false);
});
