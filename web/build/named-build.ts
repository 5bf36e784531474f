// oxlint-disable-next-line no-restricted-imports -- it builds, and is not in the browser
import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/**
 * Names the build after its content: in the page, and in `/version.json`, which open pages fetch. Files carry hashes in their names, so
 * the list of names is the content.
 */
export function namedBuild(): Plugin {
  const nameOf = (files: readonly string[]) => createHash("sha256").update(files.toSorted().join()).digest("hex").slice(0, 16);
  let build = "";
  return {
    name: "named-build",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        build = nameOf(Object.keys(bundle).filter((file) => file.startsWith("assets/")));
        return { html, tags: [{ tag: "meta", attrs: { name: "build", content: build }, injectTo: "head" }] };
      },
    },
    generateBundle: {
      order: "post",
      handler() {
        if (!build) throw new Error("The page was not made before its build was to be named.");
        this.emitFile({ type: "asset", fileName: "version.json", source: `${JSON.stringify({ build })}\n` });
      },
    },
  };
}
