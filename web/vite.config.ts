import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { appStyles } from "./build/app-styles.ts";
import { bootScripts } from "./build/boot-scripts.ts";
import { CSS_TARGET } from "./build/css-target.ts";
import { firstFiles } from "./build/first-files.ts";
import { importedBy } from "./build/imported-by.ts";
import { leanRouter } from "./build/lean-router.ts";
import { namedBuild } from "./build/named-build.ts";

/**
 * The dashboard's build: `dist/web/app.html` and `/assets/*`. Only the scripts of `boot` are inlined, by
 * their hashes: the CSP allows no other script or style in a page.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), leanRouter(), firstFiles(), bootScripts(), namedBuild(), appStyles()],
  // React lives in this workspace and the libraries that use it may be hoisted above it; there must be one React.
  resolve: { dedupe: ["react", "react-dom"] },
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    target: "es2023",
    cssTarget: CSS_TARGET,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: `${import.meta.dirname}/app.html`,
      output: {
        // The code of every page goes into one file instead of dozens of small ones.
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(?:react|react-dom|scheduler|clsx)\// },
            { name: "router", test: /node_modules\/(?:react-router|react-router-dom|@tanstack)\// },
            // All that the pages of signing in share with the others, and no more of them.
            importedBy("base", ["app/entry-sign-in.tsx"], /\/web\/(?!app\/(?:SignIn|entry-|features\/auth))/),
            // All else that every page begins with.
            importedBy("frame", ["app/entry-app.tsx", "app/shell/Shell.tsx"], /\/web\/(?!app\/(?:main|entr))/),
            // Shared by several pages. Not for all of them: folders of `recruiting`, and dialogs and forms, which bring large libraries.
            {
              name: "shared",
              test: /\/web\/(?:app|ui)\/(?!features|locales|recruiting\/(?!queries|selection|candidate)[a-z]+\/|Dialog|Table\.|useRowsDrawn|[Ff]orm(?:Dialog)?\.|resolver)|\/lucide-react\//,
              minShareCount: 3,
            },
            { name: "icons", test: /\/lucide-react\//, minShareCount: 2 },
            { name: "files", test: /\/web\/app\/recruiting\/files\//, minShareCount: 2 },
            // A list of candidates or CVs; a job's page, and its first tab.
            importedBy(
              "lists",
              ["app/features/jobs/JobPage.tsx", "app/features/jobs/candidates/CandidatesTab.tsx"],
              /\/web\/(?:app\/recruiting|ui)\//,
            ),
            importedBy("job", ["app/features/jobs/JobPage.tsx"], /\/web\/app\/features\/jobs\//),
            importedBy("candidates", ["app/features/jobs/candidates/CandidatesTab.tsx"], /\/web\/app\/features\/jobs\//),
            {
              debugName: "words of every page",
              name: (id: string) => /\/locales\/(\w+)\/(?:common\.json|recruiting\.json|catalogues\.ts)$/u.exec(id)?.[1] ?? null,
              test: /\/locales\/\w+\/(?:common\.json|recruiting\.json|catalogues\.ts)$/,
            },
          ],
        },
      },
    },
  },
});
