// oxlint-disable no-restricted-imports -- runs in the build, not in the browser
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { transform } from "esbuild";
import type { Plugin } from "vite";

const PLACE = /<script data-boot="(?<name>[\w-]+)"><\/script>/gu;

/**
 * Writes the scripts of `web/boot` into the page, where it names them. They run before the app's code, and a file of their own would cost
 * a round trip. The Content-Security-Policy allows each by its hash (`infra/app-page.ts`).
 */
export function bootScripts(): Plugin {
  return {
    name: "boot-scripts",
    transformIndexHtml: {
      order: "post",
      async handler(html) {
        const names = [...html.matchAll(PLACE)].map(({ groups }) => groups!["name"]!);
        const codes = new Map(await Promise.all(names.map(async (name) => [name, await minified(name)] as const)));
        return html.replaceAll(PLACE, (_, name: string) => `<script>${codes.get(name)!}</script>`);
      },
    },
  };
}

async function minified(name: string): Promise<string> {
  const file = resolve(import.meta.dirname, "../boot", `${name}.js`);
  const { code } = await transform(readFileSync(file, "utf8"), { minify: true, target: "es2020", legalComments: "none" });
  return code.trim();
}
