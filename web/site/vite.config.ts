// oxlint-disable no-restricted-imports -- runs in the build, not in the browser
import { globSync } from "node:fs";
import { basename, resolve } from "node:path";
import { LANGUAGES } from "@candor/scoring/language";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { CSS_TARGET } from "../build/css-target.ts";
import { lateModules, type LateGroup } from "../build/late-modules.ts";
import { packedTablesOfWorkers } from "../build/packed-tables.ts";
import { STYLESHEETS } from "./contract.ts";

const SITE = import.meta.dirname;
const islands = globSync("islands/*.client.{ts,tsx}", { cwd: SITE }).map((file) => [
  basename(file).replace(/\.client\.tsx?$/u, ""),
  resolve(SITE, file),
]);

/** Tables of the engine that only some texts need. */
const LATE: readonly LateGroup[] = [
  // A title alone is not read as an advert is.
  {
    name: "advert",
    files: ["advert/asked-for.ts", "vocabulary/index.ts"],
    from: ["tools/interview-questions.ts", "advert/compact.ts"],
  },
  { name: "occupations", files: ["vocabulary/occupations.ts", "vocabulary/work.ts", "vocabulary/same-occupations.ts"] },
  { name: "duties", files: ["brief/duties.ts"] },
  { name: "studies", files: ["vocabulary/studies.ts"] },
  ...LANGUAGES.filter((language) => language !== "en").map((language) => ({
    name: `wishes-${language}`,
    files: [`fairness/rules-${language}.ts`],
  })),
  ...LANGUAGES.map((language) => ({ name: `reasons-${language}`, files: [`fairness/finding-words-${language}.ts`] })),
  ...LANGUAGES.map((language) => ({ name: `interview-${language}`, files: [`tools/interview/words-${language}.ts`] })),
];

/** The browser's part of the public pages: their stylesheet, and the scripts of islands. `build.ts` writes the pages. */
export default defineConfig({
  root: resolve(SITE, ".."),
  publicDir: resolve(SITE, "public"), // favicon.svg comes with the app
  plugins: [react(), tailwindcss()],
  resolve: { dedupe: ["react", "react-dom"] },
  worker: { format: "es", plugins: () => [lateModules(LATE), packedTablesOfWorkers()] },
  build: {
    outDir: resolve(SITE, "../../dist/site"),
    emptyOutDir: true,
    target: "es2023",
    cssTarget: CSS_TARGET,
    assetsInlineLimit: 0,
    manifest: "manifest.json",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        ...Object.fromEntries(STYLESHEETS.map((name) => [name, resolve(SITE, `styles/${name}.css`)])),
        ...Object.fromEntries(islands),
      },
      output: {
        codeSplitting: { groups: [{ name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// }] },
      },
    },
  },
});
