// oxlint-disable-next-line no-restricted-imports -- it builds, and is not in the browser
import { createHash } from "node:crypto";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/**
 * Names the build after what is in it: in the page, and in `/version.json`, which open pages look at. Files carry hashes in their names, so
 * the list of names is the content.
 */
function namedBuild(): Plugin {
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

/** The dashboard's build: `dist/web/app.html` and `/assets/*`. Nothing is inlined, because the CSP allows neither inline scripts nor styles. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), namedBuild()],
  // React lives in this workspace and the libraries that use it may be hoisted above it; there must be one React.
  resolve: { dedupe: ["react", "react-dom"] },
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: `${import.meta.dirname}/app.html`,
      output: {
        // What every page needs comes in one file instead of dozens of crumbs.
        codeSplitting: {
          groups: [
            {
              name: "libraries",
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|@tanstack|clsx)\//,
            },
            // Dialogs come with what opens them: the library behind them is not for every page.
            {
              name: "shared",
              test: /\/web\/(?:app|ui)\/(?!features|locales|Dialog)|\/lucide-react\//,
              minShareCount: 4,
            },
          ],
        },
      },
    },
  },
});
