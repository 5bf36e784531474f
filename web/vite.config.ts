import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { firstFiles } from "./build/first-files.ts";
import { namedBuild } from "./build/named-build.ts";

/** The dashboard's build: `dist/web/app.html` and `/assets/*`. Nothing is inlined, because the CSP allows neither inline scripts nor styles. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), firstFiles(), namedBuild()],
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
