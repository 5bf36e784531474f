// oxlint-disable no-restricted-imports -- runs in the build, not in the browser
import { globSync } from "node:fs";
import { basename, resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { CSS_TARGET } from "../build/css-target.ts";
import { STYLESHEETS } from "./contract.ts";

const SITE = import.meta.dirname;
const islands = globSync("islands/*.client.{ts,tsx}", { cwd: SITE }).map((file) => [
  basename(file).replace(/\.client\.tsx?$/u, ""),
  resolve(SITE, file),
]);

/** The browser's part of the public pages: their stylesheet, and the scripts of islands. `build.ts` writes the pages. */
export default defineConfig({
  root: resolve(SITE, ".."),
  publicDir: resolve(SITE, "public"), // favicon.svg comes with the app
  plugins: [react(), tailwindcss()],
  resolve: { dedupe: ["react", "react-dom"] },
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
