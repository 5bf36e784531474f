import { expect, test } from "vitest";
import { manifestOf } from "./manifest.ts";
import { EXTENSION_KEY } from "./src/id.ts";

const manifest = manifestOf({ siteUrl: "https://candor.example", version: "1.2.3" });

test("the extension asks for these permissions and for no others", () => {
  // More would switch it off in every browser until its user agrees. None of these is shown as "read all your data".
  expect(manifest.permissions.toSorted()).toEqual(["activeTab", "contextMenus", "identity", "scripting", "storage"]);
  expect(manifest.host_permissions).toEqual(["https://candor.example/*"]);
  expect(manifest.optional_host_permissions.toSorted()).toEqual(["http://*/*", "https://*/*"]);
  expect(Object.keys(manifest)).not.toContain("content_scripts");
  expect(Object.keys(manifest)).not.toContain("externally_connectable");
  expect(Object.keys(manifest)).not.toContain("web_accessible_resources");
});

test("its pages run no code but their own, and make no markup of texts", () => {
  const policy = manifest.content_security_policy.extension_pages.split("; ");
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]),
  );
  expect(policy.filter((rule) => /unsafe|data:|blob:|\*/u.test(rule))).toEqual([]);
});

test("every stage has an extension of its own, with the same id", () => {
  const local = manifestOf({ siteUrl: "http://localhost:3100", version: "1.2.3" });
  expect(local.homepage_url).toBe("http://localhost:3100/");
  // Firefox refuses a port in a pattern.
  expect(local.host_permissions).toEqual(["http://localhost/*"]);
  expect([local.key, manifest.key]).toEqual([EXTENSION_KEY, EXTENSION_KEY]);
});

test("a store gets it without the key, which it would refuse", () => {
  expect(manifestOf({ siteUrl: "https://candor.example", version: "1.2.3", isForStore: true })).not.toHaveProperty("key");
});
